// Motion tells the story: things fly over the table from where they were to where they go, as the server tells it.
import type { Movement } from '../lib/types'
import { arrive } from './motion'
import { Spots, type Spot } from './spots'

/** What flies: a card by its name, a noble of a seat, a seal with its points; and from where. */
export type Thing = Omit<Movement, 'end' | 'number'>

/** How things of one kind fly. */
export interface Manner {
  /** how long one is in the air, and how long after another of its kind it starts; milliseconds */
  lasts: number
  apart: number
  easing: string
  /** the way over the table; `start` and `end` say how large it is there */
  frames: (dx: number, dy: number, start: string, end: string) => Keyframe[]
  /** how large it is where it starts and arrives; 1: as it is drawn */
  size?: number
  /** it is as large as what it starts from, and becomes as large as where it goes; it is drawn to fill its box */
  fills?: boolean
}

/** How each kind of thing flies at a table. */
export type Manners = Readonly<Record<string, Manner>>

/** A thing before it starts, and where it was seen. */
export interface Departure {
  thing: Thing
  from: Spot
  end: string
}

export interface Flight {
  key: number
  thing: Thing
  from: DOMRect
  to: DOMRect
  delay: number
  /** it was seen where it starts, and is until it does */
  waits: boolean
}

/** more that are alike are not told apart */
const MOST_ALIKE = 6

const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 })

/** As if thrown: over the middle of the way a little higher and larger. */
export function thrown(dx: number, dy: number, start: string, end: string): Keyframe[] {
  return [
    { transform: `translate(-50%, -50%) ${start}`, opacity: 1 },
    {
      transform: `translate(calc(-50% + ${dx / 2}px), calc(-50% + ${dy / 2 - 14}px)) scale(1.15)`,
      opacity: 1,
      offset: 0.55,
    },
    { transform: `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px)) ${end}`, opacity: 0.9 },
  ]
}

/** Straight over the table. */
export function slid(dx: number, dy: number, start: string, end: string): Keyframe[] {
  return [
    { transform: `translate(-50%, -50%) ${start}`, opacity: 1 },
    { transform: `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px)) ${end}`, opacity: 1 },
  ]
}

/** How a thing is drawn that is as large as its boxes: as the larger one, and how large it is then in both. */
export function fitted(from: DOMRect, to: DOMRect): { width: number; height: number; start: string; end: string } {
  const { width, height } = from.width * from.height < to.width * to.height ? to : from
  const scale = (box: DOMRect) => `scale(${box.width / width}, ${box.height / height})`
  return { width, height, start: scale(from), end: scale(to) }
}

export class Flights {
  flying = $state.raw<Flight[]>([])
  #manners: Manners | null = null
  #table: Element | null = null
  #keys = 0
  /** what is hidden until its flight arrives */
  #unseen: Animation[] = []

  /** A table is there to fly over, and says how; returns how to leave it. */
  over(table: Element, manners: Manners): () => void {
    this.#table = table
    this.#manners = manners
    return () => {
      if (this.#table !== table) return
      this.skip()
      this.#table = this.#manners = null
    }
  }

  get ready(): boolean {
    return this.#table !== null
  }

  /** Look where things are before they move. */
  look(movements: readonly Movement[]): Departure[] {
    const spots = this.#spots()
    return movements.flatMap(({ number, end, ...thing }) =>
      Array.from({ length: Math.min(number, MOST_ALIKE) }, () => spots.find(thing.start, thing.thing)).flatMap(
        (from) => (from ? [{ thing, from, end }] : []),
      ),
    )
  }

  /** Let them fly to where they are now; returns how long it takes until all have arrived. */
  launch(departures: readonly Departure[]): number {
    const spots = this.#spots()
    const started: Record<string, number> = {}
    const sent: Flight[] = []
    let lasts = 0
    for (const { thing, from, end } of departures) {
      const manner = this.#manners?.[thing.thing]
      const to = spots.find(end, thing.thing)
      if (!manner || !to) continue
      const delay = (started[thing.thing] ?? 0) * manner.apart
      started[thing.thing] = (started[thing.thing] ?? 0) + 1
      lasts = Math.max(lasts, delay + manner.lasts)
      this.#hide(to, delay + manner.lasts)
      sent.push({ key: this.#keys++, thing, from: from.box, to: to.box, delay, waits: from.shows.length > 0 })
    }
    this.flying = [...this.flying, ...sent]
    return lasts
  }

  #spots(): Spots {
    return new Spots(document, this.#table)
  }

  /** What flies is not yet where it goes. */
  #hide({ shows }: Spot, lasts: number): void {
    this.#unseen = this.#unseen.filter((one) => one.playState === 'running')
    this.#unseen.push(...shows.map((one) => one.animate({ opacity: [0, 0] }, lasts)))
  }

  /** Everything is where it belongs, now. */
  skip(): void {
    for (const one of this.#unseen) one.cancel()
    this.#unseen = []
    this.flying = []
    if (this.#table) arrive(this.#table)
  }

  /** Moves the element that shows a flight, which starts with its middle where the flight does. */
  fly({ key, thing, from, to, delay, waits }: Flight) {
    return (node: HTMLElement) => {
      const { lasts, easing, frames, fills, size = 1 } = this.#manners![thing.thing]
      const [first, last] = [middle(from), middle(to)]
      node.style.left = `${first.x}px`
      node.style.top = `${first.y}px`
      let [start, end] = [`scale(${size})`, `scale(${size})`]
      if (fills) {
        const fit = fitted(from, to)
        node.style.width = `${fit.width}px`
        node.style.height = `${fit.height}px`
        ;[start, end] = [fit.start, fit.end]
      }
      const motion = node.animate(frames(last.x - first.x, last.y - first.y, start, end), {
        duration: lasts,
        delay,
        easing,
        fill: waits ? 'both' : 'forwards',
      })
      motion.onfinish = () => (this.flying = this.flying.filter((one) => one.key !== key))
      return () => motion.cancel()
    }
  }
}
