import { beforeEach, expect, test } from 'vitest'
import { settings } from '$lib/settings.svelte'
import { words } from '$lib/words.svelte'
import { USUAL as ROYALS } from '../src/royals/options'
import { usualSetup, wished, type SeatWish } from '../src/start/setup'
import { company, friendSetup, lastSetup, quickSetup, remember } from '../src/start/starting'

beforeEach(async () => {
  await words.use('en')
  settings.setups = {}
  settings.name = 'Anna'
  settings.house = 'violet'
})

test('the usual table is me and two bots that a newcomer can beat, in houses of their own', () => {
  const { seats } = usualSetup('majesty', 'Anna', 'ink')
  expect(seats.map(({ kind, level, house }) => [kind, level, house])).toEqual([
    ['me', 'craftsman', 'ink'],
    ['bot', 'craftsman', 'ivory'],
    ['bot', 'craftsman', 'violet'],
  ])
})

test('a table is asked for with the options of its own game', () => {
  expect(wished(usualSetup('royals', 'Anna', 'ink')).options).toEqual({ players: 3, edition: '2016', row: 3 })
  expect(wished(usualSetup('majesty', 'Anna', 'ink')).options).toEqual({
    players: 3,
    sides: 'AAAAAAAA',
    whole_deck: false,
  })
})

test('a row of four is only asked for where the edition has it', () => {
  const setup = usualSetup('royals', 'Anna', 'ink')
  const row = (edition: string) => wished({ ...setup, options: { ...ROYALS, edition, row: 4 } }).options.row
  expect([row('2016'), row('2014')]).toEqual([4, 3])
})

test('only people have names, and whom nobody named the server names', () => {
  const seats: SeatWish[] = [
    { kind: 'me', name: ' ', level: 'page', house: 'ink' },
    { kind: 'friend', name: '', level: 'page', house: 'teal' },
    { kind: 'bot', name: 'Hal', level: 'envoy', house: 'ivory' },
  ]
  const asked = wished({ ...usualSetup('royals', 'Anna', 'ink'), seats }).seats
  expect(asked.map(({ name, level }) => [name, level])).toEqual([
    ['Anna', undefined],
    [undefined, undefined],
    [undefined, 'envoy'],
  ])
})

test('the table set last is there again, but for a board of one’s own', () => {
  const setup = usualSetup('royals', 'Anna', 'violet')
  remember({ ...setup, pace: 'calm', options: { edition: '2014', row: 3, board: 'a board', boardName: 'mine.toml' } })
  const last = lastSetup('royals')
  expect(last.pace).toBe('calm')
  expect(last.options).toEqual({ edition: '2014', row: 3, board: null, boardName: '' })
})

test('what a browser remembers from before options had a place of their own is not lost', () => {
  const { seats } = usualSetup('majesty', 'Anna', 'violet')
  settings.setups = { majesty: { game: 'majesty', sides: 'ABABABAB', wholeDeck: true, row: 3, seats, pace: 'quick' } }
  const last = lastSetup('majesty')
  expect(last.options).toEqual({ sides: 'ABABABAB', wholeDeck: true })
  expect(Object.keys(last).sort()).toEqual([
    'game',
    'hidesScores',
    'hints',
    'open',
    'options',
    'pace',
    'seats',
    'starts',
  ])
})

test('who took another house since then gets it; who had it gets the old one', () => {
  remember(usualSetup('royals', 'Anna', 'violet'))
  settings.house = 'ink'
  expect(lastSetup('royals').seats.map((seat) => seat.house)).toEqual(['ink', 'violet', 'ivory'])
})

test('play now waits for nobody: with a friend at the last table it is the usual one, and I begin', () => {
  const setup = usualSetup('royals', 'Anna', 'violet')
  remember({ ...setup, pace: 'calm' })
  expect(quickSetup('royals').pace).toBe('calm')
  remember({ ...friendSetup('royals'), pace: 'calm' })
  expect(quickSetup('royals')).toMatchObject({ pace: 'usual', starts: 0 })
})

test('the company is told in a sentence', () => {
  expect(company(usualSetup('royals', 'Anna', 'ink'))).toBe('You and 2 bots (Courtier)')
})
