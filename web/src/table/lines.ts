// The two ways in which news of a table come to a tab: by the worker that all tabs share, or by a stream of its own.
import { api } from '../lib/api'
import { SILENCE, SteadyStream } from '../lib/steady_stream'
import { OF_A_TABLE, awaitLock, holdLock, type Asks, type Hears, type Place } from '../lib/stream_words'

const LOOKS_EVERY = 500
/** how long a worker may take to say that it is there */
const ANSWERS_WITHIN = 5_000

/** What a tab wants to hear: of which table, with whose eyes, after which news. */
export type Where = () => Place & { after: number }

export interface LineHears {
  /** it is open, or something was heard */
  alive: () => void
  told: (event: string, told: unknown) => void
  /** it ended or fell silent, and opens itself anew */
  broke: (ended: boolean) => void
  /** it is dead; `answered` if it was alive */
  dead: (answered: boolean) => void
}

export interface Line {
  /** it holds a connection for this tab alone */
  isOwn: boolean
  close: () => void
}

export function ownLine(where: Where, hears: LineHears): Line {
  const address = () => {
    const { table, seat, after } = where()
    return api.streamAddress(table, seat, after)
  }
  const stream = new SteadyStream(address, OF_A_TABLE, {
    alive: hears.alive,
    told: (event, text) => hears.told(event, JSON.parse(text)),
    broke: hears.broke,
  })
  stream.open()
  return { isOwn: true, close: () => stream.close() }
}

/** Whether this browser can share a stream among its tabs, as far as it is known. */
let shares = true
export const canShare = () => shares && typeof SharedWorker === 'function'

export class SharedLine implements Line {
  readonly isOwn = false
  #port: MessagePort
  #watch: number
  #heard = Date.now()
  #answered = false
  /** let go of the lock that says that this tab lives */
  #letGo = () => {}
  #over = new AbortController()

  /** Throws where the browser lets no worker be shared. */
  constructor(where: Where, hears: LineHears) {
    const worker = new SharedWorker(new URL('../worker/stream_worker.ts', import.meta.url), {
      type: 'module',
      name: 'regalia',
    })
    const die = () => {
      this.close()
      hears.dead(this.#answered)
    }
    worker.onerror = () => {
      shares = this.#answered // it cannot be loaded, or cannot run
      die()
    }
    this.#port = worker.port
    this.#port.onmessage = ({ data }: MessageEvent<Hears>) => this.#hear(data, hears, die)
    this.#watch = window.setInterval(() => {
      if (Date.now() - this.#heard > (this.#answered ? SILENCE : ANSWERS_WITHIN)) die()
    }, LOOKS_EVERY)
    addEventListener('pagehide', this.close)
    const { after, ...listen } = where()
    this.#say({ listen, after })
    this.#letGo = holdLock((held) => this.#say({ held }))
  }

  /** Also when the page is left: a worker lives on for others. */
  close = (): void => {
    clearInterval(this.#watch)
    removeEventListener('pagehide', this.close)
    this.#over.abort()
    this.#letGo()
    this.#port.onmessage = null
    this.#say('goes')
    this.#port.close()
  }

  #say(asks: Asks): void {
    this.#port.postMessage(asks)
  }

  #hear({ event, told }: Hears, hears: LineHears, die: () => void): void {
    this.#heard = Date.now()
    this.#answered = true
    if (event === 'held') return awaitLock(String(told), die, this.#over.signal)
    if (event === 'broke') return hears.broke(told === true)
    if (event !== 'pulse') return hears.told(event, told)
    this.#say('here')
    if (told) hears.alive()
  }
}

/** By the worker, where that is possible. */
export function lineTo(where: Where, hears: LineHears, alone: boolean): Line {
  if (!alone && canShare()) {
    try {
      return new SharedLine(where, hears)
    } catch {
      shares = false
    }
  }
  return ownLine(where, hears)
}
