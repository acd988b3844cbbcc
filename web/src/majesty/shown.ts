// What the server tells of a Majesty table.
import type { OfferOf, SceneOf, Shapes } from '$lib/types'

export type MajestyTable = Shapes['MajestyTable']
export type MajestyScene = SceneOf<MajestyTable>
export type MajestyBoard = Shapes['MajestyBoard']
/** what the rules page tells beyond the board */
export type MajestyFigures = Shapes['MajestyFigures']
export type Figures = Shapes['BoardBuilding']
export type Take = OfferOf<'majesty.move.take'>
export type Heal = OfferOf<'majesty.move.heal'>
export type Exchange = OfferOf<'majesty.move.exchange'>

/** The persons a card shows: one, or two of a split card. */
export const halves = (card: string): string[] => card.split('/')
