// What is said in the row under the bar: one thing at a time, the most important one.
import type { NewsItem, Scene, TableInfo } from '../lib/types'

export type Banner =
  | { kind: 'bot_plays'; seat: number }
  | { kind: 'rematch'; table: string }
  /** another device was let in to a seat of mine */
  | { kind: 'device'; seat: number }
  /** somebody's seat was given on */
  | { kind: 'lost'; seat: number }
  | { kind: 'left' }
  | { kind: 'watching' }

/** What somebody should know of what just happened; null: nothing of it. */
export function noteOf(news: NewsItem[], mine: number[]): Banner | null {
  for (const { kind, how, seat } of news.toReversed()) {
    if (kind !== 'seated' || seat === null || seat === undefined) continue
    if (how === 'lost') return { kind: 'lost', seat }
    if (how === 'device' && mine.includes(seat)) return { kind: 'device', seat }
  }
  return null
}

/** What to say now; `note` is what happened lately and was not put away. */
export function bannerFor(scene: Scene, { mine, left }: TableInfo, note: Banner | null): Banner | null {
  const played = mine.find((seat) => scene.seats[seat].kind !== 'bot' && scene.seats[seat].level !== null)
  if (played !== undefined && !scene.over) return { kind: 'bot_plays', seat: played }
  if (scene.rematch !== null) return { kind: 'rematch', table: scene.rematch }
  if (note) return note
  if (mine.length) return null
  return { kind: left ? 'left' : 'watching' }
}
