// What the server tells of a Royals table.
import type { SceneOf, Shapes } from '$lib/types'

export type RoyalsTable = Shapes['RoyalsTable']
export type RoyalsScene = SceneOf<RoyalsTable>
export type RoyalsBoard = Shapes['RoyalsBoard']
/** what the rules page tells beyond the board */
export type RoyalsFigures = Shapes['RoyalsFigures']
export type Edition = Shapes['EditionFigures']
export type Country = Shapes['BoardCountry']
export type City = Shapes['BoardCity']
export type Position = Shapes['BoardPosition']
export type Title = Shapes['BoardTitle']
/** the seat that took it, null on the board, or gone */
export type Marker = RoyalsTable['house_markers'][number]
/** What became of a marker; covered: it lies face down before a house that is not told. */
export const stateOf = (marker: Marker): 'free' | 'gone' | 'covered' | 'taken' =>
  marker === null ? 'free' : typeof marker === 'string' ? marker : 'taken'
