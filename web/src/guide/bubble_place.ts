// Where a bubble stands: beside what it points at, inside the screen, and over nothing that is needed.

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export type Side = 'below' | 'above' | 'right' | 'left'

export interface BubblePlace {
  side: Side
  left: number
  top: number
  /** where the arrow is along the edge that faces what is pointed at */
  arrow: number
}

/** between the bubble and what it points at: the arrow's room */
export const GAP = 14
const EDGE = 8
/** how near to its corner the arrow of a bubble may be */
const CORNER = 22

const within = (wanted: number, least: number, most: number) => Math.max(least, Math.min(wanted, Math.max(least, most)))

/** How much of one box lies over another. */
export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return across > 0 && down > 0 ? across * down : 0
}

/** The smallest box that holds two. */
export function around(one: Box, other: Box): Box {
  const left = Math.min(one.left, other.left)
  const top = Math.min(one.top, other.top)
  const right = Math.max(one.left + one.width, other.left + other.width)
  const bottom = Math.max(one.top + one.height, other.top + other.height)
  return { left, top, width: right - left, height: bottom - top }
}

/** A bubble on one side of something, as near to the middle of what it points at there as the screen allows. */
function beside(side: Side, size: { width: number; height: number }, all: Box, goal: Box, room: Box): BubblePlace {
  const { width, height } = size
  const across = within(goal.left + goal.width / 2 - width / 2, room.left + EDGE, room.left + room.width - width - EDGE)
  const down = within(goal.top + goal.height / 2 - height / 2, room.top + EDGE, room.top + room.height - height - EDGE)
  const isUpright = side === 'below' || side === 'above'
  const left = isUpright ? across : side === 'right' ? all.left + all.width + GAP : all.left - GAP - width
  const top = !isUpright ? down : side === 'below' ? all.top + all.height + GAP : all.top - GAP - height
  const middle = isUpright ? goal.left + goal.width / 2 - left : goal.top + goal.height / 2 - top
  return { side, left, top, arrow: within(middle, CORNER, (isUpright ? width : height) - CORNER) }
}

/** How much of a bubble is outside of the screen. */
const outside = (box: Box, room: Box) => box.width * box.height - overlap(box, room)

/**
 * The best place for a bubble of a size: inside the screen first, then over nothing that is kept in sight, then beside
 * what is pointed at rather than beside `whole`, all that is read together with it, then on the side that was asked
 * for first. Where no side has room it is moved into the screen.
 */
export function placeBubble(
  size: { width: number; height: number },
  goal: Box,
  kept: Box[],
  room: Box,
  sides: readonly Side[] = ['below', 'above', 'right', 'left'],
  whole: Box | null = null,
): BubblePlace {
  const covering = whole ? [goal, whole, ...kept] : [goal, ...kept]
  const ways = [goal, ...(whole ? [whole] : [])].flatMap((all) =>
    sides.map((side) => {
      const place = beside(side, size, all, goal, room)
      const box = { ...size, left: place.left, top: place.top }
      const covered = covering.reduce((sum, one) => sum + overlap(box, one), 0)
      return { place, bad: 4 * outside(box, room) + covered }
    }),
  )
  const { place } = ways.reduce((best, one) => (one.bad < best.bad - 1 ? one : best))
  return {
    ...place,
    left: within(place.left, room.left + EDGE, room.left + room.width - size.width - EDGE),
    top: within(place.top, room.top + EDGE, room.top + room.height - size.height - EDGE),
  }
}
