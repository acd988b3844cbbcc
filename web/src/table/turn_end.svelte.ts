// Why a turn ends by itself: nothing more can be played. Where the last move can be taken back, it waits a moment.
import { RULES } from '../lib/rules'
import type { NewsItem, Scene } from '../lib/types'

/** how long a turn waits that can only end */
export const WAITS = 6_000

export class TurnEnd {
  /** my last turn ended by itself, without a moment to take anything back */
  ended = $state(false)

  begin(): void {
    this.ended = false
  }

  hear(news: NewsItem[], scene: Scene): void {
    const steps = news.flatMap((one) => one.steps)
    if (!steps.some((step) => step.seat === scene.viewer)) return
    this.ended = scene.turn !== scene.viewer && !scene.over && endedByItself(news, scene.viewer)
  }

  /** The end of the turn, if it is all that can be played; a question that can only be answered so is no turn. */
  moveIn(scene: Scene | null): number | null {
    if (!scene?.can_take_back) return null
    const possible = scene.offers.filter((offer) => offer.problem === null)
    return possible.length === 1 ? possible[0].move : null
  }
}

/** A seat did something else, and then the turn ended as the only thing left. */
function endedByItself(news: NewsItem[], seat: number | null): boolean {
  const own = news.flatMap((one) => one.steps).filter((step) => step.seat === seat)
  const end = own.findIndex((step) => step.forced && step.events.some((one) => RULES[one.rule].milestone === 'turn'))
  return end > 0
}
