// What others did since my last turn at a Majesty table, and what it did to me.
import { expect, test } from 'vitest'
import { attacksOn, lastOf, lately, lostIn, markedIn, pointsIn, sourcesOf } from '../src/majesty/lately'
import { event, step } from './making'

const take = (seat: number, card: string, place: string, ...more: ReturnType<typeof event>[]) =>
  step(seat, event('majesty.take', seat, { card, place: 1 }), event('majesty.place', seat, { card, place }), ...more)
const wounded = { ...event('majesty.attack.wounded', 0, { card: 'Miller', place: 'Mill' }), other: 1 }
const steps = [
  take(0, 'Miller', 'Mill', event('majesty.building.points', 0, {}, 2)),
  step(null, event('majesty.reveal', null, { card: 'Witch' })),
  take(1, 'Knight', 'Barracks', wounded, event('majesty.building.points', 1, {}, 3)),
  take(2, 'Innkeeper', 'Inn', event('majesty.building.all_with', 0, {}, 3), event('majesty.end.variety', 0, {}, 4)),
]

test('turns of others since my last one, with all that belongs to them', () => {
  const { others, own } = lately(steps, 0, 3)
  expect(others.map(({ seat, card, building }) => [seat, card, building])).toEqual([
    [1, 'Knight', 'Barracks'],
    [2, 'Innkeeper', 'Inn'],
  ])
  expect(own?.building).toBe('Mill')
  expect(lostIn(others[0], 0)).toBe('Miller')
  expect(attacksOn(others[1], 0)).toEqual([])
  expect(pointsIn(others[1], 0)).toBe(3)
})

test('an answer belongs to the turn it came in', () => {
  const healed = step(1, event('majesty.heal', 1, { card: 'Miller', place: 'Mill' }))
  const [deed] = lately([...steps.slice(0, 3), healed], 0, 3).others
  expect(deed.events.map((one) => one.rule)).toContain('majesty.heal')
})

test('my own move makes what others did before it old', () => {
  expect(lately([...steps, take(0, 'Noble', 'Castle')], 0, 3).others).toEqual([])
})

test('spectators are shown the last turn of every realm', () => {
  expect(lately([...steps, take(0, 'Noble', 'Castle')], null, 3).others.map((one) => one.seat)).toEqual([1, 2, 0])
})

test('the last move of each realm is marked, and where others sent a card', () => {
  const late = lately(steps, 0, 3)
  expect([...markedIn(late, 0, 'Infirmary')]).toEqual(['Mill', 'Infirmary'])
  expect([...markedIn(late, 1, 'Infirmary')]).toEqual(['Barracks'])
  expect(lastOf(late, 2)?.card).toBe('Innkeeper')
})

test('points of late are told with the turn they came in', () => {
  const { own, others } = lately(steps, 0, 3)
  expect(sourcesOf([own!, ...others], 0).map(({ deed, event }) => [deed.seat, event.points])).toEqual([
    [0, 2],
    [2, 3],
  ])
})
