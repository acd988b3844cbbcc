// Advice that was asked for: it holds as long as nothing happens at the table.
import { api } from '../lib/api'
import type { Advice, Scene } from '../lib/types'

export class Advising {
  thinking = $state(false)
  #given = $state.raw<{ news: number; advice: Advice } | null>(null)

  /** The advice for a scene, if it was asked for and still holds. */
  for(scene: Scene | null): Advice | null {
    return this.#given && this.#given.news === scene?.news ? this.#given.advice : null
  }

  /** Ask a level, or the strongest. */
  async ask(table: string, seat: number, scene: Scene, level: string | null): Promise<void> {
    this.thinking = true
    try {
      this.#given = { news: scene.news, advice: await api.advice(table, seat, level) }
    } finally {
      this.thinking = false
    }
  }

  dismiss(): void {
    this.#given = null
  }
}
