import { expect, test } from 'vitest'
import { keysAfter, keysOf } from '../src/table/keys'
import { movement } from './making'

const market = (...cards: string[]) => ({
  market: cards.map((card) => ({ card })),
  seats: [{}, {}],
  nobles_left: [3, 3],
})
const take = (at: number) => movement('person', `market/${at}`, 'seats/0/buildings/Mill')
const reveal = (at: number) => movement('person', 'deck', `market/${at}`)

test('who stays keeps the key, whoever leaves', () => {
  const first = keysOf({}, 'market', 3)
  const keys = keysAfter({}, market('a', 'b', 'c'), market('a', 'c'), [take(1)])
  expect(keysOf(keys, 'market', 2)).toEqual([first[0], first[2]])
})

test('who comes gets a key that nobody had', () => {
  const first = keysOf({}, 'market', 3)
  let keys = keysAfter({}, market('a', 'b', 'c'), market('a', 'b'), [take(2)])
  keys = keysAfter(keys, market('a', 'b'), market('a', 'b', 'd'), [reveal(2)])
  const [one, other, fresh] = keysOf(keys, 'market', 3)
  expect([one, other]).toEqual(first.slice(0, 2))
  expect(first).not.toContain(fresh)
})

test('a move that was not seen stage by stage is followed as well', () => {
  const keys = keysAfter({}, market('a', 'b', 'c'), market('b', 'c', 'd'), [take(0), reveal(2)])
  expect(keysOf(keys, 'market', 3).slice(0, 2)).toEqual(keysOf({}, 'market', 3).slice(1))
})

test('points that come to a seat, or nobles that are counted, are no entries', () => {
  const table = market('a')
  const moved = [movement('seal', 'house_markers/0', 'seats/1'), movement('noble', 'nobles_left/0', 'titles/King/0')]
  expect(keysAfter({}, table, table, moved)).toEqual({})
})

test('a list that changed in a way nobody told has the keys of its places', () => {
  const keys = keysAfter({}, market('a', 'b', 'c'), market('a', 'b'), [take(1)])
  expect(keysOf(keys, 'market', 5)).toEqual(keysOf({}, 'market', 5))
})
