// Arrow keys go to what lies next in their direction.
import { expect, test } from 'vitest'
import { nextFrom } from '../src/table/areas'

const HERE = { x: 100, y: 100 }
const points = [
  { x: 160, y: 104 }, // a little below, to the right
  { x: 130, y: 190 }, // nearer to the right, but far below
  { x: 100, y: 160 }, // straight below
  { x: 20, y: 100 }, // straight to the left
]

test('the next one to the right is the one in line, not the one nearer but aside', () => {
  expect(nextFrom(HERE, [1, 0], points)).toBe(0)
})

test('down and left are found as they lie', () => {
  expect(nextFrom(HERE, [0, 1], points)).toBe(2)
  expect(nextFrom(HERE, [-1, 0], points)).toBe(3)
})

test('where nothing lies in a direction there is no next one', () => {
  expect(nextFrom(HERE, [0, -1], points)).toBe(-1)
})
