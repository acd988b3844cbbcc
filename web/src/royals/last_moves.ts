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
    for (const event of events.toReversed()) {
      if (!PLACING.includes(event.rule)) continue
      found.push({ seat, city: String(event.args.city), title: String(event.args.title), event })
    }
  }
  return found
}

/** The viewer's last turn ended by itself, and nobody moved since but others. */
export function endedByItself(steps: Step[], viewer: number | null): boolean {
  const last = steps.findLast((one) => one.seat === viewer && viewer !== null)
  return last !== undefined && last.forced && last.events.some((event) => event.rule === 'royals.turn.end')
}
