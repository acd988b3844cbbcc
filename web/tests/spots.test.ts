import { beforeEach, expect, test } from 'vitest'
import { Spots } from '../src/table/spots'

beforeEach(() => document.body.replaceChildren())

/** An element on the page, so large and so far from its upper left corner. */
function put(spot: string, thing?: string, size = 10, at = 0, within: Element = document.body): HTMLElement {
  const element = document.createElement('span')
  element.dataset.spot = spot
  if (thing) element.dataset.thing = thing
  element.getBoundingClientRect = () => new DOMRect(at, at, size, size)
  within.append(element)
  return element
}
const find = (path: string, thing = 'card') => new Spots(document).find(path, thing)

test('a thing is where its path says', () => {
  put('pile', undefined, 10, 5)
  expect(find('pile')?.box.left).toBe(5)
  expect(find('deck')).toBeNull()
})

test('where a path has no element, the nearest one around it is meant', () => {
  put('seats/2', undefined, 10, 2)
  put('seats/2/hand', undefined, 10, 3)
  expect(find('seats/2/hand/German States')?.box.left).toBe(3)
  expect(find('seats/2/unknown')?.box.left).toBe(2)
  expect(find('seats/1/hand')).toBeNull()
})

test('a path that ends at a list means its last entry', () => {
  put('seats/1/buildings/Mill', undefined, 40, 1)
  put('seats/1/buildings/Mill/0', 'person', 10, 2)
  put('seats/1/buildings/Mill/10', 'person', 10, 4)
  put('seats/1/buildings/Mill/2', 'person', 10, 3)
  expect(find('seats/1/buildings/Mill', 'person')?.box.left).toBe(4)
  expect(find('seats/1/buildings/Mill', 'worker')?.box.left, 'no worker lies there: it comes from the building').toBe(1)
})

test('things that move together are different ones', () => {
  for (const at of [0, 1, 2]) put(`seats/0/hand/France/${at}`, 'card', 10, at)
  const spots = new Spots(document)
  const found = Array.from({ length: 4 }, () => spots.find('seats/0/hand/France', 'card')?.box.left)
  expect(found).toEqual([2, 1, 0, 0])
})

test('what shows the thing itself is told from what only shows its place', () => {
  const seal = put('cities/Paris/marker', 'seal')
  put('seats/0')
  expect(find('cities/Paris/marker', 'seal')?.shows).toEqual([seal])
  expect(find('cities/Paris/marker', 'noble')?.shows).toEqual([])
  expect(find('seats/0/marker', 'seal')?.shows).toEqual([])
})

test('of several that show the same, all do; the one seen best says where', () => {
  const table = document.createElement('main')
  document.body.append(table)
  const all = [put('nobles_left/0', 'noble', 30, 1), put('nobles_left/0', 'noble', 10, 2, table)]
  put('nobles_left/0', 'noble', 20, 9_000, table) // off the screen
  const spot = new Spots(document, table).find('nobles_left/0', 'noble')
  expect(spot?.box.left).toBe(2)
  expect(spot?.shows).toEqual(expect.arrayContaining(all))
})

test('what has no size is nowhere in sight', () => {
  put('titles/King/0', undefined, 0)
  expect(find('titles/King/0', 'noble')).toBeNull()
})
