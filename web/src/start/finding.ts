// Finding a game among many: by what is typed, and by how it stands.
import { titleOf } from '../lib/games'
import { namesOf } from '../lib/names'
import type { MyTable } from '../lib/types'
import { roleOf, settingsOf } from './line_words'

/** The parts of the list; a hidden game is in the last one only. */
export const PARTS = ['all', 'waiting', 'running', 'finished', 'hidden'] as const
export type Part = (typeof PARTS)[number]

/** Whether a game belongs to a part of those that are not hidden. */
export const BELONGS: Record<Exclude<Part, 'hidden'>, (table: MyTable) => boolean> = {
  all: () => true,
  waiting: (table) => table.waits,
  running: (table) => !table.over && ['sits', 'watches', 'rests'].includes(table.state),
  finished: (table) => table.over,
}

/** The part an address asks for. */
export const partAsked = (asked: string | null): Part => PARTS.find((part) => part === asked) ?? 'all'

/** What waits for me first, then the newest change; none twice, as pages of a list may overlap. */
export function inOrder(tables: MyTable[]): MyTable[] {
  const each = new Map(tables.map((table) => [table.table, table]))
  return [...each.values()].sort(
    (one, other) => Number(other.waits) - Number(one.waits) || Date.parse(other.changed) - Date.parse(one.changed),
  )
}

/** The games that fit what was typed: each word of it is somewhere in what is told of a game. */
export function found(tables: MyTable[], typed: string): MyTable[] {
  const sought = plain(typed).split(/\s+/).filter(Boolean)
  if (!sought.length) return tables
  return tables.filter((table) => {
    const told = plain(toldOf(table))
    return sought.every((word) => told.includes(word))
  })
}

const toldOf = (table: MyTable): string =>
  [titleOf(table.game), ...namesOf(table.seats), ...settingsOf(table), roleOf(table)].join(' ')

/** Letters as one types them in haste: small, and without their marks. */
export function plain(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{Mark}/gu, '')
  return bare.toLowerCase().replaceAll('ß', 'ss')
}
