import { beforeEach, expect, test } from 'vitest'
import { words } from '$lib/words.svelte'
import { lastDone } from '../src/table/last_done'
import type { Entry } from '../src/table/log'
import { inShort, turnsTold, turnStarts } from '../src/table/turns_told'
import { event, step } from './making'

const NAMES = ['Anna', 'Boris']
const entry = (...told: Parameters<typeof step>): Entry => ({ kind: 'step', step: step(...told) })
const draw = (seat: number, card = 'France') => event('royals.draw.blind', seat, { card })
const claim = (seat: number) => event('royals.claim', seat, { place: 'Paris King', city: 'Paris', title: 'King' })

const LOG: Entry[] = [
  entry(null, event('royals.row', null, { card: 'Spain' })),
  entry(0, draw(0)),
  entry(0, draw(0)),
  entry(0, claim(0), event('royals.bonus.city', 0, { place: 'Paris' }, 3)),
  entry(null, event('royals.row', null, { card: 'France' })),
  { kind: 'gestured', seat: 1, gesture: 'bow' },
  entry(1, draw(1, 'hidden')),
]

beforeEach(() => words.use('en'))

test('a turn begins where another seat moves; chance and gestures go with it', () => {
  expect(turnStarts(LOG)).toEqual([0, 1, 6])
})

test('a turn says once who acts, counts what is the same, and leaves out what is minor', () => {
  const blocks = turnsTold(LOG, NAMES, 30, false)
  expect(blocks.map(({ at, seat, lines }) => [at, seat, lines.map((line) => `${line.text} ×${line.times}`)])).toEqual([
    [
      1,
      0,
      [
        'Anna drew a France card blind. ×2',
        'claimed the King in Paris. ×1',
        'was the first house in Paris and took the city marker, worth 3 points. ×1',
        'Boris bows. ×1',
      ],
    ],
    [6, 1, ['Boris drew a country card blind. ×1']],
  ])
  expect(blocks[0].lines.map((line) => [line.points, line.beside])).toEqual([
    [false, false],
    [false, false],
    [true, false],
    [false, true],
  ])
})

test('who wants every step gets it', () => {
  expect(turnsTold(LOG, NAMES, 30, true).map((block) => block.at)).toEqual([0, 1, 6])
})

test('only the last turns are told', () => {
  expect(turnsTold(LOG, NAMES, 1, false).map((block) => block.at)).toEqual([6])
})

test('the weightiest thing of the last turn is what a house did last', () => {
  const steps = LOG.flatMap((one) => (one.kind === 'step' ? [one.step] : []))
  expect(lastDone(steps, NAMES)).toEqual(['claimed the King in Paris.', 'drew a country card blind.'])
})

test('what a house did to the one who looks is told to them', () => {
  const beaten = { ...event('royals.take_over', 0, { city: 'Paris', title: 'King' }), other: 1 }
  const [to] = [lastDone([step(0, beaten)], NAMES, 1), lastDone([step(0, beaten)], NAMES)].map(([did]) => did)
  expect(to).toContain('from you')
  expect(lastDone([step(0, beaten)], NAMES)[0]).toContain('from Boris')
})

test('points at the end of a period are nothing a house did', () => {
  const scored = step(0, draw(0), event('royals.period.first', 0, { place: 'France', year: '1648' }, 10))
  expect(lastDone([scored], NAMES)).toEqual(['drew a France card blind.', ''])
})

test('a turn in short is what it is remembered by, and the points it brought', () => {
  const [block] = turnsTold(LOG, NAMES, 30, false)
  expect(inShort(block).map((line) => line.text)).toEqual(['Anna claimed the King in Paris.', 'Boris bows.'])
  expect(block.gained).toBe(3)
})

test('a turn in which nothing weighty was done is told by its first line', () => {
  expect(inShort(turnsTold(LOG, NAMES, 1, false)[0]).map((line) => line.text)).toEqual([
    'Boris drew a country card blind.',
  ])
})

test('points that others bring are no secret of an unfolded turn', () => {
  const inn = event('majesty.building.all_with', 1, { place: 'Inn' }, 3)
  const [block] = turnsTold(
    [entry(0, event('majesty.take', 0, { card: 'Brewer', place: 1, number: 0 }), inn)],
    NAMES,
    9,
    false,
  )
  expect(inShort(block)).toHaveLength(2)
  expect(block.gained).toBe(0)
})

test('whoever reads is spoken to', () => {
  const [own, other] = turnsTold(LOG, NAMES, 30, false, 0)
  expect(own.lines.map((line) => line.text)).toEqual([
    'You drew a France card blind.',
    'claimed the King in Paris.',
    'were the first house in Paris and took the city marker, worth 3 points.',
    'Boris bows.',
  ])
  expect(other.lines[0].text).toBe('Boris drew a country card blind.')
  const taken = { ...event('royals.take_over', 1, { city: 'Paris', title: 'King' }), other: 0 }
  expect(turnsTold([entry(1, taken)], NAMES, 9, false, 0)[0].lines[0].text).toBe(
    'Boris took over the King in Paris from you.',
  )
})
