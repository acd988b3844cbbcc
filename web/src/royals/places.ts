// Where each city's medallion stands on the stage, beside its true place, so that none covers another.
import map from './map/draw?made'
import type { Country } from './shown'

export interface Place {
  city: string
  country: string
  x: number
  y: number
  dotX: number
  dotY: number
}

const WIDE = 104
const HIGH = 92

/** The part of the map that has pieces on it: all of it is seen, the rest where there is room. */
export const CORE = { x: 184, y: 0, width: 776, height: 620 }

/** Open water for each country's arms: the middle of their left or right edge. */
export const ARMS: Record<string, { left?: number; right?: number; y: number }> = {
  France: { right: 370, y: 346 },
  'German States': { right: 952, y: 34 },
  Britain: { left: 514, y: 52 },
  Spain: { left: 542, y: 552 },
}
export const ARMS_ELSEWHERE = { right: 952, y: 440 }

/** What else lies on the stage: arms, period table, cartouche; as middle, width and height. */
const FIXED: [number, number, number, number][] = [
  [280, 346, 184, 60],
  [612, 52, 200, 60],
  [860, 34, 190, 60],
  [640, 552, 200, 60],
  [866, 540, 180, 160],
  [284, 52, 160, 80],
]

/** Set by hand for the printed cities: the middle of each medallion. */
const CHOSEN: Record<string, [number, number]> = {
  Edinburgh: [424, 58],
  Dublin: [262, 142],
  London: [452, 154],
  Paris: [478, 258],
  Dijon: [588, 260],
  Lyon: [562, 361],
  Bordeaux: [430, 360],
  Marseille: [656, 455],
  Cologne: [626, 156],
  Berlin: [768, 120],
  Munich: [752, 252],
  Vienna: [880, 226],
  Barcelona: [540, 463],
  Madrid: [342, 463],
  Valencia: [452, 564],
  Seville: [268, 566],
}

/** Places of all cities of a board; those it does not print are put into their country and pushed apart. */
export function placesOf(countries: Country[]): Place[] {
  const places = countries.flatMap((country) => {
    const spare = [...(map.spare[country.name] ?? [[500, 300]])]
    const taken = country.cities.map((city) => map.cities[city.name])
    const free = spare.filter(([x, y]) => taken.every((one) => !one || Math.hypot(one[0] - x, one[1] - y) > 40))
    return country.cities.map((city): Place => {
      const [dotX, dotY] = map.cities[city.name] ?? free.shift() ?? spare[0]
      const [x, y] = CHOSEN[city.name] ?? [dotX, dotY - 20]
      return { city: city.name, country: country.name, x, y, dotX, dotY }
    })
  })
  if (places.some((place) => !(place.city in CHOSEN))) pushApart(places)
  return places
}

function pushApart(places: Place[]): void {
  for (let round = 0; round < 400; round++) {
    let moved = false
    for (const one of places) {
      for (const other of places) {
        if (one === other) continue
        const overX = WIDE - Math.abs(one.x - other.x)
        const overY = HIGH - Math.abs(one.y - other.y)
        if (overX <= 0 || overY <= 0) continue
        moved = true
        if (overX < overY) {
          const push = (one.x < other.x || (one.x === other.x && one.city < other.city) ? overX : -overX) / 2
          one.x -= push
          other.x += push
        } else {
          const push = (one.y < other.y || (one.y === other.y && one.city < other.city) ? overY : -overY) / 2
          one.y -= push
          other.y += push
        }
      }
      for (const [x, y, wide, high] of FIXED) {
        const overX = (WIDE + wide) / 2 - Math.abs(one.x - x)
        const overY = (HIGH + high) / 2 - Math.abs(one.y - y)
        if (overX <= 0 || overY <= 0) continue
        moved = true
        if (overX < overY) one.x += one.x < x ? -overX : overX
        else one.y += one.y < y ? -overY : overY
      }
      one.x = Math.min(CORE.x + CORE.width - WIDE / 2, Math.max(CORE.x + WIDE / 2, one.x))
      one.y = Math.min(map.height - HIGH / 2, Math.max(HIGH / 2, one.y))
    }
    if (!moved) return
  }
}
