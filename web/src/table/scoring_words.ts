// What is said of one part of a scoring: what is scored, where, what it brings whom and why.
import type { Event } from '../lib/types'
import { words } from '../lib/words.svelte'
import type { StepOfScoring } from './story_parts'

export interface ScoringSaid {
  /** what is scored, such as a period */
  heading: string
  /** where, such as a country; '' where it is about no place */
  place: string
  sentences: string[]
  /** what it brings each seat */
  points: number[]
}

export function scoringSaid(
  game: string,
  { part, place, events, args }: StepOfScoring,
  names: string[],
  me: number | null,
): ScoringSaid {
  return {
    heading: words.say(`${game}-web-scored-${part}`, args),
    place: place && words.name(place),
    sentences: events.map((event) => words.tell(event, names, me)),
    points: pointsOf(events, names.length),
  }
}

/** What events bring each seat. */
export function pointsOf(events: readonly Event[], seats: number): number[] {
  const points = Array.from({ length: seats }, () => 0)
  for (const event of events) if (event.seat !== null) points[event.seat] += event.points
  return points
}
