import { beforeEach, expect, test } from 'vitest'
import { ago, isUnnamed, listed, nameOf, withoutName } from '$lib/names'
import type { MyTable } from '$lib/types'
import { words } from '$lib/words.svelte'
import { seat } from './making'

beforeEach(() => words.use('en'))

test('bots are called by their level, in the language of the reader', async () => {
  const bot = seat('Courtier 2', { kind: 'bot', level: 'courtier', usual: { word: 'courtier', number: 2 } })
  expect(nameOf(bot)).toBe('Courtier 2')
  await words.use('de')
  expect(nameOf(bot)).toBe(`${words.name('courtier')} 2`)
  expect(words.name('courtier')).not.toBe('Courtier')
})

test('a bot that somebody named keeps its name', () => {
  expect(nameOf(seat('Hal', { kind: 'bot', level: 'courtier' }))).toBe('Hal')
})

test('whom nobody named is told by what he is', async () => {
  await words.use('hu')
  const friend = seat('Friend', { kind: 'friend', usual: { word: 'friend', number: null } })
  expect(nameOf(friend)).toBe(words.say('web-name-friend'))
  const third = seat('Player 3', { kind: 'screen', usual: { word: 'player', number: 3 } })
  expect(nameOf(third)).toBe(words.say('web-name-screen', { number: 3 }))
  expect(isUnnamed(friend)).toBe(true)
  expect(isUnnamed(seat('Friedrich', { kind: 'friend' }))).toBe(false)
})

test('a sentence goes on without the name it begins with', () => {
  expect(withoutName('Anna took a card.', 'Anna')).toBe('took a card.')
  expect(withoutName('Anna: −2 points.', 'Anna')).toBe('−2 points.')
  expect(withoutName('Annabel took a card.', 'Anna')).toBe('Annabel took a card.')
})

test('names are listed as the language does it', async () => {
  expect(listed(['Anna', 'Boris', 'Clara'])).toMatch(/^Anna, Boris,? and Clara$/)
  await words.use('de')
  expect(listed(['Anna', 'Boris', 'Clara'])).toBe('Anna, Boris und Clara')
})

test('how long ago is told roughly', () => {
  const changed = (seconds: number) => ({ changed: new Date(Date.now() - seconds * 1000).toISOString() }) as MyTable
  expect(ago(changed(10))).toBe('this minute')
  expect(ago(changed(3 * 60))).toBe('3 minutes ago')
  expect(ago(changed(26 * 3600))).toBe('yesterday')
})
