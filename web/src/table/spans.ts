// Spans of time as people say them.
import { words } from '../lib/words.svelte'

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** A countdown: 1:25. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}

/** A span in its largest unit, as "5 minutes"; '' for less than a minute. */
export function span(seconds: number): string {
  const found = UNITS.find(([, size]) => seconds >= size)
  if (!found) return ''
  const [unit, size] = found
  return new Intl.NumberFormat(words.language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(seconds / size),
  )
}
