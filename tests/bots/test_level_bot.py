"""Levels as bots: honest, reproducible, and no fools where the game can be counted out."""

import pytest

from regalia import Game
from regalia.bots.level_bot import LevelBot
from regalia.bots.levels import Level, level, levels
from regalia.engine.binding import as_records, bind_rules
from regalia.play.view import View
from tests.bots.bot_games import LADDERS
from tests.helpers.configurations import CONFIGURATIONS, ROYALS, Configuration
from tests.helpers.decisions import decisions, with_other_hidden_cards


def quick(one: Level) -> Level:
    """The level, thinking less, for tests that are not about its strength."""
    return one.with_iterations(min(one.iterations, 60)) if one.method == "search" else one


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


def test_a_view_holds_no_full_state() -> None:
    game = decisions(ROYALS[0], seed=2, every=50)[-1]
    view = game.view(game.turn)
    assert isinstance(view, View)
    hidden = game.states.tobytes()
    assert all(getattr(value, "tobytes", bytes)() != hidden for value in vars(view).values())
    assert bind_rules("royals", "plain")["who_acts"](as_records(view.states, "plain")) == game.turn


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
