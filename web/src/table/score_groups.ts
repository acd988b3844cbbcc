// The lines of a score sheet in groups: which they are, what they and their lines are called, and in which order.
import type { GameSheet } from '../lib/client_game'
import type { SheetLine } from '../lib/types'
import { sheetMessageOf, words } from '../lib/words.svelte'

export interface Group {
  name: string
  lines: SheetLine[]
  points: number[]
}

export function grouped(lines: SheetLine[], sheet: GameSheet): Group[] {
  const found = new Map<string, Group>()
  for (const line of lines) {
    const name = partOf(line, sheet)?.heading(line) ?? lineName(line, sheet)
    const group = found.get(name) ?? { name, lines: [], points: line.points.map(() => 0) }
    group.lines.push(line)
    group.points = group.points.map((points, seat) => points + line.points[seat])
    found.set(name, group)
  }
  const place = (line: SheetLine) => sheet.places?.indexOf(line.place) ?? -1
  for (const group of found.values()) group.lines.sort((one, other) => place(one) - place(other))
  return [...found.values()].sort((one, other) => inOrder(one.lines[0], other.lines[0], sheet))
}

const partOf = ({ rule }: SheetLine, { parts }: GameSheet) => parts.find(({ rules }) => rules.includes(rule))

/** By part, then by year; what no part has comes last. */
function inOrder(one: SheetLine, other: SheetLine, sheet: GameSheet): number {
  const place = (line: SheetLine) => {
    const part = partOf(line, sheet)
    return part ? sheet.parts.indexOf(part) : sheet.parts.length
  }
  return place(one) - place(other) || Number(one.year) - Number(other.year)
}

/** What a line is called below the heading of its group, whose words it does not say again. */
export function lineName({ rule, place, year }: SheetLine, { short = {} }: GameSheet): string {
  const message = short[rule]
  if (message === undefined) return words.say(sheetMessageOf(rule), { place, year })
  return message ? words.say(message, { place }) : words.name(place)
}

/** One line that has nothing to add to its heading: the heading stands for it. */
export function isSaidByHeading({ lines }: Group, { saidByHeading = [] }: GameSheet): boolean {
  return lines.length === 1 && saidByHeading.includes(lines[0].rule)
}
