// The stream of a table: news as they come. When it breaks it is opened again, after waiting a little longer each time;
// when it falls silent, for it beats every ten seconds, it is thrown away and opened anew.
import type { Advance, People, Update } from '../lib/types'

const FIRST_WAIT = 500
const LONGEST_WAIT = 10_000
/** longer than two beats: whatever says nothing for so long is dead, though nobody said so */
const SILENCE = 25_000
/** how long a stream may take to open: a browser first tries the idle connections it has, and those may be dead too */
const OPENS_WITHIN = [1_500, 1_500, 2_500, 2_500, 4_000, 6_000, 10_000, 15_000]
/** a stream that is opened anew is not called lost at once */
const UNNOTICED = 2_000
/** how long it may take to hear what was missed */
const CATCHES_UP = 20_000
const LOOKS_EVERY = 500

/** How long to wait before the next try. */
export class Patience {
  #waits = FIRST_WAIT

  next(): number {
    const waits = this.#waits
    this.#waits = Math.min(waits * 1.6, LONGEST_WAIT)
    return waits
  }

  renew(): void {
    this.#waits = FIRST_WAIT
  }
}

/** Who listens to a stream. */
export interface Hears {
  update: (update: Update | Advance) => void
  people: (people: People) => void
  /** the table is no more */
  gone: () => void
  /** it broke or fell silent and is opened anew: it may be that one may not listen any more */
  broken: () => void
}

export class Connection {
  connected = $state(true)
  #address: () => string
  #hears: Hears
  #stream: EventSource | null = null
  #patience = new Patience()
  #retry = 0
  #watch = 0
  /** when something was last heard, or first could have been */
  #heard = 0
  #isOpen = false
  /** how often in a row it did not open */
  #vain = 0
  #catchingUp: ((caught: boolean) => void)[] = []

  /** Nothing is opened yet; the address says what is known already, so it is asked for each time. */
  constructor(address: () => string, hears: Hears) {
    this.#address = address
    this.#hears = hears
  }

  /** Open it, or open it anew: the address says what was heard, so nothing is lost or told twice. */
  open(): void {
    this.close()
    const stream = new EventSource(this.#address())
    this.#stream = stream
    this.#heard = Date.now()
    this.#isOpen = false
    stream.onopen = () => this.#hear(stream)
    stream.onerror = () => this.#break(stream)
    this.#on(stream, 'beat', () => {})
    this.#on(stream, 'update', this.#hears.update)
    this.#on(stream, 'people', (people: People) => {
      this.#hears.people(people)
      this.#caughtUp(true) // it comes after all that was missed
    })
    this.#on(stream, 'gone', this.#hears.gone)
    this.#watch = window.setInterval(() => this.#look(), LOOKS_EVERY)
  }

  /** Open it anew and hear all that was missed; false if that cannot be now. */
  catchUp(): Promise<boolean> {
    const caught = new Promise<boolean>((done) => this.#catchingUp.push(done))
    setTimeout(() => this.#caughtUp(false), CATCHES_UP)
    this.open()
    return caught
  }

  #caughtUp(caught: boolean): void {
    for (const done of this.#catchingUp.splice(0)) done(caught)
  }

  close(): void {
    this.#stream?.close()
    this.#stream = null
    clearTimeout(this.#retry)
    clearInterval(this.#watch)
  }

  #on<Told>(stream: EventSource, event: string, tell: (told: Told) => void): void {
    stream.addEventListener(event, ({ data }) => {
      if (this.#hear(stream)) tell(JSON.parse(data))
    })
  }

  #hear(stream: EventSource): boolean {
    if (stream !== this.#stream) return false
    this.#heard = Date.now()
    this.#isOpen = true
    this.#vain = 0
    this.connected = true
    this.#patience.renew()
    return true
  }

  /** It ended: the server did, or the network, or somebody may not listen any more. */
  #break(stream: EventSource): void {
    if (stream !== this.#stream) return
    this.close()
    this.connected = false
    this.#caughtUp(false)
    this.#retry = window.setTimeout(() => this.open(), this.#patience.next())
    this.#hears.broken()
  }

  /** By the clock, not by a timer: a page that slept knows at once how long. */
  #look(): void {
    const silent = Date.now() - this.#heard
    const limit = this.#isOpen ? SILENCE : OPENS_WITHIN[Math.min(this.#vain, OPENS_WITHIN.length - 1)]
    if (!this.#isOpen && silent > UNNOTICED) this.connected = false
    if (silent <= limit) return
    if (!this.#isOpen) this.#vain++
    this.connected = false
    this.open()
    this.#hears.broken()
  }
}
