"""The guard: whatever a program or a plug-in does wrong, the game goes on and the fault is told."""

import json
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from regalia import Move, View, new_game
from regalia.guests.bot import BotFailed
from regalia.guests.guarded import Guarded
from regalia.guests.program import make_program
from tests.guests.guest_games import Does, First, Workshop, nobody_runs, open_pipes, play_guarded

EXAMPLES = Path(__file__).parents[2] / "examples"
LATE = "It gave no answer within 0.3 seconds."
FAILURES = {
    "crashes at the start": ({"start": "raise OSError(42)"}, "ended with exit code 1, after saying 'OSError: 42'."),
    "ends at the start": ({"start": "sys.exit(0)"}, "It ended with exit code 0."),
    "hangs at the start": ({"start": "time.sleep(60)", "start_seconds": 0.8}, "It gave no answer within 0.8 seconds."),
    "speaks another version": ({"hello": 'say("ready 2")'}, "It speaks version '2' of the bot protocol"),
    "hangs": ({"decision": "time.sleep(60)", "seconds": 0.3}, LATE),
    "ends": ({"decision": "sys.exit(3)"}, "It ended with exit code 3."),
    "is ended by a signal": ({"decision": "os.kill(os.getpid(), 11)"}, "It was ended by signal 11"),
    "closes its output": ({"decision": "os.close(1); time.sleep(60)"}, "It closed its output"),
    "writes bytes": ({"decision": "os.write(1, bytes([255, 254, 10]))"}, "It wrote bytes that are not UTF-8 text."),
    "writes nonsense": ({"decision": 'say("checkmate")'}, "It answered 'checkmate' where a line 'move …' was due."),
    "floods a line": ({"decision": 'while True: sys.stdout.write("x" * 9999)'}, "without an end of line."),
    "floods remarks": ({"decision": 'while True: say("info x")', "seconds": 0.3}, LATE),
    "floods empty lines": ({"decision": 'while True: say("\\n" * 9999)', "seconds": 0.3}, LATE),
}


def test_remarks_and_errors_of_a_program_are_no_answer_and_block_nothing(workshop: Workshop) -> None:
    bot = workshop.program(
        start='sys.stderr.write("x" * 500_000)',
        decision='sys.stderr.write("y" * 99_999); say("info " + "z" * 60_000 + "\\n"); say("move " + moves[0].upper())',
    )
    guarded = play_guarded(bot)
    assert guarded.faults == []
    assert len(workshop.started) == 1
    assert nobody_runs(workshop.started)


@pytest.mark.parametrize(("habits", "what"), FAILURES.values(), ids=FAILURES)
def test_the_fallback_plays_for_a_program_that(habits: dict[str, Any], what: str, workshop: Workshop) -> None:
    guarded = play_guarded(workshop.program(**habits), restarts=1)
    assert [fault.decision for fault in guarded.faults] == [1, 2]
    assert all(what in fault.what for fault in guarded.faults), guarded.faults
    assert guarded.faults[-1].what.endswith("It is not asked again.")
    assert guarded.decisions >= 12
    assert len(workshop.started) == 2
    assert nobody_runs(workshop.started)


def test_a_program_that_crashes_in_mid_game_is_started_again_and_told_the_whole_game(workshop: Workshop) -> None:
    lines: list[str] = []
    crash = 'os._exit(7) if decisions == 5 else say("move " + moves[0])'
    guarded = play_guarded(workshop.program(decision=crash, listen=lines.append))
    assert [fault.decision for fault in guarded.faults] == [5, 10]
    assert {fault.what for fault in guarded.faults} == {"It ended with exit code 7."}
    firsts = [json.loads(lines[at + 1][9:]) for at, line in enumerate(lines) if line.startswith("> game")]
    assert [first["happened"][0] for first in firsts] == ["chance: reveal Guard/Noble"] * 3
    assert len(workshop.started) == 3
    assert nobody_runs(workshop.started)


def test_a_program_is_started_again_three_times_at_most(workshop: Workshop) -> None:
    pipes = open_pipes()
    guarded = play_guarded(workshop.program(decision="sys.exit(1)"))
    assert open_pipes() == pipes
    assert [fault.decision for fault in guarded.faults] == [1, 2, 3, 4]
    assert guarded.given_up
    assert len(workshop.started) == 4
    assert nobody_runs(workshop.started)


