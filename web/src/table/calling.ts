// Calling people to the table: a bell, and a notification for those who look elsewhere.
import { ring } from '../lib/bell'
import { notices } from '../lib/notices.svelte'
import { settings } from '../lib/settings.svelte'
import type { Scene } from '../lib/types'
import { words } from '../lib/words.svelte'

export type Call = 'turn' | 'over' | 'rematch'

/** What somebody at this screen has to come for: a seat of mine, that no bot plays, to move; the end; a rematch. */
export function callFor(before: Scene, now: Scene, mine: number[]): Call | null {
  const toMove = ({ turn, seats }: Scene) => turn !== null && mine.includes(turn) && seats[turn].level === null
  if (before.turn !== null && !toMove(before) && toMove(now)) return 'turn'
  if (now.over && !before.over) return 'over'
  return now.rematch !== null && before.rematch === null && mine.length ? 'rematch' : null
}

export function call(what: Call, table: string, now: Scene, names: string[], mine: number[]): void {
  if (settings.sound) ring()
  if (!document.hidden) return
  const seat = names[(what === 'turn' ? now.turn : mine[0]) ?? 0]
  const leadsTo = what === 'rematch' ? now.rematch! : table
  notices.show(words.say(`web-notice-${what}`, { seat }), table, `/table/${leadsTo}`)
}
