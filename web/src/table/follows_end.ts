// A list that shows its end as long as nobody scrolled away from it: also when it, or what is in it, changes its size.

/** how near to the end is the end, in pixels */
const NEAR = 24
/** how long after a person touched it a scroll is theirs, in milliseconds */
const OWN = 700
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** For the scrolling element: `follows` says whether it shows its end, `tell` hears when a person changes that. */
export function followsEnd(follows: () => boolean, tell: (now: boolean) => void) {
  return (list: HTMLElement): (() => void) => {
    let touched = -Infinity
    const touch = () => (touched = performance.now())
    const isAtEnd = () => list.scrollHeight - list.scrollTop - list.clientHeight < NEAR
    const stay = () => {
      if (follows()) list.scrollTop = list.scrollHeight
    }
    const scrolled = () => {
      if (isAtEnd()) tell(true)
      else if (performance.now() - touched < OWN) tell(false)
      else stay()
    }
    const sizes = new ResizeObserver(stay)
    const watch = new MutationObserver(() => {
      sizes.disconnect()
      sizes.observe(list)
      for (const child of list.children) sizes.observe(child)
      stay()
    })
    sizes.observe(list)
    watch.observe(list, { childList: true, subtree: true, characterData: true })
    for (const hand of HANDS) list.addEventListener(hand, touch, { passive: true })
    list.addEventListener('scroll', scrolled)
    return () => {
      sizes.disconnect()
      watch.disconnect()
      for (const hand of HANDS) list.removeEventListener(hand, touch)
      list.removeEventListener('scroll', scrolled)
    }
  }
}
