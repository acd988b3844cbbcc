// What the server tells, by the names the client uses. The shapes come from the server's own description of its
// interface (`npm run types` makes openapi.d.ts of it); they are written down in regalia.table.shown.
import type { components } from './openapi'

export type Shapes = components['schemas']
export type ShownEvent = Shapes['ShownEvent']
export type ShownStep = Shapes['ShownStep']
export type Offer = Shapes['Offer']
export type Told = Offer['told']
export type ShownSeat = Shapes['ShownSeat']
export type House = ShownSeat['house']
export type SeatKind = ShownSeat['kind']
export type Scene = Shapes['Scene']
export type News = Shapes['News']
export type Update = Shapes['Update']
export type SheetLine = Shapes['SheetLine']
export type Sheet = Shapes['Sheet']
export type Payment = Shapes['ShownPayment']
export type Advice = Shapes['Advice']
export type MyTable = Shapes['MyTable']
/** a game the server has */
export type GameName = Shapes['GameInfo']['game']

/** A scene at the table of one game. */
export type SceneOf<Table> = Omit<Scene, 'table'> & { table: Table }
/** What is printed on a board differs from game to game; each game knows the shape of its own. */
export type TableInfo<Board = unknown> = Omit<Shapes['TableInfo'], 'board'> & { board: Board }
