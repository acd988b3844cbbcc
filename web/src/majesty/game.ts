// Majesty, as the pages around its table know it.
import { defineGame } from '$lib/client_game'
import { words } from '$lib/words.svelte'
import './colours.css'
import MajestyArt from './MajestyArt.svelte'
import MajestyHeld from './MajestyHeld.svelte'
import MajestyOptions from './MajestyOptions.svelte'
import MajestyProgress from './MajestyProgress.svelte'
import { read, USUAL, wish, type MajestyOptions as Options } from './options'
import { sheet } from './sheet'
import type { MajestyBoard, MajestyFigures, MajestyTable } from './shown'
import { told } from './told'

export const game = defineGame<Options, MajestyTable, MajestyBoard, MajestyFigures>({
  Art: MajestyArt,
  setup: { players: 3, usual: USUAL, Choices: MajestyOptions, wish, read, told },
  table: () => import('./MajestyTable.svelte'),
  book: () => import('./book/MajestyBook.svelte'),
  Progress: MajestyProgress,
  Held: MajestyHeld,
  stepWords: ({ step }) => words.say(`majesty-web-step-${step}`),
  sheet,
  guide: () => import('./guide'),
})
