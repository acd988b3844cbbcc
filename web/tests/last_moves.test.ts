// Where the other houses placed nobles in their last turns, and turns that end by themselves.
import { expect, test } from 'vitest'
import type { RuleKey } from '../src/lib/rules'
import type { Step } from '../src/lib/types'
import { endedByItself, lastPlaced } from '../src/royals/last_moves'

const event = (rule: RuleKey, args = {}) => ({ rule, seat: 0, other: null, points: 0, args })
const step = (seat: number | null, rule: RuleKey, args = {}, forced = false): Step =>
  ({ seat, forced, events: [event(rule, args)] }) as unknown as Step
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

test('a turn that ended by itself is known, one that I ended is not', () => {
  const forced = step(0, 'royals.turn.end', {}, true)
  expect(endedByItself([forced, step(1, 'royals.draw.blind')], 0)).toBe(true)
  expect(endedByItself([step(0, 'royals.turn.end')], 0)).toBe(false)
  expect(endedByItself([forced, claim(0, 'Paris')], 0)).toBe(false)
})
