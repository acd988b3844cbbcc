import { beforeEach, expect, test } from 'vitest'
import type { RuleKey } from '$lib/rules'
import { words } from '$lib/words.svelte'
import type { Entry } from '../src/table/log'
import { toldLines } from '../src/table/told_lines'
import { TurnEnd } from '../src/table/turn_end.svelte'
import { event, news, offer, scene, step } from './making'

const NAMES = ['Anna', 'Boris']
const entry = (...told: Parameters<typeof step>): Entry => ({ kind: 'step', step: step(...told) })
const inn = event('majesty.building.all_with', 0, { place: 'Inn' }, 3)
const LOG = [entry(0, inn), entry(1, inn, event('majesty.building.points', 1, { place: 'Mill' }, 6), inn)]
const lines = (wishes: object = {}) =>
  toldLines({ scene: scene(), entries: LOG, since: 1, names: NAMES, myTurn: true, ended: false, ...wishes })

beforeEach(() => words.use('en'))

test('points that came through others since my last turn are one line, with its reasons', () => {
  const [line, ...others] = lines()
  expect([line.text, line.reasons.length, others]).toEqual(['Since your last turn: +6', 2, []])
  expect(lines({ myTurn: false })).toEqual([])
  expect(lines({ since: 2 })).toEqual([])
})

test('the last turn and the last round are said', () => {
  const last = scene({ last_round: true })
  expect(lines({ scene: last, since: 2 }).map((line) => line.text)).toEqual(['This is your last turn.'])
  expect(lines({ scene: last, since: 2, myTurn: false }).map((line) => line.text)).toEqual(['This is the last round.'])
  expect(lines({ scene: scene({ last_round: true, over: true }) })).toEqual([])
})

const ends = (rule: RuleKey, seat: number) => event(rule, seat, { place: '1648' })

test('that a period ends is said to those who play, not to those who look on', () => {
  const told = { entries: [entry(1, ends('royals.period.ends', 1))], since: 0, myTurn: false }
  expect(lines({ scene: scene({ turn: 1 }), ...told }).map((line) => line.kind)).toEqual(['notice'])
  expect(lines({ scene: scene({ turn: 1, viewer: null }), ...told })).toEqual([])
})

test('that a period ends with a turn is said until that turn is over, that it is the last until the end', () => {
  const kinds = (wishes: object, ...entries: Entry[]) =>
    lines({ scene: scene(wishes), entries, since: 0, myTurn: false }).map((line) => line.kind)
  const refill = entry(null, ends('royals.period.ends', 0)) // with which my own turn is over
  expect(kinds({ turn: 1 }, refill)).toEqual([])
  expect(kinds({ turn: 0 }, refill, entry(1, event('royals.turn.end', 1)))).toEqual([])
  expect(kinds({ turn: 0 }, entry(1, ends('royals.period.ends', 1)))).toEqual([])
  expect(kinds({ turn: 0 }, entry(1, ends('royals.period.last_round', 1)))).toEqual(['notice'])
})

const end = { ...step(0, event('royals.turn.end', 0)), forced: true }
const drawn = step(0, event('royals.draw.blind', 0, { card: 'France' }))

test('a turn that ended as the only thing left is told, one that somebody ended is not', () => {
  const told = (...steps: (typeof end)[]) => {
    const one = new TurnEnd()
    one.hear([news(1, ...steps)], scene({ turn: 1 }))
    return one.ended
  }
  expect([told(drawn, end), told(drawn, { ...end, forced: false }), told(end), told(drawn)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('that a turn ended is told until one does something oneself', () => {
  const one = new TurnEnd()
  one.hear([news(1, drawn, end)], scene({ turn: 1 }))
  one.hear([news(2, step(1, event('royals.draw.blind', 1)))], scene({ turn: 0 }))
  expect(one.ended).toBe(true)
  one.begin()
  expect(one.ended).toBe(false)
})

test('why a turn ended is said by the game, where it knows', () => {
  const said = (whyEnded?: string) => lines({ ended: true, myTurn: false, whyEnded }).map((line) => line.text)
  expect([said(), said('No nobles are left.')]).toEqual([
    ['Your turn ended: nothing more could be played.'],
    ['No nobles are left.'],
  ])
})

test('a turn that can only end, and can be taken back, waits for its end', () => {
  const only = offer({ kind: 'royals.move.end_turn' })
  const held = (wishes: object) => new TurnEnd().moveIn(scene({ offers: [only], can_take_back: true, ...wishes }))
  expect(held({})).toBe(only.move)
  expect([held({ can_take_back: false }), held({ offers: [only, only] }), held({ offers: [] })]).toEqual([
    null,
    null,
    null,
  ])
})
