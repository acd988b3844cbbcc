// Showing again what the others did since my last move.
import type { NewsItem } from '../lib/types'
import { beginsAnew, momentsWith, keepMoments, keptMoments, type Moment } from './moments'
import type { Story } from './story.svelte'

const EACH_LASTS = 1_100

export class Again {
  #table = ''
  #story: Story
  #goBack: () => void
  #moments = $state.raw<Moment[]>([])
  #round = 0
  running = $state(false)
  possible = $derived(this.#moments.length > 1)

  /** `goBack` shows the table as it is. */
  constructor(story: Story, goBack: () => void) {
    this.#story = story
    this.#goBack = goBack
  }

  /** Somebody sits down at a table: what this tab remembers of that seat. */
  begin(table: string, seat: number | null): void {
    this.stop()
    this.#table = table
    this.#moments = keptMoments(this.#table, seat)
  }

  /** The table went on; a move of my own ends the showing. */
  follow(news: NewsItem[], now: Moment): void {
    if (beginsAnew(this.#moments, news, now)) this.stop()
    this.#moments = momentsWith(this.#moments, news, now)
    keepMoments(this.#table, now.scene.viewer, this.#moments)
  }

  /** Show it, one moment after another; asked again, stop. */
  async show(): Promise<void> {
    if (this.running) return this.stop()
    const round = (this.#round += 1)
    this.running = true
    for (const [at, moment] of this.#moments.entries()) {
      this.#tell(moment, at > 0)
      await Promise.all([new Promise((done) => setTimeout(done, EACH_LASTS)), this.#story.rest()])
      if (round !== this.#round) return
    }
    this.stop()
  }

  /** Show one moment, as slowly as it wants to be seen. */
  async showOne(moment: Moment): Promise<void> {
    this.stop()
    const round = (this.#round += 1)
    this.running = true
    this.#tell(moment, true)
    await this.#story.rest()
    if (round === this.#round) this.stop()
  }

  #tell({ scene, stages, entries }: Moment, goesOn: boolean): void {
    const seen = { ...scene, offers: [], can_take_back: false }
    if (goesOn && stages.length) this.#story.hear(seen, stages, entries)
    else this.#story.begin(seen, entries)
  }

  stop(): void {
    if (!this.running) return
    this.#round += 1
    this.running = false
    this.#goBack()
  }
}
