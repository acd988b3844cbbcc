// What is pointed at, or chosen: one note explains it.

/** Something that can be pointed at; targets of one name mean the same thing. */
export interface Target {
  name: string
}

/** How long a finger rests on a thing that does something when it is tapped, until the thing is explained instead. */
const HELD = 450

/** Of things within one another the innermost is meant. */
export const isMeant = (event: Event): boolean =>
  (event.target as Element).closest('[data-target]') === event.currentTarget

export class Pointing<T extends Target> {
  #pointed = $state.raw<T | null>(null)
  #chosen = $state.raw<T | null>(null)
  #anchor = $state.raw<HTMLElement | null>(null)
  /** what the pointer is in, and has said already */
  #within: EventTarget | null = null
  /** it is pointed at by a pointer that is there, not by the focus or a press */
  #hovered = false
  /** a finger rests on a thing; it rested long enough, and its click is none */
  #resting = 0
  #held = false

  /** What the note is about: what was chosen, else what is pointed at. */
  get shown(): T | null {
    return this.#chosen ?? this.#pointed
  }

  /** What the note stands beside. */
  get anchor(): HTMLElement | null {
    return this.#anchor
  }

  get isPinned(): boolean {
    return this.#chosen !== null
  }

  isShown(target: T): boolean {
    return this.shown?.name === target.name
  }

  isChosen(target: T): boolean {
    return this.#chosen?.name === target.name
  }

  /** Show what a target is, until it is left. */
  point(target: T, by: HTMLElement): void {
    this.#pointed = target
    this.#hovered = false
    if (this.#chosen === null) this.#anchor = by
  }

  /** Show what a target is, until something else is chosen or it is cleared. */
  choose(target: T, by: HTMLElement): void {
    this.#chosen = target
    this.#anchor = by
  }

  /** Forget it all; a pointer that moves points again. */
  clear(): void {
    this.dismiss()
    this.#within = null
  }

  /** No note any more; a pointer has to leave and come back to see it again. */
  dismiss(): void {
    this.#pointed = this.#chosen = this.#anchor = null
  }

  /** The table changed: only what a pointer still points at is worth a note, with what it says now. */
  renew(): void {
    if (!this.#hovered) this.dismiss()
  }

  /**
   * What a thing needs that can be pointed at, by a pointer or the keyboard, or by a finger that rests on it. A pointer
   * must move: what comes to lie under one at rest says nothing.
   */
  on(target: T) {
    const lift = () => clearTimeout(this.#resting)
    const forget = () => {
      if (this.#pointed?.name !== target.name) return
      this.#pointed = null
      if (this.#chosen === null) this.#anchor = null
    }
    const leave = () => {
      lift()
      this.#within = null
      forget()
    }
    return {
      'data-target': target.name,
      onpointermove: (event: PointerEvent & { currentTarget: HTMLElement }) => {
        if (event.pointerType === 'touch' || this.#within === event.currentTarget || !isMeant(event)) return
        this.#within = event.currentTarget
        this.point(target, event.currentTarget)
        this.#hovered = true
      },
      onpointerdown: (event: PointerEvent & { currentTarget: HTMLElement }) => {
        this.#held = false
        if (event.pointerType !== 'touch' || !isMeant(event)) return
        const by = event.currentTarget
        lift()
        this.#resting = window.setTimeout(() => {
          this.#held = true
          this.choose(target, by)
        }, HELD)
      },
      onpointerup: lift,
      onpointercancel: lift,
      onclickcapture: (event: MouseEvent) => {
        if (!this.#held) return forget() // what is pressed does something, or is chosen: either way it was read
        this.#held = false
        event.stopPropagation()
        event.preventDefault()
      },
      onpointerleave: leave,
      onfocus: (event: FocusEvent & { currentTarget: HTMLElement }) => {
        if (event.currentTarget.matches(':focus-visible')) this.point(target, event.currentTarget)
      },
      onblur: leave,
    }
  }
}
