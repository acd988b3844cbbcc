import { expect, test } from 'vitest'
import { routeOf, type Spots } from '../src/royals/routes'
import { slid, thrown } from '../src/table/flights.svelte'
import { event } from './making'

/** Spots by their names, instead of by where they are. */
const spots: Spots<string> = {
  now: (spot) => spot,
  before: (spot) => `${spot} before`,
  noble: (place) => `noble of ${place}`,
  hand: (seat, card) => `hand of ${seat}, ${card}`,
  handBefore: (seat, card) => `hand of ${seat} before, ${card}`,
  purse: (seat) => `purse of ${seat}`,
}
const told = { viewer: 0, houseOf: (seat: number | null) => (seat === 0 ? ('ink' as const) : ('teal' as const)) }
const route = (...of: Parameters<typeof event>) => routeOf(event(...of), spots, told)

test('a card of the row flies into the hand of who took it, and is not there before', () => {
  expect(route('royals.draw.row', 0, { card: 'Spain', number: 0 })).toEqual({
    thing: { card: 'Spain' },
    from: 'row:Spain before',
    to: 'hand of 0, Spain',
    waits: true,
    lands: { hand: 'Spain' },
  })
})

test('a card that others draw blind flies with its back up', () => {
  const flight = route('royals.draw.blind', 1, { card: 'hidden', number: 0 })
  expect(flight).toMatchObject({ thing: { card: 'back' }, from: 'pile', to: 'hand of 1, undefined' })
  expect(flight?.lands).toBeUndefined()
})

test.each([
  ['royals.discard', 'France'],
  ['royals.discard.intrigue', 'France/Spain'],
  ['royals.pay.intrigue', 'Britain/Spain'],
])('a card that is given away flies to the discards: %s', (rule, card) => {
  expect(route(rule, 0, { card, number: 1 })).toMatchObject({
    thing: { card },
    from: `hand of 0 before, ${card}`,
    to: 'discards',
  })
})

test('what was not paid does not fly', () => {
  expect(route('royals.pay.wild', 0, { card: 'France', number: 0 })).toBeNull()
})

test('every seal flies from its own place to its owner', () => {
  const from = (rule: string, told: Record<string, string | number>) => route(rule, 1, told, 5)?.from
  expect(from('royals.bonus.city', { place: 'Paris', number: 0 })).toBe('seal:Paris')
  expect(from('royals.bonus.country', { place: 'Spain', number: 1 })).toBe('seal:Spain:1')
  expect(from('royals.bonus.house', { place: 1, number: 0 })).toBe('seal:house:0')
  expect(from('royals.bonus.house', { place: 3, number: 0 })).toBe('seal:house:2')
  expect(from('royals.period.second', { place: 'Spain', number: 0, year: '1680' })).toBe('seal:1680:Spain:1')
  expect(route('royals.bonus.city', 1, { place: 'Paris' }, 5)).toMatchObject({ thing: { seal: 5 }, to: 'purse of 1' })
})

test('a noble comes to his portrait, and a beaten one goes to the cathedral of the city', () => {
  const place = { place: 'Paris King', city: 'Paris', title: 'King' }
  expect(route('royals.take_over', 0, place)).toMatchObject({
    thing: { house: 'ink' },
    to: 'noble of Paris King',
    lands: { noble: 'Paris King' },
  })
  expect(route('royals.beaten', 1, place)).toMatchObject({
    thing: { house: 'teal' },
    from: 'noble of Paris King',
    to: 'cathedral:Paris',
  })
})

test('what is out of sight does not fly, nor what nobody sees', () => {
  expect(routeOf(event('royals.draw.blind', 0, { card: 'Spain' }), { ...spots, hand: () => null }, told)).toBeNull()
  expect(route('royals.turn.end', 0)).toBeNull()
})

test('every way begins and ends in the middle of things', () => {
  for (const frames of [thrown(100, 40, 0.7), slid(100, 40)]) {
    expect(frames[0].transform).toMatch(/^translate\(-50%, -50%\)/)
    expect(frames.at(-1)!.transform).toContain('calc(-50% + 100px), calc(-50% + 40px)')
  }
})
