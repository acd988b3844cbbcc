// What can be done with one of my games, and what is said before and after.
import { titleOf } from '../lib/games'
import { namesOf } from '../lib/names'
import type { MyTable } from '../lib/types'
import { words } from '../lib/words.svelte'
import type { Question } from '../lib/yes_or_no'
import { calledBy, othersPlay } from './line_words'

export type Deed = 'abandon' | 'hide' | 'unhide' | 'delete' | 'delete-all'

/** What is possible, the mildest first. */
export function deedsFor(table: MyTable): Deed[] {
  const deeds: Deed[] = [table.hidden ? 'unhide' : 'hide']
  if (!table.over && table.state === 'sits') deeds.push('abandon')
  deeds.push('delete')
  if (table.host && !table.over) deeds.push('delete-all')
  return deeds
}

/** The question before it is done; none where it can be undone. */
export function questionOf(deed: Deed, table: MyTable): Question | null {
  const told = warningsOf(deed, table)
  const yes = words.say(`web-games-${deed}`)
  const about = `${titleOf(table.game)} · ${namesOf(table.seats).join(', ')}`
  return told.length ? { title: yes, about, told, yes } : null
}

/** What will happen that cannot be undone. */
export function warningsOf(deed: Deed, table: MyTable): string[] {
  const leaving = () => words.say(othersPlay(table) ? 'web-games-sure-bot' : 'web-games-sure-rests')
  if (deed === 'abandon') return [leaving()]
  if (deed === 'delete-all') return [words.say('web-games-sure-delete-all')]
  if (deed !== 'delete') return []
  const seated = !table.over && table.state === 'sits'
  return [words.say('web-games-sure-delete'), ...(seated ? [leaving()] : [])]
}

const DONE = {
  abandon: 'abandoned',
  hide: 'hidden',
  unhide: 'shown',
  delete: 'deleted',
  'delete-all': 'cleared',
} as const

/** What was done, in a sentence. */
export const doneWords = (deed: Deed, table: MyTable): string =>
  words.say(`web-games-done-${DONE[deed]}`, calledBy(table))
