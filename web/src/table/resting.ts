// A tab with a stream of its own that nobody looks at: it holds one of the few connections that a browser has to a
// server. It lets go of it after a while, or as soon as several others were looked at since; and comes back when shown.

/** as long as a phone lets a hidden page run */
const RESTS_AFTER = 300_000
/** with the one that is looked at, fewer than the six connections a browser has */
const MOST_HIDDEN = 3

export class Resting {
  #rest: () => void
  #wake: () => void
  #timer = 0
  #rests = false
  #name = crypto.getRandomValues(new Uint32Array(2)).join()
  #others = new Set<string>()
  #channel: BroadcastChannel | null = null

  /** Nothing is held yet. */
  constructor(rest: () => void, wake: () => void) {
    this.#rest = rest
    this.#wake = wake
  }

  /** A stream of one's own is held from now on. */
  holds(): void {
    this.#rests = false
    if (!this.#channel) {
      document.addEventListener('visibilitychange', this.#seen)
      this.#channel = new BroadcastChannel('regalia-streams')
      this.#channel.onmessage = ({ data }) => this.#hearOf(data)
    }
    if (document.hidden) this.#waits()
    else this.#channel.postMessage(this.#name)
  }

  close(): void {
    clearTimeout(this.#timer)
    document.removeEventListener('visibilitychange', this.#seen)
    this.#channel?.close()
    this.#channel = null
  }

  #seen = (): void => {
    if (document.hidden) return this.#waits()
    clearTimeout(this.#timer)
    if (this.#rests) this.#wake()
  }

  #waits(): void {
    clearTimeout(this.#timer)
    this.#others.clear()
    this.#timer = window.setTimeout(() => this.#restNow(), RESTS_AFTER)
  }

  /** Another tab has a stream of its own and is looked at. */
  #hearOf(name: string): void {
    if (!document.hidden) return
    this.#others.add(name)
    if (this.#others.size >= MOST_HIDDEN) this.#restNow()
  }

  #restNow(): void {
    clearTimeout(this.#timer)
    if (this.#rests) return
    this.#rests = true
    this.#rest()
  }
}
