import { beforeEach, expect, test } from 'vitest'
import { settings } from '$lib/settings.svelte'
import { words } from '$lib/words.svelte'
import { told as toldOfMajesty } from '../src/majesty/told'
import { boardProblem } from '../src/royals/board_check'
import { told as toldOfRoyals } from '../src/royals/told'
import { usualSetup, wished, type Setup } from '../src/start/setup'
import { backToUsual, friendSetup, quickSetup, remember, unusualIn } from '../src/start/starting'

beforeEach(async () => {
  await words.use('en')
  settings.setups = {}
  settings.name = 'Anna'
  settings.house = 'violet'
})

/** What "Play now" names after a table was set so. */
function named(game: 'royals' | 'majesty', options: object, wishes: Partial<Setup> = {}): string[] {
  const usual = usualSetup(game, 'Anna', 'violet')
  remember({ ...usual, ...wishes, options: { ...usual.options, ...options } })
  return unusualIn(quickSetup(game))
}

test.each([
  [{}, ['edition of 2016']],
  [{ players: 2, edition: '2016', row: 3 }, ['edition of 2016']],
  [{ edition: '2016', row: 4 }, ['edition of 2016', '4 cards face up']],
  [{ edition: '2014', row: 3 }, ['edition of 2014']],
  [{ edition: '2014', row: 3, board: 'own' }, ['edition of 2014', 'custom board']],
])('Royals with %j is told in words', (options, phrases) => {
  expect(toldOfRoyals(options)).toEqual(phrases)
})

test.each([
  [{}, ['all buildings A']],
  [{ sides: 'AAAAAAAA', whole_deck: false }, ['all buildings A']],
  [{ sides: 'BBBBBBBB' }, ['all buildings B']],
  [{ sides: 'ABABABAB', whole_deck: true }, ['mixed buildings', 'whole deck']],
])('Majesty with %j is told in words', (options, phrases) => {
  expect(toldOfMajesty(options)).toEqual(phrases)
})

test('points are hidden where the book of the game hides them', () => {
  expect(usualSetup('royals', 'Anna', 'violet').hidesScores).toBe(true)
  expect(usualSetup('majesty', 'Anna', 'violet').hidesScores).toBe(false)
})

test('play now names nothing where nothing is unusual', () => {
  expect(unusualIn(quickSetup('royals'))).toEqual([])
  expect(named('royals', {})).toEqual([])
  expect(named('majesty', {})).toEqual([])
})

test('play now names all that is unusual in what it repeats', () => {
  expect(named('royals', { edition: '2014' }, { hidesScores: false, pace: 'quick' })).toEqual([
    'edition of 2014',
    'open scores',
    'bots play at once',
  ])
  expect(named('royals', { row: 4 }, { pace: 'calm', starts: 0 })).toEqual([
    '4 cards face up',
    'bots play calmly',
    'you begin',
  ])
  expect(named('majesty', { sides: 'ABABABAB', wholeDeck: true }, { hidesScores: true, starts: 1 })).toEqual([
    'mixed buildings',
    'whole deck',
    'hidden scores',
    'Craftsman begins',
  ])
})

test('back to the usual, nothing is unusual any more, and the company stays', () => {
  const { seats } = usualSetup('royals', 'Anna', 'violet')
  named('royals', { edition: '2014' }, { hidesScores: false, seats: seats.slice(0, 2) })
  backToUsual('royals')
  expect(unusualIn(quickSetup('royals'))).toEqual([])
  expect(quickSetup('royals').seats).toHaveLength(2)
})

test('advice is agreed on where several play, and a table is listed where a seat waits', () => {
  const alone = usualSetup('royals', 'Anna', 'violet')
  expect(wished({ ...alone, hints: true, open: true })).toMatchObject({ hints: undefined, open: false })
  const two = friendSetup('royals')
  expect(wished(two)).toMatchObject({ hints: false, open: false })
  expect(wished({ ...two, hints: true, open: true })).toMatchObject({ hints: true, open: true })
})

test('a file that is no board is known at once, and one that may be is not refused', () => {
  const board = 'format = 1\nname = "Mine"\n[titles]\n[countries]\n[[cities]]\nname = "Paris"\n'
  expect(boardProblem(board)).toBeNull()
  expect(boardProblem('format=1\nname="x"\ntitles.King = 1\n[countries.France]\n"cities" = []')).toBeNull()
  expect(boardProblem(' \n')?.message).toMatch(/empty$/)
  expect(boardProblem(`${board}#${'x'.repeat(40_000)}`)?.message).toMatch(/large$/)
  expect(boardProblem('PNG\0\0')?.message).toMatch(/binary$/)
  expect(boardProblem('A letter to my aunt.')).toMatchObject({ part: 'format' })
  expect(boardProblem(board.replace('[titles]', ''))).toMatchObject({ part: 'titles' })
})
