// Pages are loaded when they are needed, or a little before.
import { gameOf } from './lib/games'

export const startPage = () => import('./start/Start.svelte')
export const tablePage = () => import('./table/TablePage.svelte')
export const textPage = () => import('./text/TextPage.svelte')
export const gamesPage = () => import('./start/GamesPage.svelte')
export const joinPage = () => import('./join/JoinPage.svelte')
export const devicePage = () => import('./join/DevicePage.svelte')
export const bookPage = () => import('./book/BookPage.svelte')
export const notHere = () => import('./join/NotHere.svelte')

/** Begin to load what a table needs, before it is asked for. */
export function warmUp(game: string): void {
  void tablePage()
  void gameOf(game)?.table()
}
