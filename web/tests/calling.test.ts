import { expect, test } from 'vitest'
import { isCalled } from '../src/table/calling'
import { scene } from './making'

const turn = (seat: number | null) => scene({ turn: seat, over: seat === null })

test('I am called when the turn comes to me from others', () => {
  expect(isCalled(turn(1), turn(0), [0])).toBe(true)
  expect(isCalled(turn(0), turn(0), [0])).toBe(false)
  expect(isCalled(turn(0), turn(1), [0])).toBe(false)
})

test('nobody is called when the turn goes on between seats of one screen', () => {
  expect(isCalled(turn(1), turn(0), [0, 1])).toBe(false)
})

test('all are called when the game is over', () => {
  expect(isCalled(turn(1), turn(null), [])).toBe(true)
  expect(isCalled(turn(null), turn(null), [])).toBe(false)
})
