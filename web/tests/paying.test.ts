import { expect, test } from 'vitest'
import type { Payment } from '$lib/types'
import { otherWay } from '../src/royals/paying'

const way = (cards: Record<string, number>): Payment => ({ moves: [], cards, wild: 0 })
const WAYS = [
  way({ France: 3 }),
  way({ France: 2, Spain: 2 }),
  way({ France: 2, Britain: 2 }),
  way({ France: 1, Spain: 2, Britain: 2 }),
]

test('the nearest way that pays fewer of a card is the next', () => {
  expect(otherWay(WAYS, 0, 'France', false)).toBe(1)
  expect(otherWay(WAYS, 1, 'France', false)).toBe(3)
})

test('the nearest way that pays more of a card is the next', () => {
  expect(otherWay(WAYS, 0, 'Britain', true)).toBe(2)
  expect(otherWay(WAYS, 3, 'France', true)).toBe(1)
})

test('there may be none', () => {
  expect(otherWay(WAYS, 0, 'France', true)).toBe(-1)
  expect(otherWay(WAYS, 0, 'Spain', false)).toBe(-1)
  expect(otherWay([], 0, 'Spain', true)).toBe(-1)
})
