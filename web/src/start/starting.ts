// Setting a table up and sitting down at it.
import { api } from '../lib/api'
import { gameOf } from '../lib/games'
import { listed } from '../lib/names'
import { route } from '../lib/route.svelte'
import { settings } from '../lib/settings.svelte'
import type { GameName } from '../lib/types'
import { words } from '../lib/words.svelte'
import { warmUp } from '../pages'
import { usualName, usualSetup, wished, type Setup } from './setup'

/** The table set last time, or the usual one. */
export function lastSetup(game: GameName): Setup {
  const usual = usualSetup(game, settings.name, settings.house)
  const last = settings.setups[game] as Partial<Setup> | undefined
  if (!last?.seats?.length) return usual
  const seats = last.seats.map((seat) => ({ ...seat }))
  const me = seats.find((seat) => seat.kind === 'me')
  if (me) {
    const holder = seats.find((seat) => seat.house === settings.house)
    if (holder) holder.house = me.house
    me.house = settings.house
    me.name = settings.name
  }
  const { starts, hidesScores, pace, hints } = { ...usual, ...last }
  const options = lastOptions(usual.options, last)
  // A table is never shown to strangers because the last one was.
  return { game, options, seats, starts, hidesScores, pace, hints, open: false }
}

/** The game's options as they were; browsers may remember them from when they lay beside the seats. */
function lastOptions(usual: object, last: Partial<Setup>): object {
  const were = (last.options ?? last) as Record<string, unknown>
  return Object.fromEntries(Object.entries(usual).map(([name, value]) => [name, were[name] ?? value]))
}

/** Remember a table for the next time. */
export function remember(setup: Setup): void {
  const { kept = (options: object) => options } = gameOf(setup.game)!.setup
  settings.setups = { ...settings.setups, [setup.game]: { ...setup, options: kept(setup.options) } }
  settings.keep()
}

/**
 * What "Play now" plays: the last table, if nobody has to be waited for; else the usual one, in which I begin at once.
 */
export function quickSetup(game: GameName): Setup {
  const last = lastSetup(game)
  const alone = last.seats.every((seat) => seat.kind === 'me' || seat.kind === 'bot')
  if (settings.setups[game] && alone && last.seats.some((seat) => seat.kind === 'me')) return last
  const usual = usualSetup(game, settings.name, settings.house)
  return { ...usual, starts: usual.seats.findIndex((seat) => seat.kind === 'me') }
}

/** What a table repeats of the last one that is not as usual, beyond who sits there: short phrases. */
export function unusualIn(setup: Setup): string[] {
  if (!settings.setups[setup.game]) return []
  const usual = usualSetup(setup.game, settings.name, settings.house)
  const usually = toldOf(usual)
  const phrases = toldOf(setup).filter((phrase) => !usually.includes(phrase))
  if (setup.hidesScores !== usual.hidesScores) {
    phrases.push(words.say(`web-told-scores-${setup.hidesScores ? 'hidden' : 'open'}`))
  }
  if (setup.pace !== usual.pace && setup.seats.some((seat) => seat.kind === 'bot')) {
    phrases.push(words.say(`web-told-pace-${setup.pace}`))
  }
  if (typeof setup.starts === 'number') phrases.push(beginning(setup, setup.starts))
  return phrases
}

/** The game's own settings in words, all of them that are worth saying. */
function toldOf({ game, options }: Setup): string[] {
  const { told, wish } = gameOf(game)!.setup
  return told?.(wish(options)) ?? []
}

function beginning({ seats }: Setup, at: number): string {
  const { kind, level, name } = seats[at]
  if (kind === 'me') return words.say('web-told-begin')
  return words.say('web-told-begins', { seat: kind === 'bot' ? words.name(level) : name || usualName(kind, at) })
}

/** From now on what is unusual is as usual again; who sits at the table stays. */
export function backToUsual(game: GameName): void {
  const usual = usualSetup(game, settings.name, settings.house)
  remember({ ...usual, seats: lastSetup(game).seats })
}

/** Me and a friend by link, nothing else to choose. */
export function friendSetup(game: GameName): Setup {
  const usual = usualSetup(game, settings.name, settings.house)
  const [me, other] = usual.seats
  return { ...usual, seats: [me, { ...other, kind: 'friend', name: '' }] }
}

export async function sitDown(setup: Setup): Promise<void> {
  warmUp(setup.game)
  const made = await api.create(wished(setup))
  route.go(`/table/${made.table}`)
}

/** "You and two Courtiers": who will sit there. */
export function company(setup: Setup): string {
  const bots = new Map<string, number>()
  const others: string[] = []
  for (const [at, seat] of setup.seats.entries()) {
    if (seat.kind === 'bot') bots.set(seat.level, (bots.get(seat.level) ?? 0) + 1)
    else if (seat.kind !== 'me') others.push(seat.name.trim() || usualName(seat.kind, at))
  }
  const told = [...bots].map(([level, number]) => words.say('web-bots-of-level', { level: words.name(level), number }))
  return listed([words.say('web-company-you'), ...others, ...told])
}
