// What the notes of the Royals table say of what is printed and what lies there: one sentence and one number each.
import { words } from '$lib/words.svelte'
import type { NoteWords } from '../table/notes.svelte'
import { countOf } from './board'
import type { Royals } from './royals.svelte'
import { stateOf, type City, type Country, type Marker, type Title } from './shown'
import { fieldOf, toldOfEdition } from './told'

/** Who has taken a marker, as messages are told it. */
function taken(royals: Royals, marker: Marker) {
  const seat = royals.takerOf(marker)
  return { state: stateOf(marker), holder: seat === null ? '' : royals.names[seat] }
}

/** "Anna 2, Boris 0": a number of each house. */
const perHouse = (royals: Royals, numbers: number[]): string =>
  numbers.map((number, seat) => `${royals.names[seat]} ${number}`).join(', ')

// Cities.

const cityMarkerWords = (royals: Royals, city: City): string =>
  words.say('royals-note-city-marker', {
    points: city.bonus,
    ...taken(royals, royals.table.cities[city.name]?.marker ?? null),
  })

function beatenWords(royals: Royals, city: City): string {
  const beaten = (royals.table.cities[city.name]?.cathedral ?? [])
    .map((number, seat) => ({ number, seat }))
    .filter((one) => one.number > 0)
  if (beaten.length === 0) return words.say('royals-note-field-none')
  return beaten.map((one) => `${royals.names[one.seat]} ${one.number}`).join(', ')
}

export const cityNote = (royals: Royals, country: Country, city: City): NoteWords => ({
  title: `${words.name(city.name)}, ${words.name(country.name)}`,
  lines: [
    cityMarkerWords(royals, city),
    `${words.say('royals-note-field', { field: fieldOf(royals.board) })}: ${beatenWords(royals, city)}`,
    words.say('royals-note-field-about'),
  ],
})

export const cityMarkerNote = (royals: Royals, city: City): NoteWords => ({
  title: words.name(city.name),
  lines: [cityMarkerWords(royals, city)],
})

export const fieldNote = (royals: Royals, city: City): NoteWords => ({
  title: `${words.say('royals-note-field', { field: fieldOf(royals.board) })}, ${words.name(city.name)}`,
  lines: [beatenWords(royals, city), words.say('royals-note-field-about')],
})

// Countries.

const countryMarkerWords = (royals: Royals, country: Country, rank: number): string =>
  words.say('royals-note-country-marker', {
    rank,
    points: country.bonus[rank],
    ...taken(royals, royals.table.country_markers[country.name]?.[rank] ?? null),
  })

export const countryMarkerNote = (royals: Royals, country: Country, rank: number): NoteWords => ({
  title: words.name(country.name),
  lines: [countryMarkerWords(royals, country, rank), presentWords(royals, country)],
})

const presentWords = (royals: Royals, country: Country): string =>
  words.say('royals-note-present', {
    all: country.cities.length,
    houses: perHouse(royals, royals.table.present[country.name] ?? []),
  })

/** Who leads a country, why, and who is second. */
function standingWords(royals: Royals, country: Country): string[] {
  const { strongest, second, tie } = royals.table
  const first = strongest[country.name]
  if (first === null || first === undefined) return [words.say('royals-note-nobody')]
  const holder = royals.names[first]
  const said = [words.say('royals-note-leader', { holder, points: country.period_bonus[0] })]
  const by = tie[country.name]
  if (by) said.push(words.say('royals-note-tie', { by, holder }))
  const next = second[country.name]
  if (next !== null && next !== undefined)
    said.push(words.say('royals-note-second', { holder: royals.names[next], points: country.period_bonus[1] }))
  return said
}

export const influenceNote = (royals: Royals, country: Country): NoteWords => ({
  title: words.say('royals-note-influence', { card: country.name }),
  lines: [perHouse(royals, royals.table.influence[country.name] ?? []), ...standingWords(royals, country)],
})

export const countryNote = (royals: Royals, country: Country): NoteWords => ({
  title: words.name(country.name),
  lines: [
    ...country.bonus.map((_, rank) => countryMarkerWords(royals, country, rank)),
    presentWords(royals, country),
    words.say('royals-note-influence', { card: perHouse(royals, royals.table.influence[country.name] ?? []) }),
    ...standingWords(royals, country),
  ],
})

// Periods and piles.

