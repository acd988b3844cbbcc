// Which entry of a list is which: a key stays with a thing while others leave and come, as the movements tell.
import type { Movement } from '../lib/types'
import { entryAt } from './changes'
import { entryOf } from './paths'

/** The keys of lists that something left or came to, by their paths. */
export type Keys = Readonly<Record<string, readonly string[]>>

/** The keys of a list: those it was followed with, else its places. */
export function keysOf(keys: Keys, list: string, length: number): readonly string[] {
  const known = keys[list] ?? []
  return known.length === length ? known : Array.from({ length }, (_, at) => `place ${at}`)
}

/** The keys after things moved from one table to the next. */
export function keysAfter(keys: Keys, was: unknown, now: unknown, movements: readonly Movement[]): Keys {
  const next: Record<string, readonly string[]> = { ...keys }
  for (const list of listsOf(movements)) {
    const [before, after] = [entryAt(was, list), entryAt(now, list)]
    if (!Array.isArray(before) || !Array.isArray(after)) continue
    const moved = withMoved(keysOf(keys, list, before.length), list, movements)
    // where a number is counted up or down, or points come to a seat, no entry left or came
    if (moved.length === after.length) next[list] = moved
  }
  return next
}

const listsOf = (movements: readonly Movement[]): Set<string> =>
  new Set(movements.flatMap(({ start, end }) => [start, end].flatMap((path) => entryOf(path)?.list ?? [])))

let made = 0

function withMoved(keys: readonly string[], list: string, movements: readonly Movement[]): string[] {
  const placesIn = (paths: string[]) => paths.map(entryOf).flatMap((one) => (one?.list === list ? [one.at] : []))
  const left = placesIn(movements.map((one) => one.start))
  const stayed = keys.filter((_, at) => !left.includes(at))
  for (const at of placesIn(movements.map((one) => one.end)).sort((one, other) => one - other)) {
    stayed.splice(at, 0, `thing ${made++}`)
  }
  return stayed
}
