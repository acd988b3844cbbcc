// How cards travel: one pair of transitions for the whole table, so that a card leaves one place and arrives in another.
import { cubicOut } from 'svelte/easing'
import { prefersReducedMotion } from 'svelte/motion'
import { crossfade, fly, scale } from 'svelte/transition'

/** The time a movement takes; none for those who asked for none. */
export const quick = (time = 320): number => (prefersReducedMotion.current ? 0 : time)

export const [send, receive] = crossfade({
  duration: () => quick(380),
  easing: cubicOut,
  // a card from the deck comes from its side
  fallback: (node, _, intro) =>
    intro && node.matches('[data-from-deck]')
      ? fly(node, { x: -90, duration: quick(320), easing: cubicOut })
      : scale(node, { start: 0.7, duration: quick(260) }),
})
