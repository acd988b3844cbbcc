import { beforeEach, expect, test } from 'vitest'
import { words } from '$lib/words.svelte'
import { byNumber, effectsInWords } from '../src/majesty/effects'
import type { Figures } from '../src/majesty/shown'

const BUILDING: Figures = {
  name: 'Mill',
  person: 'Miller',
  side: 'A',
  value: 10,
  special: '',
  points_per: {},
  workers_per: {},
  points_per_largest: 0,
  with_both: null,
  all_with: null,
}

beforeEach(() => words.use('en'))

test('persons that bring the same are told together', () => {
  expect(byNumber({ Miller: 2, Brewer: 3, Guard: 2 })).toEqual([
    [2, ['Miller', 'Guard']],
    [3, ['Brewer']],
  ])
})

test('the effects of a building are told in the order they happen', () => {
  const told = effectsInWords({
    ...BUILDING,
    special: 'heal',
    points_per: { Miller: 2 },
    workers_per: { Brewer: 1 },
    all_with: { person: 'Noble', points: 3 },
  })
  expect(told).toEqual([
    words.say('majesty-web-does-heal'),
    words.say('majesty-web-does-points', { points: 2, signed: '2', people: 'Miller' }),
    words.say('majesty-web-does-workers', { number: 1, people: 'Brewer' }),
    words.say('majesty-web-does-all', { points: 3, person: 'Noble' }),
  ])
})

test('what the wounded cost is told with a real minus', () => {
  const [told] = effectsInWords({ ...BUILDING, name: 'Infirmary', points_per: { wounded: -1 } })
  expect(told).toBe(
    words.say('majesty-web-does-wounded', { points: -1, signed: '−1', people: words.say('majesty-web-wounded') }),
  )
})
