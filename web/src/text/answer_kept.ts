// The last answer, kept for a page that is loaded again; a tab's own, and gone with it.
export interface Kept {
  /** the news the answer was given to */
  news: number
  said: string[]
  paying: number | null
}

const nameOf = (table: string, viewer: number | null) => `text ${table} ${viewer ?? 'watch'}`

export function keepAnswer(table: string, viewer: number | null, kept: Kept): void {
  try {
    sessionStorage.setItem(nameOf(table, viewer), JSON.stringify(kept))
  } catch {
    // a browser that keeps nothing
  }
}

/** The answer, if nothing has happened since. */
export function answerKept(table: string, viewer: number | null, news: number): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(nameOf(table, viewer)) ?? 'null') as Kept | null
    return kept?.news === news ? kept : null
  } catch {
    return null
  }
}
