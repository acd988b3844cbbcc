import { beforeEach, expect, test } from 'vitest'
import { Pointing } from '../src/table/pointing.svelte'

const CARD = { name: 'card' }
const DECK = { name: 'deck' }
let pointing: Pointing<{ name: string }>
let element: HTMLElement

beforeEach(() => {
  pointing = new Pointing()
  element = document.createElement('button')
  element.dataset.target = CARD.name
})

const at = <T extends Event>(type: string, wishes = {}): T & { currentTarget: HTMLElement } =>
  ({ type, currentTarget: element, target: element, ...wishes }) as unknown as T & { currentTarget: HTMLElement }
const move = (target = CARD, pointerType = 'mouse') =>
  pointing.on(target).onpointermove(at<PointerEvent>('pointermove', { pointerType }))
const leave = (target = CARD) => pointing.on(target).onpointerleave()

test('what a pointer moves over is shown, until it is left', () => {
  move()
  expect(pointing.shown).toBe(CARD)
  expect(pointing.anchor).toBe(element)
  leave()
  expect(pointing.shown).toBeNull()
})

test('a finger points at nothing', () => {
  move(CARD, 'touch')
  expect(pointing.shown).toBeNull()
})

test('what is chosen stays shown, whatever is pointed at', () => {
  pointing.choose(CARD, element)
  move(DECK)
  leave(DECK)
  expect(pointing.shown).toBe(CARD)
  expect(pointing.isChosen({ name: 'card' })).toBe(true)
  expect(pointing.isPinned).toBe(true)
})

test('after clearing, a pointer that moves on points again', () => {
  move()
  pointing.clear()
  expect(pointing.shown).toBeNull()
  move()
  expect(pointing.shown).toBe(CARD)
})

test('a note that was dismissed comes back only to a pointer that left', () => {
  move()
  pointing.dismiss()
  move()
  expect(pointing.shown).toBeNull()
  leave()
  move()
  expect(pointing.shown).toBe(CARD)
})

test('when the table changes, what a pointer is over stays shown, and what was pressed does not', () => {
  move()
  pointing.renew()
  expect(pointing.shown).toBe(CARD)
  pointing.point(DECK, element)
  pointing.renew()
  expect(pointing.shown).toBeNull()
})

test('of two things within one another the inner one is meant', () => {
  const inner = document.createElement('span')
  inner.dataset.target = DECK.name
  element.append(inner)
  pointing.on(CARD).onpointermove(at<PointerEvent>('pointermove', { pointerType: 'mouse', target: inner }))
  expect(pointing.shown).toBeNull()
})

test('what is pressed was read: its note makes room for what happens, unless it is chosen', () => {
  move()
  pointing.on(CARD).onclickcapture(at<MouseEvent>('click'))
  expect(pointing.shown).toBeNull()
  pointing.choose(CARD, element)
  pointing.on(CARD).onclickcapture(at<MouseEvent>('click'))
  expect(pointing.shown).toBe(CARD)
})
