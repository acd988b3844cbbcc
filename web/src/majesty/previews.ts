// What a move would bring, in the present tense: sums with their factors, and what changes for the end of the game.
import { signed } from '$lib/numbers'
import { isOf } from '$lib/offers'
import { RULES } from '$lib/rules'
import type { Event, Offer } from '$lib/types'
import { words } from '$lib/words.svelte'
import type { MajestyBoard } from './shown'

/** A line of a preview, and whether it is about others only. */
export interface Line {
  text: string
  theirs: boolean
}

interface Told {
  board: MajestyBoard
  names: string[]
  me: number
}

/** Workers before the move, what is paid, found, earned and given back, and what is left. */
export function workersSum(offer: Offer, held: number, me: number): { sum: string; after: number } | null {
  const seen = offer.foreseen
  if (!seen) return null
  const taken = isOf(offer, 'majesty.move.take') ? [-offer.what.price, offer.what.found] : []
  const exchanged = isOf(offer, 'majesty.move.exchange') ? [offer.what.gained] : []
  const own = offer.gains.filter((event) => event.seat === me)
  const earned = own.filter((event) => event.rule === 'majesty.building.workers').map((event) => numberOf(event))
  const back = own.filter((event) => event.rule === 'majesty.workers.returned').map((event) => -numberOf(event))
  const parts = [...taken, ...exchanged, ...earned, ...back].filter((one) => one !== 0)
  if (parts.length === 0) return null
  const sum = [held, ...parts.map((one) => `${one < 0 ? '−' : '+'} ${Math.abs(one)}`)].join(' ')
  return { sum, after: seen.workers }
}

const numberOf = (event: Event): number => Number(event.args.number)

/** What a move brings, line after line, in the order it happens. */
export function previewOf(offer: Offer, told: Told): Line[] {
  return [
    ...gains(offer.gains, told),
    ...gains(offer.later, told),
    ...answers(offer, told),
    ...variety(offer, told),
    ...leads(offer, told),
  ]
}

const mine = (text: string): Line => ({ text, theirs: false })
const ofSeat = (seat: number | null, { me, names }: Told): string =>
  seat === me || seat === null ? words.say('majesty-web-you') : names[seat]

function gains(events: Event[], told: Told): Line[] {
  const lines: Line[] = []
  for (const event of events) {
    const text = gain(event, events, told)
    if (text) lines.push({ text, theirs: event.seat !== told.me })
  }
  const last = finalPoints(events, told.me)
  if (last !== null) lines.push(mine(words.say('majesty-web-sees-final', { points: signed(last) })))
  return lines
}

/** One thing a move brings; nothing where another line says it. */
function gain(event: Event, all: Event[], told: Told): string | null {
  const { args, points } = event
  const place = String(args.place)
  const seat = ofSeat(event.seat, told)
  switch (event.rule) {
    case 'majesty.building.points':
    case 'majesty.building.largest': {
      const sum = [args.number, args.each, ...(args.size === undefined ? [] : [args.size])].join(' × ')
      return words.say('majesty-web-sees-points', { place, sum, points })
    }
    case 'majesty.building.workers':
      return words.say('majesty-web-sees-earned', { place, number: numberOf(event) })
    case 'majesty.building.both':
      return words.say('majesty-web-sees-both', { place, points })
    case 'majesty.building.all_with':
      return all.find(({ rule }) => rule === event.rule) === event ? everybody(event, all, told) : null
    case 'majesty.heal':
      return words.say('majesty-web-sees-heal', { card: String(args.card), place })
    case 'majesty.attack.wounded':
      return words.say('majesty-web-sees-wounded', {
        seat,
        knights: Number(args.knights),
        guards: Number(args.guards),
        card: String(args.card),
      })
    case 'majesty.attack.repelled':
      return words.say('majesty-web-sees-repelled', {
        seat,
        knights: Number(args.knights),
        guards: Number(args.guards),
      })
    case 'majesty.attack.nobody':
      return words.say('majesty-web-sees-nobody', { seat })
    case 'majesty.workers.returned':
      return words.say('majesty-web-sees-returned', { number: numberOf(event), points })
    default:
      return null
  }
}

/** What all get who have the person a building names. */
function everybody(event: Event, all: Event[], told: Told): string {
  const place = String(event.args.place)
  const person = told.board.buildings.find((one) => one.name === place)?.all_with?.person ?? ''
  const seats = all
    .filter(({ rule }) => rule === event.rule)
    .map((one) => `${ofSeat(one.seat, told)} ${signed(one.points)}`)
  return words.say('majesty-web-sees-all', { place, person, seats: seats.join(', ') })
}

/** What the final scoring brings a seat, where the move ends the game. */
function finalPoints(events: Event[], me: number): number | null {
  const final = events.filter(({ rule }) => rule.startsWith('majesty.end.'))
  if (final.length === 0) return null
  return final.reduce((sum, event) => sum + (event.seat === me ? event.points : 0), 0)
}

/** What the next decision brings, where each answer brings something else; an exchange says so itself. */
function answers({ answers, then }: Offer, told: Told): Line[] {
  if (then !== 'majesty.move.heal') return []
  return answers.flatMap(({ what, gains }) => {
    if (what.kind !== 'majesty.move.heal') return []
    const points = gains.reduce((sum, event) => sum + (event.seat === told.me ? event.points : 0), 0)
    return [mine(words.say('majesty-web-sees-answer', { person: what.person, place: what.building, points }))]
  })
}

function variety({ foreseen }: Offer, told: Told): Line[] {
  return (foreseen?.variety ?? []).map(({ seat, before, after, points }) => ({
    text: words.say(seat === told.me ? 'majesty-web-sees-variety' : 'majesty-web-sees-variety-of', {
      seat: ofSeat(seat, told),
      before,
      after,
      points: signed(points),
    }),
    theirs: seat !== told.me,
  }))
}

function leads({ foreseen }: Offer, told: Told): Line[] {
  return (foreseen?.leads ?? []).map(({ seat, building, points, leads, shared }) => {
    const who = seat === told.me ? 'mine' : 'theirs'
    const how = leads ? (shared ? 'shared' : 'won') : 'lost'
    return {
      text: words.say(`majesty-web-sees-lead-${who}-${how}`, {
        seat: ofSeat(seat, told),
        place: building,
        points: signed(points),
      }),
      theirs: seat !== told.me,
    }
  })
}

/** What the move changes for the end of the game, in points of the seat. */
export const laterPoints = ({ foreseen }: Offer, me: number): number =>
  [...(foreseen?.variety ?? []), ...(foreseen?.leads ?? [])].reduce(
    (sum, one) => sum + (one.seat === me ? one.points : 0),
    0,
  )

/**
 * The points a move surely brings a seat, those with it that come after the next decision whatever it is. The final
 * scoring is not among them: who wins is told when it is shown.
 */
export const surePoints = (offer: Offer, seat: number | null): number =>
  [...offer.gains, ...offer.later]
    .filter((event) => event.seat === seat && !RULES[event.rule].scoring)
    .reduce((sum, event) => sum + event.points, 0)
