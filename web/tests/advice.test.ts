import { expect, test } from 'vitest'
import { chanceOf, isAdvised, rankOf } from '$lib/advice'
import type { Advice } from '$lib/types'

const advice = (...chances: number[]): Advice => ({
  wins: [],
  points: [],
  options: chances.map((chance, at) => ({
    move: 10 + at,
    notation: '',
    share: 0,
    wins: [1 - chance, chance],
    points: [],
    reasons: [],
    payment: null,
  })),
})

test('moves have the place that the advice gives them, and only the first is advised', () => {
  const given = advice(0.7, 0.6)
  expect([10, 11, 12].map((move) => rankOf(given, move))).toEqual([1, 2, 0])
  expect([10, 11, 12].map((move) => isAdvised(given, move))).toEqual([true, false, false])
})

test('the number of a move is the same everywhere: the chance of the seat that asked', () => {
  expect([chanceOf(advice(0.7, 0.6), 11, 1), chanceOf(advice(0.7), 99, 1), chanceOf(null, 10, 1)]).toEqual([0.6, 0, 0])
})

test('nothing is advised without advice', () => {
  expect([rankOf(null, 10), rankOf(advice(), 10), rankOf(advice(1), undefined)]).toEqual([0, 0, 0])
  expect(isAdvised(null, 10)).toBe(false)
})
