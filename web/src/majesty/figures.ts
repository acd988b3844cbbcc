// What is printed on the buildings, and the small readings of a card that all parts of the table share.
import type { ShownEvent } from '$lib/types'

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
