// What every house gained of late: the one number beside its points, the same wherever it is shown.
import type { Scene, Step } from './types'

type Seen = Pick<Scene, 'viewer' | 'seats' | 'over'>

/**
 * The points of each seat since my last turn began, that turn with it; for spectators of the last turn of every house.
 * Once the game is over there is none: the score sheet tells it.
 */
export function gainedLately(steps: Step[], scene: Seen): number[] {
  const points = scene.seats.map(() => 0)
  if (scene.over) return points
  for (const step of steps.slice(lateFrom(steps, scene))) {
    for (const event of step.events) if (event.seat !== null) points[event.seat] += event.points
  }
  return points
}

/** Where in the log the late part begins. */
function lateFrom(steps: Step[], { viewer, seats }: Seen): number {
  let turnOf: number | null = null
  let from = steps.length
  let turns = 0
  for (let at = steps.length - 1; at >= 0; at--) {
    const { seat } = steps[at]
    if (seat === null) continue
    if (seat !== turnOf) {
      if (turnOf !== null && turnOf === viewer) return from
      if (viewer === null && turns === seats.length) return from
      turnOf = seat
      turns += 1
    }
    from = at
  }
  return 0
}
