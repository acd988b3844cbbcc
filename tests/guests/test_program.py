"""Programs as bots: they play whole games, are told what their seat knows, and end when they should."""

import gc
import json
import shlex
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from regalia import Refusal, new_game
from regalia.guests import program
from regalia.guests.bot import BotFailed
from regalia.guests.program import ProgramBot, make_program
from tests.guests.guest_games import Workshop, nobody_runs, play

EXAMPLES = Path(__file__).parents[2] / "examples"
GREEDY = shlex.join([sys.executable, str(EXAMPLES / "greedy_bot.py")])


@pytest.mark.parametrize(
    "wishes",
    [
        {"game": "majesty", "players": 3, "sides": "ABABABAB"},
        {"game": "royals", "players": 2, "edition": "2014"},
        {"game": "royals", "players": 3, "edition": "2016", "row": 4},
    ],
    ids=lambda wishes: "-".join(map(str, wishes.values())),
)
def test_the_greedy_program_plays_a_whole_game(wishes: dict[str, Any]) -> None:
    lines: list[str] = []
    bot = ProgramBot(GREEDY, listen=lines.append)
    game = play(bot, new_game(seed=1, **wishes), seat=1)
    bot.close()
    assert game.is_over
    assert lines[:2] == ['> hello {"protocol": 1, "seed": 0, "seconds": 5.0}', "< ready 1"]
    assert sum(line.startswith("> game") for line in lines) == 1
    assert lines[-1] == "> quit"
    decisions = [json.loads(line.removeprefix("> decide ")) for line in lines if line.startswith("> decide ")]
    told = [step for decision in decisions for step in decision["happened"]]
    seen = [f"chance: {step}" if step.seat is None else f"seat {step.seat + 1}: {step}" for step in game.view(1).steps]
    assert told == seen[: len(told)]
    assert all(decision["table"]["turn"] == 2 for decision in decisions)


def test_a_program_is_not_told_what_others_drew_blind() -> None:
    lines: list[str] = []
    bot = ProgramBot(GREEDY, listen=lines.append)
    game = new_game("royals", players=2, seed=2)
    game.play("take France")
    game.play("end turn")
    game.play("blind")
    while game.turn == 1:
        game.play_random()
    bot.choose(game.view(0))
    bot.close()
    told = json.loads(lines[3].removeprefix("> decide "))
    assert told["happened"][told["happened"].index("seat 2: blind") + 1] == "chance: deal a card"
    assert told["table"]["seats"][1]["unknown"] == 1


def test_a_program_plays_several_games_and_is_told_each(workshop: Workshop) -> None:
    lines: list[str] = []
    bot = workshop.program(listen=lines.append)
    for seed in (1, 1, 2):
        assert play(bot, new_game("majesty", seed=seed)).is_over
    bot.close()
    bot.close()
    assert sum(line.startswith("> game") for line in lines) == 3
    assert len(workshop.started) == 1
    assert workshop.notes[-1] == "quit"
    assert nobody_runs(workshop.started)


def test_a_board_of_ones_own_is_told() -> None:
    from regalia.games.royals.board import printed_board, read_board

    board = read_board(printed_board("2016").text.replace('"Marseille"', '"Kraków"'), "mine")
    lines: list[str] = []
    bot = ProgramBot(GREEDY, listen=lines.append)
    bot.choose(new_game("royals", board=board, seed=1).view(0))
    bot.close()
    told = json.loads(lines[2].removeprefix("> game "))
    assert told["options"]["board"] == "own"
    assert told["board"]["cities"][3] == {
        "name": "Kraków", "country": "France", "nobles": ["Princess", "Marshal"], "bonus": 2
    }


def test_a_program_that_does_not_read_is_not_waited_for(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "describe_decision", lambda view, known: "more than a pipe holds" * 50_000)
    bot = workshop.program(hello='say("ready 1"); time.sleep(60)', seconds=0.2)
    with pytest.raises(BotFailed, match=r"gave no answer within 0\.2 seconds"):
        bot.choose(new_game("majesty", seed=1).view(0))
    assert nobody_runs(workshop.started)


def test_what_a_program_started_ends_with_it(workshop: Workshop) -> None:
    helper = 'note(subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"]).pid)'
    bot = workshop.program(start=helper, decision="os._exit(1)", seconds=0.5)
    with pytest.raises(BotFailed):
        bot.choose(new_game("majesty", seed=1).view(0))
    assert len(workshop.started) == 2
    assert nobody_runs(workshop.started)


def test_a_program_that_does_not_quit_is_ended(workshop: Workshop) -> None:
    bot = workshop.program(hello='say("ready 1"); time.sleep(60)')
    bot.start()
    began = time.monotonic()
    bot.close()
    assert time.monotonic() - began < 3
    assert nobody_runs(workshop.started)


def test_a_program_that_is_forgotten_is_ended(workshop: Workshop) -> None:
    bot = workshop.program()
    bot.start()
    del bot
    gc.collect()
    assert len(workshop.started) == 1
    assert nobody_runs(workshop.started)


def test_a_program_is_ended_when_regalia_ends(workshop: Workshop) -> None:
    bot = workshop.program(hello='say("ready 1"); time.sleep(60)')
    script = f"from regalia.guests.program import make_program; bot = make_program({bot.name!r}); bot.start()"
    subprocess.run([sys.executable, "-c", script], check=True, timeout=20)
    assert len(workshop.started) == 1
    assert nobody_runs(workshop.started)


@pytest.mark.parametrize("command", ["", "  ", "'./mybot"])
def test_a_command_that_is_none(command: str) -> None:
    with pytest.raises(Refusal):
        make_program(f"program:{command}")


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), float("inf")])
def test_a_time_limit_that_is_none(seconds: float) -> None:
    with pytest.raises(Refusal, match="A time limit is more than 0"):
        make_program("program:./mybot", seconds=seconds)
