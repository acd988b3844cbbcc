"""People's own bots: programs and plug-ins play whole games, and whatever they do wrong, the game goes on."""

import gc
import json
import os
import shlex
import subprocess
import sys
import threading
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from regalia import Game, Move, Refusal, View, new_game
from regalia.guests import program
from regalia.guests.bot import Bot, BotFailed, legal_choice
from regalia.guests.guarded import Guarded
from regalia.guests.plugins import make_plugin, plugin_names
from regalia.guests.program import ProgramBot, make_program

EXAMPLES = Path(__file__).parents[1] / "examples"
GREEDY = shlex.join([sys.executable, str(EXAMPLES / "greedy_bot.py")])

# A program that plays the first legal move; tests put other habits into its three places.
PROGRAM = """
import json, os, subprocess, sys, time
def note(what):
    with open(sys.argv[1], "a") as notes:
        notes.write(f"{what}\\n")
def say(line):
    print(line, flush=True)
note(os.getpid())
decisions = 0
AT_START
for line in sys.stdin:
    word, _, told = line.strip().partition(" ")
    if word == "hello":
        AT_HELLO
    elif word == "decide":
        decisions += 1
        moves = json.loads(told)["moves"]
        AT_DECISION
    elif word == "quit":
        note("quit")
        break
"""


class First:
    """Plays its first legal move."""

    name = "first"

    def choose(self, view: View) -> Move:
        """The first legal move."""
        return view.legal_moves[0]


class Does:
    """A plug-in that does as it is told."""

    name = "mine"

    def __init__(self, what: Callable[[View], Any]) -> None:
        """`what` is its way to choose."""
        self.what = what
        self.asked = 0

    def choose(self, view: View) -> Any:
        """Whatever it was told."""
        self.asked += 1
        return self.what(view)


class Workshop:
    """Where programs with bad habits are made; it knows all that ran."""

    def __init__(self, folder: Path) -> None:
        """Everything lies in the folder."""
        self.folder = folder

    def program(
        self,
        start: str = "pass",
        hello: str = 'say("ready 1")',
        decision: str = 'say("move " + moves[0])',
        **limits: Any,
    ) -> ProgramBot:
        """A program with other habits in the places given."""
        text = PROGRAM.replace("AT_START", start).replace("AT_HELLO", hello).replace("AT_DECISION", decision)
        script = self.folder / "bot.py"
        script.write_text(text)
        command = shlex.join([sys.executable, "-I", "-S", str(script), str(self.folder / "notes")])
        return ProgramBot(command, **limits)

    @property
    def notes(self) -> list[str]:
        """What the programs wrote down: their process numbers, and that they were told to quit."""
        path = self.folder / "notes"
        return path.read_text().split() if path.exists() else []

    @property
    def started(self) -> list[int]:
        """The processes that were started."""
        return [int(note) for note in self.notes if note.isdigit()]


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    return Workshop(tmp_path)


def is_running(process: int) -> bool:
    """Whether there is such a process; one that ended and that the system is still to clear away is none."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    try:
        state, parent = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[:2]
    except FileNotFoundError:
        return not Path("/proc/self").exists()
    return state != "Z" or int(parent) == os.getpid()  # those that Regalia started, it clears away itself


def open_pipes() -> int:
    """How many files and pipes are open here, where the system tells."""
    return len(list(Path("/proc/self/fd").iterdir())) if Path("/proc/self/fd").exists() else 0


def nobody_runs(processes: list[int]) -> bool:
    """Whether all these processes end; the system may take a moment to end what was killed."""
    deadline = time.monotonic() + 2
    while any(map(is_running, processes)) and time.monotonic() < deadline:
        time.sleep(0.01)
    return not any(map(is_running, processes))


def play(bot: Bot, game: Game, seat: int = 0) -> Game:
    """The game with the bot in one seat and `First` in the others, played to its end."""
    bots: dict[int, Bot] = {seat: bot}
    while game.turn is not None:
        view = game.view(game.turn)
        game.play(legal_choice(view, bots.get(game.turn, First()).choose(view)))
    return game


def play_guarded(bot: Bot, **limits: Any) -> Guarded:
    """The bot after a whole guarded game of Majesty in which all its faults were reported."""
    reported: list[object] = []
    guarded = Guarded(bot, First(), reported.append, **limits)
    assert play(guarded, new_game("majesty", seed=1)).is_over
    guarded.close()
    assert reported == guarded.faults
    assert all(fault.bot == bot.name and "\n" not in fault.what and fault.what[-1] == "." for fault in guarded.faults)
    return guarded


# Programs that play well.


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


def test_remarks_and_errors_of_a_program_are_no_answer_and_block_nothing(workshop: Workshop) -> None:
    bot = workshop.program(
        start='sys.stderr.write("x" * 500_000)',
        decision='sys.stderr.write("y" * 99_999); say("info " + "z" * 60_000 + "\\n"); say("move " + moves[0].upper())',
    )
    guarded = play_guarded(bot)
    assert guarded.faults == []
    assert len(workshop.started) == 1
    assert nobody_runs(workshop.started)


# Programs that do not.

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


@pytest.mark.parametrize("command", ["", "  ", "'./mybot"])
def test_a_command_that_is_none(command: str) -> None:
    with pytest.raises(Refusal):
        make_program(f"program:{command}")


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), float("inf")])
def test_a_time_limit_that_is_none(seconds: float) -> None:
    with pytest.raises(Refusal, match="A time limit is more than 0"):
        make_program("program:./mybot", seconds=seconds)


# Plug-ins.


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
        (lambda view: Move(1, view.legal_moves[0].number, "take 1", ("", {})), "of seat 2, is not a legal move"),
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


# Packages that bring plug-ins along.

MODULE = """
class Last:
    name = "last"
    def choose(self, view):
        return view.legal_moves[-1]
