import { expect, test } from 'vitest'
import { around, overlap, placeBubble, type Box, type Side } from '../src/guide/bubble_place'

const ROOM = { left: 0, top: 0, width: 390, height: 844 }
const SIZE = { width: 300, height: 90 }
const NARROW: Side[] = ['below', 'above']
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height })
const boxOf = ({ left, top }: { left: number; top: number }) => ({ ...SIZE, left, top })

test('a bubble stands beside the whole of what is read together, and its arrow at what it points at', () => {
  const payment = box(8, 540, 370, 150)
  const confirm = box(16, 640, 280, 44)
  const hand = box(0, 700, 390, 90)
  const place = placeBubble(SIZE, confirm, [hand], ROOM, NARROW, payment)
  expect(overlap(boxOf(place), payment)).toBe(0)
  expect(overlap(boxOf(place), hand)).toBe(0)
  expect(place.side).toBe('above')
  expect(place.left + place.arrow).toBeCloseTo(16 + 140)
})

test('where nothing is read together it stands beside what it points at', () => {
  const place = placeBubble(SIZE, box(100, 300, 60, 60), [], ROOM, NARROW)
  expect([place.side, place.top]).toEqual(['below', 374])
})

test('where the whole leaves no room it is at least inside the screen and off its goal', () => {
  const goal = box(100, 300, 60, 60)
  const place = placeBubble(SIZE, goal, [], ROOM, NARROW, box(0, 20, 390, 810))
  expect(overlap(boxOf(place), goal)).toBe(0)
  expect(overlap(boxOf(place), ROOM)).toBe(SIZE.width * SIZE.height)
})

test('below what stands above a bar it leaves the bar free too', () => {
  const turn = box(0, 40, 390, 40)
  const bar = box(0, 84, 390, 44)
  const place = placeBubble(SIZE, turn, [bar], ROOM, NARROW, around(turn, bar))
  expect([place.side, place.top]).toEqual(['below', 142])
})
