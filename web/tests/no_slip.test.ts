import { beforeEach, expect, test } from 'vitest'
import { isSlip, noSlip } from '../src/table/no_slip'

let now = 0
/** A click of a pointer; `detail` is how many of them the browser counts, 0 for a key. */
function click(x: number, y: number, after: number, detail = 1, on?: Element): boolean {
  now += after
  const event = new MouseEvent('click', { clientX: x, clientY: y, detail, cancelable: true, bubbles: true })
  Object.defineProperty(event, 'timeStamp', { value: now })
  Object.defineProperty(event, 'detail', { value: detail })
  if (!on) return isSlip(event)
  on.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => {
  now += 10_000
})

test('a second tap on the same place within 400 ms is a slip, a later one is not', () => {
  expect(click(100, 100, 0)).toBe(false)
  expect(click(104, 98, 200)).toBe(true)
  expect(click(104, 98, 250)).toBe(false)
})

test('a tap elsewhere is no slip', () => {
  expect(click(100, 100, 0)).toBe(false)
  expect(click(130, 100, 80)).toBe(false)
})

test('keys are no slips', () => {
  expect(click(0, 0, 0, 0)).toBe(false)
  expect(click(0, 0, 50, 0)).toBe(false)
})

test('what slips does nothing, but where one may tap quickly', () => {
  document.body.innerHTML = '<main><button id="one"></button><button id="quick" data-quick><i></i></button></main>'
  const end = noSlip(document.querySelector('main')!)
  let pressed = 0
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => pressed++)
  expect(click(10, 10, 0, 1, document.querySelector('#one')!)).toBe(false)
  expect(click(10, 10, 100, 2, document.querySelector('#one')!)).toBe(true)
  expect(pressed).toBe(1)
  for (let at = 0; at < 3; at++) click(50, 50, 100, 1, document.querySelector('#quick i')!)
  expect(pressed).toBe(4)
  end()
  click(10, 10, 1_000, 1, document.querySelector('#one')!)
  click(10, 10, 50, 2, document.querySelector('#one')!)
  expect(pressed).toBe(6)
})
