import { expect, test } from 'vitest'
import type { Advance, NewsItem, Scene, Update } from '../src/lib/types'
import { changed, entryAt, sceneOf } from '../src/table/changes'
import { entryOf, outwards, partsOf, pathOf } from '../src/table/paths'

const TABLE = {
  pile: 3,
  row: { France: 1, Spain: 2 },
  market: [{ card: 'Miller', workers: 0 }],
  seats: [{ intrigue: { 'France/Spain': 1 } }, { intrigue: {} }],
}

test('entries are changed, come and go, and the rest is the same', () => {
  const now = changed(TABLE, [
    { path: 'pile', value: 2, absent: false },
    { path: 'row/Spain', absent: true },
    { path: 'row/Britain', value: 1, absent: false },
    { path: 'market/0/workers', value: 2, absent: false },
    { path: 'seats/0/intrigue/France~1Spain', value: 0, absent: false },
  ])
  expect(now).toEqual({
    pile: 2,
    row: { France: 1, Britain: 1 },
    market: [{ card: 'Miller', workers: 2 }],
    seats: [{ intrigue: { 'France/Spain': 0 } }, { intrigue: {} }],
  })
  expect(now.seats[1]).toBe(TABLE.seats[1])
})

test('the table that is handed in stays as it is', () => {
  const before = structuredClone(TABLE)
  changed(TABLE, [{ path: 'market', value: [], absent: false }])
  expect(TABLE).toEqual(before)
  expect(changed(TABLE, [])).toBe(TABLE)
})

test('a null is a value like any other', () => {
  expect(changed({ marker: 1 }, [{ path: 'marker', value: null, absent: false }])).toEqual({ marker: null })
})

test('names on a path are written as the server writes them', () => {
  expect(pathOf('seats', 0, 'intrigue', 'France/Spain')).toBe('seats/0/intrigue/France~1Spain')
  expect(partsOf(pathOf('a~b', 'c/d', '~1'))).toEqual(['a~b', 'c/d', '~1'])
})

test('a path leads through what it lies in', () => {
  expect(outwards('seats/2/hand/German States')).toEqual([
    'seats/2/hand/German States',
    'seats/2/hand',
    'seats/2',
    'seats',
  ])
  expect(entryAt(TABLE, 'seats/0/intrigue/France~1Spain')).toBe(1)
  expect(entryAt(TABLE, 'seats/7/intrigue')).toBeUndefined()
})

test('a path that ends with a number means an entry of a list', () => {
  expect(entryOf('market/4')).toEqual({ list: 'market', at: 4 })
  expect([entryOf('market'), entryOf('market/0/workers'), entryOf('4')]).toEqual([null, null, null])
})

test('a scene is told whole, or made of the one before it, and of no other', () => {
  const before = { news: 3, turn: 0, table: TABLE } as unknown as Scene
  const advance = {
    news: [{ number: 4 } as NewsItem],
    changes: [
      { path: 'news', value: 4, absent: false },
      { path: 'table/pile', value: 2, absent: false },
    ],
    stages: [],
  } as Advance
  expect(sceneOf(advance, before)).toEqual({ news: 4, turn: 0, table: { ...TABLE, pile: 2 } })
  expect(sceneOf(advance, { ...before, news: 2 })).toBeNull()
  expect(sceneOf(advance, { ...before, news: 4 })).toBeNull()
  const whole = { news: [], scene: { ...before, news: 9 }, stages: [] } as Update
  expect(sceneOf(whole, before)).toBe(whole.scene)
})
