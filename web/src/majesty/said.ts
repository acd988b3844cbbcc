// What numbers and signs of the Majesty table say of themselves when they are asked.
import { listed, nameOf, namesOf } from '$lib/names'
import { plain, signed } from '$lib/numbers'
import type { Event } from '$lib/types'
import { words } from '$lib/words.svelte'
import type { NoteWords } from '../table/notes.svelte'
import { attacksOn, pointsIn, sourcesOf, type Deed, type Late } from './lately'
import { isInfirmary } from './printed'
import type { MajestyBoard, MajestyScene } from './shown'

/** Cards in a row, each by its name. */
export const cardList = (cards: string[]): string => cards.map((card) => words.name(card)).join(', ')

export function pointsNote(scene: MajestyScene, seat: number, change: number, late: Late): NoteWords {
  const names = namesOf(scene.seats)
  const points = scene.table.seats[seat].points
  if (points === null) return { title: names[seat], lines: [words.say('majesty-web-note-points-hidden')] }
  const watched = scene.viewer === null ? 'yes' : 'no'
  const lines = [words.say('majesty-web-note-points')]
  if (change && !scene.over) lines.push(words.say('majesty-web-change', { change: signed(change), watched }))
  const turns = [...(late.own ? [late.own] : []), ...late.others]
  return {
    title: words.say('majesty-web-note-points-title', { seat: names[seat], points: plain(points) }),
    lines: [...(scene.winners.includes(seat) ? [`♛ ${words.say('majesty-web-won')}`] : []), ...lines],
    gains: scene.over
      ? []
      : sourcesOf(turns, seat).map((one) => sourceWords(one.deed, one.event, seat, names, scene.viewer)),
  }
}

/** Where points came from; in a turn of another, through whom. */
function sourceWords(deed: Deed, event: Event, seat: number, names: string[], me: number | null): string {
  const told = words.tell(event, names, me)
  const points = signed(event.points)
  if (deed.seat === seat) return `${points}: ${told}`
  return words.say('majesty-web-note-through', { points, other: names[deed.seat], card: deed.card, told })
}

export const workersNote = (seat: string, workers: number, board: MajestyBoard): NoteWords => ({
  title: words.say('majesty-web-note-workers-title', { seat, number: workers }),
  lines: [
    words.say('majesty-web-note-workers'),
    words.say('majesty-web-note-workers-end', { places: board.worker_places, points: board.point_per_worker }),
  ],
})

export const varietyNote = (number: number, points: number): NoteWords => ({
  title: words.say('majesty-sheet-end-variety'),
  lines: [words.say('majesty-web-variety-told', { number, points })],
})

export const peopleNote = (place: string, cards: string[]): NoteWords => ({
  title: words.say('majesty-web-note-people-title', { place, number: cards.length }),
  lines: [cardList(cards), words.say(isInfirmary(place) ? 'majesty-web-note-wounded' : 'majesty-web-note-people')],
})

export const priceNote = (place: number, cost: number): NoteWords => ({
  title: words.say('majesty-web-note-price-title', { number: place }),
  lines: [words.say('majesty-web-note-price', { cost })],
})

/** Who has most in a building now; each of several tied scores. */
export function mostWords(leaders: number[], names: string[]): string {
  if (leaders.length === 0) return words.say('majesty-web-note-most-none')
  const message = leaders.length > 1 ? 'majesty-web-note-most-tied' : 'majesty-web-note-most'
  return words.say(message, { seats: listed(leaders.map((seat) => names[seat])) })
}

/** The last move of a realm, as long as it is marked. */
export const lastWords = (deed: Deed | undefined): string[] =>
  deed ? [words.say('majesty-web-note-last', { card: deed.card, place: deed.building })] : []

/** A turn of another: what it did, and what it did to me. */
export function deedNote(deed: Deed, scene: MajestyScene): NoteWords {
  const names = namesOf(scene.seats)
  const attacks = attacksOn(deed, scene.viewer)
  const rest = deed.events.filter(
    (event) => !attacks.includes(event) && !['majesty.take', 'majesty.place'].includes(event.rule),
  )
  return {
    title: deedTitle(deed, scene),
    lines: [
      ...attacks.map((event) => attackWords(event, names)),
      ...rest.map((event) => words.tell(event, names, scene.viewer)),
    ],
    gains: pointsIn(deed, scene.viewer)
      ? [words.say('majesty-web-lately-mine', { points: signed(pointsIn(deed, scene.viewer)) })]
      : [],
  }
}

export const deedTitle = ({ seat, card, building }: Deed, scene: MajestyScene): string =>
  words.say('majesty-web-lately-deed', { seat: nameOf(scene.seats[seat]), card, place: building })

/** Why an attack on me ended as it did: Knights against Guards. */
function attackWords({ rule, other, args }: Event, names: string[]): string {
  const told = { ...args, other: other === null ? '' : names[other] }
  if (rule === 'majesty.attack.wounded') return words.say('majesty-web-lately-why', told)
  if (rule === 'majesty.attack.repelled') return words.say('majesty-web-lately-why-not', told)
  return words.say('majesty-web-lately-why-nobody', told)
}
