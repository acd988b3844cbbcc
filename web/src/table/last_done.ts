// The weightiest thing of each house's last turn.
import { withoutName } from '../lib/names'
import { RULES, type RuleKey, type RuleKind } from '../lib/rules'
import type { Step } from '../lib/types'
import { words } from '../lib/words.svelte'

/** What is no deed of a house: points at the end of a part of the game, and what all should know. */
const HAPPENED: RuleKind[] = ['awarded', 'notice', 'end']

const isDone = (rule: RuleKey): boolean => !RULES[rule].minor && !HAPPENED.includes(RULES[rule].kind)

/** For each seat a sentence without its name; '' where it did nothing yet. */
export function lastDone(steps: Step[], names: string[], me: number | null = null): string[] {
  const found = names.map(() => '')
  const passed = new Set<number>()
  let turnOf: number | null = null
  for (let at = steps.length - 1; at >= 0 && passed.size < found.length; at--) {
    const { seat, events } = steps[at]
    if (seat === null) continue
    if (turnOf !== null && seat !== turnOf) passed.add(turnOf)
    turnOf = seat
    if (passed.has(seat)) continue
    const own = events.filter((event) => event.seat === seat && isDone(event.rule))
    const most = own.find((event) => RULES[event.rule].kind === 'deed')
    const told = most ?? (found[seat] ? undefined : own.at(-1))
    if (told) found[seat] = withoutName(words.tell(told, names, seat === me ? null : me), names[seat])
    if (most) passed.add(seat)
  }
  return found
}
