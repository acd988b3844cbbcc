// How cards travel: one pair of transitions for the whole table, so that a card leaves one place and arrives in
// another.
import { cubicOut } from 'svelte/easing'
import { prefersReducedMotion } from 'svelte/motion'
import { crossfade, fly, scale } from 'svelte/transition'

/** How long one move is seen before the next begins. */
export const MOVE_LASTS = 320
/** How long a worker is on its way, before it stands where it arrives. */
export const FLIGHT = 260

let hurried = false

/** The time a movement takes; none for those who asked for none. */
export const quick = (time = MOVE_LASTS): number => (prefersReducedMotion.current || hurried ? 0 : time)

/** Whatever is on its way over the table arrives now. */
export function arrive(table: HTMLElement): void {
  hurried = true
  requestAnimationFrame(() => (hurried = false))
  for (const motion of table.getAnimations({ subtree: true })) {
    if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish()
  }
}

export const [send, receive] = crossfade({
  duration: () => quick(),
  easing: cubicOut,
  // a card from the deck comes from its side
  fallback: (node, _, intro) =>
    intro && node.matches('[data-from-deck]')
      ? fly(node, { x: -90, duration: quick(), easing: cubicOut })
      : scale(node, { start: 0.7, duration: quick(260) }),
})
