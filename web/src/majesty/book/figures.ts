// What the sentences of the rules page are told: every number in them comes from the box.
import { plain } from '$lib/numbers'
import type { Args } from '$lib/types'
import { isInfirmary } from '../printed'
import type { MajestyBoard, MajestyFigures } from '../shown'

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0)

export function argsOf(board: MajestyBoard, figures: MajestyFigures): Args {
  const infirmary = board.buildings.find((one) => isInfirmary(one.name))!
  const [first, second] = [0, 1].map((tier) => sum(figures.cards.map((card) => card.tiers[tier])))
  const houses = board.buildings.length - 1
  const castle = figures.sides.B[houses - 1]
  return {
    players: figures.players,
    people: board.cards_per_player,
    buildings: houses,
    all: houses + 1,
    workers: figures.workers,
    places: board.worker_places,
    point: figures.point_per_worker,
    market: board.prices.length,
    dearest: Math.max(...board.prices),
    first,
    second,
    deck: first + second,
    upper: figures.tier_1_cards[figures.players],
    gone: figures.tier_1_removed,
    whole: board.whole_deck ? 'yes' : 'no',
    square: figures.variety,
    side: infirmary.side,
    wounded: plain(Object.values(infirmary.points_per)[0]),
    most: infirmary.value ? plain(infirmary.value) : 0, // the number: a sentence asks for it
    noble: castle.points_per[castle.person] ?? 0,
    lying: castle.points_per[infirmary.person] ?? 0,
    mosthurt: plain(figures.sides.B[houses].value),
  }
}
