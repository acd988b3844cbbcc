// The rules over a table: whatever is refused or explained there can open them at its paragraph, and the table stays.
import { getContext, setContext } from 'svelte'
import { RULES, type RuleKey } from '../lib/rules'

export class RulesSheet {
  /** where it is open, '' for the beginning; null: it is not */
  paragraph = $state<string | null>(null)
  #back: HTMLElement | null = null

  constructor(
    readonly table: string,
    readonly game: () => string,
  ) {}

  /** Open it at a paragraph; the focus comes back to what it was asked from. */
  open(paragraph = '', back: HTMLElement | null = null): void {
    this.#back = back
    this.paragraph = paragraph
  }

  close(): void {
    this.paragraph = null
    if (this.#back?.isConnected) this.#back.focus()
    this.#back = null
  }

  /** The same as a page of its own. */
  addressOf(paragraph: string): string {
    return `/rules/${this.game()}?table=${this.table}#${paragraph}`
  }
}

/** The paragraph that says why a move is refused; '' where it is not. */
export const paragraphOf = (problem: RuleKey | null | undefined): string => (problem ? RULES[problem].paragraph : '')

const KEY = Symbol('rules')
export const shareRules = (rules: RulesSheet): RulesSheet => setContext(KEY, rules)
export const useRules = (): RulesSheet => getContext(KEY)
