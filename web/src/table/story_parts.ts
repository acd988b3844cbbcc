// The parts of a story: the table as each stage leaves it, where nothing can be done yet, and the scene at its end.
import type { Event, Movement, Scene, Stage } from '../lib/types'
import { changed } from './changes'

/** One part of a scoring, such as a country: what its events award. */
export interface StepOfScoring {
  part: string
  place: string
  events: Event[]
  /** what is known of all of its part, such as the year */
  args: Event['args']
  /** which of how many it is */
  number: number
  of: number
}

export interface Part {
  scene: Scene
  entries: number
  untold: number
  scoring: StepOfScoring | null
  movements: readonly Movement[]
}

/** Until it was shown, nobody has won, and nothing can be done. */
const BEFORE_THE_END = {
  over: false,
  winners: [],
  offers: [],
  can_take_back: false,
  ends_itself: false,
  last_round: false,
}

export function partsOf(scene: Scene, stages: readonly Stage[], entries: number): Part[] {
  const all = stages.at(-1)?.told ?? 0
  const steps = stepsOfScoring(stages)
  const parts = stages.map(({ turn, scores, changes, movements, told }, at): Part => {
    const table = changed(scene.table, changes)
    return {
      scene: { ...scene, ...BEFORE_THE_END, turn, scores, table },
      entries,
      untold: all - told,
      scoring: steps[at],
      movements,
    }
  })
  // What is scored last stands before the scene; everything else arrives with it.
  const last = steps.at(-1) ? [] : (parts.pop()?.movements ?? [])
  return [...parts, { scene, entries, untold: 0, scoring: null, movements: last }]
}

/** For each stage the part of the scoring it is, or null. */
export function stepsOfScoring(stages: readonly Stage[]): (StepOfScoring | null)[] {
  const of = stages.filter((stage) => stage.scored).length
  const args: Record<string, Event['args']> = {}
  for (const { scored } of stages) {
    for (const event of scored?.events ?? []) args[scored!.part] = { ...event.args, ...args[scored!.part] }
  }
  let number = 0
  return stages.map(({ scored = null }) => scored && { ...scored, args: args[scored.part], number: ++number, of })
}
