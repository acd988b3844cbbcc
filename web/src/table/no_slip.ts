// A second tap on the same place, before one can have seen what the first one did, is a slip and does nothing. Keys are
// no slips; nor is what is meant for quick taps, which says so by `data-quick`.
const WITHIN = 400
const NEAR = 16

let last = { at: -Infinity, x: 0, y: 0 }

export function isSlip(event: MouseEvent): boolean {
  if (event.detail === 0) return false // by a key, or by a program
  if (event.target instanceof Element && event.target.closest('[data-quick]')) return false
  const { timeStamp: at, clientX: x, clientY: y } = event
  if (at - last.at < WITHIN && Math.hypot(x - last.x, y - last.y) <= NEAR) return true
  last = { at, x, y }
  return false
}

/** For an element within which nothing may slip. */
export function noSlip(within: HTMLElement): () => void {
  const stop = (event: MouseEvent) => {
    if (!isSlip(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  within.addEventListener('click', stop, { capture: true })
  return () => within.removeEventListener('click', stop, { capture: true })
}
