import { beforeEach, expect, test } from 'vitest'
import type { MyTable } from '$lib/types'
import { words } from '$lib/words.svelte'
import { deedsFor, doneWords, warningsOf } from '../src/start/deeds'
import { BELONGS, found, inOrder, partAsked, plain } from '../src/start/finding'
import { hasWon, othersPlay, roleOf, settingsOf, standingOf, tenthsOf } from '../src/start/line_words'
import { seat } from './making'

beforeEach(() => words.use('en'))

const friend = (name: string) => seat(name, { kind: 'friend' })
const bot = seat('Courtier', { kind: 'bot', level: 'courtier', usual: { word: 'courtier', number: null } })

/** A running game of royals, of Anna who reads and Boris. */
const table = (wishes: Partial<MyTable> = {}): MyTable => ({
  table: 'a',
  game: 'royals',
  options: { players: 2, edition: '2016', row: 3 },
  seats: [seat('Anna'), friend('Boris')],
  turn: 0,
  over: false,
  winners: [],
  mine: [0],
  changed: '2026-11-16T10:00:00Z',
  progress: 0.42,
  moved: true,
  free: [],
  host: true,
  state: 'sits',
  waits: true,
  hidden: false,
  hides_scores: false,
  hints: false,
  open: false,
  guided: false,
  ...wishes,
})
const over = { over: true, turn: null, waits: false, winners: [0] }
const ids = (tables: MyTable[]) => tables.map((one) => one.table)

test('what waits for me is first, then the newest change, and none is there twice', () => {
  const old = table({ table: 'old', changed: '2026-11-01T10:00:00Z' })
  const waits = table({ table: 'waits', changed: '2026-11-02T10:00:00Z' })
  const newer = table({ table: 'newer', waits: false, changed: '2026-11-09T10:00:00Z' })
  const done = table({ table: 'done', ...over, changed: '2026-11-05T10:00:00Z' })
  expect(ids(inOrder([done, newer, old, waits, newer]))).toEqual(['waits', 'old', 'newer', 'done'])
})

test('a game is found by any of its words, in haste too', async () => {
  const eva = table({ table: 'eva', seats: [seat('Anna'), friend('Éva Weiß')] })
  const bots = table({ table: 'bots', game: 'majesty', options: { sides: 'BBBBBBBB' }, seats: [seat('Anna'), bot] })
  const all = [eva, bots]
  expect(ids(found(all, ''))).toEqual(['eva', 'bots'])
  expect(ids(found(all, 'eva'))).toEqual(['eva'])
  expect(ids(found(all, ' WEISS roy'))).toEqual(['eva'])
  expect(ids(found(all, 'buildings b'))).toEqual(['bots'])
  expect(ids(found(all, 'court'))).toEqual(['bots'])
  expect(ids(found(all, 'eva majesty'))).toEqual([])
  await words.use('de')
  expect(ids(found(all, words.name('courtier')))).toEqual(['bots'])
  expect(ids(found(all, 'ausgabe 2016'))).toEqual(['eva'])
})

test('letters are compared without their marks', () => {
  expect(plain('Győző, Йосиф, Größe')).toBe(plain('gyozo, ИОСИФ, grösse'))
})

test('every game is in its parts, and an address that asks for none gets all', () => {
  const parts = (one: MyTable) => Object.entries(BELONGS).flatMap(([part, belongs]) => (belongs(one) ? [part] : []))
  expect(parts(table())).toEqual(['all', 'waiting', 'running'])
  expect(parts(table({ waits: false }))).toEqual(['all', 'running'])
  expect(parts(table(over))).toEqual(['all', 'finished'])
  expect([partAsked('hidden'), partAsked('nonsense'), partAsked(null)]).toEqual(['hidden', 'all', 'all'])
})

test('how a game stands is told', () => {
  expect(standingOf(table())).toBe('Your turn')
  expect(standingOf(table({ turn: 1, waits: false }))).toBe('Boris’s turn')
  expect(standingOf(table({ mine: [0, 1] }))).toBe('Anna’s turn')
  expect(standingOf(table({ waits: false }))).toBe('Anna’s turn') // a bot plays for me
  expect(standingOf(table(over))).toBe('You won')
  expect(standingOf(table({ ...over, winners: [0, 1], mine: [] }))).toBe('Anna and Boris win together')
  expect(hasWon(table({ ...over, winners: [1] }))).toBe(false)
  expect(roleOf(table())).toBe('')
  expect(roleOf(table({ state: 'lost', mine: [] }))).toBe('Your seat was given on')
  expect([0, 0.04, 0.42, 0.999].map((progress) => tenthsOf(table({ progress })))).toEqual([0, 0, 40, 100])
})

test('what is set is told, hidden scores too', () => {
  expect(settingsOf(table({ hides_scores: true }))).toEqual(['edition of 2016', 'hidden scores'])
  expect(settingsOf(table({ game: 'chess' }))).toEqual([])
})

test('a game can be left while one sits in it, and deleted for all by its host while it runs', () => {
  expect(deedsFor(table())).toEqual(['hide', 'abandon', 'delete', 'delete-all'])
  expect(deedsFor(table({ host: false, hidden: true }))).toEqual(['unhide', 'abandon', 'delete'])
  expect(deedsFor(table({ host: false, state: 'watches', mine: [] }))).toEqual(['hide', 'delete'])
  expect(deedsFor(table(over))).toEqual(['hide', 'delete'])
})

test('before it is done one is told who plays on', () => {
  expect(othersPlay(table())).toBe(true)
  expect(othersPlay(table({ free: [1] }))).toBe(false)
  expect(othersPlay(table({ seats: [seat('Anna'), bot] }))).toBe(false)
  expect(warningsOf('abandon', table())[0]).toContain('a bot plays on')
  expect(warningsOf('abandon', table({ free: [1] }))[0]).toContain('rests')
  expect(warningsOf('delete', table())).toHaveLength(2)
  expect(warningsOf('delete', table(over))).toHaveLength(1)
  expect(warningsOf('delete-all', table())[0]).toContain('cannot be undone')
  expect(warningsOf('hide', table())).toEqual([])
  expect(doneWords('hide', table())).toBe('Royals (Anna, Boris) is hidden.')
})
