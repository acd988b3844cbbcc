import { expect, test } from 'vitest'
import { aside } from '../src/table/note_place'

const ROOM = { left: 8, right: 992 }
const GOAL = { left: 400, right: 500 }

test('a note that covers nothing stays where it is wanted', () => {
  expect(aside(100, 200, GOAL, ROOM)).toBe(100)
  expect(aside(600, 200, GOAL, ROOM)).toBe(600)
})

test('a note over the goal goes to the nearer side of it', () => {
  expect(aside(250, 200, GOAL, ROOM)).toBe(400 - 12 - 200)
  expect(aside(440, 200, GOAL, ROOM)).toBe(512)
})

test('it goes to the other side where there is no room', () => {
  expect(aside(60, 200, { left: 100, right: 200 }, ROOM)).toBe(212)
  expect(aside(860, 100, { left: 880, right: 980 }, ROOM)).toBe(768)
})

test('it stays where there is room on neither side', () => {
  expect(aside(300, 980, GOAL, ROOM)).toBe(300)
})
