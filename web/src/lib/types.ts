// What the server tells, by the names the client uses. The shapes come from the server's own description of its
// interface (`npm run types` makes openapi.d.ts of it); they are written down in regalia.table.shown.
import type { components } from './openapi'

type Shapes = components['schemas']
export type ShownEvent = Shapes['ShownEvent']
export type ShownStep = Shapes['ShownStep']
export type Offer = Shapes['Offer']
export type Told = Offer['told']
export type ShownSeat = Shapes['ShownSeat']
export type House = ShownSeat['house']
export type SeatKind = ShownSeat['kind']
export type RoyalsCity = Shapes['RoyalsCity']
export type RoyalsHand = Shapes['RoyalsHand']
export type RoyalsScenery = Shapes['RoyalsTable']
export type Realm = Shapes['Realm']
export type MajestyScenery = Shapes['MajestyTable']
export type Scene = Shapes['Scene']
export type News = Shapes['News']
export type Update = Shapes['Update']
export type SheetLine = Shapes['SheetLine']
export type Sheet = Shapes['Sheet']
export type Payment = Shapes['ShownPayment']
export type AdviceOption = Shapes['AdviceOption']
export type Advice = Shapes['Advice']
/** What is printed on a board differs from game to game; each game's table knows its own. */
export type TableInfo = Omit<Shapes['TableInfo'], 'board'> & { board: any }

/** What a table component of a game is handed by the page around it. */
export interface TableProps {
  info: TableInfo
  scene: Scene
  /** the log so far, oldest first, as the viewer saw it */
  steps: ShownStep[]
  /** plays moves (a move, then answers of its payment); resolves when the new scene is shown, rejects with Error(message) */
  play: (moves: number[]) => Promise<void>
  /** all ways to pay for a position, the proposed one first */
  payments: (move: number) => Promise<Payment[]>
  /** advice asked for and still valid, or null: mark its best moves */
  advice: Advice | null
  /** a move is on its way to the server */
  busy: boolean
}
