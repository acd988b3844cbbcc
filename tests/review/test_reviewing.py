"""Advice and review: figures that mean what they say, one line for bad input."""

import dataclasses
import datetime
import json
import sys
from pathlib import Path

import pytest

from regalia import Game, Refusal, new_game, write_record
from regalia.bots.level_bot import LevelBot
from regalia.bots.levels import level, strongest
from regalia.cli import main
from regalia.review.analyst import Analyst
from regalia.review.findings import Review
from regalia.review.html_page import page
from regalia.review.reviewing import replay, review
from regalia.terminal.review_tables import print_review

NAMES = ("<script>alert('Anna')</script>", 'B"r&uno')
FEW = 60  # iterations


def majesty(seed: int = 1, names: tuple[str, ...] | None = None) -> Game:
    """A game of Majesty, played at random."""
    game = new_game("majesty", players=2, seed=seed, names=names, way="compiled")
    game.play_out()
    return game


@pytest.fixture(scope="module")
def reviewed() -> Review:
    """A review of a game with names that are no good HTML."""
    game = majesty(3, NAMES)
    game.date = datetime.date(2026, 11, 15)
    return review(game, iterations=FEW)


# Decisions.


def worst(game: Game) -> str:
    """The move after which the seat to decide wins least often."""
    analyst = Analyst(strongest("majesty", 400))
    *_, again = replay(game, len(game.steps))
    losses = {move.notation: analyst.decision(again, move.number).loss for move in again.legal_moves}
    return max(losses, key=losses.__getitem__)


def test_a_thrown_away_move_is_among_the_biggest_mistakes() -> None:
    """Two sensible players, one of whom once does the worst it can."""
    game = new_game("majesty", players=2, seed=4, way="compiled")
    bot = LevelBot(level("majesty", "steward"))
    thrown = 0
    while not game.is_over:
        if game.states[0].rounds == 7 and game.turn == 1:
            thrown = len(game.steps) + 1
            game.play(worst(game))
        else:
            game.play(bot.choose(game.view(game.turn)))
    found = review(game, iterations=400)
    biggest = {mistake.number: mistake.decision for mistake in found.mistakes[:3]}
    decision = biggest[thrown]
    assert (decision.seat, decision.kind) == (1, "blunder")
    assert decision.loss == decision.best.wins[1] - decision.played.wins[1]
    assert found.accounts[1].skill <= -decision.loss
    assert found.accounts[1].kinds["blunder"] >= 1


def test_the_best_move_loses_nothing(reviewed: Review) -> None:
    """And no move gains by being worse."""
    decisions = [moment.decision for moment in reviewed.moments if moment.decision]
    assert decisions
    for decision in decisions:
        assert decision.loss >= 0 and decision.points_loss >= 0
        if decision.played.notation == decision.best.notation:
            assert decision.loss == 0
        assert decision.best.notation == decision.options[0].notation
        assert sum(decision.before.wins) == pytest.approx(1)


def test_every_step_has_what_belongs_to_it(reviewed: Review) -> None:
    """A decision where there was a choice, luck where chance drew, nothing where a move was forced."""
    for moment in reviewed.moments:
        assert (moment.draw is not None) == (moment.seat is None)
        assert (moment.decision is not None) == (moment.seat is not None and not moment.forced)
        assert sum(moment.wins) == pytest.approx(1)


def test_hidden_cards_of_others_change_no_figure_of_a_decision() -> None:
    """Royals: whatever others hold, the same view gives the same figures."""
    game = new_game("royals", players=3, seed=6, way="compiled")
    for _ in range(90):
        game.play_random()
    *_, game = replay(game, len(game.steps))
    analyst = Analyst(strongest("royals", FEW))
    assert game.turn is not None
    view = game.view(game.turn)
    number = game.legal_moves[-1].number
    figures, states = set(), set()
    for seed in range(4):
        imagined = game.copy()
        imagined.states = view.imagine(seed)
        states.add(imagined.states.tobytes())
        figures.add(analyst.decision(imagined, number))
    assert len(states) > 1
    assert figures == {analyst.decision(game, number)}


# Chance and the curve.


