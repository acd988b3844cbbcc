// For which options a rules page is read: its address says so, in the names the server gives them.
import { GAMES } from '../lib/facts'
import type { GameName } from '../lib/types'

/** The options of an address, as the server is told them; what is none of the game's, or no number, is left out. */
export function askedIn(game: GameName, query: URLSearchParams): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  for (const { name, usual } of GAMES[game].options) {
    const said = query.get(name)
    if (said === null) continue
    if (typeof usual === 'number' && !Number.isInteger(Number(said))) continue
    if (typeof usual === 'number') found[name] = Number(said)
    else found[name] = typeof usual === 'boolean' ? said === 'true' : said
  }
  return found
}

/** The address of a game's rules with these options; a whole file has no place in one. */
export function rulesAddress(game: GameName, options: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const { name, usual } of GAMES[game].options) {
    const value = options[name]
    const isFile = usual === null
    if (value !== undefined && value !== usual && !isFile) query.set(name, String(value))
  }
  return `/rules/${game}${query.size ? `?${query}` : ''}`
}
