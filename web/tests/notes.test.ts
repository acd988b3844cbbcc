// What a press does to something that is explained and can be played.
import { beforeEach, expect, test } from 'vitest'
import { Notes } from '../src/table/notes.svelte'

const CARD = { name: 'card' }
let notes: Notes
let element: HTMLElement
let played: number

beforeEach(() => {
  notes = new Notes()
  played = 0
  notes.confirm = () => ++played > 0
  element = document.createElement('button')
  element.dataset.target = CARD.name
})

const press = (pointerType: string) =>
  notes.chooses(CARD).onclick({
    ...{ pointerType, detail: 1, currentTarget: element, target: element, timeStamp: performance.now() },
    stopPropagation: () => {},
  } as unknown as MouseEvent & { currentTarget: HTMLElement })

test('a second press of the mouse plays what the first one chose', () => {
  press('mouse')
  expect([notes.isChosen(CARD), played]).toEqual([true, 0])
  press('mouse')
  expect(played).toBe(1)
})

test('a second tap of a finger plays nothing and puts the note away', () => {
  press('touch')
  expect(notes.isChosen(CARD)).toBe(true)
  press('touch')
  expect([notes.isChosen(CARD), played]).toEqual([false, 0])
})
