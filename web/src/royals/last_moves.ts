// Where the other houses placed nobles in their last turns: it stays marked until their next ones.
import type { Event, Step } from '$lib/types'

export interface Placed {
  seat: number
  city: string
  title: string
  /** the event that tells of it */
  event: Event
}

const PLACING = ['royals.claim', 'royals.take_over']

/** What all seats but the viewer's placed in their last turns, the newest first. */
export function lastPlaced(steps: Step[], viewer: number | null, seats: number): Placed[] {
  const found: Placed[] = []
  const passed = new Set<number>()
  let turnOf: number | null = null
  for (let at = steps.length - 1; at >= 0 && passed.size < seats; at--) {
    const { seat, events } = steps[at]
    if (seat === null) continue
    if (turnOf !== null && seat !== turnOf) passed.add(turnOf)
    turnOf = seat
    if (passed.has(seat) || seat === viewer) continue
    found.push(...placedIn(seat, events).toReversed())
  }
  return found
}

/** All that was placed so far, the newest last. */
export const allPlaced = (steps: Step[]): Placed[] =>
  steps.flatMap(({ seat, events }) => (seat === null ? [] : placedIn(seat, events)))

const placedIn = (seat: number, events: Event[]): Placed[] =>
  events
    .filter((event) => PLACING.includes(event.rule))
    .map((event) => ({ seat, city: String(event.args.city), title: String(event.args.title), event }))
