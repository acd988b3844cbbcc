// Where the other houses placed nobles in their last turns.
import { expect, test } from 'vitest'
import type { RuleKey } from '../src/lib/rules'
import type { Step } from '../src/lib/types'
import { allPlaced, lastPlaced } from '../src/royals/last_moves'

const event = (rule: RuleKey, args = {}) => ({ rule, seat: 0, other: null, points: 0, args })
const step = (seat: number | null, rule: RuleKey, args = {}): Step =>
  ({ seat, events: [event(rule, args)] }) as unknown as Step
const claim = (seat: number, city: string) => step(seat, 'royals.claim', { city, title: 'King' })
const where = (steps: Step[], viewer: number | null = 0) => lastPlaced(steps, viewer, 3).map((one) => one.city)

test('the last turn of each other house is marked, the newest first', () => {
  expect(where([claim(0, 'Paris'), claim(1, 'London'), claim(2, 'Berlin'), claim(2, 'Vienna')])).toEqual([
    'Vienna',
    'Berlin',
    'London',
  ])
})

test('it stays marked through my turn, and goes with the next turn of its house', () => {
  const steps = [claim(1, 'London'), claim(2, 'Berlin'), claim(0, 'Paris')]
  expect(where(steps)).toEqual(['Berlin', 'London'])
  expect(where([...steps, step(1, 'royals.draw.blind')])).toEqual(['Berlin'])
})

test('chance belongs to the turn it happens in', () => {
  expect(where([claim(1, 'London'), step(null, 'royals.row'), claim(1, 'Dublin')])).toEqual(['Dublin', 'London'])
})

test('a house that begins a turn has placed nothing new', () => {
  const steps = [claim(1, 'London'), step(1, 'royals.turn.end'), claim(0, 'Paris')]
  expect(allPlaced(steps).map((one) => one.city)).toEqual(['London', 'Paris'])
  expect(allPlaced([...steps, step(1, 'royals.draw.blind'), step(null, 'royals.row')])).toHaveLength(2)
})
