// What can be pointed at on the Majesty table; the first press chooses it, the second one confirms.
import { getContext, setContext } from 'svelte'
import { isOf } from '$lib/offers'
import type { Offer } from '$lib/types'
import { Pointing } from '../table/pointing.svelte'

export type MajestyTarget = { name: string } & (
  | { kind: 'offer'; offer: Offer }
  | { kind: 'card'; place: number; person: string; workers: number }
  | { kind: 'building'; building: string }
  | { kind: 'deck' }
)

export const targets = {
  offer: (offer: Offer): MajestyTarget => ({ name: `offer ${offer.move}`, kind: 'offer', offer }),
  card: (place: number, person: string, workers: number): MajestyTarget => ({
    name: `card ${place} ${person}`,
    kind: 'card',
    place,
    person,
    workers,
  }),
  building: (seat: number, building: string): MajestyTarget => ({
    name: `building ${seat} ${building}`,
    kind: 'building',
    building,
  }),
  deck: (): MajestyTarget => ({ name: 'deck', kind: 'deck' }),
}

/** The building that a move leads to. */
export const buildingOf = (offer: Offer): string | undefined =>
  isOf(offer, 'majesty.move.take', 'majesty.move.heal') ? offer.what.building : undefined

export class MajestyPointing extends Pointing<MajestyTarget> {
  #confirm: (offer: Offer) => void

  constructor(confirm: (offer: Offer) => void) {
    super()
    this.#confirm = confirm
  }

  /** The offer the note is about, if it is one that can be played. */
  get possible(): Offer | null {
    const shown = this.shown
    return shown?.kind === 'offer' && shown.offer.problem === null ? shown.offer : null
  }

  override on(target: MajestyTarget) {
    return {
      ...super.on(target),
      onclick: (event: MouseEvent & { currentTarget: HTMLElement }) => {
        event.stopPropagation()
        if (!this.isChosen(target)) this.choose(target, event.currentTarget)
        else if (target.kind === 'offer' && target.offer.problem === null) this.#confirm(target.offer)
        else this.clear()
      },
    }
  }
}

const KEY = Symbol('pointing')
export const sharePointing = (pointing: MajestyPointing): MajestyPointing => setContext(KEY, pointing)
export const usePointing = (): MajestyPointing => getContext(KEY)
