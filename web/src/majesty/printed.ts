// What is printed in every game of Majesty, whichever sides are in play.
import { GAMES } from '$lib/facts'
import type { MajestyBoard } from './shown'

const { buildings, infirmary } = GAMES.majesty.board as MajestyBoard

export const BUILDINGS = buildings.map((building) => building.name)

/** The building of the wounded. */
export const isInfirmary = (building: string): boolean => building === infirmary

/** How the board calls those who lie there, whoever they were. */
export const WOUNDED = buildings.find((building) => isInfirmary(building.name))!.person

/** How many lie there, of the people of a realm. */
export const woundedIn = (realm: Record<string, string[]>): number => realm[infirmary].length
