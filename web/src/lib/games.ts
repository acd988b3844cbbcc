// The games: each is a folder with a manifest. What the server has, and no folder here, cannot be played here.
import type { ClientGame } from './client_game'
import { GAMES, NAMES } from './facts'
import type { Scene } from './types'
import { words } from './words.svelte'

const FOLDERS = import.meta.glob<ClientGame>('../*/game.ts', { eager: true, import: 'game' })

const FOUND = new Map(Object.entries(FOLDERS).map(([path, game]) => [path.split('/')[1], game]))

/** The games that can be played here, in the order the server lists them. */
export const PLAYABLE = NAMES.filter((name) => FOUND.has(name))

/** A game by its name; null where this page does not know it. */
export function gameOf(name: string): ClientGame | null {
  return FOUND.get(name) ?? null
}

/** What a game is called. */
export function titleOf(name: string): string {
  return words.knows(`${name}-web-game`) ? words.say(`${name}-web-game`) : name
}

/** The levels of a game's bots, weakest first. */
export function levelsOf(name: string): string[] {
  return NAMES.filter((one) => one === name).flatMap((one) => GAMES[one].levels.map((level) => level.name))
}

/** The best level of a game's bots among seats; null where no bot plays. */
export function bestLevel(name: string | undefined, scene: Scene | null): string | null {
  const there = new Set(scene?.seats.map((seat) => seat.level))
  return levelsOf(name ?? '').findLast((level) => there.has(level)) ?? null
}
