import { beforeEach, expect, test } from 'vitest'
import { gameOf } from '$lib/games'
import type { RuleKey } from '$lib/rules'
import type { SheetLine } from '$lib/types'
import { words } from '$lib/words.svelte'
import { grouped, isSaidByHeading, lineName } from '../src/table/score_groups'

const line = (rule: RuleKey, place = '', points = [1, 0], year = ''): SheetLine => ({ rule, place, year, points })
const royals = gameOf('royals')!.sheet
const majesty = gameOf('majesty')!.sheet

beforeEach(() => words.use('en'))

test('Royals: bonuses, then the periods by year, then the titles', () => {
  const lines = [
    line('royals.title.full', 'King', [16, 0]),
    line('royals.period.second', 'Spain', [0, 3], '1714'),
    line('royals.period.first', 'France', [10, 0], '1648'),
    line('royals.bonus.city', 'Paris', [3, 0]),
    line('royals.bonus.city', 'Cologne', [0, 2]),
  ]
  expect(grouped(lines, royals).map(({ name, points }) => [name, points])).toEqual([
    ['Cities', [3, 2]],
    ['Period 1648', [10, 0]],
    ['Period 1714', [0, 3]],
    ['Titles', [16, 0]],
  ])
})

test('Royals: lines are called what their heading does not say yet', () => {
  const names = [
    line('royals.bonus.city', 'Paris'),
    line('royals.period.second', 'Spain', [0, 3], '1714'),
    line('royals.title.half', 'King'),
  ].map((one) => lineName(one, royals))
  expect(names).toEqual([
    'Paris',
    words.say('royals-web-sheet-second', { place: 'Spain' }),
    words.say('royals-web-sheet-half', { place: 'King' }),
  ])
})

test('Royals: the one line of the Noble House is said by its heading', () => {
  const [house] = grouped([line('royals.bonus.house')], royals)
  const [city] = grouped([line('royals.bonus.city', 'Paris')], royals)
  expect([isSaidByHeading(house, royals), isSaidByHeading(city, royals)]).toEqual([true, false])
})

test('Majesty: buildings as they stand, then workers, then the end', () => {
  const lines = [
    line('majesty.end.variety', '', [9, 4]),
    line('majesty.workers.returned', '', [1, 1]),
    line('majesty.building.points', 'Castle', [5, 0]),
    line('majesty.building.points', 'Mill', [2, 6]),
    line('majesty.exchange', 'Castle', [-2, 0]),
  ]
  const groups = grouped(lines, majesty)
  expect(groups.map(({ lines, points }) => [lines.map((one) => one.place), points])).toEqual([
    [
      ['Mill', 'Castle'],
      [7, 6],
    ],
    [
      ['', 'Castle'],
      [-1, 1],
    ],
    [[''], [9, 4]],
  ])
  expect(lineName(lines[0], majesty)).toBe(words.say('majesty-sheet-end-variety', { place: '', year: '' }))
})

test('a line that no part of the sheet has is not lost: it stands last, by its own name', () => {
  const lines = [line('majesty.take'), line('majesty.end.variety')]
  expect(grouped(lines, majesty).map((group) => group.lines[0].rule)).toEqual(['majesty.end.variety', 'majesty.take'])
})
