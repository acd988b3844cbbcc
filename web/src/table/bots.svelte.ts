// Whether the bots are ready: on a new machine they are compiled first, for a minute, and the page says so.
import { api } from '../lib/api'

const THINKS = 4_000

export class Bots {
  /** a bot is to move and not ready yet */
  preparing = $state(false)
  #timer = 0

  /** Look after a bot that is to move, or after none. */
  mind(toMove: boolean): void {
    clearTimeout(this.#timer)
    this.#timer = 0
    this.preparing = false
    if (toMove) this.#wait()
  }

  /** It takes longer than bots think: ask, and go on asking. */
  #wait(): void {
    const timer = window.setTimeout(async () => {
      const ready = await api.botsReady().catch(() => true)
      if (this.#timer !== timer) return
      this.preparing = !ready
      this.#wait()
    }, THINKS)
    this.#timer = timer
  }
}
