// What is spoken of is brought into sight, on tables that are larger than the screen.

/** Bring it into sight, if it is not, or if something lies on it; the page moves as little as it can. */
export function bringIntoSight(one: HTMLElement): void {
  const sees = [new DOMRect(0, 0, innerWidth, innerHeight), ...windowsOf(one)].every(lies(one))
  if (!sees || isUnderStrip(one)) one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
}

const lies = (one: HTMLElement) => {
  const box = one.getBoundingClientRect()
  return ({ left, right, top, bottom }: DOMRect): boolean =>
    box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom
}

/** The parts of the page around it that are larger than what is seen of them. */
function windowsOf(one: HTMLElement): DOMRect[] {
  const at = one.parentElement
  if (!at) return []
  const { overflowX, overflowY } = getComputedStyle(at)
  const isLarger = at.scrollHeight > at.clientHeight || at.scrollWidth > at.clientWidth
  const own = isLarger && /auto|scroll/.test(overflowX + overflowY) ? [at.getBoundingClientRect()] : []
  return [...own, ...windowsOf(at)]
}

/** A strip that stays at the edge of what is scrolled lies on it. */
function isUnderStrip(one: HTMLElement): boolean {
  const { left, top, width, height } = one.getBoundingClientRect()
  const above = document.elementFromPoint(left + width / 2, top + height / 2)
  const strip = above?.closest('[data-strip]')
  return !!strip && !strip.contains(one)
}
