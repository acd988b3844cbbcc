import { expect, test } from 'vitest'
import { GAMES } from '$lib/facts'
import { gameOf, levelsOf, PLAYABLE, titleOf } from '$lib/games'
import { valuesWith } from '$lib/options'
import { LANGUAGES, words, type Language } from '$lib/words.svelte'

test('every game of the server can be played here, in its order', () => {
  expect(PLAYABLE).toEqual(Object.keys(GAMES))
})

test('a game nobody knows is not taken for another', () => {
  expect(gameOf('chess')).toBeNull()
  expect(titleOf('chess')).toBe('chess')
  expect(levelsOf('chess')).toEqual([])
})

test.each(Object.keys(LANGUAGES) as Language[])('the pages have words for every game in %s', async (language) => {
  await words.use(language)
  for (const game of PLAYABLE) {
    for (const about of ['game', 'facts', 'about', 'how']) expect(words.knows(`${game}-web-${about}`)).toBe(true)
    expect(titleOf(game)).toBe(GAMES[game].title)
    for (const level of levelsOf(game)) expect(words.knows(`name-${level}`)).toBe(true)
  }
})

test('what does not go together is not offered together', () => {
  expect(valuesWith('royals', 'row', { edition: '2016' })).toEqual([3, 4])
  expect(valuesWith('royals', 'row', { edition: '2014' })).toEqual([3])
  expect(valuesWith('royals', 'edition', { row: 4 })).toEqual(['2016'])
})
