// How the score sheet of Royals is grouped, and what its lines are called.
import type { GameSheet } from '$lib/client_game'
import type { RuleKey } from '$lib/rules'
import { words } from '$lib/words.svelte'

const BONUSES: Partial<Record<RuleKey, string>> = {
  'royals.bonus.city': 'royals-web-sheet-bonus-city',
  'royals.bonus.country': 'royals-web-sheet-bonus-country',
  'royals.bonus.house': 'royals-web-sheet-bonus-house',
}

export const sheet: GameSheet = {
  parts: [
    { rules: Object.keys(BONUSES) as RuleKey[], heading: ({ rule }) => words.say(BONUSES[rule]!) },
    {
      rules: ['royals.period.first', 'royals.period.second'],
      heading: ({ year }) => words.say('royals-web-sheet-period', { year }),
    },
    { rules: ['royals.title.full', 'royals.title.half'], heading: () => words.say('royals-web-sheet-titles') },
  ],
  short: {
    'royals.bonus.city': '',
    'royals.bonus.country': '',
    'royals.period.first': 'royals-web-sheet-first',
    'royals.period.second': 'royals-web-sheet-second',
    'royals.title.full': '',
    'royals.title.half': 'royals-web-sheet-half',
  },
  saidByHeading: ['royals.bonus.house'],
}
