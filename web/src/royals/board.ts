// The printed board as the server describes it, and how its countries are named in styles.
export interface Position {
  title: string
  move: number
}
export interface City {
  name: string
  bonus: number
  positions: Position[]
}
export interface Country {
  name: string
  bonus: number[]
  period_bonus: number[]
  cities: City[]
}
export interface Title {
  name: string
  cost: number
  influence: number
  full: number
  half: number
}
export interface Board {
  edition: string
  name: string
  years: string[]
  row: number
  hand_limit: number
  intrigue_limit: number
  house_bonus: number[]
  titles: Title[]
  countries: Country[]
}

/** The style variable of a country's colour. */
export function colourOf(country: string): string {
  return `var(--${country.toLowerCase().replaceAll(' ', '-')})`
}

/** How many cards these are. */
export const countOf = (cards: Record<string, number>): number =>
  Object.values(cards).reduce((all, one) => all + one, 0)

/** Cards as a list, one entry a card. */
export function spread(cards: Record<string, number>): string[] {
  return Object.entries(cards).flatMap(([card, number]) => Array<string>(number).fill(card))
}
