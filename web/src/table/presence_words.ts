// Who is at a seat, in words: a few beside its name, and a sentence for whoever asks.
import { words } from '../lib/words.svelte'
import type { LiveTable } from './live.svelte'
import { clock, span } from './spans'

/** What is worth saying beside a name; '' while all is as it should be. */
export function presenceShort({ presence }: LiveTable, seat: number): string {
  const told = presence.of(seat)
  if (told?.presence === 'free') return words.say('web-not-come')
  if (told?.presence !== 'away') return ''
  const time = span(presence.away(seat) ?? 0)
  return time ? words.say('web-away-for', { time }) : words.say('web-away')
}

export function presenceSentence({ presence, mine, names }: LiveTable, at: number): string {
  const told = presence.of(at)
  const seat = names[at]
  if (!told || told.presence === 'bot') return ''
  if (told.presence === 'free') return words.say('web-nobody-came')
  if (mine.includes(at)) return words.say('web-i-sit-here', { number: told.devices })
  if (told.presence === 'here') return words.say('web-is-here', { seat, number: told.devices })
  const time = span(presence.away(at) ?? 0)
  return time ? words.say('web-is-away-for', { seat, time }) : words.say('web-is-away', { seat })
}

/** When a bot may play for somebody else, in a sentence; '' when it may now. */
export function botWait({ presence, names }: LiveTable, at: number): string {
  if (presence.of(at)?.presence === 'free') return ''
  const seconds = presence.botIn(at)
  if (seconds === null) return words.say('web-bot-on-turn', { seat: names[at] })
  return seconds > 0 ? words.say('web-bot-may-in', { time: clock(seconds) }) : ''
}
