// A lesson of a guided first game: one thing, explained when it first matters.
import { isOf } from './offers'
import type { Args, Event, MoveKind, OfferOf, SceneOf, Step } from './types'

/** What a lesson is decided by: what the server told, and nothing else. */
export interface LessonTold<Table, Board> {
  scene: SceneOf<Table>
  board: Board
  /** the log so far */
  steps: Step[]
  /** my seat */
  me: number
  /** what all are called */
  names: string[]
}

export interface Lesson<Table = unknown, Board = unknown> {
  /** its words are the message `<game>-web-guide-<name>` */
  name: string
  /** it matters now */
  when: (told: LessonTold<Table, Board>) => boolean
  /** what the arrow points at: selectors, the first of which something is in sight counts */
  at: (told: LessonTold<Table, Board>) => string[]
  /** what its words are told; besides, `found` says which of the selectors was in sight, from 1 */
  says?: (told: LessonTold<Table, Board>) => Args
  /** kinds of moves it asks for: it stays until something was done, and forbids nothing */
  asks?: readonly MoveKind[]
  /** no lesson but what can be done now: said whenever it matters and no lesson does, and never seen */
  again?: boolean
  /** the last one: a summary, and how to go on */
  last?: boolean
}

/** The first event that fits. */
export const firstEvent = (steps: Step[], fits: (event: Event) => boolean): Event | undefined => {
  for (const { events } of steps) {
    const found = events.find(fits)
    if (found) return found
  }
  return undefined
}

/** The offers of some kinds that are possible. */
export const possible = <Kind extends MoveKind>(
  { scene }: { scene: Pick<SceneOf<unknown>, 'offers'> },
  ...kinds: Kind[]
): OfferOf<Kind>[] => scene.offers.filter((one) => one.problem === null && isOf(one, ...kinds)) as OfferOf<Kind>[]

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/** What shows an entry of the table, by its path. */
export const spot = (path: string): string => `[data-spot=${quoted(path)}]`

/** What shows the entries below a path. */
export const spotsBelow = (path: string): string => `[data-spot^=${quoted(path + '/')}]`

/** What can be pointed at, by its name. */
export const target = (name: string): string => `[data-target=${quoted(name)}]`
