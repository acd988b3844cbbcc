// The stream of a table: news as they come. When it breaks it is opened again, after waiting a little longer each time.
import type { Update } from '../lib/types'

const FIRST_WAIT = 1_000
const LONGEST_WAIT = 10_000

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

export class Connection {
  connected = $state(true)
  #address: () => string
  #hear: (update: Update) => void
  #stream: EventSource | null = null
  #retry = 0
  #patience = new Patience()

  /** Nothing is opened yet; the address says what is known already, so it is asked for each time. */
  constructor(address: () => string, hear: (update: Update) => void) {
    this.#address = address
    this.#hear = hear
  }

  open(): void {
    this.close()
    const stream = new EventSource(this.#address())
    this.#stream = stream
    stream.onopen = () => {
      this.connected = true
      this.#patience.renew()
    }
    stream.addEventListener('update', (event) => {
      this.connected = true
      if (stream === this.#stream) this.#hear(JSON.parse(event.data))
    })
    stream.onerror = () => {
      if (stream !== this.#stream) return
      this.connected = false
      if (stream.readyState !== EventSource.CLOSED) return // it tries again by itself
      this.#retry = window.setTimeout(() => this.open(), this.#patience.next())
    }
  }

  /** The page is looked at again, or the network is back: no need to wait any longer. */
  hasten(): void {
    if (!this.connected && this.#stream?.readyState === EventSource.CLOSED) this.open()
  }

  close(): void {
    this.#stream?.close()
    clearTimeout(this.#retry)
  }
}
