// What the sentences of the rules page are told: every number in them comes from the edition and the board.
import type { Args } from '$lib/types'
import type { Edition, RoyalsBoard, RoyalsFigures } from '../shown'
import { fieldOf } from '../told'

/** The edition the page is about. */
export const editionOf = (figures: RoyalsFigures): Edition =>
  figures.editions.find((one) => one.edition === figures.edition)!

export function argsOf(board: RoyalsBoard, figures: RoyalsFigures): Args {
  const edition = editionOf(figures)
  const cities = board.countries.flatMap((country) => country.cities)
  return {
    players: figures.players,
    edition: edition.edition,
    periods: edition.years.length,
    years: edition.years.join(', '),
    countries: board.countries.length,
    cities: cities.length,
    positions: cities.reduce((all, city) => all + city.positions.length, 0),
    titles: board.titles.length,
    row: board.row,
    draw: edition.country_draw,
    beside: edition.country_beside_intrigue,
    intrigue: edition.intrigue_draw,
    limit: edition.hand_limit,
    plots: edition.intrigue_limit,
    wild: edition.wild,
    plotswild: edition.intrigue_wild,
    takeover: edition.take_over,
    king: edition.take_over_king,
    nobles: edition.nobles[figures.players],
    nobles2: edition.nobles['2'],
    pair: edition.intrigue_of_each_pair,
    houses: edition.noble_house[figures.players].join(', '),
    first: edition.first_turn[figures.players].join(', '),
    ends: edition.period_ends === 'pile runs out' ? 'pile' : 'row',
    field: fieldOf(edition),
    starts: edition.who_starts === 'the youngest' ? 'youngest' : 'oldest',
    tie: edition.tie_broken_by === 'highest marker' ? 'highest' : 'all',
    own: figures.own_board ? 'yes' : 'no',
    board: board.name,
  }
}
