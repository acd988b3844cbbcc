// Which step of a turn it is, in words.
import { words } from '$lib/words.svelte'
import type { RoyalsTable } from './shown'

export function stepWords({ step: named, to_draw, paying_for }: RoyalsTable): string {
  const step = named.replaceAll(' ', '-')
  if (step === 'draw') {
    const { country = 0, intrigue = 0 } = to_draw
    if (country && intrigue) return words.say('royals-web-step-draw-both', { number: country })
    return words.say(country ? 'royals-web-step-draw' : 'royals-web-step-draw-intrigue', { number: country })
  }
  if (step === 'pay') return words.say('royals-web-step-pay', { position: positionWords(paying_for) })
  return words.say(`royals-web-step-${step}`)
}

/** Why the turn of a seat ended by itself. */
export const whyEnded = ({ lacks_nobles }: RoyalsTable, seat: number): string =>
  words.say('royals-ask-ended', { why: lacks_nobles[seat] ? 'nobles' : 'cards' })

/** A city and a title in the reader's language. */
export const positionWords = (position: { city: string; title: string } | null): string =>
  position ? `${words.name(position.city)}, ${words.name(position.title)}` : ''
