// News as sentences for those who hear the page, and the gestures just made.
import { RULES } from '../lib/rules'
import type { NewsItem, Stage } from '../lib/types'
import { words } from '../lib/words.svelte'

const GESTURE_LASTS = 7_000

export class Announcing {
  said = $state('')
  /** gestures just made, by seat */
  gestures = $state.raw<Record<number, string>>({})

  say(sentence: string): void {
    this.said = sentence
  }

  /** Say one thing more. */
  add(sentence: string): void {
    this.said = `${this.said} ${sentence}`.trim()
  }

  /** Tell the news; what is scored is told while it is shown, part by part. */
  hear(news: NewsItem[], names: string[], me: number | null, stages: readonly Stage[]): void {
    const scored = stages.some((stage) => stage.scored)
    const said: string[] = []
    for (const one of news) {
      if (one.kind === 'gestured') {
        this.#show(one.seat!, one.gesture!)
        said.push(words.say(`web-gestured-${one.gesture}`, { seat: names[one.seat!] }))
      }
      if (one.kind === 'seated') said.push(words.say(`web-seated-${one.how}`, { seat: names[one.seat!] }))
      for (const event of one.steps.flatMap((step) => step.events)) {
        const { minor, scoring, kind } = RULES[event.rule]
        const isShown = scored && (scoring || kind === 'end')
        if (!minor && !isShown) said.push(words.tell(event, names, me))
      }
    }
    if (said.length) this.said = said.join(' ')
  }

  #show(seat: number, gesture: string): void {
    this.gestures = { ...this.gestures, [seat]: gesture }
    setTimeout(() => {
      if (this.gestures[seat] === gesture) this.gestures = { ...this.gestures, [seat]: '' }
    }, GESTURE_LASTS)
  }
}
