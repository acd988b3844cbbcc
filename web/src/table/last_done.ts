// The weightiest thing of each house's last turn.
import type { GameLog } from '../lib/client_game'
import { isMinor } from '../lib/games'
import { withoutName } from '../lib/names'
import type { ShownStep } from '../lib/types'
import { words } from '../lib/words.svelte'

/** For each seat a sentence without its name; '' where it did nothing yet. */
export function lastDone(steps: ShownStep[], names: string[], { weighty, rewards }: GameLog): string[] {
  const found = names.map(() => '')
  const passed = new Set<number>()
  let turnOf: number | null = null
  for (let at = steps.length - 1; at >= 0 && passed.size < found.length; at--) {
    const { seat, events } = steps[at]
    if (seat === null) continue
    if (turnOf !== null && seat !== turnOf) passed.add(turnOf)
    turnOf = seat
    if (passed.has(seat)) continue
    const own = events.filter((event) => event.seat === seat && !isMinor(event.rule) && !rewards.test(event.rule))
    const most = own.find((event) => weighty.includes(event.rule))
    const told = most ?? (found[seat] ? undefined : own.at(-1))
    if (told) found[seat] = withoutName(words.tell(told, names), names[seat])
    if (most) passed.add(seat)
  }
  return found
}
