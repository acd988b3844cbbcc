// What somebody must not miss, in one line each: why the turn ended, that it is the last, what came through others.
import { signed } from '../lib/numbers'
import { RULES } from '../lib/rules'
import type { Event, Scene, Step } from '../lib/types'
import { words } from '../lib/words.svelte'
import { stepsOf, type Entry } from './log'

export interface ToldLine {
  /** the same for the same thing, so that it is put away once */
  key: string
  kind: 'ended' | 'last' | 'notice' | 'since'
  text: string
  /** opened by a press */
  reasons: string[]
}

export interface Moment {
  scene: Scene
  entries: Entry[]
  /** where in the log the news for me begin */
  since: number
  names: string[]
  myTurn: boolean
  /** my turn ended by itself */
  ended: boolean
  /** why it did, as the game says it */
  whyEnded?: string
}

export function toldLines({ scene, entries, since, names, myTurn, ended, whyEnded }: Moment): ToldLine[] {
  const { viewer, over, last_round: last } = scene
  if (viewer === null || over) return []
  const lines: ToldLine[] = []
  const add = (kind: ToldLine['kind'], text: string, reasons: string[] = [], key = String(since)) =>
    lines.push({ key: `${kind} ${key}`, kind, text, reasons })
  const steps = stepsOf(entries.slice(since))
  const news = steps.flatMap((step) => step.events)
  if (ended) add('ended', whyEnded ?? words.say('web-told-turn-ended'))
  if (last && myTurn) add('last', words.say('web-told-last-turn'), [], 'turn')
  else if (last) add('last', words.say('web-told-last-round'), [], 'round')
  for (const event of noticesIn(steps, scene.turn))
    add('notice', words.tell(event, names, viewer), [], noticeKey(event))
  if (!myTurn) return lines
  const mine = news.filter((event) => event.seat === viewer && event.points !== 0)
  const points = mine.reduce((sum, event) => sum + event.points, 0)
  if (mine.length) {
    const text = words.say('web-told-since', { points: signed(points) })
    add(
      'since',
      text,
      mine.map((event) => words.tell(event, names, viewer)),
    )
  }
  return lines
}

/** What ends for all; that it ends with a turn is said while that turn lasts. */
const noticesIn = (steps: Step[], turn: number | null): Event[] =>
  steps.flatMap(({ events }, at) =>
    events.filter(
      (event) =>
        RULES[event.rule].kind === 'notice' &&
        (RULES[event.rule].milestone === 'last period' ||
          (RULES[event.rule].milestone === 'period' && isTurnOf(event.seat, steps.slice(at + 1), turn))),
    ),
  )

/** Is it still the same turn of a seat, after these steps? */
const isTurnOf = (seat: number | null, later: Step[], turn: number | null): boolean =>
  seat === turn && later.every((step) => step.seat === null || step.seat === seat)

const noticeKey = ({ rule, args }: Event): string => `${rule} ${args.place ?? ''}`
