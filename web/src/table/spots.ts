// Where things are on the page. An element says with `data-spot` which entry of the table it shows, by its path; one
// that shows a thing itself, and not only its place, says with `data-thing` which kind of thing it is.
import { entryOf, outwards } from './paths'

export interface Spot {
  box: DOMRect
  /** what shows the thing itself: the same one may be seen in several places */
  shows: Element[]
}

interface Seen {
  element: HTMLElement
  box: DOMRect
}

/** What is found on the page at one moment, for things that move at once. */
export class Spots {
  /** how many things were found in a list, from its end */
  #found = new Map<string, number>()
  #within: ParentNode
  #table: Element | null

  /** The table is looked through first. */
  constructor(within: ParentNode, table: Element | null = null) {
    this.#within = within
    this.#table = table
  }

  /**
   * Where a thing is whose path this is: the last one of its kind in a list that was not found yet, or else the place,
   * or else the nearest thing around it. Null: nowhere in sight.
   */
  find(path: string, thing: string): Spot | null {
    const entries = this.#entries(path, thing)
    if (entries.length) {
      const found = this.#found.get(path) ?? 0
      this.#found.set(path, found + 1)
      return entries[Math.min(found, entries.length - 1)]
    }
    for (const around of outwards(path)) {
      const seen = this.#seen(`[data-spot="${CSS.escape(around)}"]`)
      if (seen.length) return this.#spot(seen, around === path ? thing : '')
    }
    return null
  }

  /** The things of a kind in a list, the last one first. */
  #entries(path: string, thing: string): Spot[] {
    const places = new Map<number, Seen[]>()
    for (const one of this.#seen(`[data-thing="${CSS.escape(thing)}"]`)) {
      const entry = entryOf(one.element.dataset.spot ?? '')
      if (entry?.list === path) places.set(entry.at, [...(places.get(entry.at) ?? []), one])
    }
    return [...places].sort(([one], [other]) => other - one).map(([, seen]) => this.#spot(seen, thing))
  }

  #seen(selector: string): Seen[] {
    return [...this.#within.querySelectorAll<HTMLElement>(selector)]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
  }

  /** The one that is seen best: on the screen, on the table itself, the largest. */
  #spot(seen: Seen[], thing: string): Spot {
    const best = seen.toSorted((one, other) => this.#sight(other) - this.#sight(one))[0]
    const shows = seen.map((one) => one.element).filter((one) => thing !== '' && one.dataset.thing === thing)
    return { box: best.box, shows }
  }

  #sight({ element, box }: Seen): number {
    const onScreen = box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight
    const onTable = this.#table?.contains(element) ?? false
    const large = (box.width * box.height) / (innerWidth * innerHeight + 1)
    return (onScreen ? 4 : 0) + (onTable ? 2 : 0) + Math.min(1, large)
  }
}
