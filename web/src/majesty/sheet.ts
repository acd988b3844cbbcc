// How the score sheet of Majesty is grouped, and what its lines are called.
import type { GameSheet } from '$lib/client_game'
import { words } from '$lib/words.svelte'
import { BUILDINGS } from './printed'

export const sheet: GameSheet = {
  parts: [
    {
      rules: [
        'majesty.building.points',
        'majesty.building.largest',
        'majesty.building.both',
        'majesty.building.all_with',
      ],
      heading: () => words.say('majesty-web-sheet-buildings'),
    },
    { rules: ['majesty.exchange', 'majesty.workers.returned'], heading: () => words.say('majesty-web-sheet-workers') },
    {
      rules: ['majesty.end.wounded', 'majesty.end.most_wounded', 'majesty.end.variety', 'majesty.end.majority'],
      heading: () => words.say('majesty-web-sheet-end'),
    },
  ],
  places: BUILDINGS,
}
