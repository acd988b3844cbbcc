import { expect, test } from 'vitest'
import { isAdvised, shareOf } from '$lib/advice'
import type { Advice } from '$lib/types'

const advice = (shares: number[]): Advice => ({
  wins: [],
  points: [],
  options: shares.map((share, move) => ({ move, notation: '', share, wins: [], points: [] })),
})

test('the move that was tried most is advised', () => {
  expect([0, 1, 2].map((move) => isAdvised(advice([0.2, 0.5, 0.3]), move))).toEqual([false, true, false])
})

test('moves tried alike are advised alike', () => {
  expect([0, 1, 2].map((move) => isAdvised(advice([0.4, 0.2, 0.4]), move))).toEqual([true, false, true])
})

test('nothing is advised without advice, and nothing that was never tried', () => {
  expect(isAdvised(null, 0)).toBe(false)
  expect(isAdvised(advice([0, 0]), 0)).toBe(false)
  expect(isAdvised(advice([1]), undefined)).toBe(false)
})

test('a move that is not in the advice has no share of it', () => {
  expect([shareOf(advice([0.7, 0.3]), 1), shareOf(advice([0.7, 0.3]), 9), shareOf(null, 0)]).toEqual([0.3, 0, 0])
})
