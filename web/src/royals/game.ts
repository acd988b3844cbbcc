// Royals, as the pages around its table know it.
import { defineGame } from '$lib/client_game'
import './colours.css'
import { kept, USUAL, wish, type RoyalsOptions as Options } from './options'
import RoyalsArt from './RoyalsArt.svelte'
import RoyalsHeld from './RoyalsHeld.svelte'
import RoyalsOptions from './RoyalsOptions.svelte'
import RoyalsProgress from './RoyalsProgress.svelte'
import { sheet } from './sheet'
import type { RoyalsBoard, RoyalsTable } from './shown'
import { stepWords } from './steps'
import { told, toldOfEdition } from './told'

export const game = defineGame<Options, RoyalsTable, RoyalsBoard>({
  Art: RoyalsArt,
  setup: { players: 3, usual: USUAL, Choices: RoyalsOptions, wish, kept, told },
  table: () => import('./RoyalsTable.svelte'),
  how: toldOfEdition,
  Progress: RoyalsProgress,
  Held: RoyalsHeld,
  stepWords,
  sheet,
  guide: () => import('./guide'),
})
