"""What is done with a game that was added as a folder; each act is run in a process of its own, which has the game.

    python -m tests.toys.acts ACT FOLDER [FOLDER …]

The folders are put beside those of `regalia.games`, before anybody looks which games there are.
"""

import contextlib
import io
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import regalia.games


def it_is_listed() -> None:
    """With the others, the oldest first."""
    from regalia.games.catalogue import games

    names = [book.name for book in games()]
    assert names[0] == "nim" and {"royals", "majesty"} < set(names)


def it_is_played() -> None:
    """By its rules, in words, with undo; the same plain, compiled and checked."""
    from regalia import new_game

    game = new_game("nim", players=3, seed=4)
    assert [str(move) for move in game.legal_moves] == ["take 1", "take 2", "take 3"]
    assert str(game.why_not(game.move(7))) == "There are not that many stones."
    assert game.legal_moves[1].meaning("de") == "2 nehmen."
    game.play("take 2")
    game.undo()
    ends = set()
    for way in ("plain", "compiled", "checked"):
        played = new_game("nim", players=3, seed=4, way=way)
        played.play_out()
        ends.add((played.scores, tuple(str(step) for step in played.steps)))
        assert sum(line.points for line in played.score_sheet().lines) == sum(played.scores)
    assert len(ends) == 1


def it_is_recorded() -> None:
    """And read back, step by step."""
    from regalia import new_game, parse_record, record_text

    game = new_game("nim", players=2, seed=9)
    game.play_out()
    again = parse_record(record_text(game))
    assert (again.steps, again.scores) == (game.steps, game.scores)


def it_is_searched() -> None:
    """With four stones left, taking three leaves the last one to the other."""
    from regalia import new_game
    from regalia.bots.advice import Thinker
    from regalia.bots.levels import Level

    level = Level(game="nim", name="thinker", method="search", leaf="random playout", iterations=800)
    game = new_game("nim", players=2, seed=1, way="compiled")
    for move in ("take 3", "take 3", "take 2"):
        game.play(move)
    advice = Thinker(level).advise(game.view(game.turn))
    assert str(advice.best) == "take 3"
    assert advice.wins[advice.seat] > 0.9


def it_has_no_bots_and_says_so() -> None:
    """A folder without levels.toml is a whole game; who asks for a bot is told."""
    from regalia import new_game
    from regalia.bots.advice import advise
    from regalia.bots.levels import level
    from regalia.kernel.refusal import Refusal

    game = new_game("nim", players=2, seed=1)
    for ask in (lambda: advise(game.view(0)), lambda: level("nim", 3)):
        try:
            ask()
        except Refusal as refused:
            assert str(refused) == "Nim has no bots: there is no levels.toml in its folder."
        else:
            raise AssertionError("a bot that nobody made")


def it_is_drawn_at_random_in_masses() -> None:
    """A batch inside compiled code; whoever takes the last stone seldom wins."""
    from regalia.engine.batch import random_batch, results
    from regalia.games.catalogue import rulebook

    options = rulebook("nim").choose(players=2)
    batch = random_batch("nim", options, seed=1, games=5_000)
    found = results("nim", options, batch.states)
    assert abs(found.shares.sum() - 5_000) < 1e-6
    assert (batch.states.heap == 0).all()


def it_is_on_the_command_line() -> None:
    """With its options; others are refused."""
    from regalia import cli

    def run(*words: str) -> str:
        said = io.StringIO()
        sys.argv = ["regalia", *words]
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said), contextlib.suppress(SystemExit):
            cli.main()
        return said.getvalue()

    assert "500 random games" in run("simulate", "nim", "--players", "3", "--games", "500")
    assert "Nim has no option --sides." in run("simulate", "nim", "--sides", "AAAAAAAA")


def it_is_a_game_of_openspiel() -> None:
    """By its name."""
    from regalia.interop.openspiel import openspiel

    game = openspiel().load_game("regalia_nim(players=3)")
    assert game.num_players() == 3


def it_is_described_to_the_client() -> None:
    """Its options and its rules."""
    from regalia.server.client_sources import facts, rules

    assert '"nim": {' in facts()
    assert '"nim.take"' in rules()


def it_is_served_and_shown_to_three_viewers() -> None:
    """Two seats and a spectator: each seat sees its own card, nobody else's, and all of them at the end."""
    import httpx

    with _serving() as address, httpx.Client(base_url=address, timeout=60) as browser:
        wish = {"game": "nim", "seats": [{"kind": "me"}, {"kind": "screen"}], "starts": "first", "seed": 3}
        table = browser.post("/api/tables", json=wish).raise_for_status().json()["table"]
        _play_and_look(browser, table)


def its_rules_are_told() -> None:
    """A game that says nothing of its rules page has one all the same, without contents."""
    import httpx

    with _serving() as address, httpx.Client(base_url=address, timeout=60) as browser:
        told = browser.post("/api/rules/nim", json={"options": {"players": 3}}).raise_for_status().json()
    assert (told["figures"], told["paragraphs"], told["rulings"]) == (None, [], [])
    assert (told["options"], told["board"]) == ({"players": 3}, {"game": "nim"})


@contextlib.contextmanager
def _serving() -> Iterator[str]:
    """A server in a thread of this process, which has the game; its address."""
    import uvicorn

    from regalia.server.app import create_app
    from regalia.server.settings import Settings

    with tempfile.TemporaryDirectory() as folder, socket.create_server(("127.0.0.1", 0)) as opened:
        app = create_app(Settings(store=f"{folder}/tables.db", warm=False, seeds=True))
        server = uvicorn.Server(uvicorn.Config(app, log_level="warning"))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [opened]})
        thread.start()
        while not server.started:
            time.sleep(0.01)
        yield f"http://127.0.0.1:{opened.getsockname()[1]}"
        server.should_exit = True
        thread.join()


