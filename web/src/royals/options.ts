// What is chosen before a game of Royals: the edition, the row, and a board of one's own.
import { GAMES } from '$lib/facts'
import type { Shapes } from '$lib/types'

export interface RoyalsOptions {
  edition: string
  row: number
  /** the text of a board file, and what the file was called */
  board: string | null
  boardName: string
}

/** The newest first. */
export const EDITIONS = [...GAMES.royals.editions].reverse()

export const USUAL: RoyalsOptions = { edition: EDITIONS[0], row: 3, board: null, boardName: '' }

/** Only the newest edition plays with four cards in the row as well. */
export const rowsOf = (edition: string): number[] => (edition === EDITIONS[0] ? [3, 4] : [3])

export function wish({ edition, row, board }: RoyalsOptions): Shapes['Options'] {
  return {
    edition: edition as Shapes['Options']['edition'],
    row: rowsOf(edition).includes(row) ? row : USUAL.row,
    ...(board ? { board } : {}),
  }
}

/** A board of one's own is for one game. */
export const kept = (options: RoyalsOptions): RoyalsOptions => ({ ...options, board: null, boardName: '' })
