"""Watching the rules: the last state that is seen is the one the move leads to, and each event has its state."""

import pytest

from regalia.engine.tracing import trace
from tests.helpers.configurations import CONFIGURATIONS, Configuration, at_random


@pytest.mark.parametrize("configuration", CONFIGURATIONS[::3], ids=str)
def test_every_event_of_a_step_has_its_state(configuration: Configuration) -> None:
    *_, game = at_random(configuration.start(2))
    for number, step in list(enumerate(game.steps))[::17]:
        before, after = (game.states_before(at) for at in (number, number + 1))
        seen = trace(game.book, before, game.boxes, step.number)
        assert len(seen) == len(step.events)
        assert game.states_before(number).tobytes() == before.tobytes(), "watching changes nothing"
        if seen:
            assert step.events[-1].points == 0 or game.scores_of(seen[-1]) == game.scores_of(after)


def test_points_come_with_the_event_that_brings_them() -> None:
    """The score after each event is the one before it and the points it tells of."""
    told = 0
    for configuration in CONFIGURATIONS[::4]:
        *_, game = at_random(configuration.start(3))
        for number, step in enumerate(game.steps):
            if not any(event.points for event in step.events):
                continue
            states = game.states_before(number)
            scores = list(game.scores_of(states))
            for event, state in zip(step.events, trace(game.book, states, game.boxes, step.number), strict=True):
                if event.seat is not None:
                    scores[event.seat] += event.points
                assert list(game.scores_of(state)) == scores, event
                told += event.points != 0
    assert told > 100
