// The options of the games, as the server lists them.
import { GAMES } from './facts'
import type { GameName, Shapes } from './types'

/** An option of a game: its values, and the usual one. */
export function optionOf(game: GameName, name: string): Shapes['OptionInfo'] {
  return GAMES[game].options.find((option) => option.name === name)!
}

/** The values of an option that go with what is chosen. */
export function valuesWith(game: GameName, name: string, chosen: Record<string, unknown>): unknown[] {
  const excluded = (value: unknown) =>
    GAMES[game].impossible.some(
      (pair) => Object.entries({ ...chosen, [name]: value }).filter(([key, one]) => pair[key] === one).length === 2,
    )
  return optionOf(game, name).choices.filter((value) => !excluded(value))
}
