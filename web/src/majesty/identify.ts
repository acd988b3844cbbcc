// Which card is which: every card is the n-th that was revealed, so it can be followed from market to building.
import type { MajestyScenery, ShownStep } from '$lib/types'
import { INFIRMARY } from './figures'

export interface Identities {
  market: string[]
  realms: Record<string, string[]>[]
}
interface Known {
  id: string
  card: string
}

/** The identity of each card on the table; cards the log does not explain are known by their place. */
export function identify(steps: ShownStep[], table: MajestyScenery): Identities {
  const market: Known[] = []
  const realms = table.seats.map((realm) =>
    Object.fromEntries(Object.keys(realm.buildings).map((name) => [name, [] as Known[]])),
  )
  let revealed = 0
  let inHand: Known | undefined
  for (const event of steps.flatMap((step) => step.events)) {
    const place = event.told.place
    const realm = event.seat === null ? undefined : realms[event.seat]
    const building = realm?.[String(place)]
    if (event.rule === 'majesty.reveal') {
      revealed += 1
      market.push({ id: `card-${revealed}`, card: String(event.told.card) })
    } else if (event.rule === 'majesty.take') {
      inHand = market.splice(Number(place) - 1, 1)[0]
    } else if (event.rule === 'majesty.place' && building && inHand) {
      building.push(inHand)
      inHand = undefined
    } else if (event.rule === 'majesty.heal' && realm && building) {
      const healed = realm[INFIRMARY].pop()
      if (healed) building.push(healed)
    } else if (event.rule === 'majesty.attack.wounded' && realm && building) {
      const hit = building.pop()
      if (hit) realm[INFIRMARY].push(hit)
    }
  }
  return {
    market: checked(market, table.market.map((lying) => lying.card), 'market'),
    realms: table.seats.map((realm, seat) =>
      Object.fromEntries(
        Object.entries(realm.buildings).map(([name, cards]) => [
          name,
          checked(realms[seat][name], cards, `${seat}-${name}`),
        ]),
      ),
    ),
  }
}

function checked(known: Known[], cards: string[], where: string): string[] {
  const fits = known.length === cards.length && known.every((one, at) => one.card === cards[at])
  return fits ? known.map((one) => one.id) : cards.map((_, at) => `${where}-${at}`)
}
