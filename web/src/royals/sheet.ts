// How the score sheet of Royals is grouped, and what its lines are called.
import type { GameSheet } from '$lib/client_game'
import type { RuleKey } from '$lib/rules'
import { words } from '$lib/words.svelte'

const BONUSES: Partial<Record<RuleKey, string>> = {
  'royals.bonus.city': 'web-sheet-bonus-city',
  'royals.bonus.country': 'web-sheet-bonus-country',
  'royals.bonus.house': 'web-sheet-bonus-house',
}

export const sheet: GameSheet = {
  parts: [
    { rules: Object.keys(BONUSES) as RuleKey[], heading: ({ rule }) => words.say(BONUSES[rule]!) },
    {
      rules: ['royals.period.first', 'royals.period.second'],
      heading: ({ year }) => words.say('web-sheet-period', { year }),
    },
    { rules: ['royals.title.full', 'royals.title.half'], heading: () => words.say('web-sheet-titles') },
  ],
  short: {
    'royals.bonus.city': '',
    'royals.bonus.country': '',
    'royals.period.first': 'web-sheet-first',
    'royals.period.second': 'web-sheet-second',
    'royals.title.full': '',
    'royals.title.half': 'web-sheet-half',
  },
  saidByHeading: ['royals.bonus.house'],
}
