// How the score sheet of Majesty is grouped, and what its lines are called.
import type { GameSheet } from '$lib/client_game'
import { words } from '$lib/words.svelte'
import { BUILDINGS } from './options'

const HEADINGS: Record<string, string> = { building: 'web-sheet-buildings', end: 'web-sheet-end' }

export const sheet: GameSheet = {
  kinds: ['building', 'exchange', 'workers', 'end'],
  places: BUILDINGS,
  heading: ({ rule }) => words.say(HEADINGS[rule.split('.')[1]] ?? 'web-sheet-workers'),
  short: {},
}
