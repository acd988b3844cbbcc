// Which step of a turn it is, in words.
import type { Scene } from '../lib/types'
import { words } from '../lib/words.svelte'

export function stepWords(scene: Scene): string {
  const { table } = scene
  if (table.game === 'majesty') return words.say(`web-step-majesty-${table.step}`)
  const step = table.step.replaceAll(' ', '-')
  if (step === 'draw') {
    const { country = 0, intrigue = 0 } = table.to_draw
    if (country && intrigue) return words.say('web-step-royals-draw-both', { number: country })
    return words.say(country ? 'web-step-royals-draw' : 'web-step-royals-draw-intrigue', { number: country })
  }
  if (step === 'pay') return words.say('web-step-royals-pay', { position: positionWords(table.paying_for ?? '') })
  return words.say(`web-step-royals-${step}`)
}

/** "Dijon Princess" in the reader's language. */
function positionWords(position: string): string {
  const cut = position.lastIndexOf(' ')
  return cut < 0 ? position : `${words.name(position.slice(0, cut))}, ${words.name(position.slice(cut + 1))}`
}
