// Setting up a guided first game.
import { api } from '../lib/api'
import { GAMES, HOUSES } from '../lib/facts'
import { gameOf } from '../lib/games'
import { settings } from '../lib/settings.svelte'
import type { GameName } from '../lib/types'

/** The game has lessons, and the server has a deal for them. */
export const hasGuide = (game: GameName): boolean => !!gameOf(game)?.guide && GAMES[game].guided !== null

/** The options without whole files: a deal is prepared for what is printed. */
const printed = (game: GameName, options: Record<string, unknown>) =>
  Object.fromEntries(GAMES[game].options.flatMap(({ name, usual }) => (usual === null ? [] : [[name, options[name]]])))

/** Set a guided table with a game's options, as the server is asked for them; returns which one. */
export async function setGuided(game: GameName, options: Record<string, unknown>): Promise<string> {
  const { players, level } = GAMES[game].guided!
  const others = HOUSES.filter((house) => house !== settings.house)
  const { table } = await api.create({
    game,
    options: { ...printed(game, options), players },
    seats: [
      { kind: 'me', name: settings.name, house: settings.house },
      ...others.slice(0, players - 1).map((house) => ({ kind: 'bot' as const, level, house })),
    ],
    starts: 'first',
    hides_scores: false,
    pace: 0.8,
    open: false,
    guided: true,
  })
  return table
}
