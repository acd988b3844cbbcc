// Which things fly at the Royals table, from where and to where, when something happened.
import type { House, ShownEvent } from '$lib/types'

/** A card, a noble of a house, or a bonus seal. */
export interface Thing {
  card?: string
  house?: House
  seal?: number
}

/** Where things are on the page; null: nowhere in sight. */
export interface Spots<Box> {
  /** a spot of the table as it is now */
  now: (spot: string) => Box | null
  /** a spot as it was before the move, or else as it is */
  before: (spot: string) => Box | null
  noble: (place: string) => Box | null
  /** where a seat keeps its cards, one of these the nearer */
  hand: (seat: number | null, card?: string) => Box | null
  /** where a seat kept such a card before the move */
  handBefore: (seat: number | null, card?: string) => Box | null
  /** where a seat keeps its points */
  purse: (seat: number | null) => Box | null
}

export interface Route<Box> {
  thing: Thing
  from: Box
  to: Box
  waits?: boolean
  /** what it is once it has arrived: the newest of such cards in a hand, or the noble of a place */
  lands?: { hand: string } | { noble: string }
}

interface Viewer {
  viewer: number | null
  houseOf: (seat: number | null) => House | null
}

export function routeOf<Box>(event: ShownEvent, spots: Spots<Box>, { viewer, houseOf }: Viewer): Route<Box> | null {
  const { rule, seat, told, points } = event
  const card = typeof told.card === 'string' && told.card !== 'hidden' ? told.card : undefined
  const place = String(told.place ?? '')
  const house = houseOf(seat) ?? undefined
  const lands = seat === viewer && card ? { hand: card } : undefined
  const fly = (from: Box | null, to: Box | null, what: Omit<Route<Box>, 'from' | 'to'>): Route<Box> | null =>
    from && to ? { from, to, ...what } : null
  const seal = (spot: string) => fly(spots.now(spot), spots.purse(seat), { thing: { seal: points }, waits: true })
  switch (rule) {
    case 'royals.draw.row': {
      const row = spots.before(`row:${card}`) ?? spots.now('pile')
      return fly(row, spots.hand(seat, card), { thing: { card }, waits: true, lands })
    }
    case 'royals.draw.blind':
      return fly(spots.now('pile'), spots.hand(seat, card), { thing: { card: card ?? 'back' }, lands })
    case 'royals.draw.intrigue_card':
      return fly(spots.now('intrigue'), spots.hand(seat, card), { thing: { card: card ?? 'intrigue back' }, lands })
    case 'royals.pay.fitting':
    case 'royals.pay.wild':
    case 'royals.pay.intrigue':
    case 'royals.pay.intrigue_wild':
    case 'royals.discard':
    case 'royals.discard.intrigue': {
      if (Number(told.number) < 1) return null
      return fly(spots.handBefore(seat, card), spots.now('discards') ?? spots.now('pile'), { thing: { card } })
    }
    case 'royals.claim':
    case 'royals.take_over':
      return fly(spots.hand(seat), spots.noble(place), { thing: { house }, lands: { noble: place } })
    case 'royals.beaten':
      return fly(spots.noble(place), spots.now(`cathedral:${told.city}`), { thing: { house }, waits: true })
    case 'royals.bonus.city':
      return seal(`seal:${place}`)
    case 'royals.bonus.country':
      return seal(`seal:${place}:${told.number}`)
    case 'royals.bonus.house':
      return seal(`seal:house:${Number(told.place) - 1}`)
    case 'royals.period.first':
      return seal(`seal:${told.year}:${place}:0`)
    case 'royals.period.second':
      return seal(`seal:${told.year}:${place}:1`)
    default:
      return null
  }
}
