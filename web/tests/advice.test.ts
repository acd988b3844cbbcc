import { expect, test } from 'vitest'
import { chanceOf, isAdvised, rankOf, telling } from '$lib/advice'
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
    later: [],
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

test('of what moves are good for later, what is as true of all is not told', () => {
  const fact = (name: string, number: number) => ({ name, args: { number } })
  const given = advice(0.7, 0.6).options.map((one, at) => ({
    ...one,
    later: [fact('variety', 1), fact('workers', at)],
  }))
  expect(given.map((one) => telling(one.later, given))).toEqual([fact('workers', 0), fact('workers', 1)])
  expect(telling(given[0].later, [given[0]])).toEqual(fact('variety', 1))
  expect(telling([], given)).toBeUndefined()
})
