// The table as it was after each move of the others since my last one; kept by this tab, so that a reload loses none.
import type { NewsItem, Scene, Stage } from '../lib/types'

export interface Moment {
  scene: Scene
  /** how the table came to look so; none where much happened at once */
  stages: Stage[]
  /** how long the log was */
  entries: number
}

const MOST = 40
const keyOf = (table: string, seat: number | null) => `staged ${table} ${seat}`

export function keptMoments(table: string, seat: number | null): Moment[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(table, seat)) ?? '[]')
  } catch {
    return []
  }
}

export function keepMoments(table: string, seat: number | null, moments: Moment[]): void {
  const kept = moments.slice(-MOST).map((moment) => ({ ...moment, scene: { ...moment.scene, offers: [] } }))
  try {
    sessionStorage.setItem(keyOf(table, seat), JSON.stringify(kept))
  } catch {
    // a browser that keeps nothing, or has no room left
  }
}

/** The news that the moments do not have yet. */
const unheard = (moments: Moment[], news: NewsItem[], now: Moment): NewsItem[] => {
  const known = moments.at(-1)?.scene.news ?? now.scene.news
  return news.filter((one) => one.number > known)
}

/** Whether there is a move of the viewer's own among the news, or one taken back: the moments begin anew with it. */
export function beginsAnew(moments: Moment[], news: NewsItem[], now: Moment): boolean {
  return unheard(moments, news, now).some(
    (one) => one.kind === 'taken_back' || one.steps.some((step) => step.seat === now.scene.viewer),
  )
}

/** The moments with the newest; where nothing was played it takes the place of the last. */
export function momentsWith(moments: Moment[], news: NewsItem[], now: Moment): Moment[] {
  const ahead = (moments.at(-1)?.scene.news ?? 0) > now.scene.news // of a table that is no more
  if (ahead || beginsAnew(moments, news, now)) return [now]
  const moved = unheard(moments, news, now).some((one) => one.steps.length)
  const last = moments.at(-1)
  return moved || !last ? [...moments, now] : [...moments.slice(0, -1), { ...now, stages: last.stages }]
}
