// What a game is to the pages around it. Its folder exports one of these, and nothing else there is known outside.
import type { Component } from 'svelte'
import type { Advice, Offer, Payment, SceneOf, Shapes, SheetLine, ShownStep, TableInfo } from './types'

/** What the table of a game is handed by the page around it. */
export interface TableProps<Table, Board> {
  info: TableInfo<Board>
  scene: SceneOf<Table>
  /** the log so far, oldest first, as the viewer saw it */
  steps: ShownStep[]
  /** plays a move and the answers of its payment; resolves when the new scene is shown, rejects with what went wrong */
  play: (moves: number[]) => Promise<void>
  /** all ways to pay for a position, the proposed one first */
  payments: (move: number) => Promise<Payment[]>
  /** advice asked for and still valid, or null: mark what it advises */
  advice: Advice | null
  /** a move is on its way to the server */
  busy: boolean
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
  wish: (options: Options) => Shapes['Options']
  /** what of it is remembered for the next game; all, if nothing is said */
  kept?: (options: Options) => Options
}

/** How loud the rules speak in the log; by their keys. */
export interface GameLog {
  /** facts that the table shows well enough, and that would bury the others */
  minor: readonly string[]
  /** what a turn is remembered for */
  weighty: readonly string[]
  /** points at the end of a part of the game: nothing the house did */
  rewards: RegExp
}

/** How the lines of the score sheet are grouped and named. */
export interface GameSheet {
  /** the kinds of lines, in order: the second part of their rules' keys */
  kinds: readonly string[]
  /** places whose lines stand in this order */
  places?: readonly string[]
  /** what the group of a line is called */
  heading: (line: SheetLine) => string
  /** lines that are called less below their heading: by a message, or '' for their place alone */
  short: Record<string, string>
  /** rules whose only line has nothing to add to its heading */
  saidByHeading?: readonly string[]
}

export interface ClientGame<Options extends object = object, Table = unknown, Board = unknown> {
  /** the picture on the lid of its box */
  Art: Component
  setup: GameSetup<Options>
  /** loaded when somebody first sits down at it, so that the first page stays small */
  table: () => Promise<{ default: Component<TableProps<Table, Board>> }>
  /** how far the game is, in the bar above the table */
  Progress: Component<{ table: Table; board: Board }>
  /** what a seat has at hand, in its line beside the table */
  Held: Component<{ table: Table; seat: number }>
  /** which step of a turn it is */
  stepWords: (table: Table) => string
  /** hands are for their owners' eyes only */
  secretHands: boolean
  /** the move is paid for: it is played together with the answers of a payment */
  isPaid: (offer: Offer) => boolean
  log: GameLog
  sheet: GameSheet
}

/** A manifest; only the game itself knows what its options, its table and its board look like. */
export function defineGame<Options extends object, Table, Board>(game: ClientGame<Options, Table, Board>): ClientGame {
  return game as unknown as ClientGame
}
