// Showing again what the others did since my last move.
import type { News, Scene } from '../lib/types'
import { beginsAnew, followed, keepMoments, keptMoments, type Moment } from './moments'

const EACH_LASTS = 1_100

export class Again {
  #table = ''
  #moments = $state.raw<Moment[]>([])
  /** the moment on the table now; null: the table as it is */
  shown = $state.raw<Moment | null>(null)
  running = $derived(this.shown !== null)
  possible = $derived(this.#moments.length > 1)

  /** Somebody sits down at a table: what this tab remembers of that seat. */
  begin(table: string, seat: number | null): void {
    this.#table = table
    this.shown = null
    this.#moments = keptMoments(this.#table, seat)
  }

  /** The table went on; a move of my own ends the showing. */
  follow(news: News[], scene: Scene, entries: number): void {
    const now = { scene, entries }
    if (beginsAnew(this.#moments, news, now)) this.stop()
    this.#moments = followed(this.#moments, news, now)
    keepMoments(this.#table, scene.viewer, this.#moments)
  }

  /** Show it, one moment after another; asked again, stop. */
  async show(): Promise<void> {
    if (this.shown) return this.stop()
    for (const moment of this.#moments) {
      this.shown = moment
      await new Promise((done) => setTimeout(done, EACH_LASTS))
      if (this.shown !== moment) return
    }
    this.stop()
  }

  stop(): void {
    this.shown = null
  }
}
