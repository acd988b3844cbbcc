// What is printed on the buildings, and the small readings of a card that all parts of the table share.
import type { Advice, ShownEvent } from '$lib/types'

export interface BuildingFigures {
  name: string
  person: string
  side: string
  value: number
  special: '' | 'heal' | 'attack' | 'exchange'
  points_per: Record<string, number>
  workers_per: Record<string, number>
  points_per_largest: number
  with_both: { people: string[]; points: number } | null
  all_with: { person: string; points: number } | null
}
export interface BoardFigures {
  sides: string
  whole_deck: boolean
  cards_per_player: number
  worker_places: number
  /** in workers, of each place of the market from the cheap end */
  prices: number[]
  buildings: BuildingFigures[]
}

export const WOUNDED = 'wounded'
export const INFIRMARY = 'Infirmary'

/** The persons a card shows: one, or two of a split card. */
export const halves = (card: string): string[] => card.split('/')

/** A number with its sign, a real minus. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`)

/** A number that is zero or more, or with a real minus. */
export const plain = (number: number): string => (number < 0 ? `−${-number}` : `${number}`)

/** A move is the one advised, or one of several advised alike. */
export function isAdvised(advice: Advice | null, move: number): boolean {
  const share = advice?.options.find((option) => option.move === move)?.share ?? 0
  return share > 0 && advice!.options.every((option) => option.share <= share)
}

/** How many points of these events go to each seat. */
export function pointsBySeat(events: ShownEvent[], seats: number): number[] {
  const points = Array<number>(seats).fill(0)
  for (const event of events) if (event.seat !== null) points[event.seat] += event.points
  return points
}

/** Which way the workers go that an event tells of: to their player, or away. */
const WORKERS: Record<string, number> = {
  'majesty.take': -1,
  'majesty.take.workers': 1,
  'majesty.building.workers': 1,
  'majesty.exchange': 1,
  'majesty.workers.returned': -1,
}

/** How many workers come to each seat with these events. */
export function workersBySeat(events: ShownEvent[], seats: number): number[] {
  const workers = Array<number>(seats).fill(0)
  for (const { rule, seat, told } of events)
    if (seat !== null && rule in WORKERS) workers[seat] += WORKERS[rule] * Number(told.number)
  return workers
}
