// Calling people to the table: a bell, and a notification for those who look elsewhere.
import { notify, ring } from '../lib/bell'
import { settings } from '../lib/settings.svelte'
import type { Scene } from '../lib/types'
import { words } from '../lib/words.svelte'

/** Whether somebody at this screen has to come: a seat of mine is to move after others, or the game is over. */
export function isCalled(before: Scene, now: Scene, mine: number[]): boolean {
  const toMove = (scene: Scene) => scene.turn !== null && mine.includes(scene.turn)
  return (before.turn !== null && !toMove(before) && toMove(now)) || (now.over && !before.over)
}

export function call(table: string, now: Scene, names: string[]): void {
  if (settings.sound) ring()
  if (!settings.notify || !document.hidden) return
  notify(now.over ? words.say('web-notice-over') : words.say('web-notice-turn', { seat: names[now.turn!] }), table)
}
