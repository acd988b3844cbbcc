// Motion tells the story: what happened is shown stage by stage, as far as the eye can follow, the own move at once.
import { getContext, setContext, tick } from 'svelte'
import { prefersReducedMotion } from 'svelte/motion'
import type { Movement, Scene, Stage } from '../lib/types'
import { changed } from './changes'
import type { Departure, Flights } from './flights.svelte'
import { keysAfter, type Keys } from './keys'

/** more than this nobody wants to wait for */
const MOST = 12
/** how long a stage is seen in which nothing flies */
const SEEN = 320

/** What is on the table at one moment of the story. */
export interface Shown {
  scene: Scene
  /** how long the log is then */
  entries: number
  /** points of each seat that the log tells of, and that are still to come */
  ahead: number[]
  keys: Keys
}

interface Part extends Omit<Shown, 'keys'> {
  movements: readonly Movement[]
}

/** What flies from one part of the story to the next. */
interface Flying {
  readonly ready: boolean
  look(movements: readonly Movement[]): Departure[]
  launch(departures: readonly Departure[]): number
  skip(): void
}

export class Story<Layer extends Flying = Flying> {
  /** null until somebody sits down */
  shown = $state.raw<Shown | null>(null)
  /** something is still moving */
  playing = $state(false)
  readonly flights: Layer
  #waiting: Part[] = []
  #told: Part | null = null
  #timer = 0
  /** counts what is shown and stopped, to know after waiting whether it still goes on */
  #generation = 0
  #resting: (() => void)[] = []

  constructor(flights: Layer) {
    this.flights = flights
  }

  /**
   * Somebody sits down, or much happened at once: the table is shown as it is. Who moved just now sees the move to its
   * end, before another seat of the same screen looks at the table.
   */
  begin(scene: Scene, entries: number): void {
    const part = { scene, entries, ahead: scene.scores.map(() => 0), movements: [] }
    const sameMoment = this.#told?.entries === entries && this.#told.scene.viewer !== scene.viewer
    this.#told = part
    if (this.playing && sameMoment) this.#waiting.push(part)
    else this.#jump()
  }

  /** The table went on to a scene, through these stages; none, if only something beside the game is new. */
  hear(scene: Scene, stages: readonly Stage[], entries: number): void {
    const parts = partsOf(scene, stages, entries)
    this.#told = parts.at(-1)!
    if (stages.length === 0) return this.#renew(parts[0])
    this.#waiting.push(...parts)
    const seen = this.shown?.scene.viewer === scene.viewer && this.flights.ready
    if (!seen || prefersReducedMotion.current || document.hidden || this.#waiting.length > MOST) this.#jump()
    else if (!this.playing) void this.#next()
  }

  /** What comes now does not wait for what is still to be shown. */
  hasten(): void {
    this.#stop()
    for (const part of this.#waiting.splice(0)) this.#show(part)
  }

  /** Show at once what is still to come. */
  skip(): void {
    if (!this.playing) return
    this.flights.skip()
    this.#jump()
  }

  /** Wait until nothing moves. */
  async rest(): Promise<void> {
    if (this.playing) await new Promise<void>((done) => this.#resting.push(done))
  }

  /** Only something beside the game is new: it is there with the last part, shown or still to come. */
  #renew(part: Part): void {
    const last = this.#waiting.pop()
    if (last) this.#waiting.push({ ...part, movements: last.movements })
    else this.#show(part)
  }

  async #next(): Promise<void> {
    const part = this.#waiting.shift()
    if (!part) return this.#stop()
    this.playing = true
    const departures = this.flights.look(part.movements)
    this.#show(part)
    const generation = this.#generation
    await tick()
    if (generation !== this.#generation) return
    const lasts = this.flights.launch(departures)
    const goesOn = this.#waiting.length > 0
    if (lasts === 0 && !goesOn) return this.#stop()
    this.#timer = window.setTimeout(() => void this.#next(), goesOn ? Math.max(lasts, SEEN) : lasts)
  }

  #show({ movements, ...part }: Part): void {
    this.#generation += 1
    const { keys = {}, scene } = this.shown ?? {}
    this.shown = { ...part, keys: keysAfter(keys, scene?.table, part.scene.table, movements) }
  }

  #jump(): void {
    this.hasten()
    if (this.#told && this.#told.scene !== this.shown?.scene) this.#show(this.#told)
  }

  #stop(): void {
    this.#generation += 1
    clearTimeout(this.#timer)
    this.playing = false
    for (const done of this.#resting.splice(0)) done()
  }
}

/** The scene, and before it the table as each stage leaves it, where nothing can be done yet. */
function partsOf(scene: Scene, stages: readonly Stage[], entries: number): Part[] {
  const none = scene.scores.map(() => 0)
  const before = stages.slice(0, -1).map(({ turn, scores, changes, movements }): Part => {
    const over = { over: false, winners: [] }
    const table = changed(scene.table, changes)
    return {
      scene: { ...scene, ...over, turn, scores, offers: [], can_take_back: false, table },
      entries,
      ahead: scores.map((points, seat) => (scene.scores[seat] ?? 0) - (points ?? 0)),
      movements,
    }
  })
  return [...before, { scene, entries, ahead: none, movements: stages.at(-1)?.movements ?? [] }]
}

const KEY = Symbol('story')
export const shareStory = (story: Story<Flights>): Story<Flights> => setContext(KEY, story)
export const useStory = (): Story<Flights> => getContext(KEY)
