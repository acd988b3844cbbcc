// What is chosen before a game of Majesty: the side of each building, and the whole deck.
import { GAMES } from '$lib/facts'
import type { Shapes } from '$lib/types'

export interface MajestyOptions {
  /** a letter for each building */
  sides: string
  wholeDeck: boolean
}

export const BUILDINGS = GAMES.majesty.buildings

export const USUAL: MajestyOptions = { sides: 'A'.repeat(BUILDINGS.length), wholeDeck: false }

export const wish = ({ sides, wholeDeck }: MajestyOptions): Shapes['Options'] => ({ sides, whole_deck: wholeDeck })
