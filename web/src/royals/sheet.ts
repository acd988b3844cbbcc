// How the score sheet of Royals is grouped, and what its lines are called.
import type { GameSheet } from '$lib/client_game'
import { words } from '$lib/words.svelte'

export const sheet: GameSheet = {
  kinds: ['bonus', 'period', 'title'],
  heading({ rule, year }) {
    const [, kind, ...rest] = rule.split('.')
    if (kind === 'period') return words.say('web-sheet-period', { year })
    return words.say(kind === 'title' ? 'web-sheet-titles' : `web-sheet-bonus-${rest.join('-')}`)
  },
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
