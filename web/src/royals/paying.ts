// Paying for a position: the step from one way to pay to the next.
import type { Payment } from '$lib/types'

type Cards = Record<string, number>

/** How many cards two payments differ in. */
function apart(one: Cards, other: Cards): number {
  const all = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...all].reduce((sum, card) => sum + Math.abs((one[card] ?? 0) - (other[card] ?? 0)), 0)
}

/** The way nearest to the one chosen that pays more, or fewer, of a card; -1 if there is none. */
export function otherWay(ways: Payment[], at: number, card: string, more: boolean): number {
  const now = ways[at]?.cards ?? {}
  let best = -1
  let near = Infinity
  ways.forEach(({ cards }, way) => {
    const change = (cards[card] ?? 0) - (now[card] ?? 0)
    if (more ? change <= 0 : change >= 0) return
    const away = apart(cards, now)
    if (away < near) [near, best] = [away, way]
  })
  return best
}
