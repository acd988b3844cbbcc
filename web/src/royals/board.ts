// How countries are named in styles, and cards counted.

/** The style variable of a country's colour. */
export function colourOf(country: string): string {
  return `var(--${country.toLowerCase().replaceAll(' ', '-')})`
}

/** How many cards these are. */
export const countOf = (cards: Record<string, number>): number =>
  Object.values(cards).reduce((all, one) => all + one, 0)

/** Cards as a list, one entry a card, in this order; each with its number among those that are alike. */
export function spread(cards: Record<string, number>, order: string[]): { card: string; at: number }[] {
  return order.flatMap((card) => Array.from({ length: cards[card] ?? 0 }, (_, at) => ({ card, at })))
}
