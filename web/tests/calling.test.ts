import { expect, test } from 'vitest'
import { callFor } from '../src/table/calling'
import { scene } from './making'

const turn = (seat: number | null) => scene({ turn: seat, over: seat === null })

test('I am called when the turn comes to me from others', () => {
  expect(callFor(turn(1), turn(0), [0])).toBe('turn')
  expect(callFor(turn(0), turn(0), [0])).toBeNull()
  expect(callFor(turn(0), turn(1), [0])).toBeNull()
})

test('nobody is called when the turn goes on between seats of one screen', () => {
  expect(callFor(turn(1), turn(0), [0, 1])).toBeNull()
})

test('all are called when the game is over', () => {
  expect(callFor(turn(1), turn(null), [])).toBe('over')
  expect(callFor(turn(null), turn(null), [])).toBeNull()
})

test('those who played are called to the next game, once', () => {
  const set = scene({ turn: null, over: true, rematch: 'next' })
  expect(callFor(turn(null), set, [1])).toBe('rematch')
  expect(callFor(turn(null), set, [])).toBeNull()
  expect(callFor(set, set, [1])).toBeNull()
})
