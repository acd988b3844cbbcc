// Who is at the table, as it was last told, and counted on from then: for how long somebody is away, and how long it is
// until a bot may play.
import type { People } from '../lib/types'

const TICK = 1_000

export class Presence {
  #told = $state.raw<{ people: People; at: number } | null>(null)
  #now = $state(Date.now())
  #timer = 0
  watching = $derived(this.#told?.people.watching ?? 0)

  hear(people: People): void {
    this.#now = Date.now()
    this.#told = { people, at: this.#now }
    this.close()
    const counts = people.seats.some((one) => one.away !== null || one.bot_in)
    if (counts) this.#timer = window.setInterval(() => this.#count(), TICK)
  }

  /** A tab that nobody looks at rests: it draws nothing that only counts. */
  #count(): void {
    if (!document.hidden) this.#now = Date.now()
  }

  /** What was told of a seat. */
  of(seat: number): People['seats'][number] | null {
    return this.#told?.people.seats[seat] ?? null
  }

  /** For how many seconds its person is away; null: is here, or never came. */
  away(seat: number): number | null {
    const told = this.of(seat)?.away ?? null
    return told === null ? null : told + this.#since
  }

  /** Seconds until others may give the seat to a bot; null: not before it is its turn. */
  botIn(seat: number): number | null {
    const told = this.of(seat)?.bot_in ?? null
    return told === null ? null : Math.max(0, Math.ceil(told - this.#since))
  }

  /** Seconds until the host may give the seat to somebody else; null: not while its person is here. */
  giveIn(seat: number): number | null {
    const told = this.of(seat)?.give_in ?? null
    return told === null ? null : Math.max(0, Math.ceil(told - this.#since))
  }

  get #since(): number {
    return this.#told ? (this.#now - this.#told.at) / 1000 : 0
  }

  /** Count no more. */
  close(): void {
    clearInterval(this.#timer)
  }
}
