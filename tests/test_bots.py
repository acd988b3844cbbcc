"""Bots: honest, reproducible, the same in every way of running, and no fools where the game can be counted out."""

import itertools
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from configurations import CONFIGURATIONS, Configuration

from regalia import Game, Refusal
from regalia.bots.advice import Thinker, advise, outlook
from regalia.bots.level_bot import LevelBot
from regalia.bots.level_games import LevelGames
from regalia.bots.levels import Level, level, levels
from regalia.engine.ways import bound, fit
from regalia.games.catalogue import rulebook
from regalia.kernel.choices import Choices
from regalia.kernel.features import MOVE_FEATURES, SEAT_FEATURES, Features
from regalia.kernel.fields import blank, duplicate
from regalia.kernel.luck import lucks
from regalia.play.view import View
from regalia.search.records import SEARCH, Node, Scratch, SearchConfig
from regalia.search.weights import from_words, learned, to_words, untrained
from regalia.search.workspace import compiled_bots

KNOWN_GAMES = Path(__file__).parent / "bot_games.json"
LADDERS = [one for game in ("royals", "majesty") for one in levels(game)]
ROYALS = [one for one in CONFIGURATIONS if one.game == "royals"]


def quick(one: Level) -> Level:
    """The level, thinking less, for tests that are not about its strength."""
    return one.with_iterations(min(one.iterations, 60)) if one.method == "search" else one


def decisions(configuration: Configuration, seed: int, every: int) -> list[Game]:
    """Some positions of a random game in which a seat is to decide."""
    game = configuration.start(seed=seed, way="compiled")
    found: list[Game] = []
    for number in itertools.count():
        if game.is_over:
            return found
        if number % every == every - 1:
            found.append(game.copy())
        game.play_random()
    return found


def with_other_hidden_cards(game: Game, seat: int, seed: int) -> Game:
    """The same game with the cards hidden from the seat dealt anew."""
    twin = game.copy()
    twin.states.view(np.uint8)[:] = game.view(seat).imagine(seed).view(np.uint8)
    return twin


@pytest.mark.parametrize("configuration", ROYALS, ids=str)
def test_hidden_cards_do_not_change_a_bots_move(configuration: Configuration) -> None:
    bots = [LevelBot(quick(one), seed=3) for one in levels("royals")]
    changed = 0
    for game in decisions(configuration, seed=5, every=60):
        seat = game.turn
        assert seat is not None
        for seed in range(2):
            twin = with_other_hidden_cards(game, seat, seed)
            changed += twin.states.tobytes() != game.states.tobytes()
            for bot in bots:
                assert bot.choose(twin.view(seat)) == bot.choose(game.view(seat))
    assert changed > 0, "no hidden card was changed, so nothing was tested"


def test_a_thinker_is_handed_a_concealed_state_only() -> None:
    game = decisions(ROYALS[0], seed=2, every=50)[-1]
    seat = game.turn
    assert seat is not None
    view = game.view(seat)
    thinker = Thinker(levels("royals")[-1].with_iterations(10))
    thinker.search(view)
    assert thinker._workspace.worlds[:1].tobytes() == view.state_bytes() != game.states.tobytes()


@pytest.mark.parametrize("one", LADDERS, ids=lambda one: f"{one.game}-{one.name}")
def test_the_same_seed_gives_the_same_moves(one: Level) -> None:
    configuration = next(c for c in CONFIGURATIONS if c.game == one.game and c.options.players == 3)
    for game in decisions(configuration, seed=1, every=25)[:4]:
        view = game.view(game.turn)
        first = LevelBot(quick(one), seed=11).choose(view)
        assert first in view.legal_moves
        assert LevelBot(quick(one), seed=11).choose(view) == first


def test_a_decision_does_not_depend_on_what_was_decided_before() -> None:
    views = [game.view(game.turn) for game in decisions(CONFIGURATIONS[-1], seed=4, every=5)]
    bot = LevelBot(quick(level(CONFIGURATIONS[-1].game, 4)), seed=2)
    forward = [bot.choose(view) for view in views]
    backward = [bot.choose(view) for view in reversed(views)]
    assert forward == backward[::-1]


def known_game(one: Level) -> list[int]:
    """The points of a known deal, both seats of one level; the strongest think less, to save time."""
    thinking = one.with_iterations(min(one.iterations, 200)) if one.method == "search" else one
    options = rulebook(one.game).choose(players=2)
    return list(LevelGames(one.game, options).play([thinking] * 2, deal=1, seed=7).points)


