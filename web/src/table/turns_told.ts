// The log as it is read: a block for each turn, which says once who acts.
import { withoutName } from '../lib/names'
import { RULES } from '../lib/rules'
import { words } from '../lib/words.svelte'
import { namesThen, seatOf, type Entry } from './log'

export interface Line {
  full: string
  text: string
  /** how often in a row */
  times: number
  points: boolean
  /** done beside the game */
  beside: boolean
}

export interface Block {
  /** where in the log it begins */
  at: number
  seat: number | null
  lines: Line[]
}

/** Where turns begin: where another seat moves; chance goes with the turn it happens in. */
export function turnStarts(entries: Entry[]): number[] {
  const starts: number[] = []
  let seat: number | null | undefined
  for (const [at, entry] of entries.entries()) {
    const now = entry.kind === 'step' ? entry.step.seat : undefined
    if (at > 0 && (now === null || now === undefined || now === seat)) continue
    starts.push(at)
    seat = now
  }
  return starts
}

/** The last turns of a log, at most so many; those that have nothing to tell are left out. */
export function turnsTold(entries: Entry[], names: string[], most: number, everyStep: boolean): Block[] {
  const starts = turnStarts(entries)
  const then = namesThen(entries, names)
  const blocks: Block[] = []
  for (let turn = Math.max(0, starts.length - most); turn < starts.length; turn++) {
    const from = starts[turn]
    const block: Block = { at: from, seat: seatOf(entries[from]), lines: [] }
    for (let at = from; at < (starts[turn + 1] ?? entries.length); at++) tell(entries[at], block, then[at], everyStep)
    if (block.lines.length) blocks.push(block)
  }
  return blocks
}

function tell(entry: Entry, { seat, lines }: Block, names: string[], everyStep: boolean): void {
  if (entry.kind !== 'step') {
    const full = besideWords(entry, names)
    lines.push({ full, text: full, times: 1, points: false, beside: true })
    return
  }
  for (const event of entry.step.events) {
    if (!everyStep && RULES[event.rule].minor) continue
    const full = words.tell(event, names)
    const same = lines.at(-1)
    const plain = seat !== null && lines.length && lines.every((line) => line.full.startsWith(`${names[seat]} `))
    const text = plain ? withoutName(full, names[seat]) : full
    if (same?.full === full) same.times++
    else lines.push({ full, text, times: 1, points: event.points !== 0, beside: false })
  }
}

function besideWords(entry: Exclude<Entry, { kind: 'step' }>, names: string[]): string {
  const seat = names[entry.seat]
  if (entry.kind === 'gestured') return words.say(`web-gestured-${entry.gesture}`, { seat })
  if (entry.kind === 'seated' && entry.was && entry.was !== seat)
    return words.say('web-seated-instead', { seat, other: entry.was })
  if (entry.kind === 'seated') return words.say(`web-seated-${entry.how}`, { seat })
  if (entry.level === null) return words.say('web-returned', { seat })
  return words.say('web-reseated', { seat, level: words.name(entry.level) })
}
