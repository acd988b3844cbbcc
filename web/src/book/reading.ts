// What the parts of a rules page know of the page they stand on.
import { getContext, setContext } from 'svelte'
import { RULES, type RuleKey } from '../lib/rules'
import type { RulesTold } from '../lib/types'

export interface Reading {
  game: string
  /** paragraphs are found by the address of the page; not where the rules lie over a table */
  anchored: boolean
  rulings: () => RulesTold['rulings']
  /** show a paragraph, or a ruling, and let the keyboard go on from there */
  goTo: (paragraph: string) => void
}

const KEY = Symbol('reading')
export const shareReading = (reading: Reading): Reading => setContext(KEY, reading)
export const useReading = (): Reading => getContext(KEY)

/** The rulings that say more of what a paragraph's refusals are about. */
export function rulingsOn(paragraph: string, rulings: RulesTold['rulings']): RulesTold['rulings'] {
  const isOf = (rule: string) => RULES[rule as RuleKey]?.paragraph === paragraph
  return rulings.filter((ruling) => ruling.rules.some(isOf))
}
