// Draws the map: Natural Earth's coasts (world-atlas) under a conic projection, thinned to what an engraver would cut.
import { geoConicConformal, geoGraticule, geoPath, type GeoStream } from 'd3-geo'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature, merge, mesh } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import { CITIES, MOUNTAINS, RIVERS, SPARE, WOODS, type Spot } from './gazetteer.ts'

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }>; land: GeometryCollection }>

const WIDTH = 1000
const HEIGHT = 620
/** Drawn beyond the stage on every side, for windows of another shape. */
const MARGIN = 220
const STRETCH = 1.42
/** Where the middle of the projection lies on the stage. */
const LEFT = 405
const TOP = 304
const COARSE = 0.035

const COUNTRIES: Record<string, string[]> = {
  France: ['France'],
  'German States': ['Germany', 'Austria'],
  Britain: ['United Kingdom', 'Ireland'],
  Spain: ['Spain'],
}

const projection = geoConicConformal()
  .parallels([34, 50])
  .rotate([1.5, 0])
  .scale(1600)
  .translate([0, 0])
  .center([0, 47.2])
  .clipExtent([
    [(-MARGIN - LEFT) / STRETCH, -MARGIN - TOP],
    [(WIDTH + MARGIN - LEFT) / STRETCH, HEIGHT + MARGIN - TOP],
  ])

function place(x: number, y: number): Spot {
  return [x * STRETCH + LEFT, y + TOP]
}

/** The projection, then the stage. */
const stage = {
  stream(out: GeoStream): GeoStream {
    return projection.stream({
      point: (x, y) => out.point(...place(x, y)),
      lineStart: () => out.lineStart(),
      lineEnd: () => out.lineEnd(),
      polygonStart: () => out.polygonStart(),
      polygonEnd: () => out.polygonEnd(),
    })
  },
}

function at(spot: Spot): Spot {
  const [x, y] = place(...(projection(spot) as Spot))
  return [Math.round(x), Math.round(y)]
}

/** Douglas and Peucker: the points a line cannot do without. */
function thin(points: Spot[], tolerance: number): Spot[] {
  if (points.length < 3) return points
  const [ax, ay] = points[0]
  const [bx, by] = points[points.length - 1]
  const length = Math.hypot((bx - ax) * 0.7, by - ay)
  let far = 0
  let split = 0
  for (let i = 1; i < points.length - 1; i++) {
    const dx = (points[i][0] - ax) * 0.7
    const dy = points[i][1] - ay
    const away = length ? Math.abs(dx * (by - ay) - dy * (bx - ax) * 0.7) / length : Math.hypot(dx, dy)
    if (away > far) [far, split] = [away, i]
  }
  if (far <= tolerance) return [points[0], points[points.length - 1]]
  return [...thin(points.slice(0, split + 1), tolerance), ...thin(points.slice(split), tolerance).slice(1)]
}

/** The atlas with thinned lines; borders two countries share stay shared. */
function readAtlas(): Atlas {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json')
  const atlas = JSON.parse(readFileSync(file, 'utf8'))
  const { scale, translate } = atlas.transform
  atlas.arcs = atlas.arcs.map((arc: number[][]) => {
    let x = 0
    let y = 0
    const points = arc.map(([dx, dy]): Spot => [
      (x += dx) * scale[0] + translate[0],
      (y += dy) * scale[1] + translate[1],
    ])
    const closed = points[0][0] === points[points.length - 1][0] && points[0][1] === points[points.length - 1][1]
    if (!closed || points.length < 6) return thin(points, COARSE)
    const half = points.length >> 1
    return [...thin(points.slice(0, half + 1), COARSE), ...thin(points.slice(half), COARSE).slice(1)]
  })
  delete atlas.transform
  return atlas
}

/** Islets are left to the sea. */
function withoutIslets(path: string): string {
  return path
    .split(/(?=M)/)
    .filter((ring) => {
      const xs = [...ring.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map((found) => [Number(found[1]), Number(found[2])])
      const wide = Math.max(...xs.map((p) => p[0])) - Math.min(...xs.map((p) => p[0]))
      const high = Math.max(...xs.map((p) => p[1])) - Math.min(...xs.map((p) => p[1]))
      return wide + high > 9
    })
    .join('')
}

export interface DrawnMap {
  width: number
  height: number
  land: string
  borders: string
  graticule: string
  countries: Record<string, string>
  rivers: string
  mountains: [number, number, number][]
  woods: Spot[]
  cities: Record<string, Spot>
  spare: Record<string, Spot[]>
}

function drawMap(): DrawnMap {
  const atlas = readAtlas()
  const path = geoPath(stage).digits(1)
  const { countries, land } = atlas.objects
  const named = (names: string[]) =>
    countries.geometries.filter(
      ({ properties }) => properties && 'name' in properties && names.includes(properties.name),
    ) as (Polygon | MultiPolygon)[]
  const within = ([x, y]: Spot) => x > -MARGIN && x < WIDTH + MARGIN && y > -MARGIN && y < HEIGHT + MARGIN
  return {
    width: WIDTH,
    height: HEIGHT,
    land: withoutIslets(path(feature(atlas, land)) ?? ''),
    borders: path(mesh(atlas, countries, (one, other) => one !== other)) ?? '',
    graticule:
      path(
        geoGraticule()
          .extent([
            [-50, 20],
            [50, 70],
          ])
          .step([5, 5])
          .precision(1)(),
      ) ?? '',
    countries: Object.fromEntries(
      Object.entries(COUNTRIES).map(([name, parts]) => [name, withoutIslets(path(merge(atlas, named(parts))) ?? '')]),
    ),
    rivers: RIVERS.map((river) => curve(river.map(at))).join(''),
    mountains: MOUNTAINS.map(([x, y, high]): [number, number, number] => [...at([x, y]), high]).filter(([x, y]) =>
      within([x, y]),
    ),
    woods: WOODS.map(at).filter(within),
    cities: Object.fromEntries(Object.entries(CITIES).map(([name, spot]) => [name, at(spot)])),
    spare: Object.fromEntries(Object.entries(SPARE).map(([name, spots]) => [name, spots.map(at)])),
  }
}

/** A soft line through points. */
function curve(points: Spot[]): string {
  let drawn = `M${points[0]}`
  for (let i = 0; i < points.length - 1; i++) {
    const before = points[i - 1] ?? points[i]
    const after = points[i + 2] ?? points[i + 1]
    const one = [points[i][0] + (points[i + 1][0] - before[0]) / 6, points[i][1] + (points[i + 1][1] - before[1]) / 6]
    const two = [points[i + 1][0] - (after[0] - points[i][0]) / 6, points[i + 1][1] - (after[1] - points[i][1]) / 6]
    drawn += `C${[...one, ...two, ...points[i + 1]].map((value) => Math.round(value * 10) / 10)}`
  }
  return drawn
}

export default drawMap()
