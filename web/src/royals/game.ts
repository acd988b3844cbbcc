// Royals, as the pages around its table know it.
import { defineGame } from '$lib/client_game'
import './colours.css'
import { kept, read, USUAL, wish, type RoyalsOptions as Options } from './options'
import RoyalsArt from './RoyalsArt.svelte'
import RoyalsHeld from './RoyalsHeld.svelte'
import RoyalsOptions from './RoyalsOptions.svelte'
import RoyalsProgress from './RoyalsProgress.svelte'
import { sheet } from './sheet'
import type { RoyalsBoard, RoyalsFigures, RoyalsTable } from './shown'
import { stepWords, whyEnded } from './steps'
import { told, toldOfEdition } from './told'

export const game = defineGame<Options, RoyalsTable, RoyalsBoard, RoyalsFigures>({
  Art: RoyalsArt,
  setup: { players: 3, usual: USUAL, Choices: RoyalsOptions, wish, read, kept, told },
  table: () => import('./RoyalsTable.svelte'),
  book: () => import('./book/RoyalsBook.svelte'),
  how: toldOfEdition,
  Progress: RoyalsProgress,
  Held: RoyalsHeld,
  stepWords,
  whyEnded,
  sheet,
  guide: () => import('./guide'),
})