def _play_and_look(browser: Any, table: str) -> None:
    def look(seat: int | None) -> Any:
        asked = {} if seat is None else {"seat": seat}
        return browser.get(f"/api/tables/{table}/scene", params=asked).raise_for_status().json()

    def play(seat: int, move: int) -> Any:
        answer = browser.post(f"/api/tables/{table}/moves", json={"seat": seat, "moves": [move]})
        return answer.raise_for_status().json()

    first = play(0, 2)
    assert [movement["thing"] for stage in first["stages"] for movement in stage["movements"]] == ["card"]
    cards = [look(seat)["scene"]["table"]["card"] for seat in (0, 1, None)]
    assert [[card > 0 for card in seen] for seen in cards] == [
        [True, False, False],
        [False, True, False],
        [False, False, False],
    ]
    dealt = [_cards_told(look(seat)) for seat in (0, 1, None)]
    assert [[card == "hidden" for card in told] for told in dealt] == [[False, True], [True, False], [True, True]]
    seat = 1
    while not (scene := look(seat)["scene"])["over"]:
        assert [offer["what"]["kind"] for offer in scene["offers"]] == ["nim.move.take"] * 3
        assert scene["offers"][-1]["problem"] in (None, "nim.refused.too_few")
        play(seat, 0)
        seat = 1 - seat
    assert all(look(None)["scene"]["table"]["card"][:2])
    sheet = browser.get(f"/api/tables/{table}/sheet").json()
    assert sum(sum(line["points"]) for line in sheet["lines"]) == sum(sheet["totals"])


def it_is_played_in_text_mode() -> None:
    """Its table told as facts, its moves in words, to the end; nobody is told another's card."""
    import httpx

    with _serving() as address, httpx.Client(base_url=address, timeout=60) as browser:
        wish = {"game": "nim", "seats": [{"kind": "me"}, {"kind": "screen"}], "starts": "first", "seed": 3}
        table = browser.post("/api/tables", json=wish).raise_for_status().json()["table"]
        _play_by_typing(browser, table)


def _play_by_typing(browser: Any, table: str) -> None:
    def ask(what: str, seat: int, **asked: str) -> Any:
        params = {"seat": seat, "language": "de", **asked}
        return browser.get(f"/api/tables/{table}/{what}", params=params).raise_for_status().json()

    first = ask("text", 0)
    assert (first["title"], first["status"]) == ("Nim", "Du bist am Zug.")
    facts = {part["key"]: part["lines"] for part in first["parts"]}["table"]
    assert "heap: 12." in facts
    assert [move["text"] for move in first["moves"]] == ["1 nehmen.", "2 nehmen.", "3 nehmen."]
    seat = 0
    while not (told := ask("text", seat))["over"]:
        cards = next(line for line in {part["key"]: part["lines"] for part in told["parts"]}["table"] if "card" in line)
        hidden = cards.removeprefix("card: ").rstrip(".").split(", ")
        assert hidden[1 - seat] == "0", cards
        answer = ask("text/answer", seat, said="take 1")
        browser.post(f"/api/tables/{table}/moves", json={"seat": seat, "moves": answer["moves"]}).raise_for_status()
        seat = 1 - seat
    assert told["status"].startswith("Das Spiel ist aus")


def it_is_played_in_the_terminal() -> None:
    """By two people at one screen, piped, to its score sheet."""
    import subprocess

    code = "import sys, regalia.games, regalia.cli; regalia.games.__path__.append(sys.argv.pop()); regalia.cli.main()"
    lines = "\n" + "take 1\n\n" * 12
    command = [sys.executable, "-c", code, "play", "nim", "--people", "2", "--seed", "1", sys.argv[2]]
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "The game is over: " in done.stdout and done.stdout.splitlines()[-1].startswith("In all: Player ")


def _cards_told(update: Any) -> list[str]:
    """The cards a viewer was told were dealt."""
    steps = [step for news in update["news"] for step in news["steps"]]
    return [event["args"]["card"] for step in steps for event in step["events"] if event["rule"] == "nim.deal"]


def all_its_messages_are_there() -> None:
    """In every language."""
    from regalia.locale.checking import complaints

    assert list(complaints()) == []


def what_is_wrong_with_it_is_said() -> None:
    """One sentence that names it, for broken games and missing messages."""
    from regalia import Refusal
    from regalia.bots.levels import levels
    from regalia.engine.binding import bind_rules
    from regalia.games.catalogue import games
    from regalia.locale.checking import complaints

    try:
        for book in games():
            bind_rules(book.name, "plain")
            levels(book.name)
        print(*complaints(), sep="\n")
    except Refusal as refusal:
        print(refusal)


ACTS: dict[str, Callable[[], None]] = {
    act.__name__: act
    for act in (
        it_is_listed,
        it_is_played,
        it_is_recorded,
        it_is_searched,
        it_has_no_bots_and_says_so,
        it_is_drawn_at_random_in_masses,
        it_is_on_the_command_line,
        it_is_a_game_of_openspiel,
        it_is_described_to_the_client,
        it_is_served_and_shown_to_three_viewers,
        its_rules_are_told,
        it_is_played_in_text_mode,
        it_is_played_in_the_terminal,
        all_its_messages_are_there,
        what_is_wrong_with_it_is_said,
    )
}

if __name__ == "__main__":
    regalia.games.__path__.extend(sys.argv[2:])
    ACTS[sys.argv[1]]()
