// Which step of a turn it is, in words.
import { words } from '$lib/words.svelte'
import type { RoyalsScenery } from './shown'

export function stepWords({ step: named, to_draw, paying_for }: RoyalsScenery): string {
  const step = named.replaceAll(' ', '-')
  if (step === 'draw') {
    const { country = 0, intrigue = 0 } = to_draw
    if (country && intrigue) return words.say('web-step-royals-draw-both', { number: country })
    return words.say(country ? 'web-step-royals-draw' : 'web-step-royals-draw-intrigue', { number: country })
  }
  if (step === 'pay') return words.say('web-step-royals-pay', { position: positionWords(paying_for ?? '') })
  return words.say(`web-step-royals-${step}`)
}

/** "Dijon Princess" in the reader's language. */
function positionWords(position: string): string {
  const cut = position.lastIndexOf(' ')
  return cut < 0 ? position : `${words.name(position.slice(0, cut))}, ${words.name(position.slice(cut + 1))}`
}
