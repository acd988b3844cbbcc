// A table laid for a picture: one city in which everything is that a city can have.
import type { TableProps } from '$lib/client_game'
import type { Seat } from '$lib/types'
import type { City, Country, RoyalsBoard, RoyalsTable } from '../shown'

/** The first city with two positions, or the first of all. */
export function exampleCity(board: RoyalsBoard): { country: Country; city: City } {
  const all = board.countries.flatMap((country) => country.cities.map((city) => ({ country, city })))
  return all.find(({ city }) => city.positions.length > 1) ?? all[0]
}

/** One house holds its first position; another was beaten there. */
export function exampleScene(
  board: RoyalsBoard,
  seats: Pick<Seat, 'name' | 'house' | 'kind'>[],
): TableProps<RoyalsTable, RoyalsBoard> {
  const { city } = exampleCity(board)
  const cities: RoyalsTable['cities'] = {
    [city.name]: {
      portraits: Object.fromEntries(city.positions.map(({ title }, at) => [title, at === 0 ? 0 : null])),
      cathedral: [0, 1],
      marker: null,
    },
  }
  const scene = { table: { cities, paying_for: null }, seats, offers: [], viewer: null, turn: null }
  const told = { info: { board }, scene, steps: [], gained: seats.map(() => 0), advice: null, busy: false }
  return told as unknown as TableProps<RoyalsTable, RoyalsBoard>
}
