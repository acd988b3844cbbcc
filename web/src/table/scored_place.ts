// What a part of a scoring is about: marked on the table, and brought into sight.
import { bringIntoSight } from '../lib/sight'
import type { StepOfScoring } from './story_parts'

/** Mark all that carries the name of its place, or else of its part; returns how to take the marks away. */
export function markScored({ part, place }: StepOfScoring): () => void {
  const [kind, name] = place ? ['place', place] : ['part', part]
  const marked = [...document.querySelectorAll<HTMLElement>(`#table [data-${kind}="${CSS.escape(name)}"]`)]
  for (const one of marked) one.dataset.scored = ''
  // The table first makes room for what is said of it, and finds its place anew in the room that is left: that takes a
  // whole frame.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      const largest = marked.toSorted((one, other) => areaOf(other) - areaOf(one))[0]
      if (largest) bringIntoSight(largest)
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    for (const one of marked) delete one.dataset.scored
  }
}

/** How much of the page it takes; nothing where it is hidden. */
function areaOf(one: HTMLElement): number {
  const { width, height } = one.getBoundingClientRect()
  return one.checkVisibility({ visibilityProperty: true }) ? width * height : 0
}
