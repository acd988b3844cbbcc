// What a game is to the pages around it. Its folder exports one of these, and nothing else there is known outside.
import type { Component } from 'svelte'
import type { Lesson } from './lesson'
import type { RuleKey } from './rules'
import type { Advice, Args, Payment, RulesTold, SceneOf, SheetLine, Step, TableInfo } from './types'

/** What the table of a game is handed by the page around it. */
export interface TableProps<Table, Board> {
  info: TableInfo<Board>
  scene: SceneOf<Table>
  /** the log so far, oldest first, as the viewer saw it */
  steps: Step[]
  /** what every house gained of late: the one number beside its points, the same wherever it is shown */
  gained: number[]
  /** plays a move and the answers of its payment; resolves when the new scene is shown, rejects with what went wrong */
  play: (moves: number[]) => Promise<void>
  /** all ways to pay for a position, the proposed one first */
  payments: (move: number) => Promise<Payment[]>
  /** advice asked for and still valid, or null: mark what it advises */
  advice: Advice | null
  /** a move is on its way to the server */
  busy: boolean
  /** the name of what is scored just now, where it has one; else empty */
  scored: string
}

/** What the contents of a rules page are handed. */
export interface BookProps<Board, Figures> {
  told: RulesTold<Board, Figures>
}

/** What is chosen before a game, beyond who plays. */
export interface GameSetup<Options extends object> {
  /** how many usually play */
  players: number
  /** what is chosen if nothing is */
  usual: Options
  /** where it is chosen */
  Choices: Component<{ options: Options }, object, 'options'>
  /** as the server is asked for it */
  wish: (options: Options) => Record<string, unknown>
  /** what options the server tells, or an address, mean here */
  read?: (options: Record<string, unknown>) => Options
  /** what of it is remembered for the next game; all, if nothing is said */
  kept?: (options: Options) => Options
  /** what is set, in short phrases, by a table's options */
  told?: (options: Record<string, unknown>) => string[]
}

/** A part of the score sheet: lines of some rules, in groups with a heading each. */
export interface SheetPart {
  rules: readonly RuleKey[]
  /** what the group of a line is called */
  heading: (line: SheetLine) => string
}

/** How the lines of the score sheet are grouped and named. */
export interface GameSheet {
  /** in order */
  parts: readonly SheetPart[]
  /** places whose lines stand in this order */
  places?: readonly string[]
  /** lines that are called less below their heading: by a message, or '' for their place alone */
  short?: Partial<Record<RuleKey, string>>
  /** rules whose only line has nothing to add to its heading */
  saidByHeading?: readonly RuleKey[]
}

export interface ClientGame<Options extends object = object, Table = unknown, Board = unknown, Figures = unknown> {
  /** the picture on the lid of its box */
  Art: Component
  setup: GameSetup<Options>
  /** loaded when somebody first sits down at it, so that the first page stays small */
  table: () => Promise<{ default: Component<TableProps<Table, Board>> }>
  /** the contents of its rules page, loaded with it; without them the page has its rulings only */
  book?: () => Promise<{ default: Component<BookProps<Board, Figures>> }>
  /** what the sentences of its help are told, by what is printed: editions differ */
  how?: (board: Board) => Args
  /** how far the game is, in the bar above the table */
  Progress: Component<{ table: Table; board: Board }>
  /** what a seat has at hand, in its line beside the table */
  Held: Component<{ table: Table; seat: number }>
  /** which step of a turn it is */
  stepWords: (table: Table) => string
  /** why a seat's turn ended by itself; without it, that nothing more could be played */
  whyEnded?: (table: Table, seat: number) => string
  sheet: GameSheet
  /** the lessons of its guided first game, loaded when it is played; without them there is none */
  guide?: () => Promise<{ default: readonly Lesson<Table, Board>[] }>
}

/** A manifest; only the game itself knows what its options, its table and its board look like. */
export function defineGame<Options extends object, Table, Board, Figures>(
  game: ClientGame<Options, Table, Board, Figures>,
): ClientGame {
  return game as unknown as ClientGame
}
