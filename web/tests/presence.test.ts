import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { People } from '$lib/types'
import { words } from '$lib/words.svelte'
import { Presence } from '../src/table/presence.svelte'
import { clock, span } from '../src/table/spans'

const TOLD: People = {
  seats: [
    { presence: 'here', away: null, bot_in: null, give_in: null, devices: 2 },
    { presence: 'away', away: 30, bot_in: 85.4, give_in: 90, devices: 1 },
  ],
  watching: 3,
}
let presence: Presence

beforeEach(() => {
  vi.useFakeTimers()
  presence = new Presence()
})

afterEach(() => {
  presence.close()
  vi.useRealTimers()
})

test('what was told is counted on', () => {
  presence.hear(TOLD)
  expect([presence.away(0), presence.away(1), presence.botIn(0), presence.botIn(1)]).toEqual([null, 30, null, 86])
  vi.advanceTimersByTime(60_000)
  expect([presence.away(1), presence.botIn(1)]).toEqual([90, 26])
  vi.advanceTimersByTime(60_000)
  expect(presence.botIn(1)).toBe(0)
  expect([presence.watching, presence.of(0)?.devices]).toEqual([3, 2])
})

test('what is told anew counts from then', () => {
  presence.hear(TOLD)
  vi.advanceTimersByTime(20_000)
  presence.hear({ ...TOLD, seats: [TOLD.seats[0], { ...TOLD.seats[1], presence: 'here', away: null, bot_in: 600 }] })
  expect([presence.away(1), presence.botIn(1)]).toEqual([null, 600])
})

test('spans as people say them', async () => {
  await words.use('en')
  expect([clock(85), clock(5), clock(600)]).toEqual(['1:25', '0:05', '10:00'])
  expect([span(59), span(60), span(7_300), span(200_000)]).toEqual(['', '1 minute', '2 hours', '2 days'])
})