def make(game, options, seed):
    assert (game, options.players, seed) == ("majesty", 2, 5)
    return Last()
def fail(game, options, seed):
    raise LookupError("no weights.")
def empty(game, options, seed):
    return object()
def whole_class(game, options, seed):
    return Last
"""


def install(folder: Path, package: str, entries: dict[str, str]) -> None:
    """Lay out what pip writes down of an installed package."""
    notes = folder / f"{package}-1.0.dist-info"
    notes.mkdir()
    (notes / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = [f"{name} = {value}" for name, value in entries.items()]
    (notes / "entry_points.txt").write_text("\n".join(["[regalia.bots]", *lines, ""]))


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "own_bots_of_test.py").write_text(MODULE)
    (tmp_path / "broken_bots_of_test.py").write_text("import no_such_module")
    makers = {"last": "make", "failing": "fail", "empty": "empty", "class": "whole_class", "missing": "no_such"}
    entries = {name: f"own_bots_of_test:{maker}" for name, maker in makers.items()}
    install(tmp_path, "own_bots", {**entries, "broken": "broken_bots_of_test:make", "twice": "own_bots_of_test:make"})
    install(tmp_path, "other_bots", {"twice": "broken_bots_of_test:make"})
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def make(name: str) -> Bot:
    return make_plugin(name, "majesty", new_game("majesty").options, 5)


def test_a_plugin_is_found_and_plays(packages: Path) -> None:
    assert {"last", "failing", "twice"} <= set(plugin_names())
    assert play_guarded(make("last")).faults == []


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nobody", "No installed package brings along a bot 'nobody'; there are: "),
        ("broken", "'broken' cannot be loaded from broken_bots_of_test:make: ModuleNotFoundError: No module named"),
        ("missing", "'missing' cannot be loaded from own_bots_of_test:no_such: AttributeError: "),
        ("failing", "'failing' could not be made by own_bots_of_test:fail: LookupError: no weights."),
        ("empty", "'empty' must have a name and a method choose(view); own_bots_of_test:empty made a object."),
        ("class", "'class' must have a name and a method choose(view); own_bots_of_test:whole_class made a type."),
        ("twice", "There is more than one bot 'twice', from "),
    ],
)
def test_a_plugin_that_cannot_be_made(packages: Path, name: str, words: str) -> None:
    with pytest.raises(Refusal) as refused:
        make(name)
    assert words in str(refused.value)
    assert str(refused.value).count("\n") == 0


def test_the_example_plugin_plays_both_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project = tomllib.loads((EXAMPLES / "plugin" / "pyproject.toml").read_text("utf-8"))["project"]
    install(tmp_path, "example", project["entry-points"]["regalia.bots"])
    monkeypatch.syspath_prepend(EXAMPLES / "plugin")
    monkeypatch.syspath_prepend(tmp_path)
    for name in ("majesty", "royals"):
        game = new_game(name, seed=1)
        assert play(make_plugin("thrifty", name, game.options, 5), game).is_over
