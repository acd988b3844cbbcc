import { expect, test } from 'vitest'
import map from '../src/royals/map/draw?made'
import { placesOf } from '../src/royals/places'
import type { Country } from '../src/royals/shown'

const country = (name: string, ...cities: string[]): Country => ({
  name,
  bonus: [0, 0],
  period_bonus: [0, 0],
  cities: cities.map((city) => ({ name: city, bonus: 0, positions: [] })),
})
const PRINTED = [country('France', 'Paris', 'Dijon', 'Lyon', 'Bordeaux', 'Marseille')]

test('the printed cities stand where they were put by hand, joined to their true places', () => {
  const [paris] = placesOf(PRINTED)
  expect([paris.x, paris.y]).toEqual([478, 258])
  expect([paris.dotX, paris.dotY]).toEqual(map.cities.Paris)
})

test('cities of a board of one’s own cover no other, and stay on the stage', () => {
  const places = placesOf([
    country('France', 'Paris', 'Nantes', 'Atlantis'),
    country('Britain', 'London', 'Camelot'),
    country('Spain', 'Madrid', 'Toledo', 'El Dorado'),
  ])
  for (const [at, one] of places.entries()) {
    expect(one.x).toBeGreaterThanOrEqual(0)
    expect(one.x).toBeLessThanOrEqual(map.width)
    for (const other of places.slice(at + 1)) {
      const apart = Math.abs(one.x - other.x) >= 103 || Math.abs(one.y - other.y) >= 91
      expect(apart, `${one.city} and ${other.city}`).toBe(true)
    }
  }
})

test('a city that no map knows lies in its country', () => {
  const [atlantis] = placesOf([country('France', 'Atlantis')])
  expect(map.spare.France).toContainEqual([atlantis.dotX, atlantis.dotY])
})
