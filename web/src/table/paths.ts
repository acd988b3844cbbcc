// Paths into the table, as the server writes them: 'seats/0/hand/France' leads to the first seat's French cards.

const written = (part: string | number): string => String(part).replaceAll('~', '~0').replaceAll('/', '~1')
const read = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~')

/** The path of an entry, from the names and numbers on the way to it. */
export const pathOf = (...parts: (string | number)[]): string => parts.map(written).join('/')

/** The names and numbers on the way. */
export const partsOf = (path: string): string[] => path.split('/').map(read)

/** The path, then those of what it lies in, from the nearest on. */
export function outwards(path: string): string[] {
  const parts = path.split('/')
  return parts.map((_, at) => parts.slice(0, parts.length - at).join('/'))
}

/** The list a path leads into, and which of its entries it means; null where it ends at a name. */
export function entryOf(path: string): { list: string; at: number } | null {
  const cut = path.lastIndexOf('/')
  const at = path.slice(cut + 1)
  return cut > 0 && /^\d+$/.test(at) ? { list: path.slice(0, cut), at: Number(at) } : null
}
