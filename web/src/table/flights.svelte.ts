// Motion tells the story: things fly over the table from where they were to where they go, one after another.
import { prefersReducedMotion } from 'svelte/motion'

export interface Flight<Thing> {
  thing: Thing
  from: DOMRect
  to: DOMRect
  /** how large it is where it starts and arrives; 1: as it flies */
  size?: number
  /** it is seen where it starts while it waits; else it comes into sight when it starts */
  waits?: boolean
  /** what it is once it has arrived: not shown before */
  lands?: Element | null
}

/** How things fly at a table. */
export interface Manner {
  /** how long one is in the air, and how long after another it starts; milliseconds */
  lasts: number
  apart: number
  easing: string
  /** more than these at once nobody can follow: the last ones fly */
  most: number
  /** those still in the air are waited for */
  queues: boolean
  /** the way over the table */
  frames: (dx: number, dy: number, size: number) => Keyframe[]
}

export interface Flying<Thing> extends Flight<Thing> {
  key: number
  delay: number
}

const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 })

/** As if thrown: over the middle of the way a little higher and larger. */
export function thrown(dx: number, dy: number, size: number): Keyframe[] {
  const end = size === 1 ? '' : ` scale(${size})`
  return [
    { transform: `translate(-50%, -50%)${end}`, opacity: 1 },
    {
      transform: `translate(calc(-50% + ${dx / 2}px), calc(-50% + ${dy / 2 - 14}px)) scale(1.15)`,
      opacity: 1,
      offset: 0.55,
    },
    { transform: `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px))${end}`, opacity: 0.9 },
  ]
}

/** Straight over the table. */
export function slid(dx: number, dy: number): Keyframe[] {
  return [
    { transform: 'translate(-50%, -50%)', opacity: 1 },
    { transform: `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px))`, opacity: 1 },
  ]
}

export class Flights<Thing> {
  flying = $state.raw<Flying<Thing>[]>([])
  #manner: Manner
  #keys = 0
  /** when the next may start */
  #free = 0
  /** what is hidden until its flight arrives */
  #unseen: Animation[] = []

  constructor(manner: Manner) {
    this.#manner = manner
  }

  /** Let things fly; none do for those who want no motion. */
  launch(flights: Flight<Thing>[]): void {
    if (prefersReducedMotion.current) return
    const { apart, most, queues } = this.#manner
    const now = performance.now()
    const before = this.flying.length > most ? [] : this.flying
    const start = queues && before.length ? Math.max(now, this.#free) : now
    const found = flights.slice(-most).map((one, at): Flying<Thing> => {
      return { ...one, key: this.#keys++, delay: start - now + at * apart }
    })
    this.#free = start + found.length * apart
    this.#unseen = this.#unseen.filter((one) => one.playState === 'running')
    for (const one of found) this.#hide(one)
    this.flying = [...before, ...found]
  }

  /** What flies is not yet where it goes. */
  #hide({ lands, delay }: Flying<Thing>): void {
    if (lands) this.#unseen.push(lands.animate({ opacity: [0, 0] }, delay + this.#manner.lasts))
  }

  /** Everything is where it belongs, now. */
  skip(): void {
    if (!this.flying.length) return
    for (const one of this.#unseen) one.cancel()
    this.flying = []
  }

  /** Moves the element that shows a flight, which starts with its middle where the flight does. */
  fly(flight: Flying<Thing>) {
    return (node: HTMLElement) => {
      const { lasts, easing, frames } = this.#manner
      const [from, to] = [middle(flight.from), middle(flight.to)]
      node.style.left = `${from.x}px`
      node.style.top = `${from.y}px`
      const motion = node.animate(frames(to.x - from.x, to.y - from.y, flight.size ?? 1), {
        duration: lasts,
        delay: flight.delay,
        easing,
        fill: flight.waits ? 'both' : 'forwards',
      })
      motion.onfinish = () => (this.flying = this.flying.filter((one) => one.key !== flight.key))
      return () => motion.cancel()
    }
  }
}