def test_a_program_that_answers_an_illegal_move_goes_on(workshop: Workshop) -> None:
    bot = workshop.program(decision='say("move take 9 king" if decisions == 3 else "move " + moves[0])')
    guarded = play_guarded(bot)
    assert [fault.decision for fault in guarded.faults] == [3]
    assert guarded.faults[0].what.startswith("'take 9 king' is not a legal move; legal are 'take 1 ")
    assert len(workshop.started) == 1
    assert nobody_runs(workshop.started)


def test_a_program_that_answers_twice_is_not_taken_at_its_word(workshop: Workshop) -> None:
    guarded = play_guarded(workshop.program(decision='say(f"move {moves[0]}\\nmove {moves[0]}")'))
    assert "before it was asked" in guarded.faults[0].what
    assert nobody_runs(workshop.started)


def test_a_program_is_ended_when_the_keyboard_interrupts(workshop: Workshop) -> None:
    def interrupt(line: str) -> None:
        if line.startswith("> decide"):
            raise KeyboardInterrupt

    guarded = Guarded(workshop.program(listen=interrupt), First())
    with pytest.raises(KeyboardInterrupt):
        guarded.choose(new_game("majesty", seed=1).view(0))
    assert guarded.faults == []
    assert len(workshop.started) == 1
    assert nobody_runs(workshop.started)


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("./no-such-bot --fast", "program:./no-such-bot --fast cannot be started: No such file or directory."),
        (str(EXAMPLES), "cannot be started: Permission denied."),
        ("'a\0b'", "cannot be started: embedded null byte."),
    ],
)
def test_a_program_that_cannot_be_started(command: str, words: str) -> None:
    with pytest.raises(BotFailed) as failed:
        make_program(f"program:{command}").start()
    assert str(failed.value).endswith(words)
    guarded = play_guarded(make_program(f"program:{command}"))
    assert len(guarded.faults) == 4


def complain(view: View) -> Move:
    raise RuntimeError("out of\nideas")


def leave(view: View) -> Move:
    sys.exit(4)


@pytest.mark.parametrize(
    ("what", "words"),
    [
        (complain, "It raised RuntimeError: out of ideas."),
        (leave, "It raised SystemExit: 4."),
        (lambda view: None, "A bot answers a move of its view or the notation of one, not a NoneType."),
        (lambda view: 0, "A bot answers a move of its view or the notation of one, not a int."),
        (lambda view: "", "'' is not a legal move; legal are "),
        (lambda view: "castle " * 1000, "…' is not a legal move; legal are "),
        (lambda view: Move(1, view.legal_moves[0].number, "take 1"), "of seat 2, is not a legal move"),
    ],
)
def test_the_fallback_plays_for_a_plugin_that_fails(what: Callable[[View], Any], words: str) -> None:
    bot = Does(what)
    guarded = play_guarded(bot)
    assert [fault.decision for fault in guarded.faults] == list(range(1, guarded.decisions + 1))
    assert all(words in fault.what and len(fault.what) < 300 for fault in guarded.faults)
    assert bot.asked == guarded.decisions


def test_a_plugin_that_hangs_is_not_asked_again() -> None:
    forever = threading.Event()
    bot = Does(lambda view: forever.wait())
    guarded = play_guarded(bot, seconds=0.1, start_seconds=0.1)
    forever.set()
    assert [fault.what for fault in guarded.faults] == ["It gave no answer within 0.2 seconds. It is not asked again."]
    assert (bot.asked, guarded.given_up) == (1, True)


def test_a_plugin_that_plays_well_has_no_faults() -> None:
    assert play_guarded(Does(lambda view: f" {view.legal_moves[-1]} ".upper())).faults == []


def test_an_interrupt_passes_through() -> None:
    def interrupt(view: View) -> Move:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Guarded(Does(interrupt), First()).choose(new_game("majesty", seed=1).view(0))


def test_a_plugin_may_fail_in_closing() -> None:
    class Clinging(First):
        def close(self) -> None:
            """Will not."""
            raise RuntimeError("not yet")

    assert [fault.what for fault in play_guarded(Clinging()).faults] == ["It raised RuntimeError: not yet."]
