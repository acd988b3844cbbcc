import { describe, expect, test } from 'vitest'
import type { Args } from '$lib/types'
import { namesOf } from '$lib/names'
import { LANGUAGES, words, type Language } from '$lib/words.svelte'
import { event, seat } from './making'
import said from './said.json?raw'

const SAID: { message: string; args: Args; said: Record<Language, string> }[] = JSON.parse(said)

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  test('the client says what Python says', async () => {
    await words.use(language)
    const here = SAID.map(({ message, args }) => `${message}: ${words.say(message, args)}`)
    expect(here).toEqual(SAID.map(({ message, said }) => `${message}: ${said[language]}`))
  })
})

test('a name has the forms its language gives it, and both halves of a card have them', async () => {
  await words.use('ru')
  expect(words.name('German States')).toBe('Германские государства')
  expect(words.say('royals-discard', { seat: 'Анна', card: 'France' })).toContain('Франции')
  expect(words.say('royals-discard-intrigue', { seat: 'Анна', card: 'France/Spain' })).toMatch(/Франц\S+\/Испан/)
})

test('a name nobody translated stays as it is', async () => {
  await words.use('de')
  expect(words.name('Atlantis')).toBe('Atlantis')
})

test('what has no words is its own name, and is not known', async () => {
  await words.use('en')
  expect(words.say('no-such-message')).toBe('no-such-message')
  expect(words.knows('no-such-message')).toBe(false)
  expect(words.knows('web-play-now')).toBe(true)
})

test('a move is explained with the names of seats as the reader calls them', async () => {
  await words.use('de')
  const bot = seat('Courtier', { kind: 'bot', level: 'courtier', usual: { word: 'courtier', number: null } })
  const names = namesOf([seat('Anna'), bot])
  const place = { city: 'Dijon', title: 'Baron', country: 'France', cost: 2, influence: 1 }
  const said = words.explain({ kind: 'royals.move.take_over', ...place, intrigue: 1, other: 1 }, names)
  expect(said).toContain('Höfling')
  expect(said).toContain(words.name('Baron'))
  expect(words.explain({ kind: 'royals.move.blind' }, names)).toBe(words.say('royals-move-blind'))
})

test('an event is told with the names of its seats and its points', async () => {
  await words.use('en')
  const bonus = event('royals.bonus.city', 1, { place: 'Paris' }, 2)
  expect(words.tell(bonus, ['Anna', 'Boris'])).toBe(
    'Boris was the first house in Paris and took the city marker, worth 2 points.',
  )
})

test('how a tie was broken is told to both who were tied in the second person', async () => {
  await words.use('en')
  const tie = { ...event('royals.period.tie.title', 0, { place: 'Spain' }), other: 1 }
  const told = [0, 1, 2].map((me) => words.tell(tie, ['Anna', 'Boris', 'Clara'], me))
  expect(told.map((sentence) => sentence.replace(' had equal influence; the higher title put', ''))).toEqual([
    'Spain: you and Boris you ahead.',
    'Spain: Anna and you Anna ahead.',
    'Spain: Anna and Boris Anna ahead.',
  ])
})

test('the words of rules pages are there for whoever asked, in the language asked for last', async () => {
  await words.use('en')
  const title = 'royals-web-book-goal'
  const [first, again, other] = [words.useBook('royals'), words.useBook('royals'), words.useBook('majesty')]
  const german = words.use('de')
  await again
  expect(words.knows(title)).toBe(true)
  await Promise.all([first, other, german])
  expect(words.say(title)).toBe('Ziel des Spiels')
  expect(words.knows('majesty-web-book-goal')).toBe(true)
})

test('of two languages asked for at once the last counts', async () => {
  await Promise.all([words.use('it'), words.use('en')])
  expect(words.language).toBe('en')
  expect(words.say('web-play-now')).toBe('Play now')
})

test('who took what is told, and nothing of what it is worth, where sums are hidden', async () => {
  const secret = { ...event('royals.bonus.city', 1, { place: 'Paris' }), is_secret: true }
  const told = []
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await words.use(language)
    told.push(words.tell(secret, ['Anna', 'Boris'], 0))
  }
  expect(told[0]).toBe('Boris: City bonus Paris, points hidden.')
  for (const sentence of told) expect(sentence).toMatch(/^Boris: \D+\.$/)
})
