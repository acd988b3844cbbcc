// The options of the games, as the server lists them.
import { GAMES } from './facts'
import type { GameName, Shapes } from './types'

/** An option of a game: its values, and the usual one. */
export function optionOf(game: GameName, name: string): Shapes['OptionInfo'] {
  return GAMES[game].options.find((option) => option.name === name)!
}
