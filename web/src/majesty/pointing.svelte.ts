// What the player points at or has chosen; one note explains it.
import { getContext, setContext } from 'svelte'
import type { Offer } from '$lib/types'

export type Target =
  | { kind: 'offer'; offer: Offer }
  | { kind: 'card'; place: number; person: string; workers: number }
  | { kind: 'building'; seat: number; building: string }
  | { kind: 'deck' }

/** Targets are equal when they mean the same thing. */
export function nameOf(target: Target): string {
  if (target.kind === 'offer') return `offer ${target.offer.move}`
  if (target.kind === 'card') return `card ${target.place} ${target.person}`
  if (target.kind === 'building') return `building ${target.seat} ${target.building}`
  return 'deck'
}

export class Pointing {
  pointed = $state.raw<Target | null>(null)
  chosen = $state.raw<Target | null>(null)
  anchor = $state.raw<HTMLElement | null>(null)
  noteId = 'majesty-note'
  #confirm: (offer: Offer) => void

  constructor(confirm: (offer: Offer) => void) {
    this.#confirm = confirm
  }

  /** What the note is about. */
  get shown(): Target | null {
    return this.chosen ?? this.pointed
  }

  isShown(target: Target): boolean {
    return this.shown !== null && nameOf(this.shown) === nameOf(target)
  }

  isChosen(target: Target): boolean {
    return this.chosen !== null && nameOf(this.chosen) === nameOf(target)
  }

  #isPointed(target: Target): boolean {
    return this.pointed !== null && nameOf(this.pointed) === nameOf(target)
  }

  /** The offer the note is about, if it is one that can be played. */
  get possible(): Offer | null {
    const shown = this.shown
    return shown?.kind === 'offer' && shown.offer.problem === null ? shown.offer : null
  }

  clear(): void {
    this.pointed = this.chosen = this.anchor = null
  }

  /** What a button needs to be pointed at and chosen. */
  on(target: Target) {
    const point = (element: EventTarget | null) => {
      this.pointed = target
      if (this.chosen === null) this.anchor = element as HTMLElement
    }
    const leave = () => {
      if (this.#isPointed(target)) this.pointed = null
    }
    return {
      'data-target': nameOf(target),
      'aria-describedby': this.isShown(target) ? this.noteId : undefined,
      // a pointer at rest, under which the table changes, points at nothing
      onpointermove: (event: PointerEvent) =>
        event.pointerType !== 'touch' && !this.#isPointed(target) && point(event.currentTarget),
      onpointerleave: leave,
      onfocus: (event: FocusEvent) => point(event.currentTarget),
      onblur: leave,
      onclick: (event: MouseEvent) => {
        event.stopPropagation()
        if (this.isChosen(target)) {
          if (target.kind === 'offer' && target.offer.problem === null) this.#confirm(target.offer)
          else this.clear()
          return
        }
        this.chosen = target
        this.anchor = event.currentTarget as HTMLElement
      },
    }
  }
}

const KEY = Symbol('pointing')
export const sharePointing = (pointing: Pointing): Pointing => setContext(KEY, pointing)
export const usePointing = (): Pointing => getContext(KEY)
