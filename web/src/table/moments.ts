// The table as it was after each move of the others since my last one; kept by this tab, so that a reload loses none.
import type { Scene } from '../lib/types'

export interface Moment {
  scene: Scene
  entries: number
}

const MOST = 40
const keyOf = (table: string, seat: number | null) => `moments ${table} ${seat}`

export function keptMoments(table: string, seat: number | null): Moment[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(table, seat)) ?? '[]')
  } catch {
    return []
  }
}

export function keepMoments(table: string, seat: number | null, moments: Moment[]): void {
  const kept = moments.slice(-MOST).map(({ scene, entries }) => ({ scene: { ...scene, offers: [] }, entries }))
  try {
    sessionStorage.setItem(keyOf(table, seat), JSON.stringify(kept))
  } catch {
    // a browser that keeps nothing, or has no room left
  }
}
