// Majesty, as the pages around its table know it.
import { defineGame } from '$lib/client_game'
import { words } from '$lib/words.svelte'
import './colours.css'
import type { BoardFigures } from './figures'
import MajestyArt from './MajestyArt.svelte'
import MajestyHeld from './MajestyHeld.svelte'
import MajestyOptions from './MajestyOptions.svelte'
import MajestyProgress from './MajestyProgress.svelte'
import { USUAL, wish, type MajestyOptions as Options } from './options'
import { sheet } from './sheet'
import type { MajestyScenery } from './shown'

export const game = defineGame<Options, MajestyScenery, BoardFigures>({
  Art: MajestyArt,
  setup: { players: 3, usual: USUAL, Choices: MajestyOptions, wish },
  table: () => import('./MajestyTable.svelte'),
  Progress: MajestyProgress,
  Held: MajestyHeld,
  stepWords: ({ step }) => words.say(`web-step-majesty-${step}`),
  secretHands: false,
  isPaid: () => false,
  log: {
    minor: ['majesty.reveal', 'majesty.place'],
    weighty: ['majesty.take'],
    rewards: /\.end$/,
  },
  sheet,
})
