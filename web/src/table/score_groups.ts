// The lines of a score sheet in groups: which they are, what they and their lines are called, and in which order.
import type { GameSheet } from '../lib/client_game'
import type { SheetLine } from '../lib/types'
import { messageOf, words } from '../lib/words.svelte'

export interface Group {
  name: string
  lines: SheetLine[]
  points: number[]
}

export function grouped(lines: SheetLine[], sheet: GameSheet): Group[] {
  const found = new Map<string, Group>()
  for (const line of lines) {
    const name = sheet.heading(line)
    const group = found.get(name) ?? { name, lines: [], points: line.points.map(() => 0) }
    group.lines.push(line)
    group.points = group.points.map((points, seat) => points + line.points[seat])
    found.set(name, group)
  }
  const place = (line: SheetLine) => sheet.places?.indexOf(line.place) ?? -1
  for (const group of found.values()) group.lines.sort((one, other) => place(one) - place(other))
  return [...found.values()].sort((one, other) => inOrder(one.lines[0], other.lines[0], sheet))
}

/** By kind, then by year. */
function inOrder(one: SheetLine, other: SheetLine, { kinds }: GameSheet): number {
  const kind = (line: SheetLine) => kinds.indexOf(line.rule.split('.')[1])
  return kind(one) - kind(other) || Number(one.year) - Number(other.year)
}

/** What a line is called below the heading of its group, whose words it does not say again. */
export function lineName(line: SheetLine, { short }: GameSheet): string {
  const { rule, place, year } = line
  if (rule in short) return short[rule] ? words.say(short[rule], { place }) : words.name(place)
  return words.say(messageOf(rule).replace(/^(\w+)-/, '$1-sheet-'), { place, year })
}

/** One line that has nothing to add to its heading: the heading stands for it. */
export function isSaidByHeading({ lines }: Group, { saidByHeading = [] }: GameSheet): boolean {
  return lines.length === 1 && saidByHeading.includes(lines[0].rule)
}
