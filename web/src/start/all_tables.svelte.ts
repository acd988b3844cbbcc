// All my games, every one, page after page; and what can be done with them.
import { api } from '../lib/api'
import type { MyTable } from '../lib/types'
import { inOrder } from './finding'
import { keepLooking } from './watching'

export class AllTables {
  listed = $state.raw<MyTable[]>([])
  /** those I hid; they are asked for when somebody wants to see them */
  hidden = $state.raw<MyTable[]>([])
  hiddenNumber = $state(0)
  /** the first answer has come */
  loaded = $state(false)
  /** the hidden ones have come */
  hiddenLoaded = $state(false)
  problem = $state('')
  #hiddenWanted = false
  /** a menu is open at one of the lines: they stay where they are meanwhile */
  #held = false
  #missed = false
  /** counts what was done here: an answer from before it is out of date */
  #deeds = 0

  /** Look now and then; returns how to stop. */
  watch(): () => void {
    return keepLooking(this.#look)
  }

  hold(held: boolean): void {
    this.#held = held
    if (!held && this.#missed) void this.#look()
  }

  wantHidden(): void {
    if (this.#hiddenWanted) return
    this.#hiddenWanted = true
    void this.#look()
  }

  async hide(table: MyTable, hidden: boolean): Promise<void> {
    await this.#do(() => {
      const moved = { ...table, hidden }
      const put = (tables: MyTable[], here: boolean) => (here ? inOrder([...tables, moved]) : without(tables, table))
      this.listed = put(this.listed, !hidden)
      this.hidden = put(this.hidden, hidden)
      this.hiddenNumber += hidden ? 1 : -1
      return api.hide(table.table, hidden)
    })
  }

  async abandon(table: MyTable): Promise<void> {
    await this.#do(() => {
      const left: MyTable = { ...table, mine: [], state: 'left', waits: false }
      const put = (tables: MyTable[]) => tables.map((one) => (one.table === table.table ? left : one))
      this.listed = inOrder(put(this.listed))
      this.hidden = inOrder(put(this.hidden))
      return api.abandon(table.table)
    })
  }

  async remove(table: MyTable, everybody: boolean): Promise<void> {
    await this.#do(() => {
      if (table.hidden) this.hiddenNumber -= 1
      this.listed = without(this.listed, table)
      this.hidden = without(this.hidden, table)
      return api.remove(table.table, everybody)
    })
  }

  /** Show at once what a deed does; if the server refuses it, all is as it was. */
  async #do(deed: () => Promise<unknown>): Promise<void> {
    const { listed, hidden, hiddenNumber } = this
    this.#deeds += 1
    this.problem = ''
    try {
      await deed()
    } catch (error) {
      Object.assign(this, { listed, hidden, hiddenNumber })
      throw error
    } finally {
      this.#deeds += 1
      void this.#look()
    }
  }

  #look = async (): Promise<void> => {
    if (document.hidden) return
    const deeds = this.#deeds
    try {
      const all = await everyOne(false)
      const hidden = this.#hiddenWanted ? await everyOne(true) : null
      this.#missed = this.#held
      if (deeds !== this.#deeds || this.#held) return
      this.listed = all.tables
      this.hiddenNumber = hidden ? hidden.tables.length : all.hidden
      if (hidden) {
        this.hidden = hidden.tables
        this.hiddenLoaded = true
      }
      this.loaded = true
      this.problem = ''
    } catch (error) {
      if (deeds === this.#deeds) this.problem = (error as Error).message
    }
  }
}

const without = (tables: MyTable[], gone: MyTable) => tables.filter((one) => one.table !== gone.table)

/** Page after page, until all are there. */
async function everyOne(hidden: boolean): Promise<{ tables: MyTable[]; hidden: number }> {
  const first = await api.mine(0, hidden)
  const tables = [...first.tables]
  while (tables.length < first.total) {
    const more = await api.mine(tables.length, hidden)
    if (!more.tables.length) break
    tables.push(...more.tables)
  }
  return { tables: inOrder(tables), hidden: first.hidden }
}
