// What can be chosen before a game: known here too, so that the first page waits for nothing.
import { settings } from './settings.svelte'
import { words } from './words.svelte'
import type { Component } from 'svelte'
import type { House, SeatKind, TableProps } from './types'

export type GameName = 'royals' | 'majesty'
export const GAMES: Record<GameName, { players: number[]; levels: string[]; usual: number }> = {
  royals: { players: [2, 3, 4, 5], levels: ['page', 'courtier', 'envoy', 'chancellor', 'sovereign'], usual: 3 },
  majesty: { players: [2, 3, 4], levels: ['peasant', 'craftsman', 'merchant', 'steward', 'monarch'], usual: 3 },
}
export const EDITIONS = ['2016', '2014']
export const BUILDINGS = ['Mill', 'Brewery', 'Cottage', 'Guardhouse', 'Barracks', 'Inn', 'Castle', 'Infirmary']
export const HOUSES: House[] = ['ink', 'ivory', 'violet', 'orange', 'teal']
export const GESTURES = ['bow', 'applause', 'toast', 'ponder', 'sorry', 'hurry'] as const
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
  edition: string
  row: number
  board: string | null
  boardName: string
  sides: string
  wholeDeck: boolean
  seats: SeatWish[]
  /** 'random' or the number of a seat */
  starts: 'random' | number
  hidesScores: boolean
  pace: Pace
}

/** What "Play now" plays: me against two bots that a newcomer can beat. */
export function usualSetup(game: GameName, name: string, house: House): Setup {
  const others = HOUSES.filter((one) => one !== house)
  const level = GAMES[game].levels[1]
  const bots = Array.from({ length: GAMES[game].usual - 1 }, (_, at): SeatWish => ({
    kind: 'bot',
    name: '',
    level,
    house: others[at],
  }))
  return {
    game,
    edition: '2016',
    row: 3,
    board: null,
    boardName: '',
    sides: 'AAAAAAAA',
    wholeDeck: false,
    seats: [{ kind: 'me', name, level, house }, ...bots],
    starts: 'random',
    hidesScores: false,
    pace: 'usual',
  }
}

/** What a seat is called that has no name of its own. */
export function usualName(kind: SeatKind, at: number): string {
  return kind === 'me' ? settings.name : words.say(`web-name-${kind}`, { number: at + 1 })
}

/** The body of POST /api/tables. Whom nobody named, every reader's page calls in its own language. */
export function wished(setup: Setup): Record<string, unknown> {
  const players = setup.seats.length
  const options: Record<string, unknown> = { players }
  if (setup.game === 'royals') {
    options.edition = setup.edition
    options.row = setup.edition === '2016' ? setup.row : 3
    if (setup.board) options.board = setup.board
  } else {
    options.sides = setup.sides
    options.whole_deck = setup.wholeDeck
  }
  return {
    game: setup.game,
    options,
    seats: setup.seats.map((seat) => ({
      kind: seat.kind,
      name: seat.kind === 'bot' ? undefined : seat.name.trim() || (seat.kind === 'me' ? settings.name : undefined),
      level: seat.kind === 'bot' ? seat.level : undefined,
      house: seat.house,
    })),
    starts: setup.starts,
    hides_scores: setup.hidesScores,
    pace: PACES[setup.pace],
  }
}

const TABLES = import.meta.glob(['../royals/RoyalsTable.svelte', '../majesty/MajestyTable.svelte']) as Record<
  string,
  () => Promise<{ default: Component<TableProps> }>
>

/** The table of a game, loaded when it is first sat down at. */
export async function tableOf(game: GameName): Promise<Component<TableProps> | null> {
  const path = game === 'royals' ? '../royals/RoyalsTable.svelte' : '../majesty/MajestyTable.svelte'
  return (await TABLES[path]?.())?.default ?? null
}

/** Begin to load what a table needs, before it is asked for. */
export function warmUp(game: GameName): void {
  void import('../table/TablePage.svelte')
  void tableOf(game)
}
