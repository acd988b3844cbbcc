"""The pictures that messengers show beside a link: the lid of each game's box, with its title.

    python bench/share_pictures.py

A server of its own is started, and the boxes of its first page are drawn as large as messengers want them, in daylight.
The pictures go into `web/src/<game>/share.jpg`; the build puts them where the server finds them. Take them anew when
the art of a game changes.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Locator, ViewportSize, expect, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import ARGUMENTS, MISSING, find_chromium  # noqa: E402
from tests.browser.hall import Hall  # noqa: E402

SIZE: ViewportSize = {"width": 1200, "height": 630}  # as Open Graph wants it
QUALITY = 82
LARGEST = 120_000  # bytes; some messengers show no larger ones
# One box alone on the page: its art, and below it the title on paper, beside the mark.
ALONE = """box => {
  const [art, title, mark] = [box.querySelector('.art'), box.querySelector('h2'), document.querySelector('.mark svg')]
  const place = (element, style) => (element.removeAttribute('class'), (element.style.cssText = style), element)
  const paper = place(document.createElement('div'), `display: flex; justify-content: center; align-items: center;
    gap: 34px; height: 150px; border-top: 6px double var(--line); background: var(--paper-light)`)
  place(mark, 'width: 92px; height: 92px')
  place(title, 'font: 500 96px/1 var(--serif); letter-spacing: 0.01em; margin-top: -10px')
  paper.append(mark, title)
  place(art, 'container: lid / size; height: 480px; overflow: hidden')
  document.body.style.cssText = 'margin: 0; overflow: hidden; background: none'
  document.body.replaceChildren(art, paper)
}"""


def take(browser: Browser, hall: Hall, path: Path, game: str) -> None:
    """Take the picture of one game."""
    context = browser.new_context(base_url=hall.address, viewport=SIZE, locale="en", color_scheme="light")
    page = context.new_page()
    page.goto("/")
    box: Locator = page.locator("article").filter(has=page.locator(f"a[href='/?game={game}']"))
    expect(box).to_be_visible()
    box.evaluate(ALONE)
    page.evaluate("document.fonts.ready")
    page.screenshot(path=path, type="jpeg", quality=QUALITY)
    context.close()


def main() -> None:
    """Take the pictures of all games."""
    chromium = find_chromium()
    if not chromium:
        sys.exit(MISSING)
    folders = sorted(path.parent for path in (ROOT / "web" / "src").glob("*/game.ts"))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall = Hall(Path(folder), WARM="0")
        hall.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
            for game in folders:
                path = game / "share.jpg"
                take(browser, hall, path, game.name)
                size = path.stat().st_size
                print(f"{path.relative_to(ROOT)} {size / 1000:.0f} kB", flush=True)
                if size > LARGEST:
                    sys.exit(f"{path} has more than {LARGEST / 1000:.0f} kB; some messengers would not show it.")
            browser.close()
        finally:
            hall.stop()


if __name__ == "__main__":
    main()