def test_luck_is_nothing_on_average() -> None:
    """Over all outcomes of a draw, each as likely as it is, luck adds up to zero for every seat."""
    games = [new_game("majesty", players=2, seed=2), new_game("royals", players=2, seed=2)]
    for game in games:
        for _ in range(6):
            game.play_random()
        draws = [at for at, step in enumerate(game.steps) if step.seat is None]
        *_, before = replay(game, draws[-1])
        analyst = Analyst(strongest(game.book.name, FEW))
        found = [analyst.draw(before, outcome.number) for outcome in before.outcomes]
        assert sum(draw.chance for draw in found) == pytest.approx(1)
        for seat in range(2):
            assert sum(draw.chance * draw.luck[seat] for draw in found) == pytest.approx(0, abs=1e-9)
            assert sum(draw.chance * draw.points[seat] for draw in found) == pytest.approx(0, abs=1e-9)
        assert any(abs(draw.luck[0]) > 0.001 for draw in found)


def test_the_curve_ends_as_the_game_did(reviewed: Review) -> None:
    """With the winner at one, and everybody's points as they are."""
    last = reviewed.moments[-1]
    assert last.wins == reviewed.shares and max(last.wins) == 1
    assert last.points == reviewed.scores


def test_an_unfinished_royals_game_is_reviewed_as_far_as_it_goes() -> None:
    """Nobody has won, and periods that did not end are not marked."""
    game = new_game("royals", players=2, seed=3)
    for _ in range(12):
        game.play_random()
    found = review(game, iterations=FEW)
    assert not found.finished and found.shares == (0, 0) and found.marks == ()
    assert len(found.moments) == len(game.steps)
    assert "Not finished" in page(found)


def test_what_cannot_be_reviewed_is_refused() -> None:
    """A game without decisions, and one that did not begin at the start."""
    with pytest.raises(Refusal, match="no decision"):
        review(new_game("majesty", seed=1))
    with pytest.raises(Refusal, match="set-up position"):
        review(new_game("majesty", seed=1, position={}))


def test_the_same_review_again_and_with_any_number_of_threads() -> None:
    """Nothing depends on who thinks when."""
    game = majesty(5)
    reviews = [review(game, iterations=FEW, threads=threads) for threads in (1, 2, 2)]
    assert reviews[0] == reviews[1] == reviews[2]


def test_progress_is_told_step_by_step() -> None:
    """Up to the last one."""
    told: list[tuple[int, int]] = []
    game = majesty(5)
    review(game, iterations=1, progress=lambda done, steps: told.append((done, steps)))
    assert told == [(done, len(game.steps)) for done in range(1, len(game.steps) + 1)]


# Words.


def test_words_go_through_json(reviewed: Review) -> None:
    """They come back as they were, and add up."""
    words = reviewed.as_words()
    assert json.loads(json.dumps(words)) == words
    assert words["version"] == 1
    assert [seat["seat"] for seat in words["seats"]] == [1, 2]
    assert [step["number"] for step in words["steps"]] == list(range(1, len(words["steps"]) + 1))
    for seat in words["seats"]:
        own = [step["decision"] for step in words["steps"] if "decision" in step and step["seat"] == seat["seat"]]
        assert seat["decisions"] == len(own)
        assert seat["skill"] == pytest.approx(-sum(decision["loss"] for decision in own), abs=0.002)
        luck = sum(step["draw"]["luck"][seat["seat"] - 1] for step in words["steps"] if "draw" in step)
        assert seat["luck"] == pytest.approx(luck, abs=0.005)


def test_meanings_are_english_in_json_and_said_in_any_language(reviewed: Review) -> None:
    """The message is kept, not the sentence."""
    decision = next(moment.decision for moment in reviewed.moments if moment.decision)
    assert decision.as_words()["best"]["meaning"] == decision.best.meaning()
    assert decision.best.meaning().startswith("Take the ")
    assert decision.best.meaning("de").startswith("Nimm ")


def test_the_terminal_shows_names_as_they_are(capsys: pytest.CaptureFixture[str], reviewed: Review) -> None:
    """Brackets in a name are no orders to the terminal."""
    print_review(dataclasses.replace(reviewed, names=("[red]A", "[/b]")))
    shown = capsys.readouterr().out
    assert "[red]A" in shown and "[/b]" in shown and "luck" in shown


# The commands.


def run(arguments: list[str | Path], monkeypatch: pytest.MonkeyPatch) -> int:
    """The exit code of a command, run in this process."""
    monkeypatch.setattr(sys, "argv", ["regalia", *map(str, arguments)])
    try:
        main()
    except SystemExit as stopped:
        return int(stopped.code or 0)
    return 0


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """A folder with a finished and an unfinished record, one that has just begun, and garbage."""
    write_record(majesty(7), tmp_path / "full.txt", datetime.date(2026, 11, 15))
    game = new_game("majesty", players=2, seed=7)
    write_record(game, tmp_path / "begun.txt")
    game.play_random()
    write_record(game, tmp_path / "part.txt")
    (tmp_path / "garbage.txt").write_text("no record")
    return tmp_path


