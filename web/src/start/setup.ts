// A table to be set: which game, with which options, who sits there, and how it goes on.
import { GAMES, HOUSES } from '../lib/facts'
import { gameOf, levelsOf } from '../lib/games'
import { settings } from '../lib/settings.svelte'
import type { GameName, House, SeatKind, Shapes } from '../lib/types'
import { words } from '../lib/words.svelte'

export const PACES = { calm: 1.4, usual: 0.8, quick: 0.2 } as const
export type Pace = keyof typeof PACES

export interface SeatWish {
  kind: SeatKind
  name: string
  level: string
  house: House
}

export interface Setup {
  game: GameName
  /** the game's own; it knows their shape */
  options: object
  seats: SeatWish[]
  /** 'random' or the number of a seat */
  starts: 'random' | number
  hidesScores: boolean
  pace: Pace
  /** advice for everybody, where several people play */
  hints: boolean
  /** strangers find it on the first page, where a seat waits for a friend */
  open: boolean
}

/** The level of bots that a newcomer can beat; '' where there are no bots. */
export const easyLevel = (game: GameName): string => levelsOf(game)[1] ?? levelsOf(game)[0] ?? ''

/** What "Play now" plays: me against bots that a newcomer can beat, or who sits beside me where there are none. */
export function usualSetup(game: GameName, name: string, house: House): Setup {
  const { players, usual } = gameOf(game)!.setup
  const others = HOUSES.filter((one) => one !== house)
  const level = easyLevel(game)
  const kind = level ? 'bot' : 'screen'
  const company = others.slice(0, players - 1).map((other): SeatWish => ({ kind, name: '', level, house: other }))
  return {
    game,
    options: structuredClone(usual),
    seats: [{ kind: 'me', name, level, house }, ...company],
    starts: 'random',
    hidesScores: GAMES[game].hides_scores,
    pace: 'usual',
    hints: false,
    open: false,
  }
}

/** What a seat is called that has no name of its own. */
export function usualName(kind: SeatKind, at: number): string {
  return kind === 'me' ? settings.name : words.say(`web-name-${kind}`, { number: at + 1 })
}

/** More than one person plays, so they agree on whether advice is allowed. */
export const hasCompany = ({ seats }: Setup): boolean => seats.filter((seat) => seat.kind !== 'bot').length > 1

/** Somebody is to come by a link, so a stranger may as well. */
export const hasFreeSeat = ({ seats }: Setup): boolean => seats.some((seat) => seat.kind === 'friend')

/** The body of POST /api/tables. Whom nobody named, every reader's page calls in its own language. */
export function wished(setup: Setup): Shapes['NewTable'] {
  return {
    game: setup.game,
    options: { players: setup.seats.length, ...gameOf(setup.game)!.setup.wish(setup.options) },
    seats: setup.seats.map((seat) => ({
      kind: seat.kind,
      name: seat.kind === 'bot' ? undefined : seat.name.trim() || (seat.kind === 'me' ? settings.name : undefined),
      level: seat.kind === 'bot' ? seat.level : undefined,
      house: seat.house,
    })),
    starts: setup.starts,
    hides_scores: setup.hidesScores,
    pace: PACES[setup.pace],
    hints: hasCompany(setup) ? setup.hints : undefined,
    open: hasFreeSeat(setup) && setup.open,
    guided: false,
  }
}