@pytest.mark.parametrize("one", LADDERS, ids=lambda one: f"{one.game}-{one.name}")
def test_every_machine_plays_the_known_game(one: Level) -> None:
    known = json.loads(KNOWN_GAMES.read_text("utf-8"))
    assert known_game(one) == known[one.game][one.name], "after new weights or levels: python tests/bot_games.py"


def think(game: Game, config: Any, way: Any) -> tuple[int, bytes]:
    """A decision in one way of running: the move, and the tree behind it."""
    worlds = blank(game.book.state, 2)
    assert game.turn is not None
    worlds[:1] = duplicate(game.view(game.turn).states)
    records = (blank(Choices), blank(Features), blank(Scratch), blank(Node, 600))
    arrays = (worlds, game.boxes, config, learned(game.book.name), lucks(3, 1), *records)
    move = compiled_bots(game.book.name, way)["choose_move"](*(fit(array, way) for array in arrays))
    return int(move), records[3].tobytes()


@pytest.mark.parametrize("game_name", ["royals", "majesty"])
@pytest.mark.parametrize("leaf", ["value", "random playout", "policy playout"])
def test_search_is_the_same_plain_and_compiled(game_name: str, leaf: str) -> None:
    configuration = next(c for c in CONFIGURATIONS if c.game == game_name and c.options.players == 3)
    config = Level(game=game_name, name="", method="search", leaf=leaf, iterations=4, chance_samples=1).search_config()
    game = decisions(configuration, seed=3, every=25)[-1]
    assert think(game, config, "plain") == think(game, config, "compiled")


def before_the_last_card(seed: int) -> Game | None:
    """A random game of Majesty where each legal move is the last of the game; None if it does not come to that."""
    game = Game.new("majesty", players=2, seed=seed, way="compiled")
    while not game.is_over:
        if all(_ends(game, move.notation) for move in game.legal_moves):
            return game
        game.play_random()
    return None


def _ends(game: Game, notation: str) -> bool:
    twin = game.copy()
    twin.play(notation)
    return twin.is_over


LAST_CARDS = [game for game in map(before_the_last_card, range(12)) if game is not None]


@pytest.mark.parametrize("game", LAST_CARDS, ids=range(len(LAST_CARDS)))
def test_the_last_card_of_majesty_is_chosen_rightly(game: Game) -> None:
    seat = game.turn
    assert seat is not None
    ends = {}
    for move in game.legal_moves:
        twin = game.copy()
        twin.play(move)
        ends[move.notation] = (twin.winners == (seat,), seat in twin.winners, twin.scores[seat] - twin.scores[1 - seat])
    assert ends[LevelBot(level("majesty", 5)).choose(game.view(seat)).notation] == max(ends.values())


@pytest.mark.parametrize("game_name", ["majesty", "royals"])
def test_the_strongest_level_beats_random_play(game_name: str) -> None:
    best = levels(game_name)[-1].with_iterations(100)
    random_play = Level(game=game_name, name="random", method="policy", temperature=1.0)
    games = LevelGames(game_name, rulebook(game_name).choose(players=2))
    for deal in range(4):
        for seat in range(2):
            seats = [random_play, random_play]
            weights = [untrained(), untrained()]
            seats[seat], weights[seat] = best, learned(game_name)
            assert games.play(seats, deal, weights=weights).shares[seat] == 1.0


def test_advice_tells_every_seats_chances() -> None:
    for configuration in (CONFIGURATIONS[2], CONFIGURATIONS[-1]):
        game = decisions(configuration, seed=6, every=20)[0]
        advice = advise(game.view(game.turn), iterations=200)
        assert advice.iterations == 200 == sum(option.visits for option in advice.options)
        assert len(advice.wins) == len(advice.points) == configuration.options.players
        assert sum(advice.wins) == pytest.approx(1.0)
        assert {option.move for option in advice.options} <= set(game.legal_moves)
        assert advice.best == LevelBot(levels(configuration.game)[-1].with_iterations(200)).choose(game.view(game.turn))


def test_outlook_of_a_finished_game_is_its_result() -> None:
    game = Game.new("majesty", players=3, seed=2, way="compiled")
    game.play_out()
    found = outlook(game.view(None), worlds=10)
    assert [seat for seat, win in enumerate(found.wins) if win > 0] == list(game.winners)
    assert found.points == game.scores


