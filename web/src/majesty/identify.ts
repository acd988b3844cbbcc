// Which card is which: every card is the n-th that was revealed, so it can be followed from market to building.
import type { ShownEvent, ShownStep } from '$lib/types'
import { INFIRMARY } from './figures'
import type { MajestyScenery } from './shown'

export interface Identities {
  market: string[]
  realms: Record<string, string[]>[]
}
export interface Known {
  id: string
  card: string
}
/** A card of the market, and the workers on it. */
export interface Lying extends Known {
  workers: number
}
/** Where the cards lie, as the log tells it. */
export interface Layout {
  market: Lying[]
  realms: Record<string, Known[]>[]
  revealed: number
  inHand?: Known
}

/** The table before its first card. */
export function emptyLayout(table: MajestyScenery): Layout {
  const realms = table.seats.map(({ buildings }) =>
    Object.fromEntries(Object.keys(buildings).map((name) => [name, [] as Known[]])),
  )
  return { market: [], realms, revealed: 0 }
}

/** Move the card that an event tells of. */
export function follow(layout: Layout, event: ShownEvent): void {
  const { market, realms } = layout
  const place = event.told.place
  const realm = event.seat === null ? undefined : realms[event.seat]
  const building = realm?.[String(place)]
  if (event.rule === 'majesty.reveal') {
    layout.revealed += 1
    market.push({ id: `card-${layout.revealed}`, card: String(event.told.card), workers: 0 })
  } else if (event.rule === 'majesty.take') {
    for (let at = 0; at < Number(event.told.number); at++)
      market[at] = { ...market[at], workers: market[at].workers + 1 }
    layout.inHand = market.splice(Number(place) - 1, 1)[0]
  } else if (event.rule === 'majesty.place' && building && layout.inHand) {
    building.push(layout.inHand)
    layout.inHand = undefined
  } else if (event.rule === 'majesty.heal' && realm && building) {
    const healed = realm[INFIRMARY].pop()
    if (healed) building.push(healed)
  } else if (event.rule === 'majesty.attack.wounded' && realm && building) {
    const hit = building.pop()
    if (hit) realm[INFIRMARY].push(hit)
  }
}

/** The identity of each card on the table; cards the log does not explain are known by their place. */
export function identify(steps: ShownStep[], table: MajestyScenery): Identities {
  const layout = emptyLayout(table)
  for (const step of steps) for (const event of step.events) follow(layout, event)
  return {
    market: checked(
      layout.market,
      table.market.map((lying) => lying.card),
      'market',
    ),
    realms: table.seats.map((realm, seat) =>
      Object.fromEntries(
        Object.entries(realm.buildings).map(([name, cards]) => [
          name,
          checked(layout.realms[seat][name], cards, `${seat}-${name}`),
        ]),
      ),
    ),
  }
}

/** The log explains these cards. */
export const explains = (known: Known[], cards: string[]): boolean =>
  known.length === cards.length && known.every((one, at) => one.card === cards[at])

function checked(known: Known[], cards: string[], where: string): string[] {
  return explains(known, cards) ? known.map((one) => one.id) : cards.map((_, at) => `${where}-${at}`)
}
