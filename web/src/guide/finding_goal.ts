// What a lesson points at, on the page as it is: the first of its selectors of which something can be seen.

export interface Goal {
  element: HTMLElement
  /** all that the selector means, to be kept in sight together */
  all: HTMLElement[]
  /** which of the selectors, from 1 */
  found: number
}

const shownOf = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => {
    const { width, height } = one.getBoundingClientRect()
    return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true })
  })

/** It is on the screen, or in a part of the page that is and can be scrolled. */
function isInReach(one: HTMLElement): boolean {
  const pane = one.closest('.panes > *') ?? one
  const { left, right, top, bottom } = pane.getBoundingClientRect()
  const middle = (left + right) / 2
  return middle > 0 && middle < innerWidth && bottom > 0 && top < innerHeight
}

/** What to point at; where nothing of it is in reach, the first that is anywhere. */
export function goalOf(selectors: readonly string[]): Goal | null {
  let elsewhere: Goal | null = null
  for (const [at, selector] of selectors.entries()) {
    const shown = shownOf(selector)
    const near = shown.filter(isInReach)
    if (near.length) return { element: near[0], all: near, found: at + 1 }
    if (shown.length && !elsewhere) elsewhere = { element: shown[0], all: shown, found: at + 1 }
  }
  return elsewhere
}
