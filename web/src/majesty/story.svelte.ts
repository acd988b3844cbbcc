// Motion tells the story: moves are shown one after another, as far as the eye can follow, the own one at once.
import { prefersReducedMotion } from 'svelte/motion'
import type { ShownStep } from '$lib/types'
import type { MajestyScene } from './shown'
import { stagesTo, type Stage } from './stages'
import { MOVE_LASTS } from './travel'

/** more than this nobody wants to wait for */
const MOST = 12

export class Story {
  shown = $state.raw<Stage>() as Stage
  #waiting: Stage[] = []
  #told: Stage
  #timer = 0

  constructor(scene: MajestyScene, steps: ShownStep[]) {
    this.shown = this.#told = { scene, steps, events: [] }
  }

  /** Take in what the server tells now. */
  hear(scene: MajestyScene, steps: ShownStep[]): void {
    const told = { scene, steps, events: [] }
    const before = this.#told
    this.#told = told
    if (this.#timer && isOtherEyes(before, told)) {
      // who moved sees the move to its end, then comes whose turn it is at this screen
      this.#waiting.push(told)
      return
    }
    if (!this.#continues(before, told) || prefersReducedMotion.current || document.hidden) return this.#jump()
    const fresh = steps.slice(before.steps.length)
    if (fresh.length === 0) {
      // only something beside the game is new
      const last = this.#waiting.at(-1)
      if (last) this.#waiting[this.#waiting.length - 1] = { ...told, events: last.events }
      else this.shown = told
      return
    }
    if (scene.viewer !== null && fresh[0].seat === scene.viewer) this.#stop()
    this.#waiting.push(...stagesTo(scene, steps, before.steps.length))
    if (this.#waiting.length > MOST) this.#jump()
    else if (!this.#timer) this.#next()
  }

  /** Show at once what is still to come; true if something was moving. */
  skip(): boolean {
    const moving = this.#timer !== 0
    if (moving) this.#jump()
    return moving
  }

  #continues(before: Stage, now: Stage): boolean {
    const known = before.steps.length
    return now.scene.viewer === before.scene.viewer && known > 0 && now.steps[known - 1] === before.steps[known - 1]
  }

  #next(): void {
    this.#timer = 0
    const stage = this.#waiting.shift()
    if (!stage) return
    this.shown = stage
    this.#timer = window.setTimeout(() => this.#next(), MOVE_LASTS)
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#timer = 0
    this.#waiting = []
  }

  #jump(): void {
    this.#stop()
    this.shown = this.#told
  }
}

/** The same moment, seen by another seat of this screen. */
const isOtherEyes = (before: Stage, now: Stage): boolean =>
  now.scene.viewer !== before.scene.viewer && now.steps.length > 0 && now.steps.length === before.steps.length