BAD_INPUT = {
    "no record to review": (["review", "nowhere.txt"], "nowhere.txt"),
    "garbage to review": (["review", "garbage.txt"], "line 1"),
    "nothing to review": (["review", "begun.txt"], "no decision"),
    "no iterations": (["review", "full.txt", "--iterations", "0"], "from 1"),
    "too many iterations": (["review", "full.txt", "--iterations", "6000000"], "5,000,000"),
    "not a number": (["review", "full.txt", "--iterations", "many"], "--iterations"),
    "no folder for JSON": (["review", "full.txt", "--json", "no/where.json"], "cannot be written"),
    "a folder as page": (["review", "full.txt", "--html", "."], "cannot be written"),
    "page to the terminal": (["review", "full.txt", "--html", "-"], "--html"),
    "no such language": (["review", "full.txt", "--html", "page.html", "--language", "fr"], "en, de, ru, it and hu."),
    "a language in capitals": (["review", "full.txt", "--html", "page.html", "--language", "DE"], "'DE'"),
    "a language without a page": (["review", "full.txt", "--language", "de"], "--html"),
    "no record to advise on": (["advise", "nowhere.txt"], "nowhere.txt"),
    "advice on a finished game": (["advise", "full.txt"], "--move"),
    "no such step": (["advise", "full.txt", "--move", "999"], "from 1"),
    "step zero": (["advise", "full.txt", "--move", "0"], "from 1"),
    "a step of chance": (["advise", "full.txt", "--move", "2"], "--move 7"),
    "no such seat": (["advise", "part.txt", "--seat", "3"], "from 1 to 2"),
    "iterations of advice": (["advise", "part.txt", "--iterations", "-1"], "from 1"),
}


@pytest.mark.parametrize("arguments, hint", BAD_INPUT.values(), ids=BAD_INPUT.keys())
def test_bad_input_gives_one_line_and_exit_code_2(
    arguments: list[str],
    hint: str,
    records: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """It says what is wrong, and writes nothing."""
    monkeypatch.chdir(records)
    before = sorted(records.iterdir())
    assert run([*arguments], monkeypatch) == 2
    told = capsys.readouterr()
    assert told.out == "" and len(told.err.splitlines()) == 1 and hint in told.err
    assert sorted(records.iterdir()) == before


def test_review_writes_what_is_asked_for(
    records: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Tables in the terminal, JSON and a page as files; with - JSON and nothing else. Only the page has a language."""
    few: list[str | Path] = ["--iterations", "20"]
    files: list[str | Path] = ["--json", records / "review.json", "--html", records / "review.html"]
    assert run(["review", records / "full.txt", *few, *files], monkeypatch) == 0
    told = capsys.readouterr()
    assert "luck" in told.out and "won" in told.out and told.err == ""
    words = json.loads((records / "review.json").read_text("utf-8"))
    assert words["date"] == "2026-11-15" and words["iterations"] == 20
    assert (records / "review.html").read_text("utf-8").startswith("<!doctype html>")
    assert '<html lang="en">' in (records / "review.html").read_text("utf-8")
    assert run(["review", records / "full.txt", *few, "--json", "-"], monkeypatch) == 0
    assert json.loads(capsys.readouterr().out) == words
    assert run(["review", records / "full.txt", *few, *files, "--language", "de"], monkeypatch) == 0
    assert capsys.readouterr() == told
    assert json.loads((records / "review.json").read_text("utf-8")) == words
    assert '<html lang="de">' in (records / "review.html").read_text("utf-8")


def test_advice_names_the_legal_moves(
    records: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where the record ends, or before a step; to a seat that waits, only how the game will go on."""
    assert run(["advise", records / "part.txt", "--iterations", "100", "--json"], monkeypatch) == 0
    words = json.loads(capsys.readouterr().out)
    game = new_game("majesty", players=2, seed=7)
    game.play_random()
    assert {option["move"] for option in words["options"]} <= {move.notation for move in game.legal_moves}
    assert words["seat"] == 2 and sum(words["wins"]) == pytest.approx(1, abs=0.001)
    assert run(["advise", records / "full.txt", "--move", "7", "--iterations", "100"], monkeypatch) == 0
    assert "before step 7" in capsys.readouterr().out
    assert run(["advise", records / "part.txt", "--seat", "1", "--iterations", "100"], monkeypatch) == 0
    assert "not to decide" in capsys.readouterr().out
