// Where a note stands: above or below what it explains, inside its frame, and not over what a move leads to.
import { computePosition, flip, offset, platform, shift, type Middleware, type VirtualElement } from '@floating-ui/dom'

export interface NotePlace {
  /** what is explained: the note stands over or under its middle */
  anchor: Element
  /** what belongs to it and stays in sight */
  beside?: Element | null
  /** what the note stays within */
  frame?: Element | null
  /** what the move leads to, and must be seen beside the note */
  goal?: Element | null
  /** on which side it is wanted; 'room': where the screen has more of it */
  side?: 'above' | 'below' | 'room'
  /** how near it may come to the edge of the screen */
  edge: number
}

const GAP = 12
/** A little less than half of the screen is the upper part: a note below keeps what is above in sight. */
const UPPER = 0.45

/** Notes are measured in whole pixels: half ones would blur their words. */
const inWholePixels = {
  ...platform,
  getDimensions: (note: Element) => {
    const { offsetWidth: width, offsetHeight: height } = note as HTMLElement
    return { width, height }
  },
}

interface Span {
  left: number
  right: number
}

/** A box as wide as the anchor and as high as what stays in sight. */
export function reference({ anchor, beside }: NotePlace): VirtualElement {
  return {
    contextElement: anchor,
    getBoundingClientRect: () => {
      const { left, width } = anchor.getBoundingClientRect()
      const { top, height } = (beside ?? anchor).getBoundingClientRect()
      return new DOMRect(left, top, width, height)
    },
  }
}

export async function placeNote(note: HTMLElement, place: NotePlace): Promise<{ x: number; y: number }> {
  const { anchor, frame, goal, side = 'below', edge: padding } = place
  const below = side === 'room' ? anchor.getBoundingClientRect().top < innerHeight * UPPER : side === 'below'
  const onScreen = { boundary: [], padding }
  return computePosition(reference(place), note, {
    platform: inWholePixels,
    strategy: 'fixed',
    placement: below ? 'bottom' : 'top',
    middleware: [
      offset(GAP),
      flip({ ...onScreen, crossAxis: false }),
      shift({ boundary: frame ? [frame] : [], padding }),
      shift({ ...onScreen, mainAxis: false, crossAxis: true }),
      goal && keepOff(goal, frame, padding),
    ],
  })
}

/** Moves the note to the side of what has to be seen, where it would cover it. */
function keepOff(goal: Element, frame: Element | null | undefined, edge: number): Middleware {
  return {
    name: 'keepOff',
    fn: ({ x, y, rects: { floating } }) => {
      const kept = goal.getBoundingClientRect()
      if (y > kept.bottom || y + floating.height < kept.top) return {}
      const { left, right } = frame?.getBoundingClientRect() ?? { left: 0, right: innerWidth }
      return { x: aside(x, floating.width, kept, { left: left + edge, right: right - edge }) }
    },
  }
}

/** As near as may be to where a note is wanted, within its room, and not over what is kept free. */
export function aside(wanted: number, width: number, kept: Span, room: Span): number {
  const before = kept.left - GAP - width
  const after = kept.right + GAP
  if (wanted <= before || wanted >= after) return wanted
  const free = [before, after].filter((one) => one >= room.left && one + width <= room.right)
  return free.sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0] ?? wanted
}
