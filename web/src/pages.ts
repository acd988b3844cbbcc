// The page of a table is loaded when it is needed, or a little before.
import { gameOf } from './lib/games'

export const tablePage = () => import('./table/TablePage.svelte')

/** Begin to load what a table needs, before it is asked for. */
export function warmUp(game: string): void {
  void tablePage()
  void gameOf(game)?.table()
}
