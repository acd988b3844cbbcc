"""What every table owes whoever never saw it: a note for each number and sign, words and targets large enough."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

SLIP = 450  # milliseconds after which a second tap on the same place counts
HOLD = 700  # milliseconds a finger rests to ask instead of to act

# Every element that shows a number or a sign and lies in nothing that explains itself.
_UNEXPLAINED = """([root, exempt]) => {
  const found = []
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  for (const one of document.querySelectorAll(`${root} *`)) {
    if (!shown(one) || one.closest('.unseen, [data-target]') || (exempt && one.closest(exempt))) continue
    const own = [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join('')
    const said = own + (one.dataset?.shown ?? '')
    if (!/\\d/.test(said) && one.tagName !== 'svg') continue
    found.push(`${one.tagName} ${one.getAttribute('class')} ${said.trim()}`)
  }
  return found
}"""

# Words on the table, with the size they are written in.
_SMALL = """([root, least]) => {
  const found = []
  for (const one of document.querySelectorAll(`${root} *`)) {
    if (one.closest('.unseen, svg') || !one.checkVisibility({ visibilityProperty: true })) continue
    const own = [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join('').trim()
    const said = own + (one.dataset?.shown ?? '')
    const size = parseFloat(getComputedStyle(one).fontSize)
    if (said && size < least - 0.01) found.push(`${one.tagName} ${one.getAttribute('class')} ${said}: ${size}`)
  }
  return [...new Set(found)]
}"""

# Everything that is pressed or explained, and is smaller than a fingertip.
_TOO_SMALL_TO_TAP = """([root, least]) => [...document.querySelectorAll(`${root} :is(button, a, [data-explained])`)]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width < least - 0.5 || box.height < least - 0.5)
  .map(([one, box]) => `${one.dataset.target ?? one.className}: ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`)"""

# Goes through an area with arrows only; what has a name there and cannot be reached, or says nothing when it is.
_BY_ARROWS = """async (key) => {
  const area = document.querySelector(`[data-area-key="${key}"]`)
  const rest = () => new Promise((done) => setTimeout(done, 0))
  const all = [...area.querySelectorAll('[data-target]')].filter((one) => one.checkVisibility())
  const reached = new Set([document.activeElement])
  const silent = []
  const open = [document.activeElement]
  while (open.length) {
    const from = open.pop()
    from.focus()
    await rest()
    if (from.dataset.target && from.getAttribute('aria-describedby') !== 'note') silent.push(from.dataset.target)
    for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      from.focus()
      from.dispatchEvent(new KeyboardEvent('keydown', { key: arrow, bubbles: true, cancelable: true }))
      const to = document.activeElement
      if (!reached.has(to)) open.push(to)
      reached.add(to)
    }
  }
  const names = new Set([...reached].map((one) => one.dataset.target))
  return { all: all.length, unreached: all.map((one) => one.dataset.target).filter((name) => !names.has(name)), silent }
}"""


def note(page: Page) -> Locator:
    """The one note of the page."""
    return page.locator("#note")


def unexplained(page: Page, root: str, exempt: str = "") -> list[str]:
    """Numbers and signs that lie in nothing that explains itself."""
    return list(page.evaluate(_UNEXPLAINED, [root, exempt]))


def small_words(page: Page, root: str, least: float) -> list[str]:
    """Words that are written smaller than that."""
    return list(page.evaluate(_SMALL, [root, least]))


def too_small_to_tap(page: Page, root: str, least: float = 44) -> list[str]:
    """Targets that are smaller than a fingertip."""
    return list(page.evaluate(_TOO_SMALL_TO_TAP, [root, least]))


def targets(page: Page, root: str) -> list[str]:
    """The names of all that can be pointed at, each once."""
    names = page.locator(f"{root} [data-target]:visible").evaluate_all("all => all.map((one) => one.dataset.target)")
    return list(dict.fromkeys(names))


def tap_each(page: Page, root: str) -> None:
    """Tap all that can be pointed at: each says something, and a tap beside it puts the note away."""
    for name in targets(page, root):
        thing = page.locator(f'{root} [data-target="{name}"]').first
        page.wait_for_timeout(SLIP)  # the map may have brought it to where the last one was
        thing.tap()
        expect(note(page), f"{name} says nothing when it is tapped").to_be_visible()
        assert note(page).inner_text().strip(), f"{name} has an empty note"
        page.evaluate("window.dispatchEvent(new MouseEvent('click'))")


def hold(page: Page, thing: Locator) -> None:
    """Rest a finger on something."""
    box = thing.bounding_box()
    assert box
    at: dict[str, Any] = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(HOLD)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def by_arrows(page: Page, key: str) -> dict[str, Any]:
    """Jump to an area by its key, and go through it with arrows."""
    page.keyboard.press(key)
    inside = page.evaluate("key => !!document.activeElement.closest(`[data-area-key='${key}']`)", key)
    assert inside, f"{key} jumps nowhere"
    return dict(page.evaluate(_BY_ARROWS, key))
