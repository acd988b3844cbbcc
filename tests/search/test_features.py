"""Features: of one size, without a trace in the position, true to the rules, and a key for every action."""

import numpy as np
import pytest

from regalia.engine.binding import as_records
from regalia.games.catalogue import rulebook
from regalia.kernel.features import Features
from regalia.kernel.fields import blank, duplicate
from regalia.search.workspace import compiled_bots
from tests.helpers.configurations import CONFIGURATIONS, MAJESTY, Configuration
from tests.helpers.decisions import decisions


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_features_are_of_one_size(configuration: Configuration) -> None:
    book, bound = rulebook(configuration.game), compiled_bots(configuration.game, "plain")
    for game in decisions(configuration, seed=8, every=30):
        features = blank(Features)
        state = duplicate(game.states)
        arguments = (as_records(state, "plain")[0], as_records(game.boxes, "plain")[0])
        bound["seat_features"](*arguments, as_records(features, "plain")[0])
        assert np.abs(features[0].seats).max() < 8
        assert state.tobytes() == game.states.tobytes(), "features leave the position as it was"
        assert not features[0].seats[:, len(book.features().seat) :].any()
        for move in game.legal_moves:
            features[0].move[:] = 0
            bound["move_features"](*arguments, move.number, as_records(features, "plain")[0])
            assert np.abs(features[0].move).max() < 8
            assert not features[0].move[len(book.features().move) :].any()


@pytest.mark.parametrize("configuration", MAJESTY, ids=str)
def test_a_knight_is_seen_to_wound_whom_its_attack_wounds(configuration: Configuration) -> None:
    place = rulebook("majesty").features().move.index("others wounded")
    attacks = 0
    for game in decisions(configuration, seed=2, every=3):
        for move in game.legal_moves:
            features, twin = blank(Features), game.copy()
            records = (as_records(array, "plain")[0] for array in (game.states, game.boxes))
            compiled_bots("majesty", "plain")["move_features"](*records, move.number, as_records(features, "plain")[0])
            twin.play(move)
            step = next(step for step in twin.steps[len(game.steps) :] if step.seat is not None)
            told = [event.rule for event in step.events if event.rule.startswith("majesty.attack.")]
            attacks += bool(told)
            assert features[0].move[place] * 3 == sum(rule != "majesty.attack.repelled" for rule in told)
    assert attacks > 0, "nobody attacked, so nothing was tested"


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_moves_of_a_position_have_keys_of_their_own(configuration: Configuration) -> None:
    action_key = compiled_bots(configuration.game, "plain")["action_key"]
    for game in decisions(configuration, seed=9, every=15):
        keys = [action_key(as_records(game.states, "plain")[0], move.number) for move in game.legal_moves]
        assert len(set(keys)) == len(keys)
        assert min(keys) >= 0 and max(keys) < 512
