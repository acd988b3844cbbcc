import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Movement } from '$lib/types'
import type { Departure } from '../src/table/flights.svelte'
import { Story } from '../src/table/story.svelte'
import { event, movement, offer, scene, stage } from './making'

/** What the story had to fly, and when it looked. */
class Air {
  ready = true
  flown: string[][] = []
  lasts = 400
  look = (movements: readonly Movement[]) =>
    movements.map((one): Departure => ({ thing: one, from: { box: new DOMRect(), shows: [] }, end: one.end }))
  launch = (departures: readonly Departure[]) => {
    this.flown.push(departures.map(({ end }) => end))
    return departures.length ? this.lasts : 0
  }
  skip = vi.fn()
}

let air: Air
let story: Story<Air>
const change = (path: string, value: unknown) => ({ path, value, absent: false })
/** A move in three stages: three cards are left in the end, four and five before. */
const told = (wishes = {}) =>
  scene({
    turn: 1,
    scores: [7, 0],
    offers: [offer({ kind: 'royals.move.blind' })],
    can_take_back: true,
    table: { pile: 3 },
    ...wishes,
  })
const STAGES = [
  stage({ told: 1, scores: [2, 0], changes: [change('pile', 5)], movements: [movement('card', 'pile', 'first')] }),
  stage({ told: 3, scores: [5, 0], changes: [change('pile', 4)], movements: [movement('card', 'pile', 'second')] }),
  stage({ told: 6, turn: 1, scores: [7, 0], movements: [movement('card', 'pile', 'third')] }),
]
const pile = () => (story.shown!.scene.table as unknown as { pile: number }).pile
const pass = (time: number) => vi.advanceTimersByTimeAsync(time)

beforeEach(() => {
  vi.useFakeTimers()
  air = new Air()
  story = new Story(air)
  story.begin(scene({ table: { pile: 6 } }), 1)
})
afterEach(() => vi.useRealTimers())

test('a move is seen stage by stage, each with what flies in it', async () => {
  story.hear(told(), STAGES, 2)
  await pass(0)
  expect([pile(), air.flown, story.playing]).toEqual([5, [['first']], true])
  await pass(400)
  expect([pile(), air.flown.at(-1)]).toEqual([4, ['second']])
  await pass(400)
  expect([pile(), air.flown.at(-1), story.playing]).toEqual([3, ['third'], true])
  await pass(400)
  expect([air.flown.length, story.playing]).toEqual([3, false])
})

test('while a stage is shown nothing can be done, and points are as far as they are counted', async () => {
  const final = told({ over: true, winners: [0] })
  story.hear(final, STAGES, 2)
  await pass(0)
  expect(story.shown!.scene).toMatchObject({ turn: 0, scores: [2, 0], offers: [], can_take_back: false, over: false })
  expect(story.shown!.untold).toBe(5)
  await pass(800)
  expect(story.shown!.scene).toBe(final)
  expect(story.shown!.untold).toBe(0)
})

test('a press shows at once what is still to come', async () => {
  story.hear(told(), STAGES, 2)
  await pass(0)
  story.skip()
  expect([pile(), story.playing, air.skip.mock.calls.length]).toEqual([3, false, 1])
  await pass(5_000)
  expect(air.flown).toEqual([['first']])
  story.skip()
  expect(air.skip).toHaveBeenCalledTimes(1)
})

test('what comes meanwhile is shown after it', async () => {
  story.hear(told(), STAGES, 2)
  story.hear(told({ table: { pile: 2 } }), [stage({ movements: [movement('card', 'pile', 'fourth')] })], 3)
  await pass(1_200)
  expect([pile(), air.flown.at(-1), story.shown!.entries]).toEqual([2, ['fourth'], 3])
})

test('it never lags far behind', async () => {
  for (let at = 0; at < 5; at++) story.hear(told({ table: { pile: 2 - at } }), STAGES, at)
  expect([pile(), story.playing]).toEqual([-2, false])
})

test('an own move does not wait for what others did', async () => {
  story.hear(told(), STAGES, 2)
  await pass(0)
  story.hasten()
  expect(pile()).toBe(3)
  story.hear(told({ table: { pile: 1 } }), [stage({ movements: [movement('card', 'pile', 'own')] })], 3)
  await pass(0)
  expect([pile(), air.flown]).toEqual([1, [['first'], ['own']]])
})

test('a gesture changes nothing of the story', async () => {
  story.hear(told(), STAGES, 2)
  await pass(0)
  story.hear(told({ news: 9 }), [], 3)
  expect(pile()).toBe(5)
  await pass(800)
  expect([pile(), story.shown!.scene.news, air.flown.at(-1)]).toEqual([3, 9, ['third']])
  story.hear(told({ news: 10 }), [], 4)
  expect(story.shown!.scene.news).toBe(10)
})

test('stages in which nothing can be seen to fly are seen for a while, the last one is not waited for', async () => {
  story.hear(
    told(),
    STAGES.map((one) => ({ ...one, movements: [] })),
    2,
  )
  await pass(0)
  expect(pile()).toBe(5)
  await pass(319)
  expect(pile()).toBe(5)
  await pass(1)
  expect(pile()).toBe(4)
  await pass(320)
  expect([pile(), story.playing]).toEqual([3, false])
})

