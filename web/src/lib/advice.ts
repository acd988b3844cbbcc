// What advice says of a move: its place in the order of advice, the same wherever it is shown.
import type { Advice, Advised } from './types'

/** The place of a move among those advised, from 1; 0: it is not advised. */
export function rankOf(advice: Advice | null, move: number | undefined): number {
  return (advice?.options.findIndex((option) => option.move === move) ?? -1) + 1
}

/** The best move is advised. */
export function isAdvised(advice: Advice | null, move: number | undefined): boolean {
  return rankOf(advice, move) === 1
}

/** The chance to win after a move, 0 … 1, the one number of advice; 0 for a move that it does not speak of. */
export function chanceOf(advice: Advice | null, move: number | undefined, seat: number): number {
  return advice?.options.find((option) => option.move === move)?.wins[seat] ?? 0
}

type Later = Advised['later'][number]

/** What a move is good for later: the first that is not as true of all others. */
export function telling(later: Later[], others: Advised[]): Later | undefined {
  const keyOf = (one: Later) => JSON.stringify(one)
  const isOfAll = (key: string) => others.every((other) => other.later.some((one) => keyOf(one) === key))
  return later.find((one) => !isOfAll(keyOf(one))) ?? later[0]
}
