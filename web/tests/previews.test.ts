// What an offer of Majesty tells of workers and points.
import { expect, test } from 'vitest'
import { laterPoints, surePoints, workersSum } from '../src/majesty/previews'
import { event, offer } from './making'

const what = {
  kind: 'majesty.move.take',
  place: 3,
  card: 'Brewer',
  person: 'Brewer',
  building: 'Brewery',
  price: 2,
  found: 1,
} as const
const foreseen = {
  game: 'majesty',
  workers: 5,
  variety: [{ seat: 0, before: 1, after: 3, points: 8 }],
  leads: [
    { seat: 0, building: 'Brewery', points: 11, leads: true, shared: false },
    { seat: 1, building: 'Brewery', points: -11, leads: false, shared: false },
  ],
} as const

test('workers are told as a sum: held, paid, found, earned, given back', () => {
  const gains = [
    event('majesty.building.workers', 0, { number: 2, place: 'Brewery' }),
    event('majesty.workers.returned', 0, { number: 1 }, 1),
  ]
  expect(workersSum(offer(what, { gains, foreseen: { ...foreseen, variety: [], leads: [] } }), 5, 0)).toEqual({
    sum: '5 − 2 + 1 + 2 − 1',
    after: 5,
  })
})

test('where no worker comes or goes nothing is told of them', () => {
  const free = { ...what, price: 0, found: 0 }
  expect(workersSum(offer(free, { foreseen: { ...foreseen, variety: [], leads: [] } }), 5, 0)).toBeNull()
})

test('what changes for the end is summed for each seat', () => {
  const one = offer(what, { foreseen: { ...foreseen, variety: [...foreseen.variety], leads: [...foreseen.leads] } })
  expect([laterPoints(one, 0), laterPoints(one, 1)]).toEqual([19, -11])
})

test('points that come whatever is decided next are sure', () => {
  const gains = [event('majesty.workers.returned', 0, {}, 1)]
  const later = [event('majesty.building.points', 0, {}, 8)]
  expect(surePoints(offer(what, { gains, later }), 0)).toBe(9)
})

test('what the final scoring would bring is no point of the move: who wins is told when it is shown', () => {
  const gains = [event('majesty.building.points', 0, {}, 4), event('majesty.end.variety', 1, {}, 49)]
  expect([surePoints(offer(what, { gains }), 0), surePoints(offer(what, { gains }), 1)]).toEqual([4, 0])
})