def test_advice_needs_a_seat_to_decide() -> None:
    game = Game.new("majesty", players=2, seed=2)
    with pytest.raises(Refusal, match="not to decide"):
        advise(game.view(1))


def test_levels_are_named_or_numbered() -> None:
    assert level("royals", "Sovereign ").number == level("royals", "5").number == level("royals", 5).number == 5
    with pytest.raises(Refusal, match="it has page, courtier"):
        level("royals", "monarch")
    with pytest.raises(Refusal, match="does not search"):
        level("majesty", 1).with_iterations(100)
    with pytest.raises(Refusal, match="from 1 to"):
        level("majesty", 5).with_iterations(0)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_what_is_looked_at_is_of_one_size(configuration: Configuration) -> None:
    book, looking = rulebook(configuration.game), compiled_bots(configuration.game, "plain")
    for game in decisions(configuration, seed=8, every=30):
        features = blank(Features)
        state = duplicate(game.states)
        arguments = (fit(state, "plain")[0], fit(game.boxes, "plain")[0])
        looking["seat_features"](*arguments, fit(features, "plain")[0])
        assert np.abs(features[0].seats).max() < 8
        assert state.tobytes() == game.states.tobytes(), "looking leaves the position as it was"
        assert not features[0].seats[:, len(book.seat_feature_names) :].any()
        for move in game.legal_moves:
            features[0].move[:] = 0
            looking["move_features"](*arguments, move.number, fit(features, "plain")[0])
            assert np.abs(features[0].move).max() < 8
            assert not features[0].move[len(book.move_feature_names) :].any()


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_moves_of_a_position_have_names_of_their_own(configuration: Configuration) -> None:
    action_key = compiled_bots(configuration.game, "plain")["action_key"]
    for game in decisions(configuration, seed=9, every=15):
        names = [action_key(fit(game.states, "plain")[0], move.number) for move in game.legal_moves]
        assert len(set(names)) == len(names)
        assert min(names) >= 0 and max(names) < 512


@pytest.mark.parametrize("game_name", ["royals", "majesty"])
def test_weights_come_out_of_their_file_as_they_went_in(game_name: str) -> None:
    words = to_words(learned(game_name), game_name)
    assert from_words(json.loads(json.dumps(words)), game_name).tobytes() == learned(game_name).tobytes()
    book = rulebook(game_name)
    assert len(book.seat_feature_names) <= SEAT_FEATURES and len(book.move_feature_names) <= MOVE_FEATURES


@pytest.mark.parametrize("game_name", ["royals", "majesty"])
def test_weights_say_how_they_were_made(game_name: str) -> None:
    words = json.loads(rulebook(game_name).file_text("weights.json"))
    assert words["commands"][0].startswith(f"python -m regalia.bots.learning {game_name} ")
    assert set(words["hidden"]) == set(rulebook(game_name).seat_feature_names)


def test_a_config_record_says_what_its_level_says() -> None:
    config = level("royals", 5).search_config()[0]
    assert config.method == SEARCH and config.iterations == level("royals", 5).iterations
    assert blank(SearchConfig).nbytes == config.nbytes


def test_a_view_holds_no_full_state() -> None:
    game = decisions(ROYALS[0], seed=2, every=50)[-1]
    view = game.view(game.turn)
    assert isinstance(view, View)
    hidden = game.states.tobytes()
    assert all(getattr(value, "tobytes", bytes)() != hidden for value in vars(view).values())
    assert bound("royals", "plain")["who_acts"](fit(view.states, "plain")) == game.turn


@pytest.mark.parametrize("configuration", [one for one in ROYALS if one.name == "2014"], ids=str)
def test_bots_choose_legal_moves_when_the_pile_is_empty(configuration: Configuration) -> None:
    """Cards that others drew blind are not in the pile, though a seat cannot tell which they were."""
    bots = [LevelBot(quick(one), seed=3) for one in levels("royals")]
    found = 0
    for seed in range(4):
        game = configuration.start(seed=seed, way="compiled")
        while not game.is_over:
            if not game.describe()["pile"] and "blind" not in [str(move) for move in game.legal_moves]:
                view = game.view(game.turn)
                found += 1
                assert all(bot.choose(view) in view.legal_moves for bot in bots)
            game.play_random()
    assert found > 0
