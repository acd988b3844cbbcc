"""`regalia play`: whole games at a real pseudo-terminal, piped, at one screen, and at a table by its link."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from regalia.record.reading import read_record
from tests.helpers.serving import BOT, FRIEND, ME, Server, told
from tests.terminal.typist import Typist

PROMPT = r"(?m)^[^\n]*> $"
OVER = "The game is over: "


def piped(lines: str, *arguments: str, state: Path) -> subprocess.CompletedProcess[str]:
    """The command with lines from a pipe."""
    environment = {**os.environ, "XDG_STATE_HOME": str(state), "LANG": "C.UTF-8", "LC_ALL": ""}
    command = [sys.executable, "-m", "regalia.cli", "play", *arguments]
    return subprocess.run(command, input=lines, capture_output=True, text=True, check=False, env=environment)


@pytest.mark.parametrize(("game", "least"), [("royals", 60), ("majesty", 12)])
def test_a_whole_game_is_played_at_a_pseudo_terminal(game: str, least: int, tmp_path: Path) -> None:
    """Always the first move of the list, against the weakest bot, to the score sheet."""
    record = tmp_path / "game.txt"
    arguments = [game, "--players", "2", "--level", "1", "--seed", "4", "--name", "Anna", "--record", str(record)]
    with Typist(tmp_path, *arguments) as typist:
        shown, decisions = typist.wait_for(PROMPT, OVER), 0
        while OVER not in shown:
            typist.type("1")
            shown = typist.wait_for(PROMPT, OVER)
            decisions += 1
        assert typist.end() == 0
    assert decisions >= least
    played = read_record(record)
    assert played.is_over
    winner = played.names[played.winners[0]]
    assert OVER + ("you win." if winner == "Anna" else f"{winner} wins.") in typist.seen
    total = ", ".join(f"{name} {points}" for name, points in zip(played.names, played.scores, strict=True))
    assert typist.seen.rstrip().endswith(f"In all: {total}.")


def test_what_was_typed_comes_back_with_the_arrow_key(tmp_path: Path) -> None:
    with Typist(tmp_path, "majesty", "--people", "2") as typist:
        typist.wait_for(PROMPT)
        typist.type("position market")
        first = typist.wait_for(PROMPT)
        typist.type("\x1b[A")
        again = typist.wait_for(PROMPT)
        assert first.count("In the deck") == again.count("In the deck") == 1


@pytest.mark.parametrize(("key", "code"), [("\x04", 0), ("\x03", 130)])
def test_ctrl_d_and_ctrl_c_leave_with_one_sentence(key: str, code: int, tmp_path: Path) -> None:
    with Typist(tmp_path, "majesty", "--people", "2", "--language", "de") as typist:
        typist.wait_for(PROMPT)
        assert typist.leave(key) == code
    assert typist.seen.splitlines()[-1] == "Du hast den Tisch verlassen."


def test_hands_are_covered_between_two_people_at_one_screen(tmp_path: Path) -> None:
    with Typist(tmp_path, "royals", "--people", "2", "--name", "Anna", "--name", "Ben", "--seed", "1") as typist:
        first = typist.wait_for("Pass the screen to (Anna|Ben)")
        assert "Your hand" not in first
        typist.type("")
        typist.wait_for(PROMPT)
        typist.type("blind")
        shown = typist.wait_for(PROMPT, "Pass the screen")
        card = re.search(r"You drew a (.+) card blind", shown)
        assert card
        while "Pass the screen" not in shown:
            typist.type("end turn")
            shown = typist.wait_for(PROMPT, "Pass the screen")
        assert "\x1b[2J" in typist.raw[-400:], "the screen is wiped before the next person comes"
        typist.type("")
        shown = typist.wait_for(PROMPT)
        assert f"drew a {card[1]} card blind" not in shown
        assert "drew a country card blind." in shown


def test_lines_can_be_piped(tmp_path: Path) -> None:
    done = piped("moves\nnonsense\n1\n", "majesty", "--people", "2", "--seed", "2", state=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0].startswith("Majesty: Player ")
    assert any(line.startswith("1: Take ") for line in lines)
    assert "“nonsense” is not understood; type the number of a move, words of it, or “help”." in lines
    assert any(" took the " in line for line in lines)
    assert lines[-1] == "You left the table."


def test_a_game_without_a_screen_full_of_people_has_advice(tmp_path: Path) -> None:
    done = piped("hint\n", "majesty", "--players", "2", "--seed", "2", state=tmp_path)
    assert "Chance to win: " in done.stdout
    done = piped("hint\n", "majesty", "--people", "2", "--seed", "2", state=tmp_path)
    assert "There are no hints at this table: several people play" in done.stdout


WRONG = {
    "unknown game": (["chess"], "there are "),
    "nobody": (["majesty", "--people", "0"], "from 1 to"),
    "too many people": (["majesty", "--players", "2", "--people", "3"], "from 1 to 2"),
    "too many names": (["majesty", "--name", "A", "--name", "B"], "--name is given 2 times"),
    "unknown level": (["majesty", "--level", "emperor"], "no level 'emperor'"),
    "unknown language": (["majesty", "--language", "fr"], "en, de, ru, it, hu"),
    "negative seed": (["majesty", "--seed", "-1"], "negative"),
    "option of another game": (["majesty", "--edition", "2014"], "--edition"),
    "no link": (["--link", "table 7"], "/join/"),
    "a link and a level": (["--link", "http://127.0.0.1:9/join/x", "--level", "2"], "that is set"),
    "a link and a game": (["majesty", "--link", "http://127.0.0.1:9/join/x"], "that is set"),
    "a link and the usual game": (["royals", "--link", "http://127.0.0.1:9/join/x"], "that is set"),
    "no server": (["--link", "http://127.0.0.1:9/join/abc"], "cannot be reached"),
}


@pytest.mark.parametrize(("arguments", "hint"), WRONG.values(), ids=WRONG.keys())
def test_wrong_options_give_one_sentence_and_exit_code_2(arguments: list[str], hint: str, tmp_path: Path) -> None:
    done = piped("", *arguments, state=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert hint in done.stderr


# By a link.


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("link") / "tables.db")
    yield started
    started.end()


def link_of(server: Server, browser: httpx.Client, game: str, other: dict[str, object]) -> tuple[str, str]:
    """A table at which the first seat waits for whoever comes by its link."""
    wish = {"game": game, "seats": [FRIEND, other], "starts": "first", "seed": 3, "pace": 0}
    made = told(browser.post("/api/tables", json=wish))
    return str(made["table"]), server.address + str(made["links"]["0"])


def test_a_whole_game_is_played_at_a_table_by_its_link(server: Server, tmp_path: Path) -> None:
    with server.browser() as browser:
        table, link = link_of(server, browser, "majesty", BOT)
        with Typist(tmp_path, "--link", link, "--name", "Anna") as typist:
            shown = typist.wait_for(PROMPT, OVER)
            while OVER not in shown:
                typist.type("1")
                shown = typist.wait_for(PROMPT, OVER)
            assert typist.end() == 0
        sheet = browser.get(f"/api/tables/{table}/sheet").json()
    assert typist.seen.rstrip().endswith(f"In all: Anna {sheet['totals'][0]}, Peasant {sheet['totals'][1]}.")


def test_whoever_left_comes_back_by_the_same_link(server: Server, tmp_path: Path) -> None:
    """The link seats one, once; the key is kept, and nobody else can read it."""
    with server.browser() as browser:
        _, link = link_of(server, browser, "royals", ME)
        first = piped("blind\n", "--link", link, state=tmp_path)
        assert first.stdout.splitlines()[-1] == "You left the table; the same command brings you back."
        again = piped("hand\n", "--link", link, state=tmp_path)
        assert "Country cards, 1: " in again.stdout or "You hold no country cards." in again.stdout
        stranger = piped("hand\n", "--link", link, state=tmp_path / "elsewhere")
    assert stranger.returncode == 2
    assert len(stranger.stderr.splitlines()) == 1
    kept = tmp_path / "regalia" / "seat_keys.json"
    assert kept.stat().st_mode & 0o077 == 0
    assert link in json.loads(kept.read_text())


def test_a_link_that_is_none_is_refused_in_the_language(server: Server, tmp_path: Path) -> None:
    done = piped("", "--link", f"{server.address}/join/nothing", "--language", "it", state=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert not re.search(r"\b(there|link is)\b", done.stderr)
