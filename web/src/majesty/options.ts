// What is chosen before a game of Majesty: the side of each building, and the whole deck.
import { optionOf } from '$lib/options'

export interface MajestyOptions {
  /** a letter for each building */
  sides: string
  wholeDeck: boolean
}

export const USUAL: MajestyOptions = {
  sides: optionOf('majesty', 'sides').usual as string,
  wholeDeck: optionOf('majesty', 'whole_deck').usual as boolean,
}

/** The side of all buildings, or 'mixed'. */
export const sideOfAll = (sides: string): string => (new Set(sides).size === 1 ? sides[0] : 'mixed')

export const wish = ({ sides, wholeDeck }: MajestyOptions) => ({ sides, whole_deck: wholeDeck })

/** What the server, or an address, says. */
export const read = ({ sides, whole_deck }: Record<string, unknown>): MajestyOptions => ({
  sides: typeof sides === 'string' ? sides : USUAL.sides,
  wholeDeck: whole_deck === true,
})
