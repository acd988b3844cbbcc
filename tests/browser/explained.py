"""What every table owes whoever never saw it: a note for each number and sign, words and targets large enough."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import ON_ITS_SIDE, PHONE
from tests.browser.tables import NEAR, SLIP, settle

SCREENS: dict[str, dict[str, Any]] = {
    "wide": {},
    "large": {"viewport": {"width": 1440, "height": 900}},
    "phone": PHONE,
    "on its side": ON_ITS_SIDE,
}
PHONES = ("phone", "on its side")
SMALLEST = {"wide": 12, "large": 12, "phone": 13, "on its side": 13}  # pixels of words that matter
FINGERTIP = 44  # pixels
RING = "rgb(36, 117, 224)"  # what has the focus, unlike anything that glows

# Every element that shows a number or a sign and, brought into sight and pointed at in its middle, is not explained: by
# what it lies in, or, where that lets fingers through or is nothing of the kind, by what lies there.
_UNEXPLAINED = """async ([root, exempt]) => {
  const found = []
  const without = ['.unseen', '.flights', 'svg svg', exempt].filter(Boolean).join()
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const target = (one) => one?.closest('[data-target]')
  const touched = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2)
  }
  const explained = (one) => {
    const [mine, there] = [target(one), target(touched(one))]
    const lies = !mine || getComputedStyle(mine).pointerEvents === 'none'
    return there && (lies || mine.contains(there) || there.contains(mine))
  }
  for (const one of document.querySelectorAll(`${root} *`)) {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || one.closest(without)) continue
    const own = [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join('')
    const said = own + (one.dataset?.shown ?? '')
    if (!/[\\d²ⅠⅡ?]/.test(said) && one.tagName !== 'svg') continue
    one.scrollIntoView({ block: 'center', inline: 'center' })
    if (explained(one)) continue
    await drawn()  // what lies over the edges of a map comes and goes
    if (explained(one)) continue
    const kind = (each) => `${each?.tagName} ${each?.getAttribute('class')}`
    const name = (each) => target(each)?.dataset.target ?? kind(each)
    found.push(`${kind(one)} "${said.trim()}" of ${name(one)}, where ${name(touched(one))} is`)
  }
  return found
}"""

# Words on the table, with the size they are seen in: a drawing has a unit of its own.
_SMALL = """([root, least, exempt]) => {
  const found = []
  const without = ['.unseen', exempt].filter(Boolean).join()
  const scale = (one) => {
    const drawn = one instanceof SVGElement && one.getScreenCTM()
    return drawn ? Math.hypot(drawn.a, drawn.b) : 1
  }
  for (const one of document.querySelectorAll(`${root} *`)) {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || one.closest(without)) continue
    const own = [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join('').trim()
    const said = own + (one.dataset?.shown ?? '')
    const size = said && parseFloat(getComputedStyle(one).fontSize) * scale(one)
    if (said && size < least - 0.01) found.push(`${one.tagName} ${one.getAttribute('class')} ${said}: ${size}`)
  }
  return [...new Set(found)]
}"""

# Everything that is pressed or explained, and is smaller than a fingertip; what lets fingers through is neither.
_TOO_SMALL_TO_TAP = """([root, least]) => [...document.querySelectorAll(`${root} :is(button, a, [data-explained])`)]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .filter((one) => getComputedStyle(one).pointerEvents !== 'none')
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width < least - 0.5 || box.height < least - 0.5)
  .map(([one, box]) => `${one.dataset.target ?? one.className}: ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`)"""

# A place at which a thing itself is touched, near its middle; best with some room around, for a finger is no point.
_PLACE = """async (thing) => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const { left, top, width, height } = thing.getBoundingClientRect()
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92]
  const away = ([across, down]) => Math.hypot(across - 0.5, down - 0.5)
  const spots = parts.flatMap((across) => parts.map((down) => [across, down]))
    .sort((one, other) => away(one) - away(other))
    .map(([across, down]) => [left + across * width, top + down * height])
  const touched = (x, y) => document.elementFromPoint(x, y)?.closest('[data-target]') === thing
  for (const room of [7, 4, 0]) {
    const around = [[0, 0], [room, 0], [-room, 0], [0, room], [0, -room]]
    const found = spots.find(([x, y]) => around.every(([dx, dy]) => touched(x + dx, y + dy)))
    if (found) return { x: found[0], y: found[1] }
  }
  return null
}"""

# What the note of the page is about.
_DESCRIBED = "document.querySelector('[aria-describedby=note]')?.dataset.target"

# Goes through an area with arrows only: what has a name there and is reached, and what of it says nothing then.
_BY_ARROWS = """async () => {
  const rest = () => new Promise((done) => setTimeout(done, 0))
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
  return { reached: [...reached].map((one) => one.dataset.target).filter(Boolean), silent }
}"""


def note(page: Page) -> Locator:
    """The one note of the page."""
    return page.locator("#note")


def unexplained(page: Page, root: str, exempt: str = "") -> list[str]:
    """Numbers and signs that are explained to nobody who points at them."""
    return list(page.evaluate(_UNEXPLAINED, [root, exempt]))


def told_to_a_mouse_alone(page: Page, root: str) -> int:
    """How many things have a title, which nobody sees who has no mouse."""
    return page.locator(f"{root} [title], [data-target][title]").count()


def small_words(page: Page, root: str, screen: str, exempt: str = "") -> list[str]:
    """Words that are written smaller than they may be on such a screen."""
    return list(page.evaluate(_SMALL, [root, SMALLEST[screen], exempt]))


def too_small_to_tap(page: Page, root: str) -> list[str]:
    """Targets that are smaller than a fingertip."""
    return list(page.evaluate(_TOO_SMALL_TO_TAP, [root, FINGERTIP]))


def wider_than_the_screen(page: Page, root: str) -> int:
    """By how many pixels a table has to be scrolled to the side."""
    return int(page.locator(root).evaluate("one => one.scrollWidth - one.clientWidth"))


def tap_each(page: Page, root: str) -> None:
    """Tap all that can be pointed at: each says something, and a tap beside it puts the note away.

    What opens something when it is tapped is explained to a finger that rests on it; what lets fingers through, by the
    thing it lies on.
    """
    last = {"x": 0.0, "y": 0.0}
    names = _names(page, f"{root} [data-target]:visible")
    assert names, f"nothing can be pointed at in {root}"
    for name in names:
        for thing in page.locator(f'{root} [data-target="{name}"]:visible').all():
            lies_on = thing.evaluate("one => getComputedStyle(one).pointerEvents === 'none'")
            at = _middle_of(thing) if lies_on else _place_of(thing)
            assert at, f"no finger reaches {name}"
            if abs(at["x"] - last["x"]) + abs(at["y"] - last["y"]) < NEAR:
                page.wait_for_timeout(SLIP)
            if thing.get_attribute("aria-expanded") is None:
                page.touchscreen.tap(at["x"], at["y"])  # as a finger does, whether or not something can be played there
            else:
                _rest(page, at)
            expect(note(page), f"{name} says nothing when it is tapped").to_be_visible()
            told = page.evaluate(_DESCRIBED)
            assert told and (told == name or lies_on), f"a tap on {name} explains {told}"
            assert note(page).inner_text().strip(), f"{name} has an empty note"
            page.evaluate("document.body.click()")
            expect(note(page)).to_be_hidden()
            last = at


def _place_of(thing: Locator) -> dict[str, float] | None:
    """Bring something into sight; where it can be touched itself, not something that lies on it."""
    thing.evaluate("one => one.scrollIntoView({ block: 'center', inline: 'center' })")
    return dict(found) if (found := thing.evaluate(_PLACE)) else None


def _middle_of(thing: Locator) -> dict[str, float]:
    """Bring something into sight; where its middle is."""
    thing.evaluate("one => one.scrollIntoView({ block: 'center', inline: 'center' })")
    box = thing.bounding_box()
    assert box
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def hold(page: Page, thing: Locator) -> None:
    """Rest a finger on something until it is explained."""
    settle(page)
    _rest(page, _middle_of(thing))


def _rest(page: Page, at: dict[str, float]) -> None:
    """Rest a finger on a place until what is there is explained."""
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(note(page)).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def by_arrows(page: Page, root: str) -> dict[str, list[str]]:
    """Jump to each area of the page by its key, and go through it with arrows.

    Of all that can be pointed at on the table, and of all that is only explained, wherever it is: what is `unreached`
    so, and what is `silent` when it is reached.
    """
    keys = page.locator("[data-area-key]:visible").evaluate_all("all => all.map((one) => one.dataset.areaKey)")
    assert {"1", "2", "3"} <= set(keys), f"there are areas {keys} only"
    reached: set[str] = set()
    silent: list[str] = []
    for key in keys:
        page.keyboard.press(key)
        inside = page.evaluate("key => !!document.activeElement.closest(`[data-area-key='${key}']`)", key)
        assert inside, f"{key} jumps nowhere"
        found = page.evaluate(_BY_ARROWS)
        reached |= set(found["reached"])
        silent += found["silent"]
    wanted = _names(page, f"{root} [data-target]:visible, [data-explained]:visible")
    return {"unreached": [name for name in wanted if name not in reached], "silent": silent}


def _names(page: Page, selector: str) -> list[str]:
    """The names of what can be pointed at, each once."""
    return list(dict.fromkeys(page.locator(selector).evaluate_all("all => all.map((one) => one.dataset.target)")))
