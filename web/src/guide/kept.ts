// Which lessons were seen at which table: kept by the browser, so that a reload goes on and two tabs agree.
const KEPT = 'regalia guide'
/** tables that are remembered */
const MOST = 24

type Kept = Record<string, string[]>

function all(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}')
    return kept && typeof kept === 'object' ? (kept as Kept) : {}
  } catch {
    return {}
  }
}

/** The lessons seen at a table. */
export function seenAt(table: string): string[] {
  const seen = all()[table]
  return Array.isArray(seen) ? seen : []
}

/** Remember that a lesson was seen; returns all that were, those of other tabs too. */
export function rememberSeen(table: string, lesson: string): string[] {
  const { [table]: _, ...others } = all()
  const seen = [...new Set([...seenAt(table), lesson])]
  try {
    const kept = [...Object.entries(others), [table, seen]].slice(-MOST)
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // a browser that keeps nothing begins anew after a reload
  }
  return seen
}

/** Have it told when another tab saw a lesson; returns how to stop. */
export function onSeenElsewhere(tell: () => void): () => void {
  const heard = (event: StorageEvent) => (event.key === KEPT || event.key === null) && tell()
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}
