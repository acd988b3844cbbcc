// The table by keyboard: a digit jumps to an area (the board, the row, the hand, the end of the turn), arrows go from
// thing to thing inside it, and whoever plays stays where they play when what they pressed goes away.

/** What arrows stop at: what can be pressed, and what is only explained. */
const STOPS = 'button, a[href], select, [data-explained]'
/** How much more it counts to be beside the way than along it. */
const ASIDE = 2.5
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Point {
  x: number
  y: number
}

/** Which of some points is next from one in a direction; -1: there is none. */
export function nextFrom(from: Point, [east, south]: [number, number], points: Point[]): number {
  let best = -1
  let least = Infinity
  points.forEach(({ x, y }, at) => {
    const along = (x - from.x) * east + (y - from.y) * south
    const aside = Math.abs((x - from.x) * south) + Math.abs((y - from.y) * east)
    if (along <= 1) return
    const far = along + ASIDE * aside
    if (far < least) [best, least] = [at, far]
  })
  return best
}

const middleOf = (one: Element): Point => {
  const { left, top, width, height } = one.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

const stopsIn = (area: HTMLElement): HTMLElement[] =>
  [...area.querySelectorAll<HTMLElement>(STOPS)].filter((one) => one.checkVisibility() && !one.matches(':disabled'))

/** All that an area is made of: several elements may be one. */
const partsOf = (key: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-area-key="${CSS.escape(key)}"]`),
]

/** The stop of an area nearest to a point. */
function nearest(area: HTMLElement, { x, y }: Point): HTMLElement | undefined {
  const far = (one: HTMLElement) => Math.hypot(middleOf(one).x - x, middleOf(one).y - y)
  return stopsIn(area).sort((one, other) => far(one) - far(other))[0]
}

/** What can be played. */
const GLOWS = '[data-glows], .open'

/** The first thing on the table that can be played now. */
const glowing = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-area-key]')].flatMap(stopsIn).find((one) => one.matches(GLOWS))

/**
 * For an element that is an area, or a part of one: `{@attach area('3', message)}`. The key jumps to it, the message
 * names it in the help.
 */
export function area(key: string, message: string) {
  return (element: HTMLElement): (() => void) => {
    element.dataset.areaKey = key
    element.dataset.areaName = message
    let last: { stop: HTMLElement; where: Point } | null = null

    const follow = (event: FocusEvent) => {
      const stop = event.target as HTMLElement
      last = { stop, where: middleOf(stop) }
    }
    const arrow = (event: KeyboardEvent) => {
      const way = ARROWS[event.key]
      const from = event.target as HTMLElement
      if (!way || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      if (from.matches('input, select, textarea')) return
      const stops = partsOf(key)
        .flatMap(stopsIn)
        .filter((one) => one !== from)
      const next = stops[nextFrom(middleOf(from), way, stops.map(middleOf))]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    // What was pressed went away, and the focus with it: it goes to what now lies nearest, else to what glows.
    const watch = new MutationObserver(() => {
      if (!last || last.stop.isConnected || document.activeElement !== document.body) return
      const goal = nearest(element, last.where) ?? glowing() ?? element
      goal.focus({ preventScroll: true })
    })
    element.addEventListener('focusin', follow)
    element.addEventListener('keydown', arrow)
    watch.observe(element, { childList: true, subtree: true })
    return () => {
      element.removeEventListener('focusin', follow)
      element.removeEventListener('keydown', arrow)
      watch.disconnect()
    }
  }
}

/** Jump to the area of a key: to what glows there, else to its first thing. */
export function jumpTo(key: string): boolean {
  const shown = partsOf(key).filter((one) => one.checkVisibility())
  if (!shown.length) return false
  const stops = shown.flatMap(stopsIn)
  const goal = stops.find((one) => one.matches(GLOWS)) ?? stops[0] ?? shown[0]
  goal.focus()
  return true
}

/** The areas there are now, in the order of their keys, for the help. */
export const areasShown = (): { key: string; name: string }[] =>
  [...document.querySelectorAll<HTMLElement>('[data-area-key]')]
    .filter((one) => one.checkVisibility())
    .map((one) => ({ key: one.dataset.areaKey!, name: one.dataset.areaName! }))
    .filter(({ key }, at, all) => all.findIndex((one) => one.key === key) === at)
    .sort((one, other) => one.key.localeCompare(other.key))
