// How people and bots are called. Bots are called by their level, and those nobody named by what they are, in the
// reader's language.
import type { MyTable, Seat } from './types'
import { words } from './words.svelte'

export function nameOf({ name, usual }: Seat): string {
  if (!usual) return name
  const { word, number } = usual
  if (word === 'player') return words.say('web-name-screen', { number: number ?? '' })
  const called = word === 'friend' ? words.say('web-name-friend') : words.name(word)
  return number === null ? called : `${called} ${number}`
}

/** Nobody gave this seat a name yet. */
export const isUnnamed = ({ usual }: Seat): boolean => usual !== null

export const namesOf = (seats: Seat[]): string[] => seats.map(nameOf)

/** Names in a row, as the language joins them: one and another, or one or another. */
export function listed(names: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(words.language, { style: 'long', type }).format(names)
}

/** Who won; whoever did is told so. */
export function wonWords(winners: number[], names: string[], me: number | null): string {
  if (me === null || !winners.includes(me))
    return words.say('web-over', { seat: listed(winners.map((seat) => names[seat])), number: winners.length })
  const others = winners.filter((seat) => seat !== me)
  return words.say('web-you-win', { number: others.length, seat: listed(others.map((seat) => names[seat])) })
}

/** How long ago, roughly. */
export function ago(table: MyTable): string {
  const seconds = (Date.parse(table.changed) - Date.now()) / 1000
  const said = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' })
  for (const [unit, size] of [
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
  ] as const) {
    if (-seconds >= size) return said.format(Math.round(seconds / size), unit)
  }
  return said.format(0, 'minute')
}

/** A sentence without the name it begins with, where it is plain who is meant. */
export function withoutName(sentence: string, name: string): string {
  const led = [`${name} `, `${name}: `].find((lead) => sentence.startsWith(lead))
  return led ? sentence.slice(led.length) : sentence
}
