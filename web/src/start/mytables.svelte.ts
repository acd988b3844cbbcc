// My games, as the server lists them for this browser.
import { api } from '../lib/api'
import type { MyTable } from '../lib/types'

const KEPT = 'regalia tables'
const MOST_KEPT = 20
const EVERY = 20_000

export const waitsForMe = (table: MyTable): boolean =>
  !table.over && table.turn !== null && table.mine.includes(table.turn)

export class MyTables {
  /** as they were last time, shown at once: so nothing moves when the answer is the same */
  all = $state.raw<MyTable[]>(remembered())
  running = $derived(
    this.all.filter((table) => !table.over).sort((one, other) => Number(waitsForMe(other)) - Number(waitsForMe(one))),
  )
  finished = $derived(this.all.filter((table) => table.over))

  /** Look now and then; returns how to stop. */
  watch(): () => void {
    void this.#look()
    const watch = setInterval(this.#look, EVERY)
    document.addEventListener('visibilitychange', this.#look)
    return () => {
      clearInterval(watch)
      document.removeEventListener('visibilitychange', this.#look)
    }
  }

  #look = async (): Promise<void> => {
    if (document.hidden) return
    this.all = await api.mine().catch(() => this.all)
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.all.slice(0, MOST_KEPT)))
    } catch {
      // a browser that keeps nothing
    }
  }
}

function remembered(): MyTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]')
  } catch {
    return []
  }
}
