// What happened at a table, in one list: the steps of the game, and what was done beside it.
import type { NewsItem, Seating, Step } from '../lib/types'

/** A line of the log: a step of the game, or something done beside it. */
export type Entry =
  | { kind: 'step'; step: Step }
  | { kind: 'gestured'; seat: number; gesture: string }
  | { kind: 'reseated'; seat: number; level: string | null }
  | { kind: 'seated'; seat: number; how: Seating; was: string | null }

/** Who did it; null: chance. */
export const seatOf = (entry: Entry): number | null => (entry.kind === 'step' ? entry.step.seat : entry.seat)

export const stepsOf = (entries: Entry[]): Step[] =>
  entries.flatMap((entry) => (entry.kind === 'step' ? [entry.step] : []))

/** The log after some news. */
export function withNews(entries: Entry[], news: NewsItem[]): Entry[] {
  const all = [...entries]
  for (const one of news) {
    if (one.kind === 'steps') all.push(...one.steps.map((step): Entry => ({ kind: 'step', step })))
    else if (one.kind === 'taken_back') takeBack(all, one.taken_back)
    else if (one.kind === 'gestured') all.push({ kind: 'gestured', seat: one.seat!, gesture: one.gesture! })
    else if (one.kind === 'reseated') all.push({ kind: 'reseated', seat: one.seat!, level: one.level ?? null })
    else if (one.kind === 'seated') all.push({ kind: 'seated', seat: one.seat!, how: one.how!, was: one.was ?? null })
  }
  return all
}

function takeBack(entries: Entry[], steps: number): void {
  for (let at = entries.length - 1; at >= 0 && steps > 0; at--) {
    if (entries[at].kind !== 'step') continue
    entries.splice(at, 1)
    steps--
  }
}

/** The log without so many events at its end, which are still to be shown. */
export function withoutLast(entries: Entry[], events: number): Entry[] {
  if (events === 0) return entries
  const all = [...entries]
  for (let at = all.length - 1; at >= 0 && events > 0; at--) {
    const entry = all[at]
    if (entry.kind !== 'step') continue
    const kept = Math.max(0, entry.step.events.length - events)
    events -= entry.step.events.length - kept
    all[at] = { kind: 'step', step: { ...entry.step, events: entry.step.events.slice(0, kept) } }
  }
  return all
}

/** Where in the log a seat's last own decision ends; what comes after it is news to that seat. */
export function afterOwn(entries: Entry[], seat: number): number {
  return entries.findLastIndex((entry) => entry.kind === 'step' && entry.step.seat === seat) + 1
}

/** What all were called at each entry: whoever sat somewhere before another keeps the name in what they did. */
export function namesThen(entries: Entry[], names: string[]): string[][] {
  const then: string[][] = []
  let called = names
  for (let at = entries.length - 1; at >= 0; at--) {
    then[at] = called
    const entry = entries[at]
    if (entry.kind === 'seated' && entry.was) called = called.with(entry.seat, entry.was)
  }
  return then
}
