// Whoever comes back to a page: it is shown again, the network is back, the machine slept. What it shows may be old.
const AWAY_ENOUGH = 5_000
const AT_ONCE = 1_000

export class ComingBack {
  #look: () => void
  #looked = 0
  #blurred = Infinity

  #lost: () => void

  /** `look` when somebody is back; `lost` when the browser says that there is no network. */
  constructor(look: () => void, lost: () => void) {
    this.#look = look
    this.#lost = lost
    addEventListener('offline', this.#lost)
    document.addEventListener('visibilitychange', this.#shown)
    document.addEventListener('resume', this.#shown)
    addEventListener('pageshow', this.#kept)
    addEventListener('online', this.#now)
    addEventListener('blur', this.#away)
    addEventListener('focus', this.#focused)
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#shown)
    document.removeEventListener('resume', this.#shown)
    removeEventListener('pageshow', this.#kept)
    removeEventListener('online', this.#now)
    removeEventListener('offline', this.#lost)
    removeEventListener('blur', this.#away)
    removeEventListener('focus', this.#focused)
  }

  #now = (): void => {
    this.#looked = Date.now()
    this.#look()
  }

  /** Several of these come together; one look is enough. */
  #once(): void {
    if (Date.now() - this.#looked > AT_ONCE) this.#now()
  }

  #shown = (): void => {
    if (!document.hidden) this.#once()
  }

  #kept = (event: PageTransitionEvent): void => {
    if (event.persisted) this.#now()
  }

  #away = (): void => {
    this.#blurred = Date.now()
  }

  #focused = (): void => {
    if (Date.now() - this.#blurred > AWAY_ENOUGH) this.#once()
    this.#blurred = Infinity
  }
}
