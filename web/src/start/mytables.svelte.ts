// What the first page lists: my games, and tables that are open to strangers.
import { api } from '../lib/api'
import type { MyTable, OpenTable } from '../lib/types'
import { keepLooking } from './watching'

const KEPT = 'regalia my games'
const MOST_KEPT = 20

export class MyTables {
  /** as they were last time, shown at once: so nothing moves when the answer is the same */
  all = $state.raw<MyTable[]>(remembered())
  /** how many there are, those too that came in no answer yet */
  total = $state(this.all.length)
  hidden = $state(0)
  running = $derived(this.all.filter((table) => !table.over))
  finished = $derived(this.all.filter((table) => table.over))
  #open = $state.raw<OpenTable[]>([])
  /** where a stranger may sit down; mine are among my games */
  open = $derived(this.#open.filter(({ table }) => !this.all.some((one) => one.table === table)))

  /** Look now and then; returns how to stop. */
  watch(): () => void {
    return keepLooking(this.#look)
  }

  #look = async (): Promise<void> => {
    await Promise.all([this.#lookAtMine(), this.#lookForOpen()].map((one) => one.catch(() => {})))
  }

  async #lookAtMine(): Promise<void> {
    const { tables, total, hidden } = await api.mine()
    this.all = tables
    this.total = total
    this.hidden = hidden
    try {
      localStorage.setItem(KEPT, JSON.stringify(tables.slice(0, MOST_KEPT)))
    } catch {
      // a browser that keeps nothing
    }
  }

  async #lookForOpen(): Promise<void> {
    this.#open = await api.openTables()
  }
}

function remembered(): MyTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]')
  } catch {
    return []
  }
}
