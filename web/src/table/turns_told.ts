// The log as it is read: a block for each turn, which says once who acts; in short, what a turn is remembered by.
import { withoutName } from '../lib/names'
import { RULES, type RuleKind } from '../lib/rules'
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
  /** what a turn is told by in short; the rest unfolds */
  weighty: boolean
}

/** What a turn is remembered by; what was drawn, paid and gained by it unfolds. */
const WEIGHTY: RuleKind[] = ['deed', 'fought', 'suffered', 'awarded', 'notice', 'end']

export interface Block {
  /** where in the log it begins */
  at: number
  seat: number | null
  lines: Line[]
  /** points that its seat gained in lines that unfold */
  gained: number
  /** where in the log the next one begins */
  end: number
}

/** The lines of a block in short: what is weighty, or its first line where nothing is. */
export function inShort({ lines }: Block): Line[] {
  const weighty = lines.filter((line) => line.weighty)
  const [first, ...others] = weighty.length ? weighty : lines.slice(0, 1)
  return [{ ...first, text: first.full }, ...others]
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
export function turnsTold(
  entries: Entry[],
  names: string[],
  most: number,
  everyStep: boolean,
  me: number | null = null,
): Block[] {
  const starts = turnStarts(entries)
  const then = namesThen(entries, names)
  const blocks: Block[] = []
  for (let turn = Math.max(0, starts.length - most); turn < starts.length; turn++) {
    const from = starts[turn]
    const end = starts[turn + 1] ?? entries.length
    const block: Block = { at: from, seat: seatOf(entries[from]), lines: [], gained: 0, end }
    for (let at = from; at < end; at++) tell(entries[at], block, then[at], everyStep, me)
    if (block.lines.length) blocks.push(block)
  }
  return blocks
}

function tell(entry: Entry, block: Block, names: string[], everyStep: boolean, me: number | null): void {
  const { seat, lines } = block
  if (entry.kind !== 'step') {
    const full = besideWords(entry, names)
    lines.push({ full, text: full, times: 1, points: false, beside: true, weighty: true })
    return
  }
  const called = seat === null ? '' : seat === me ? words.say('web-log-you') : names[seat]
  for (const event of entry.step.events) {
    if (!everyStep && RULES[event.rule].minor) continue
    const told = words.tell(event, names, me)
    const own = event.seat === me && seat === me && me !== null
    const full = own ? capital(withoutName(told, names[me])) : told
    const same = lines.at(-1)
    const plain = called && lines.length && lines.every((line) => line.full.startsWith(`${called} `))
    const text = plain ? withoutName(full, called) : full
    const { kind } = RULES[event.rule]
    const weighty = WEIGHTY.includes(kind) || (kind === 'gained' && event.seat !== seat)
    if (!weighty && event.seat === seat) block.gained += event.points
    if (same?.full === full) same.times++
    else lines.push({ full, text, times: 1, points: event.points !== 0, beside: false, weighty })
  }
}

const capital = (sentence: string): string => sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1)

function besideWords(entry: Exclude<Entry, { kind: 'step' }>, names: string[]): string {
  const seat = names[entry.seat]
  if (entry.kind === 'gestured') return words.say(`web-gestured-${entry.gesture}`, { seat })
  if (entry.kind === 'seated' && entry.was && entry.was !== seat)
    return words.say('web-seated-instead', { seat, other: entry.was })
  if (entry.kind === 'seated') return words.say(`web-seated-${entry.how}`, { seat })
  if (entry.level === null) return words.say('web-returned', { seat })
  return words.say('web-reseated', { seat, level: words.name(entry.level) })
}
