// What is set for a game of Royals, in short phrases, by the options of a table as the server tells them.
import type { Args } from '$lib/types'
import { words } from '$lib/words.svelte'
import { USUAL } from './options'
import type { RoyalsBoard } from './shown'

export function told({ edition, row, board }: Record<string, unknown>): string[] {
  const phrases = [words.say('royals-web-told-edition', { year: String(edition ?? USUAL.edition) })]
  if (typeof row === 'number' && row !== USUAL.row) phrases.push(words.say('royals-web-told-row', { number: row }))
  if (board) phrases.push(words.say('royals-web-told-board'))
  return phrases
}

/** Where a vanquished noble goes in an edition, as messages choose their form by it. */
export const fieldOf = ({ beaten_noble_goes_to }: Pick<RoyalsBoard, 'beaten_noble_goes_to'>): string =>
  beaten_noble_goes_to.replaceAll(' ', '-')

/** What messages are told where the editions differ: where a vanquished noble goes, and what ends a period. */
export const toldOfEdition = (board: RoyalsBoard): Args => ({
  field: fieldOf(board),
  ends: board.period_ends.replaceAll(' ', '-'),
})
