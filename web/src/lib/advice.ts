// What advice says of a move.
import type { Advice } from './types'

/** How much of the search went to a move, 0 … 1. */
export function shareOf(advice: Advice | null, move: number | undefined): number {
  return advice?.options.find((option) => option.move === move)?.share ?? 0
}

/** The move that the search tried most is advised; several tried alike all are. */
export function isAdvised(advice: Advice | null, move: number | undefined): boolean {
  const share = shareOf(advice, move)
  return share > 0 && advice!.options.every((option) => option.share <= share)
}