test('without a table to fly over, and to other eyes, the scene is shown at once', () => {
  air.ready = false
  story.hear(told(), STAGES, 2)
  expect([pile(), story.playing, air.flown]).toEqual([3, false, []])
  air.ready = true
  story.hear(told({ viewer: 1, table: { pile: 1 } }), STAGES, 3)
  expect([pile(), air.flown]).toEqual([1, []])
})

test('who moved sees the move to its end before another seat of the same screen looks', async () => {
  story.hear(told(), STAGES, 2)
  await pass(0)
  story.begin(told({ viewer: 1 }), 2)
  expect([pile(), story.shown!.scene.viewer]).toEqual([5, 0])
  await pass(1_200)
  expect([pile(), story.shown!.scene.viewer, story.playing]).toEqual([3, 1, false])
})

test('one can wait until all is at rest', async () => {
  const rested = vi.fn()
  story.hear(told(), STAGES, 2)
  void story.rest().then(rested)
  await pass(1_100)
  expect(rested).not.toHaveBeenCalled()
  await pass(100)
  expect(rested).toHaveBeenCalled()
  await story.rest()
})

test('whoever left a list is followed even where the story is cut short', () => {
  const market = (...cards: string[]) => ({ table: { market: cards } })
  story.begin(scene(market('a', 'b', 'c')), 1)
  const moved = [stage({ changes: [change('market', ['a', 'c'])], movements: [movement('person', 'market/1', 'x')] })]
  story.hear(
    scene(market('a', 'c', 'd')),
    [...moved, stage({ movements: [movement('person', 'deck', 'market/2')] })],
    2,
  )
  story.skip()
  flushSync()
  expect(story.shown!.keys.market.slice(0, 2)).toEqual(['place 0', 'place 2'])
})

/** A move with which two places are scored, and the game ends. */
const scored = (place: string) => ({
  part: 'period',
  place,
  events: [event('royals.period.first', 0, { place, year: '1648' }, 4)],
})
const SCORING = [
  stage({ told: 1, scores: [0, 0], changes: [change('pile', 5)], movements: [movement('card', 'pile', 'first')] }),
  stage({ told: 2, scores: [4, 0], changes: [change('pile', 4)], scored: scored('France') }),
  stage({ told: 3, scores: [7, 0], scored: scored('Spain') }),
]
const final = () => told({ over: true, winners: [0] })
const place = () => story.shown!.scoring?.place

test('each place that is scored stands until somebody goes on, and nobody has won before', async () => {
  const end = final()
  story.hear(end, SCORING, 2)
  await pass(60_000)
  expect([place(), story.shown!.scene.scores, story.shown!.untold, story.playing]).toEqual(['France', [4, 0], 1, true])
  expect(story.shown!.scoring).toMatchObject({ number: 1, of: 2, args: { year: '1648' } })
  story.goOn()
  await pass(60_000)
  expect([place(), story.shown!.scene.scores]).toEqual(['Spain', [7, 0]])
  expect(story.shown!.scene).toMatchObject({ over: false, winners: [], offers: [] })
  story.goOn()
  await pass(1_000)
  expect([story.shown!.scene, story.shown!.scoring, story.playing]).toEqual([end, null, false])
})

test('what others do meanwhile waits', async () => {
  story.hear(told({ news: 2 }), SCORING, 2)
  await pass(1_000)
  for (let news = 3; news < 30; news++) story.hear(told({ news, table: { pile: 1 } }), [stage(), stage()], news)
  await pass(60_000)
  expect([place(), pile()]).toEqual(['France', 4])
  story.goOn()
  await pass(60_000)
  expect(place()).toBe('Spain')
  story.goOn()
  await pass(60_000)
  expect([story.shown!.scene.news, pile(), story.playing]).toEqual([29, 1, false])
})

test('a press lands what flies, and does not pass over what is scored', async () => {
  story.hear(final(), SCORING, 2)
  await pass(0)
  story.skip()
  await pass(0)
  story.skip()
  expect([place(), story.playing]).toEqual(['France', true])
})

test('a scoring can be skipped as a whole', async () => {
  story.hear(final(), SCORING, 2)
  await pass(1_000)
  story.skipScoring()
  await pass(1_000)
  expect([place(), story.shown!.scene.over, story.playing]).toEqual([undefined, true, false])
})

test('whoever wishes lets it go on by itself', async () => {
  story.pace = () => 3_000
  story.hear(final(), SCORING, 2)
  await pass(1_000)
  expect(place()).toBe('France')
  await pass(3_000)
  expect(place()).toBe('Spain')
  await pass(4_000)
  expect(story.shown!.scene.over).toBe(true)
})

test('a table nobody flies over still stops for what is scored', async () => {
  air.ready = false
  story.hear(final(), SCORING, 2)
  await pass(1_000)
  expect([place(), air.flown.flat()]).toEqual(['France', []])
})
