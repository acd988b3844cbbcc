// What is chosen before a game of Royals: the edition, the row, and a board of one's own.
import { optionOf, valuesWith } from '$lib/options'

export interface RoyalsOptions {
  edition: string
  row: number
  /** the text of a board file, and what the file was called */
  board: string | null
  boardName: string
}

/** The newest first. */
export const EDITIONS = (optionOf('royals', 'edition').choices as string[]).toReversed()

export const USUAL: RoyalsOptions = {
  edition: optionOf('royals', 'edition').usual as string,
  row: optionOf('royals', 'row').usual as number,
  board: null,
  boardName: '',
}

export const ROWS = optionOf('royals', 'row').choices as number[]

/** The rows an edition plays with. */
export const rowsOf = (edition: string): number[] => valuesWith('royals', 'row', { edition }) as number[]

export function wish({ edition, row, board }: RoyalsOptions): Record<string, unknown> {
  return {
    edition,
    row: rowsOf(edition).includes(row) ? row : USUAL.row,
    ...(board ? { board } : {}),
  }
}

/** What the server, or an address, says; a board of one's own is told only by its table. */
export const read = ({ edition, row }: Record<string, unknown>): RoyalsOptions => ({
  ...USUAL,
  ...(typeof edition === 'string' ? { edition } : {}),
  ...(typeof row === 'number' ? { row } : {}),
})

/** A board of one's own is for one game. */
export const kept = (options: RoyalsOptions): RoyalsOptions => ({ ...options, board: null, boardName: '' })
