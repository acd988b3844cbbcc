// One stream for the tables of many tabs: a browser has six connections to a server, and each stream would hold one.
import { MOST_PLACES } from '../lib/facts'
import { SteadyStream } from '../lib/steady_stream'
import { MISSED_PULSES, OF_SEVERAL, type Hears, type Place } from '../lib/stream_words'

/** tabs that come together are asked for together */
const COMES = 30
/** a tab that is loaded anew goes and comes */
const GOES = 700

/** The way to a tab. */
export interface Tab {
  postMessage: (said: Hears) => void
}

interface Listens {
  place: Place
  /** the number of the last news it was told */
  after: number
  /** the first opening of the stream that has what it missed */
  since: number
  /** pulses it did not answer */
  missed: number
}

const nameOf = ({ table, seat }: Place) => `${table}:${seat ?? ''}`

export class StreamForAll {
  #tabs = new Map<Tab, Listens>()
  #stream = new SteadyStream(() => this.#address(), OF_SEVERAL, {
    alive: () => {},
    told: (event, text, opening) => this.#tell(event, JSON.parse(text), opening),
    broke: (ended) => this.#tabs.forEach((_, tab) => tab.postMessage({ event: 'broke', told: ended })),
  })
  #changes: ReturnType<typeof setTimeout> | undefined
  #changesAt = Infinity

  /** A tab wants to hear of a place: all are asked for anew, for it may be that the stream is dead. */
  listen(tab: Tab, place: Place, after: number): void {
    this.#tabs.set(tab, { place, after, since: this.#stream.openings + 1, missed: 0 })
    tab.postMessage({ event: 'pulse', told: false })
    this.#changeIn(COMES)
  }

  /** It hears no more; what nobody hears is not asked for. */
  leave(tab: Tab): void {
    if (this.#tabs.delete(tab)) this.#changeIn(GOES)
  }

  hasRoom(place: Place): boolean {
    const places = this.#places()
    return places.has(nameOf(place)) || places.size < MOST_PLACES
  }

  /** A tab said that it is there. */
  answered(tab: Tab): void {
    const listens = this.#tabs.get(tab)
    if (listens) listens.missed = 0
  }

  /** Ask every tab whether it is there; those that were closed without a word do not answer. */
  pulse(): void {
    for (const [tab, listens] of this.#tabs) {
      if (listens.missed++ >= MISSED_PULSES) this.leave(tab)
      else tab.postMessage({ event: 'pulse', told: this.#stream.isOpen })
    }
  }

  #places(): Map<string, number> {
    const places = new Map<string, number>()
    for (const { place, after } of this.#tabs.values()) {
      const name = nameOf(place)
      places.set(name, Math.min(after, places.get(name) ?? after))
    }
    return places
  }

  #address(): string {
    return `/api/stream?${[...this.#places()].map(([name, after]) => `at=${name}:${after}`).join('&')}`
  }

  #changeIn(wait: number): void {
    const at = Date.now() + wait
    if (at >= this.#changesAt) return
    clearTimeout(this.#changes)
    this.#changesAt = at
    this.#changes = setTimeout(() => {
      this.#changesAt = Infinity
      if (this.#tabs.size) this.#stream.change()
      else this.#stream.close()
    }, wait)
  }

  #tell(event: string, said: Place & { number: number | null; told: unknown }, opening: number): void {
    for (const [tab, listens] of this.#tabs) {
      if (nameOf(listens.place) !== nameOf(said) || opening < listens.since) continue
      listens.after = said.number ?? listens.after
      tab.postMessage({ event, told: said.told })
      if (event !== 'update' && event !== 'people') this.#tabs.delete(tab) // whoever may asks again
    }
    if (this.#tabs.size === 0) this.#stream.close()
  }
}
