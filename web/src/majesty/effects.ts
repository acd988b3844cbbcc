// What a building does, in words, one sentence an effect, in the order they happen.
import { plain } from '$lib/numbers'
import { words } from '$lib/words.svelte'
import { isInfirmary, WOUNDED } from './printed'
import type { Figures } from './shown'

export function effectsInWords(figures: Figures): string[] {
  const lines: string[] = []
  const list = (people: string[]): string => people.map(personName).join(', ')
  if (figures.special) lines.push(words.say(`majesty-web-does-${figures.special}`))
  for (const [points, people] of byNumber(figures.points_per)) {
    const message = isInfirmary(figures.name) ? 'majesty-web-does-wounded' : 'majesty-web-does-points'
    lines.push(words.say(message, { points, signed: plain(points), people: list(people) }))
  }
  for (const [number, people] of byNumber(figures.workers_per)) {
    lines.push(words.say('majesty-web-does-workers', { number, people: list(people) }))
  }
  if (figures.points_per_largest) {
    lines.push(words.say('majesty-web-does-largest', { points: figures.points_per_largest, person: figures.person }))
  }
  if (figures.with_both) {
    lines.push(
      words.say('majesty-web-does-both', { points: figures.with_both.points, people: list(figures.with_both.people) }),
    )
  }
  if (figures.all_with) {
    lines.push(words.say('majesty-web-does-all', { points: figures.all_with.points, person: figures.all_with.person }))
  }
  return lines
}

/** A person's name, or the word for wounded cards. */
export const personName = (person: string): string =>
  person === WOUNDED ? words.say('majesty-web-wounded') : words.name(person)

/** Persons that bring the same number, together. */
export function byNumber(per: Record<string, number>): [number, string[]][] {
  const groups = new Map<number, string[]>()
  for (const [person, number] of Object.entries(per)) groups.set(number, [...(groups.get(number) ?? []), person])
  return [...groups]
}
