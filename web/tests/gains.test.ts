import { expect, test } from 'vitest'
import { gainedLately } from '$lib/gains'
import { event, scene, step } from './making'

const STEPS = [
  step(0, event('royals.bonus.city', 0, {}, 9)),
  step(1, event('royals.bonus.city', 1, {}, 4)),
  step(0, event('royals.bonus.city', 0, {}, 2), event('royals.bonus.house', 1, {}, -1)),
  step(null, event('royals.bonus.house', 0, {}, 1)),
  step(1, event('royals.bonus.country', 1, {}, 3)),
]

test('points count since my last turn began', () => {
  expect(gainedLately(STEPS, scene())).toEqual([3, 2])
})

test('to a spectator they count since the last turn of every house began', () => {
  expect(gainedLately(STEPS, scene({ viewer: null }))).toEqual([3, 2])
})

test('before my first turn everything counts', () => {
  expect(gainedLately(STEPS.slice(1, 2), scene())).toEqual([0, 4])
})

test('once the game is over the score sheet tells it', () => {
  expect(gainedLately(STEPS, scene({ over: true }))).toEqual([0, 0])
})
