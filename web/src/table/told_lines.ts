// What somebody must not miss, in one line each: why the turn ended, that it is the last, what came through others.
import { signed } from '../lib/numbers'
import { RULES } from '../lib/rules'
import type { Event, Scene } from '../lib/types'
import { words } from '../lib/words.svelte'
import type { Entry } from './log'

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
}

export function toldLines({ scene, entries, since, names, myTurn, ended }: Moment): ToldLine[] {
  const { viewer, over, last_round: last } = scene
  if (viewer === null || over) return []
  const lines: ToldLine[] = []
  const add = (kind: ToldLine['kind'], text: string, reasons: string[] = [], key = String(since)) =>
    lines.push({ key: `${kind} ${key}`, kind, text, reasons })
  const news = entries.slice(since).flatMap((entry) => (entry.kind === 'step' ? entry.step.events : []))
  if (ended) add('ended', words.say('web-told-turn-ended'))
  if (last && myTurn) add('last', words.say('web-told-last-turn'), [], 'turn')
  else if (last) add('last', words.say('web-told-last-round'), [], 'round')
  for (const event of news.filter(isNotice)) add('notice', words.tell(event, names, viewer), [], noticeKey(event))
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

/** Something ends for all. */
const isNotice = ({ rule }: Event): boolean => RULES[rule].kind === 'notice' && RULES[rule].milestone !== ''

const noticeKey = ({ rule, args }: Event): string => `${rule} ${args.place ?? ''}`
