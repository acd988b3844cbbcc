// Motion tells the story: what happened is shown stage by stage, as far as the eye can follow, the own move at once.
// What is scored waits for whoever looks: each part of it stands until they go on, and what comes after it waits too.
import { getContext, setContext, tick } from 'svelte'
import { prefersReducedMotion } from 'svelte/motion'
import type { Movement, Scene, Stage } from '../lib/types'
import type { Departure, Flights } from './flights.svelte'
import { keysAfter, type Keys } from './keys'
import { partsOf, type Part, type StepOfScoring } from './story_parts'

/** more than this nobody wants to wait for */
const MOST = 12
/** how long a stage is seen in which nothing flies */
const SEEN = 320

/** What is on the table at one moment of the story. */
export interface Shown {
  scene: Scene
  /** how long the log is then */
  entries: number
  /** how many events at its end are still to come */
  untold: number
  /** what is scored just now, or null */
  scoring: StepOfScoring | null
  keys: Keys
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
  /** something is still moving, or waits for whoever looks */
  playing = $state(false)
  readonly flights: Layer
  /** how long each part of a scoring stands, in milliseconds; null: until whoever looks goes on */
  pace: () => number | null = () => null
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
    const [part] = partsOf(scene, [], entries)
    const sameMoment = this.#told?.entries === entries && this.#told.scene.viewer !== scene.viewer
    this.#told = part
    if (this.playing && sameMoment) return void this.#waiting.push(part)
    this.hasten()
    if (part.scene !== this.shown?.scene) this.#show(part)
  }

  /** The table went on to a scene, through these stages; none, if only something beside the game is new. */
  hear(scene: Scene, stages: readonly Stage[], entries: number): void {
    const parts = partsOf(scene, stages, entries)
    this.#told = parts.at(-1)!
    if (stages.length === 0) return this.#renew(parts[0])
    this.#waiting.push(...parts)
    if (this.shown?.scoring) return
    const seen = this.shown?.scene.viewer === scene.viewer && this.#canMove
    if (!seen || this.#beforeScoring > MOST) this.#jump()
    else if (!this.playing) void this.#next()
  }

  /** What comes now does not wait for what is still to be shown. */
  hasten(): void {
    this.#stop()
    for (const part of this.#waiting.splice(0)) this.#show(part)
  }

  /** Show at once what is still to come, up to what is scored; what is scored now stays, and only lands. */
  skip(): void {
    if (!this.playing) return
    this.flights.skip()
    if (!this.shown?.scoring) this.#jump()
  }

  /** Whoever looks has seen this part of the scoring. */
  goOn(): void {
    if (!this.shown?.scoring) return
    this.flights.skip()
    this.#after()
  }

  /** Whoever looks wants to see no more of this scoring. */
  skipScoring(): void {
    if (!this.shown?.scoring) return
    this.flights.skip()
    while (this.#waiting[0]?.scoring) this.#show(this.#waiting.shift()!)
    this.#after()
  }

  /** The pace of a scoring was changed. */
  repace(): void {
    if (this.shown?.scoring && this.playing) this.#stand(0)
  }

  /** Wait until nothing moves. */
  async rest(): Promise<void> {
    if (this.playing) await new Promise<void>((done) => this.#resting.push(done))
  }

  get #canMove(): boolean {
    return this.flights.ready && !prefersReducedMotion.current && !document.hidden
  }

  /** How many parts wait before something is scored. */
  get #beforeScoring(): number {
    const at = this.#waiting.findIndex((part) => part.scoring)
    return at < 0 ? this.#waiting.length : at
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
    const departures = this.#canMove ? this.flights.look(part.movements) : []
    this.#show(part)
    const generation = this.#generation
    await tick()
    if (generation !== this.#generation) return
    const lasts = this.flights.launch(departures)
    if (part.scoring) return this.#stand(lasts)
    const goesOn = this.#waiting.length > 0
    if (lasts === 0 && !goesOn) return this.#stop()
    this.#timer = window.setTimeout(() => void this.#next(), goesOn ? Math.max(lasts, SEEN) : lasts)
  }

  /** A part of a scoring stands until somebody goes on, or as long as was wished; nobody misses it in a hidden tab. */
  #stand(lasts: number): void {
    clearTimeout(this.#timer)
    const pace = this.pace()
    if (pace === null) return
    const goOn = () => (document.hidden ? this.#stand(0) : this.goOn())
    this.#timer = window.setTimeout(goOn, lasts + pace)
  }

  /** On to what comes after the part that stands. */
  #after(): void {
    clearTimeout(this.#timer)
    if (this.#beforeScoring > MOST || (this.#beforeScoring > 0 && !this.#canMove)) this.#jump()
    else void this.#next()
  }

  #show({ movements, ...part }: Part): void {
    this.#generation += 1
    const { keys = {}, scene } = this.shown ?? {}
    this.shown = { ...part, keys: keysAfter(keys, scene?.table, part.scene.table, movements) }
  }

  /** To the next part of a scoring, or to the end. */
  #jump(): void {
    const scored = this.#waiting.some((part) => part.scoring)
    const parts = this.#waiting.splice(0, this.#beforeScoring)
    this.#generation += 1
    clearTimeout(this.#timer)
    for (const part of parts) this.#show(part)
    if (scored) return void this.#next()
    this.#stop()
    if (this.#told && this.#told.scene !== this.shown?.scene) this.#show(this.#told)
  }

  #stop(): void {
    this.#generation += 1
    clearTimeout(this.#timer)
    this.playing = false
    for (const done of this.#resting.splice(0)) done()
  }
}

const KEY = Symbol('story')
export const shareStory = (story: Story<Flights>): Story<Flights> => setContext(KEY, story)
export const useStory = (): Story<Flights> => getContext(KEY)
