// A turn cut into what the eye can follow: the card taken, those wounded or healed, the new card from the deck.
import type { ShownEvent, ShownStep } from '$lib/types'
import { pointsBySeat, workersBySeat } from './figures'
import { emptyLayout, explains, follow, type Known, type Layout } from './identify'
import type { MajestyScene, MajestyScenery } from './shown'

/** The table at one moment of the story, the log up to it, and what just happened. */
export interface Stage {
  scene: MajestyScene
  steps: ShownStep[]
  events: ShownEvent[]
}
interface Cut {
  cards: Layout
  steps: ShownStep[]
  mover: number | null
}

/** The kinds of movement; events of one kind in a move are seen together. */
const MOVEMENTS: Record<string, string> = {
  'majesty.take': 'take',
  'majesty.place': 'take',
  'majesty.heal': 'heal',
  'majesty.attack.wounded': 'attack',
  'majesty.reveal': 'reveal',
}

/** The stages from a log seen so far to a scene; all but the last have the cards where the log left them. */
export function stagesTo(scene: MajestyScene, steps: ShownStep[], seen: number): Stage[] {
  const { table } = scene
  const cards = emptyLayout(table)
  for (const event of eventsOf(steps.slice(0, seen))) follow(cards, event)
  const cuts: Cut[] = []
  let last = ''
  let mover: number | null = null
  for (let at = seen; at < steps.length; at++) {
    const step = steps[at]
    step.events.forEach((event, number) => {
      const movement = MOVEMENTS[event.rule]
      if (movement && last && (movement !== last || (number === 0 && step.seat !== null))) {
        const begun = number > 0 ? [{ ...step, events: step.events.slice(0, number) }] : []
        cuts.push({ cards: copied(cards), steps: [...steps.slice(0, at), ...begun], mover })
      }
      last = movement ?? last
      mover = step.seat ?? mover
      follow(cards, event)
    })
  }
  const before = isAt(cards, table) ? cuts.map((cut) => stageAt(cut, scene, steps)) : []
  return withEvents([...before, { scene, steps, events: [] }], eventsOf(steps.slice(0, seen)).length)
}

/** Each stage with what happened since the one before it. */
function withEvents(stages: Stage[], told: number): Stage[] {
  return stages.map((stage) => {
    const all = eventsOf(stage.steps)
    const events = all.slice(told)
    told = all.length
    return { ...stage, events }
  })
}

function stageAt(cut: Cut, scene: MajestyScene, steps: ShownStep[]): Stage {
  const { table } = scene
  const toCome = eventsOf(steps).slice(eventsOf(cut.steps).length)
  const points = pointsBySeat(toCome, scene.seats.length)
  const workers = workersBySeat(toCome, scene.seats.length)
  const market = cut.cards.market.map(({ card, workers }) => ({ card, workers }))
  const seats = table.seats.map((realm, seat) => ({
    ...realm,
    points: realm.points === null ? null : realm.points - points[seat],
    workers: realm.workers - workers[seat],
    buildings: overBuildings(cut.cards.realms[seat], (people) => people.map((one) => one.card)),
  }))
  return {
    scene: {
      ...scene,
      turn: cut.mover,
      over: false,
      winners: [],
      offers: [],
      can_take_back: false,
      table: { ...table, market, seats },
    },
    steps: cut.steps,
    events: [],
  }
}

const eventsOf = (steps: ShownStep[]): ShownEvent[] => steps.flatMap((step) => step.events)

const overBuildings = <To>(realm: Record<string, Known[]>, to: (people: Known[]) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(realm).map(([name, people]) => [name, to(people)]))

const copied = (cards: Layout): Layout => ({
  ...cards,
  market: [...cards.market],
  realms: cards.realms.map((realm) => overBuildings(realm, (people) => [...people])),
})

function isAt(cards: Layout, table: MajestyScenery): boolean {
  return (
    explains(
      cards.market,
      table.market.map((lying) => lying.card),
    ) &&
    table.market.every(({ workers }, at) => workers === cards.market[at].workers) &&
    table.seats.every((realm, seat) =>
      Object.entries(realm.buildings).every(([name, people]) => explains(cards.realms[seat][name], people)),
    )
  )
}
