"""Called to the table: a sign in the tab's title, a bell, and a notification for those who look elsewhere."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Guests
from tests.browser.tables import FRIEND, ME, Table, glowing, log, possible, set_table, settle, turn_sign

# Keeps notifications instead of showing them, and lets a test say that the page is hidden.
ELSEWHERE = """
  window.notices = []
  window.Notification = class {
    static permission = 'granted'
    static requestPermission = async () => 'granted'
  }
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body }) => {
    window.notices.push(`${title}: ${body}`)
  }
  window.away = false
  Object.defineProperty(document, 'hidden', { get: () => window.away })
"""
# Counts the tones that are begun; everything else of a sound does nothing.
EAR = """
  window.tones = 0
  const nothing = () => new Proxy(() => {}, {
    get: (_, name) => (name === 'then' ? undefined : name === Symbol.toPrimitive ? () => 0 : nothing()),
    apply: () => nothing(),
    set: () => true,
  })
  window.AudioContext = class {
    state = 'suspended'
    currentTime = 0
    destination = nothing()
    async resume() { this.state = 'running' }
    createGain() { return nothing() }
    createOscillator() {
      return { frequency: {}, connect: () => nothing(), start: () => (window.tones += 1), stop: () => {} }
    }
  }
"""


def _sit_down_where_the_friend_moves(page: Page) -> Table:
    table = set_table(page, "majesty", [ME, FRIEND])
    expect(glowing(page).first).to_be_visible()
    _move(table, 0)
    expect(page).to_have_title("Boris’s turn – Majesty")
    return table


def _move(table: Table, seat: int) -> None:
    """Take the card that costs nothing, somewhere else."""
    player = table.by_link(seat) if seat else table
    scene = player.scene(seat)
    while scene["turn"] == seat:
        scene = player.play(seat, possible(scene)[-1])


def _wish(page: Page, **wishes: bool) -> None:
    """Come with switches of the menu set."""
    said = ", ".join(f"{name}: {str(wish).lower()}" for name, wish in wishes.items())
    page.add_init_script(f"localStorage.regalia ??= JSON.stringify({{{said}}})")


def test_the_title_of_the_tab_has_a_sign_when_it_is_my_turn_looked_at_or_not(page: Page) -> None:
    page.add_init_script(ELSEWHERE)
    table = _sit_down_where_the_friend_moves(page)
    _move(table, 1)
    expect(page).to_have_title("● Your turn – Majesty")
    _move(table, 0)
    expect(page).to_have_title("Boris’s turn – Majesty")
    page.evaluate("window.away = true")
    _move(table, 1)
    expect(page).to_have_title("● Your turn – Majesty")


def test_who_allowed_it_and_looks_elsewhere_is_notified(page: Page) -> None:
    page.add_init_script(ELSEWHERE)
    _wish(page, notify=True)
    table = _sit_down_where_the_friend_moves(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")  # which shows notices
    _move(table, 1)
    expect(turn_sign(page)).to_contain_text("Your turn")
    assert page.evaluate("notices") == []  # the page is looked at
    _move(table, 0)
    expect(turn_sign(page)).to_contain_text("Boris")
    page.evaluate("window.away = true")
    _move(table, 1)
    page.wait_for_function("notices.length")
    assert page.evaluate("notices") == ["Regalia: It is your turn, Anna."]


def test_nobody_is_notified_who_did_not_ask_for_it(page: Page) -> None:
    page.add_init_script(ELSEWHERE)
    table = _sit_down_where_the_friend_moves(page)
    page.evaluate("window.away = true")
    _move(table, 1)
    expect(page).to_have_title("● Your turn – Majesty")
    assert page.evaluate("notices") == []


def test_notices_are_allowed_in_the_menu_and_remembered(page: Page) -> None:
    page.add_init_script(ELSEWHERE)
    set_table(page, "majesty", [ME, FRIEND])
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("checkbox", name="Notify me when it is my turn").check()
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("checkbox", name="Notify me when it is my turn")).to_be_checked()


def test_a_bell_sounds_when_it_becomes_my_turn(page: Page) -> None:
    page.add_init_script(EAR)
    table = _sit_down_where_the_friend_moves(page)
    turn_sign(page).click()  # browsers let a page sound only after a touch
    assert page.evaluate("tones") == 0
    _move(table, 1)
    page.wait_for_function("tones === 3")  # one bell


def test_no_bell_sounds_where_it_is_switched_off(page: Page) -> None:
    page.add_init_script(EAR)
    _wish(page, sound=False)
    table = _sit_down_where_the_friend_moves(page)
    turn_sign(page).click()
    _move(table, 1)
    expect(turn_sign(page)).to_contain_text("Your turn")
    assert page.evaluate("tones") == 0


def test_the_bell_sounds_in_a_browser_as_it_is(page: Page) -> None:
    page.add_init_script("""
      window.starts = 0
      const start = OscillatorNode.prototype.start
      OscillatorNode.prototype.start = function (...told) { window.starts += 1; return start.apply(this, told) }
    """)
    table = _sit_down_where_the_friend_moves(page)
    turn_sign(page).click()
    _move(table, 1)
    page.wait_for_function("starts === 3")


def test_what_others_did_can_be_shown_again_after_a_reload(guests: Guests) -> None:
    page = guests()
    table = _sit_down_where_the_friend_moves(page)
    _move(table, 1)
    again = page.get_by_role("button", name="Show again")
    expect(again).to_be_visible()
    page.reload()
    settle(page)
    again.click()
    expect(page.get_by_text("What happened since your last move")).to_be_visible()
    expect(log(page)).not_to_contain_text("Boris took")  # as it was before
    expect(log(page)).to_contain_text("Boris")
    expect(page.get_by_text("What happened since your last move")).to_be_hidden()
