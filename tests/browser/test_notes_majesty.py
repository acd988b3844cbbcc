"""The Majesty table explains itself: numbers and signs by tap and by keyboard, attacks and others' turns in view."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Guests
from tests.browser.tables import FRIEND, ME, Table, choose, glowing, lay_table, possible, settle, turn_sign

SCREENS = {"wide": (1280, 720), "phone": (390, 844), "phone across": (844, 390)}
SMALLEST = {"wide": 12, "phone": 13, "phone across": 13}  # pixels of text that matters
FINGERTIP = 44  # pixels
CLARA = {**FRIEND, "name": "Clara", "house": "teal"}
# Whatever shows a number or a sign at the table, and where it lies nothing is hit that has a note.
UNEXPLAINED = """() => {
  const table = document.querySelector('.majesty')
  const shows = one => one.matches('svg')
    || [...one.childNodes].some(node => node.nodeType === 3 && /[\\d²ⅠⅡ?]/.test(node.data))
  const dumb = []
  for (const one of table.querySelectorAll('*')) {
    if (!shows(one) || one.closest('svg svg') || one.closest('.unseen') || one.closest('.flights')) continue
    if (!one.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue
    one.scrollIntoView({block: 'center', inline: 'center'})
    const {left, top, width, height} = one.getBoundingClientRect()
    if (!width || !height) continue
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!hit?.closest('[data-target]')) dumb.push(`${one.outerHTML.slice(0, 120)} under ${hit?.outerHTML.slice(0, 80)}`)
  }
  return dumb
}"""
SMALL = """least => {
  const table = document.querySelector('.majesty')
  const found = new Set()
  for (const one of table.querySelectorAll('*')) {
    const says = [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim())
    if (!says || one.closest('.unseen') || !one.checkVisibility({opacityProperty: true})) continue
    const size = parseFloat(getComputedStyle(one).fontSize)
    if (size < least) found.add(`${one.className} "${one.textContent.trim().slice(0, 30)}" ${size}`)
  }
  return [...found]
}"""
TOO_SMALL = """least => [...document.querySelectorAll('.majesty button')]
  .filter(one => one.checkVisibility() && getComputedStyle(one).pointerEvents !== 'none')
  .map(one => [one.ariaLabel || one.textContent.trim().slice(0, 40), one.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.width, box.height) < least - 0.5)
  .map(([name, box]) => `${name}: ${Math.round(box.width)} by ${Math.round(box.height)}`)"""


def _guest(guests: Guests, screen: str) -> Page:
    width, height = SCREENS[screen]
    phone = {} if screen == "wide" else {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    return guests(viewport={"width": width, "height": height}, reduced_motion="reduce", **phone)


def _play(table: Table, until: Callable[[dict[str, Any]], bool], chance: random.Random) -> dict[str, Any]:
    """Play all seats by chance until Anna sees what is wanted."""
    scene = table.scene(0)
    while not until(scene):
        assert not scene["over"], "it never came to that"
        seat = scene["turn"]
        who = table if seat == 0 else table.by_link(seat)
        who.play(seat, choose(who.scene(seat), chance))
        scene = table.scene(0)
    return scene


def _in_mid_game(guests: Guests, screen: str, **wishes: Any) -> Page:
    page = _guest(guests, screen)
    table = lay_table(page.context.request, "majesty", [ME, FRIEND, CLARA], **wishes)
    _play(table, lambda scene: scene["table"]["round"] == 5 and scene["turn"] == 0, random.Random(1))
    page.goto(f"/table/{table.id}")
    expect(glowing(page).first).to_be_visible()
    settle(page)
    return page


def _note(page: Page) -> Locator:
    return page.locator("#note")


@pytest.mark.parametrize("sides", ["A" * 8, "B" * 8])
@pytest.mark.parametrize("screen", SCREENS)
def test_every_number_and_sign_has_a_note(guests: Guests, screen: str, sides: str) -> None:
    page = _in_mid_game(guests, screen, options={"sides": sides})
    assert page.evaluate(UNEXPLAINED) == []
    assert page.locator(".majesty [title], [data-target][title]").count() == 0


def test_on_a_phone_a_tap_explains_whatever_is_tapped(guests: Guests) -> None:
    page = _in_mid_game(guests, "phone")
    names = page.locator(".majesty [data-target]").evaluate_all("all => all.map(one => one.dataset.target)")
    kinds = {re.sub(r"\d+", "", name): name for name in names if not name.startswith("realm")}
    assert len(kinds) > 20
    for name in kinds.values():
        target = page.locator(f'.majesty [data-target="{name}"]').first
        if target.evaluate("one => getComputedStyle(one).pointerEvents") == "none":
            continue  # a price, which lies on its card
        target.scroll_into_view_if_needed()
        page.wait_for_timeout(450)  # a second tap at the same place at once would be a slip
        target.tap()
        expect(_note(page), name).to_be_visible()
        assert len(_note(page).inner_text()) > 3, name
        page.keyboard.press("Escape")
        expect(_note(page)).to_be_hidden()


def test_keys_jump_to_areas_and_arrows_reach_what_is_explained(page: Page) -> None:
    table = lay_table(page.context.request, "majesty", [ME, FRIEND, CLARA])
    _play(table, lambda scene: scene["table"]["round"] == 4 and scene["turn"] == 0, random.Random(1))
    page.goto(f"/table/{table.id}")
    expect(glowing(page).first).to_be_visible()
    for key, area in (("1", "#majesty-realm"), ("2", ".market"), ("3", ".others")):
        page.keyboard.press(key)
        expect(page.locator(f"{area} :focus")).to_have_count(1)
        reached: set[str] = set()
        for arrow in ("ArrowRight",) * 16 + ("ArrowDown",) * 3 + ("ArrowLeft",) * 16 + ("ArrowUp", "ArrowRight") * 4:
            page.keyboard.press(arrow)
            name = page.evaluate("document.activeElement.dataset.target ?? ''")
            if name:
                reached.add(re.sub(r"\d+", "", name).split()[0])
                expect(_note(page)).to_be_visible()
        wanted = {"1": {"building", "people"}, "2": {"offer", "deck", "price"}, "3": {"door", "points", "workers"}}[key]
        assert wanted <= reached, (key, reached)


def test_a_card_is_taken_by_keys_and_the_focus_stays_at_the_market(page: Page) -> None:
    table = lay_table(page.context.request, "majesty", [ME, FRIEND])
    page.goto(f"/table/{table.id}")
    expect(glowing(page).first).to_be_visible()
    page.keyboard.press("2")
    expect(page.locator(".market [data-glows]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    page.keyboard.press("4")
    expect(page.get_by_role("button", name="Take", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(turn_sign(page)).to_contain_text("Boris")
    expect(page.locator(".market :focus")).to_have_count(1)


def test_the_focus_looks_like_nothing_that_glows(page: Page) -> None:
    lay = lay_table(page.context.request, "majesty", [ME, FRIEND])
    page.goto(f"/table/{lay.id}")
    expect(glowing(page).first).to_be_visible()
    page.keyboard.press("2")
    ring, gold = page.evaluate(
        """() => {
          const probe = document.createElement('i')
          document.body.append(probe)
          probe.style.color = 'var(--gold)'
          return [getComputedStyle(document.activeElement).outlineColor, getComputedStyle(probe).color]
        }"""
    )
    assert ring != gold


@pytest.mark.parametrize("screen", SCREENS)
def test_text_is_large_enough_to_read(guests: Guests, screen: str) -> None:
    page = _in_mid_game(guests, screen)
    assert page.evaluate(SMALL, SMALLEST[screen]) == []


@pytest.mark.parametrize("screen", ["phone", "phone across"])
def test_what_is_tapped_is_as_large_as_a_fingertip(guests: Guests, screen: str) -> None:
    page = _in_mid_game(guests, screen)
    assert page.evaluate(TOO_SMALL, FINGERTIP) == []
    assert page.locator(".majesty").evaluate("one => one.scrollWidth - one.clientWidth") == 0


def _points(offer: dict[str, Any]) -> int:
    """What an offer brings Anna."""
    return sum(gain["points"] for gain in offer["gains"] if gain["seat"] == 0)


def _table_of_plenty(page: Page) -> Table:
    """A table at which Anna gained ten points or more since her last turn began."""
    for seed in range(1, 20):
        table = lay_table(page.context.request, "majesty", [{**ME, "name": "Annabella Maria"}, FRIEND], seed=seed)
        boris, chance = table.by_link(1), random.Random(seed)
        scene = table.scene(0)
        while not scene["over"]:
            before = scene["scores"][0]
            while scene["turn"] == 0:
                scene = table.play(0, max(possible(scene), key=_points))
            boris.play_on(1, chance, lambda now: now["turn"] != 1)
            scene = table.scene(0)
            if scene["scores"][0] >= before + 10 and not scene["over"]:
                return table
    raise AssertionError("Anna never gained ten points")


def test_points_of_two_digits_stay_in_the_head_line(guests: Guests) -> None:
    page = _guest(guests, "phone")
    page.goto(f"/table/{_table_of_plenty(page).id}")
    head = page.locator("#majesty-realm header")
    expect(head.locator(".change")).to_have_text(re.compile(r"^\+\d\d$"))
    tops = head.locator("h2, .points, .workers, .variety").evaluate_all(
        "all => all.map(one => { const box = one.getBoundingClientRect(); return (box.top + box.bottom) / 2 })"
    )
    assert max(tops) - min(tops) < 16, tops


def _attacked(page: Page) -> tuple[Table, dict[str, Any]]:
    """A table at which Boris attacked Anna just now, and how the log has it."""
    for seed in range(1, 12):
        table = lay_table(page.context.request, "majesty", [ME, FRIEND], seed=seed)
        chance = random.Random(seed)
        scene = table.scene(0)
        while not scene["over"]:
            seat = scene["turn"]
            who = table if seat == 0 else table.by_link(seat)
            offers = possible(who.scene(seat))
            if seat == 1:
                hits = [one for one in offers if any(gain["rule"] == "majesty.attack.wounded" for gain in one["gains"])]
                if hits:
                    who.play(1, hits[0])
                    gain = next(one for one in hits[0]["gains"] if one["rule"] == "majesty.attack.wounded")
                    return table, gain
            who.play(seat, chance.choice(offers))
            scene = table.scene(0)
    raise AssertionError("Boris never could attack")


@pytest.mark.parametrize("screen", SCREENS)
def test_an_attack_on_me_is_seen_and_says_why(guests: Guests, screen: str) -> None:
    page = _guest(guests, screen)
    table, attack = _attacked(page)
    page.goto(f"/table/{table.id}")
    chip = page.locator(".lately .attacked")
    expect(chip).to_be_in_viewport()
    expect(chip).to_contain_text("attacks you")
    chip.click()
    for words in ("Boris had", "Knight", "Guard", "infirmary", attack["args"]["card"], attack["args"]["place"]):
        expect(_note(page)).to_contain_text(words)
    # the lost card is marked where it lies, and the attacker's Barracks
    expect(page.locator("#majesty-realm [data-building=Infirmary] .marked")).to_have_count(1)
    expect(page.locator(".others [data-building=Barracks].marked")).to_have_count(1)


def test_turns_of_others_come_into_view_on_a_phone_while_they_happen(guests: Guests) -> None:
    page = _guest(guests, "phone")
    table = lay_table(page.context.request, "majesty", [ME, FRIEND, CLARA])
    page.goto(f"/table/{table.id}")
    expect(glowing(page).first).to_be_visible()
    table.play(0, possible(table.scene(0))[0])
    page.locator(".others").scroll_into_view_if_needed()
    page.locator(".majesty").evaluate("one => one.scrollTo(0, one.scrollHeight)")
    boris = table.by_link(1)
    boris.play(1, possible(boris.scene(1))[0])
    chip = page.locator(".lately .chip")
    expect(chip).to_have_count(1)
    expect(chip).to_contain_text("Boris")
    expect(chip).to_be_in_viewport()


def test_the_last_move_of_each_house_is_marked_until_i_move(page: Page) -> None:
    table = lay_table(page.context.request, "majesty", [ME, FRIEND, CLARA])
    scene = _play(table, lambda scene: scene["table"]["round"] == 2 and scene["turn"] == 0, random.Random(1))
    page.goto(f"/table/{table.id}")
    expect(glowing(page).first).to_be_visible()
    lines = page.locator(".others .line")
    for at in range(2):
        expect(lines.nth(at).locator(".marked:not([data-building=Infirmary])")).to_have_count(1)
    expect(page.locator(".lately .chip")).to_have_count(2)
    table.play(0, possible(scene)[0])
    expect(page.locator(".lately .chip")).to_have_count(0)
    for at in range(2):
        expect(lines.nth(at).locator(".marked:not([data-building=Infirmary])")).to_have_count(0)


def test_points_through_others_are_explained(guests: Guests) -> None:
    page = _guest(guests, "phone")
    chance = random.Random(2)
    table = lay_table(page.context.request, "majesty", [ME, FRIEND])

    def comes(scene: dict[str, Any]) -> bool:
        """Boris can take somebody who brings Anna points."""
        if scene["turn"] != 1:
            return False
        boris = table.by_link(1)
        gifts = [
            offer
            for offer in possible(boris.scene(1))
            if any(gain["rule"] == "majesty.building.all_with" and gain["seat"] == 0 for gain in offer["gains"])
        ]
        if gifts:
            boris.play(1, gifts[0])
        return bool(gifts)

    _play(table, comes, chance)
    page.goto(f"/table/{table.id}")
    gift = page.locator(".lately .gift")
    expect(gift).to_have_text(re.compile(r"you \+\d"))
    page.locator("#majesty-realm [data-target^='points 0']").tap()
    expect(_note(page)).to_contain_text(re.compile(r"\+\d through Boris"))


def test_previews_say_what_one_really_gets(page: Page) -> None:
    table = lay_table(page.context.request, "majesty", [ME, FRIEND])
    page.goto(f"/table/{table.id}")
    offer = next(one for one in possible(table.scene(0)) if one["what"]["price"] == 3)
    page.locator(f'[data-target="offer {offer["move"]}"]').click()
    expect(_note(page)).to_contain_text("Workers: 5 − 3")
    expect(_note(page)).to_contain_text("Variety 0² → 1²: +1 at the end")
    expect(_note(page)).to_contain_text("you have most")
    assert not re.search(r"\b(scored|gained|had)\b", _note(page).inner_text())


def test_the_last_round_is_announced(guests: Guests) -> None:
    page = _guest(guests, "phone")
    table = lay_table(page.context.request, "majesty", [ME, FRIEND])
    _play(table, lambda scene: scene["table"]["round"] == 12 and scene["turn"] == 0, random.Random(3))
    page.goto(f"/table/{table.id}")
    notice = page.locator(".lately .notice")
    expect(notice).to_have_text("Your last card")
    expect(notice).to_be_in_viewport()
    notice.tap()
    expect(_note(page)).to_contain_text("Workers left over count nothing")
