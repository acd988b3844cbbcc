// A stream of server-sent events that goes on. When it breaks it is opened again, after waiting a little longer each
// time; when it falls silent, for it beats every ten seconds, it is thrown away and opened anew.

const FIRST_WAIT = 500
const LONGEST_WAIT = 10_000
/** longer than two beats: whatever says nothing for so long is dead, though nobody said so */
export const SILENCE = 25_000
/** how long a stream may take to open: a browser first tries the idle connections it has, and those may be dead too */
const OPENS_WITHIN = [1_500, 1_500, 2_500, 2_500, 4_000, 6_000, 10_000, 15_000]
const LOOKS_EVERY = 500
const BEAT = 'beat'

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

/** Who listens to it. */
export interface StreamHears {
  /** it is open, or something was heard */
  alive: () => void
  /** an event, and by which opening of the stream it came, counted from 1 */
  told: (event: string, text: string, opening: number) => void
  /** it ended or fell silent, and is opened anew */
  broke: (ended: boolean) => void
}

export class SteadyStream {
  /** how often it was opened */
  openings = 0
  #address: () => string
  #events: readonly string[]
  #hears: StreamHears
  #stream: EventSource | null = null
  /** one that is still heard until the new one is open */
  #older: EventSource | null = null
  #patience = new Patience()
  #retry: ReturnType<typeof setTimeout> | undefined
  #watch: ReturnType<typeof setInterval> | undefined
  /** when something was last heard, or first could have been */
  #heard = 0
  #isOpen = false
  /** how often in a row it did not open */
  #vain = 0

  /** Nothing is opened yet; the address says what is known already, so it is asked for each time. */
  constructor(address: () => string, events: readonly string[], hears: StreamHears) {
    this.#address = address
    this.#events = events
    this.#hears = hears
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** Open it, or open it anew: the address says what was heard, so nothing is lost. */
  open(): void {
    this.close()
    this.#begin()
  }

  /** Open it anew; what is open already is heard until then, so that nobody who listens is missed meanwhile. */
  change(): void {
    if (this.#isOpen) this.#older = this.#stream
    else this.#stream?.close()
    this.#stop()
    this.#begin()
  }

  close(): void {
    this.#older?.close()
    this.#stream?.close()
    this.#older = this.#stream = null
    this.#stop()
  }

  #stop(): void {
    this.#isOpen = false
    clearTimeout(this.#retry)
    clearInterval(this.#watch)
  }

  #begin(): void {
    const opening = ++this.openings
    const stream = new EventSource(this.#address())
    this.#stream = stream
    this.#heard = Date.now()
    stream.onopen = () => void this.#hear(stream)
    stream.onerror = () => this.#break(stream)
    for (const event of [BEAT, ...this.#events])
      stream.addEventListener(event, ({ data }) => {
        if (this.#hear(stream) && event !== BEAT) this.#hears.told(event, data, opening)
      })
    this.#watch = setInterval(() => this.#look(), LOOKS_EVERY)
  }

  #hear(stream: EventSource): boolean {
    if (stream === this.#older) return true
    if (stream !== this.#stream) return false
    this.#older?.close()
    this.#older = null
    this.#heard = Date.now()
    this.#isOpen = true
    this.#vain = 0
    this.#patience.renew()
    this.#hears.alive()
    return true
  }

  /** It ended: the server did, or the network, or somebody may not listen any more. */
  #break(stream: EventSource): void {
    if (stream === this.#older) {
      stream.close()
      this.#older = null
    }
    if (stream !== this.#stream) return
    stream.close()
    this.#stream = null
    this.#stop()
    this.#retry = setTimeout(() => this.change(), this.#patience.next())
    this.#hears.broke(true)
  }

  /** By the clock, not by a timer: a page that slept knows at once how long. */
  #look(): void {
    const silent = Date.now() - this.#heard
    const limit = this.#isOpen ? SILENCE : OPENS_WITHIN[Math.min(this.#vain, OPENS_WITHIN.length - 1)]
    if (silent <= limit) return
    if (this.#isOpen) this.open()
    else {
      this.#vain++
      this.change()
    }
    this.#hears.broke(false)
  }
}
