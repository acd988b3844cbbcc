// What is spoken of is brought into sight, on tables that are larger than the screen.

/** Bring it into sight, if it is not, or if something lies on it; the page moves as little as it can. */
export function bringIntoSight(one: HTMLElement): void {
  const { left, right, top, bottom } = one.getBoundingClientRect()
  const scrolls =
    one.closest('.chart, .panes > *')?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight)
  const sees = left >= scrolls.left && right <= scrolls.right && top >= scrolls.top && bottom <= scrolls.bottom
  if (!sees || isUnderStrip(one)) one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
}

/** A strip that stays at the edge of what is scrolled lies on it. */
function isUnderStrip(one: HTMLElement): boolean {
  const { left, top, width, height } = one.getBoundingClientRect()
  const above = document.elementFromPoint(left + width / 2, top + height / 2)
  const strip = above?.closest('[data-strip]')
  return !!strip && !strip.contains(one)
}
