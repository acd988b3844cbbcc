// A table on its way to another: the same but for some entries.
import type { Advance, Change, Scene, Update } from '../lib/types'
import { partsOf } from './paths'

/** The table with some entries changed; the one that is handed in stays as it is. */
export function changed<Table>(table: Table, changes: readonly Change[]): Table {
  return changes.reduce((now, change) => put(now, partsOf(change.path), change) as Table, table)
}

/** The scene of an update: told whole, or made of the one before; null if this is not the one before. */
export function sceneOf(told: Update | Advance, before: Scene): Scene | null {
  if ('scene' in told) return told.scene
  return told.news[0]?.number === before.news + 1 ? changed(before, told.changes) : null
}

function put(within: unknown, [name, ...rest]: string[], change: Change): unknown {
  if (name === undefined) return change.value
  const copy = (Array.isArray(within) ? [...within] : { ...(within as object) }) as Record<string, unknown>
  if (rest.length === 0 && change.absent) delete copy[name]
  else copy[name] = put(copy[name], rest, change)
  return copy
}

/** What a path leads to; undefined where nothing is. */
export function entryAt(table: unknown, path: string): unknown {
  return partsOf(path).reduce((within, name) => (within as Record<string, unknown> | undefined)?.[name], table)
}
