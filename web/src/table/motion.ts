// How long motion lasts, and how it is cut short.
import { prefersReducedMotion } from 'svelte/motion'

let hurried = false

/** The time a movement takes; none for those who asked for none. */
export const quick = (time: number): number => (prefersReducedMotion.current || hurried ? 0 : time)

/** Whatever is on its way arrives now, and what changes at once with it does so without motion. */
export function arrive(within: Element): void {
  hurried = true
  requestAnimationFrame(() => (hurried = false))
  for (const motion of within.getAnimations({ subtree: true })) {
    if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish()
  }
}
