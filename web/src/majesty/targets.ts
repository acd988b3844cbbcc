// What can be pointed at on the Majesty table; the first press chooses it, a second one by mouse or key confirms what
// can be played.
import { isOf } from '$lib/offers'
import type { Offer } from '$lib/types'
import { useNotes, type Explained, type Notes, type NoteWords } from '../table/notes.svelte'

export type MajestyTarget = Explained &
  (
    | { kind: 'offer'; offer: Offer }
    | { kind: 'card'; place: number; person: string; workers: number }
    | { kind: 'building'; building: string; seat: number }
    | { kind: 'said' }
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
    seat,
  }),
  /** a door in the line of another realm: the same building, by another name */
  door: (seat: number, building: string): MajestyTarget => ({
    name: `door ${seat} ${building}`,
    kind: 'building',
    building,
    seat,
  }),
  /** something that says in its own words what it is */
  said: (name: string, note: () => NoteWords | null): MajestyTarget => ({ name, kind: 'said', note }),
  deck: (): MajestyTarget => ({ name: 'deck', kind: 'deck' }),
}

/** The building that a move leads to. */
export const buildingOf = (offer: Offer): string | undefined =>
  isOf(offer, 'majesty.move.take', 'majesty.move.heal') ? offer.what.building : undefined

/** The offer the note is about, if it is one that can be played. */
export function possibleOf(notes: Notes<MajestyTarget>): Offer | null {
  const { shown } = notes
  return shown?.kind === 'offer' && shown.offer.problem === null ? shown.offer : null
}

export const usePointing = (): Notes<MajestyTarget> => useNotes<MajestyTarget>()