export function periodMarkerNote(royals: Royals, country: Country, year: string, rank: number): NoteWords {
  const marker = royals.table.period_markers[year][country.name][rank]
  const points = country.period_bonus[rank]
  return {
    title: `${year}, ${words.name(country.name)}`,
    lines: [words.say('royals-note-period-marker', { rank, points, ...taken(royals, marker) })],
  }
}

export const periodsNote = (royals: Royals): NoteWords => ({
  title: royals.board.years.join(' · '),
  lines: [
    words.say('royals-note-periods'),
    ...royals.board.countries.map((one) => `${words.name(one.name)}: ${one.period_bonus.join(' / ')}`),
    words.say('royals-note-period-seals'),
  ],
})

interface Course {
  table: Royals['table']
  board: Royals['board']
}

/** How a period ends, or that it is ending. */
export function endWords({ table, board }: Course): string {
  if (table.ending) return words.say('royals-note-ending', { ending: table.ending })
  return words.say('royals-web-bar-pile-hint', toldOfEdition(board))
}

export function yearNote({ table, board }: Course, year: string): NoteWords {
  const [at, now] = [board.years.indexOf(year), board.years.indexOf(table.period)]
  const over = at < now || table.step === 'over'
  const when = over ? 'past' : at === now ? 'now' : 'later'
  const lines = [words.say('royals-note-year', { when })]
  if (when === 'now') lines.push(words.say('royals-web-pile', { number: table.pile }), endWords({ table, board }))
  return { title: year, lines: [...lines, words.say('royals-note-periods')] }
}

// Cards, limits, nobles.

/** What a card is for: of a country, or of intrigue. */
export const cardWords = (royals: Royals, card: string): string =>
  card.includes('/')
    ? words.say('royals-note-intrigue-card', { wild: royals.board.wild_intrigue })
    : words.say('royals-note-card', { wild: royals.board.wild })

export const intrigueWords = (royals: Royals): string =>
  words.say('royals-note-intrigue', {
    number: royals.board.intrigue_for_take_over,
    king: royals.board.intrigue_for_king,
  })

/** The cards that are beyond the limits, in words; '' if there are none. */
export function tooManyWords(royals: Royals): string {
  const { viewer } = royals.scene
  if (viewer === null) return ''
  const { country, intrigue } = royals.table.to_discard[viewer]
  const said: string[] = []
  if (country) said.push(words.say('royals-cards-country', { number: country }))
  if (intrigue) said.push(words.say('royals-cards-intrigue', { number: intrigue }))
  return said.join(', ')
}

export function limitsNote(royals: Royals): NoteWords {
  const { hand_limit: number, intrigue_limit: intrigue } = royals.board
  const cards = tooManyWords(royals)
  return {
    title: words.say('royals-web-hand', {
      number: countOf(royals.hand?.hand ?? {}),
      intrigue: countOf(royals.hand?.intrigue ?? {}),
    }),
    lines: [words.say('royals-web-limits', { number, intrigue })],
    ...(cards ? { problem: words.say('royals-ask-too-many', { cards }) } : { hint: words.say('royals-note-within') }),
  }
}

export function noblesNote(royals: Royals, seat: number): NoteWords {
  const number = royals.table.nobles_left[seat]
  return {
    title: words.say('royals-web-nobles-left', { number }),
    lines: [words.say('royals-note-nobles')],
    problem: royals.table.lacks_nobles[seat] ? words.say('royals-note-no-nobles') : '',
  }
}

// Titles.

export function titleNote(royals: Royals, title: Title): NoteWords {
  const { titles, title_takers, title_leaders } = royals.table
  const holder = (title_takers[title.name] ?? []).map((seat) => royals.names[seat]).join(', ')
  return {
    title: words.name(title.name),
    lines: [
      words.say('royals-note-title', { full: title.full, half: title.half }),
      perHouse(royals, titles[title.name] ?? []),
      words.say('royals-note-title-leader', { leaders: title_leaders[title.name] ?? 0, holder, half: title.half }),
    ],
  }
}

export function houseNote(royals: Royals, rank: number | null, mine: number | null): NoteWords {
  const marker = rank === null ? null : royals.table.house_markers[rank]
  const lines = [words.say('royals-note-house')]
  if (rank !== null)
    lines.unshift(
      words.say('royals-web-house-bonus', { points: royals.board.house_bonus[rank], ...taken(royals, marker) }),
    )
  const all = royals.board.titles.length
  if (mine !== null) lines.push(words.say('royals-web-house-mine', { number: mine, all }))
  return { title: words.say('royals-web-house'), lines }
}
