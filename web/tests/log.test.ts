import { expect, test } from 'vitest'
import { afterOwn, namesThen, stepsOf, withNews, withoutLast, type Entry } from '../src/table/log'
import { event, news, otherNews, step } from './making'

const [first, second, third] = [step(0), step(1), step(null)]
const gestured: Entry = { kind: 'gestured', seat: 1, gesture: 'bow' }
const LOG = withNews(
  [],
  [news(1, first, second), otherNews(2, 'gestured', { seat: 1, gesture: 'bow' }), news(3, third)],
)

test('steps and gestures are one log, in the order they came', () => {
  expect(LOG).toEqual([
    { kind: 'step', step: first },
    { kind: 'step', step: second },
    gestured,
    { kind: 'step', step: third },
  ])
  expect(stepsOf(LOG)).toEqual([first, second, third])
})

test('what is taken back is gone; what was done beside the game stays', () => {
  const back = withNews(LOG, [otherNews(4, 'taken_back', { taken_back: 2 })])
  expect(back).toEqual([{ kind: 'step', step: first }, gestured])
})

test('a bot takes a seat, or its person comes back', () => {
  const news = [otherNews(4, 'reseated', { seat: 1, level: 'page' }), otherNews(5, 'reseated', { seat: 1 })]
  expect(withNews([], news)).toEqual([
    { kind: 'reseated', seat: 1, level: 'page' },
    { kind: 'reseated', seat: 1, level: null },
  ])
})

test('news begin after my last own step', () => {
  expect([0, 1, 2].map((seat) => afterOwn(LOG, seat))).toEqual([1, 2, 0])
})

test('whoever sat somewhere before another keeps the name in what they did', () => {
  const entries = withNews(LOG, [
    otherNews(4, 'seated', { seat: 1, how: 'left' }),
    otherNews(5, 'seated', { seat: 1, how: 'came', was: 'Boris' }),
    news(6, second),
  ])
  expect(namesThen(entries, ['Anna', 'Dénes']).map((names) => names[1])).toEqual([
    'Boris',
    'Boris',
    'Boris',
    'Boris',
    'Boris',
    'Dénes',
    'Dénes',
  ])
})

test('events that are still to be shown are not in the log yet', () => {
  const draw = event('royals.draw.blind', 0, { card: 'France' })
  const log = withNews([], [news(1, step(0, draw, draw)), news(2, step(null, draw))])
  const left = (events: number) => stepsOf(withoutLast(log, events)).map((one) => one.events.length)
  expect([left(0), left(1), left(2), left(9)]).toEqual([
    [2, 1],
    [2, 0],
    [1, 0],
    [0, 0],
  ])
})
