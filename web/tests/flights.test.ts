import { beforeEach, expect, test } from 'vitest'
import { fitted, Flights, slid, thrown, type Manners } from '../src/table/flights.svelte'
import { movement } from './making'

const flying = { lasts: 300, easing: 'linear', frames: slid }
const MANNERS: Manners = { card: { ...flying, apart: 100 }, noble: { ...flying, apart: 50 } }
let table: HTMLElement
let flights: Flights

beforeEach(() => {
  document.body.replaceChildren()
  table = document.createElement('main')
  table.getAnimations = () => []
  document.body.append(table)
  flights = new Flights()
  flights.over(table, MANNERS)
})

const hidden: string[] = []
function put(spot: string, thing?: string): void {
  const element = document.createElement('span')
  element.dataset.spot = spot
  if (thing) element.dataset.thing = thing
  element.getBoundingClientRect = () => new DOMRect(1, 1, 10, 10)
  element.animate = ((_: unknown, lasts: number) => {
    hidden.push(`${spot} ${lasts}`)
    return { playState: 'running', cancel: () => hidden.splice(0) }
  }) as unknown as Element['animate']
  table.append(element)
}
const fly = (...movements: ReturnType<typeof movement>[]) => flights.launch(flights.look(movements))

test('a thing that was seen where it starts is seen there until it does, and is not seen where it goes before', () => {
  hidden.length = 0
  put('row/Spain/0', 'card')
  put('seats/0/hand/Spain/0', 'card')
  expect(fly(movement('card', 'row/Spain', 'seats/0/hand/Spain'))).toBe(300)
  expect(flights.flying.map(({ waits }) => waits)).toEqual([true])
  expect(hidden).toEqual(['seats/0/hand/Spain/0 300'])
  flights.skip()
  expect(flights.flying).toEqual([])
  expect(hidden).toEqual([])
})

test('a card from a pile is not seen before it flies', () => {
  put('pile')
  put('seats/1')
  fly(movement('card', 'pile', 'seats/1/unknown', { name: 'hidden' }))
  expect(flights.flying.map(({ thing, waits }) => [thing.name, waits])).toEqual([['hidden', false]])
})

test('things of one kind start one after another, different ones at once', () => {
  for (const spot of ['pile', 'row', 'nobles_left/0', 'titles/King/0']) put(spot)
  const lasts = fly(
    movement('card', 'pile', 'row/Spain'),
    movement('noble', 'nobles_left/0', 'titles/King/0'),
    movement('card', 'pile', 'row/France'),
  )
  expect(flights.flying.map(({ thing, delay }) => [thing.thing, delay])).toEqual([
    ['card', 0],
    ['noble', 0],
    ['card', 100],
  ])
  expect(lasts).toBe(400)
})

test('as many fly as are told of, but no more than the eye can tell apart', () => {
  put('pile')
  put('row')
  fly(movement('card', 'pile', 'row/Spain', { number: 3 }))
  expect(flights.flying).toHaveLength(3)
  flights.skip()
  fly(movement('card', 'pile', 'row/Spain', { number: 30 }))
  expect(flights.flying).toHaveLength(6)
})

test('what comes from or goes to nowhere in sight does not fly, nor what the table has no manner for', () => {
  put('pile')
  put('row')
  const lasts = fly(
    movement('card', 'attic', 'row/Spain'),
    movement('card', 'pile', 'attic'),
    movement('ghost', 'pile', 'row'),
  )
  expect([lasts, flights.flying]).toEqual([0, []])
})

test('a table that was left is flown over no more', () => {
  const leave = flights.over(table, MANNERS)
  expect(flights.ready).toBe(true)
  leave()
  expect(flights.ready).toBe(false)
})

test('every way begins and ends in the middle of things', () => {
  for (const frames of [thrown(100, 40, 'scale(.7)', 'scale(.7)'), slid(100, 40, 'scale(1)', 'scale(2)')]) {
    expect(frames[0].transform).toMatch(/^translate\(-50%, -50%\)/)
    expect(frames.at(-1)!.transform).toContain('calc(-50% + 100px), calc(-50% + 40px)')
  }
})

test('a thing that fills its box is drawn as large as the larger one', () => {
  const [card, pip] = [new DOMRect(0, 0, 100, 150), new DOMRect(0, 0, 5, 3)]
  expect(fitted(card, pip)).toEqual({ width: 100, height: 150, start: 'scale(1, 1)', end: 'scale(0.05, 0.02)' })
  expect(fitted(pip, card)).toEqual({ width: 100, height: 150, start: 'scale(0.05, 0.02)', end: 'scale(1, 1)' })
})
