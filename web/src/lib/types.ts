// What the server tells, by the names the client uses. The shapes come from the server's own description of its
// interface (`npm run types` makes openapi.d.ts of it); they are written down in regalia.table.shapes.
import type { NAMES } from './facts'
import type { components } from './openapi'
import type { RuleKey } from './rules'

type Schemas = components['schemas']

/** The kind of a move: the key of the message that explains it. */
export type MoveKind = Schemas['Offer']['what']['kind']

/** A shape in which every key of a rule, and every kind of move, is one that there is. */
export type Keyed<Shape> = Shape extends object ? { [Name in keyof Shape]: KeyedPart<Name, Shape[Name]> } : Shape
type KeyedPart<Name, Part> = [Name, Part] extends ['rule', string]
  ? RuleKey
  : [Name, Part] extends ['problem', string | null]
    ? RuleKey | null
    : [Name, Part] extends ['then', string | null]
      ? MoveKind | null
      : Keyed<Part>

export type Shapes = Keyed<Schemas>
export type Event = Shapes['Event']
export type Step = Shapes['Step']
/** what a message is told */
export type Args = Event['args']
export type Offer = Shapes['Offer']
export type Movement = Shapes['Movement']
export type Change = Shapes['Change']
export type Stage = Shapes['Stage']
export type Scored = Shapes['Scored']
export type Seat = Shapes['Seat']
export type House = Seat['house']
export type SeatKind = Seat['kind']
export type Scene = Shapes['Scene']
export type NewsItem = Shapes['NewsItem']
export type Update = Shapes['Update']
export type Advance = Shapes['Advance']
export type SheetLine = Shapes['SheetLine']
export type Sheet = Shapes['Sheet']
export type Payment = Shapes['Payment']
export type Advice = Shapes['AdviceTold']
export type Advised = Advice['options'][number]
export type People = Shapes['PeopleTold']
export type Seating = NonNullable<NewsItem['how']>
export type MyTable = Shapes['MyTable']
export type OpenTable = Shapes['OpenTable']
export type Joining = Shapes['Joining']
export type Reach = Shapes['Reach']
/** a game the server has */
export type GameName = (typeof NAMES)[number]

/** The offer of one kind of move. */
export type OfferOf<Kind extends MoveKind> = Offer & { what: Extract<Offer['what'], { kind: Kind }> }
/** A scene at the table of one game. */
export type SceneOf<Table> = Omit<Scene, 'table'> & { table: Table }
/** What is printed on a board differs from game to game; each game knows the shape of its own. */
export type TableInfo<Board = unknown> = Omit<Shapes['TableInfo'], 'board'> & { board: Board }
/** What a rules page is made from; likewise. */
export type RulesTold<Board = unknown, Figures = unknown> = Omit<Shapes['RulesTold'], 'board' | 'figures'> & {
  board: Board
  figures: Figures
}
