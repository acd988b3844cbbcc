// How people and bots are called. Bots are called by their level, in the reader's language.
import type { MyTable } from './api'
import type { ShownSeat } from './types'
import { words } from './words.svelte'

export function nameOf(seat: ShownSeat): string {
  if (seat.kind !== 'bot' || !seat.level) return seat.name
  const numbered = new RegExp(`^${seat.level}( \\d+)?$`, 'i').exec(seat.name)
  return numbered ? words.name(seat.level) + (numbered[1] ?? '') : seat.name
}

export const namesOf = (seats: ShownSeat[]): string[] => seats.map(nameOf)

/** Names in a row, as the language joins them. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(words.language, { style: 'long', type: 'conjunction' }).format(names)
}

/** How long ago, roughly. */
export function ago(table: MyTable): string {
  const seconds = (Date.parse(table.changed) - Date.now()) / 1000
  const said = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' })
  for (const [unit, size] of [['day', 86400], ['hour', 3600], ['minute', 60]] as const) {
    if (-seconds >= size) return said.format(Math.round(seconds / size), unit)
  }
  return said.format(0, 'minute')
}

/** A sentence without the name it begins with, where it is plain who is meant. */
export function withoutName(sentence: string, name: string): string {
  return sentence.startsWith(`${name} `) ? sentence.slice(name.length + 1) : sentence
}
