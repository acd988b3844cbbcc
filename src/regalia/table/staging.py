"""A move cut into what the eye can follow: one stage after another, each with what travels and the table it leads to.

Which events are seen together is said by the rules' table; what the table looks like between two stages is looked up by
running the move once more with a log that listens. Nothing is reckoned here.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from regalia.engine.tracing import trace
from regalia.games.kept_parts import KeptParts
from regalia.games.movements import Movement
from regalia.kernel.rule_table import Rule
from regalia.play.game import Game
from regalia.play.steps import Event, Step
from regalia.table.changes import changes


@dataclass(frozen=True)
class _Placed:
    """An event, where it stands in the game's history, and how the viewer is told it."""

    step: int
    at: int        # among the events of the step
    event: Event


def stages(
    game: Game,
    viewer: int | None,
    shown: Sequence[Step],
    first: int,
    scene: dict[str, Any],
    hides_scores: bool,
    kept: KeptParts,
) -> list[dict[str, Any]]:
    """How the table came to look as in the scene, with the steps from `first` on, which the viewer saw as `shown`.

    Each is a `Stage` in names and numbers; `kept` has what was made for others who saw the same.
    """
    key = (first, *map(id, shown))
    _, plan = kept.part("plan of stages", key, lambda: (shown, list(_plan(game, shown, first))))
    made = []
    for at, planned in enumerate(plan):
        stage = {"turn": scene["turn"], "scores": scene["scores"], "changes": []}
        if at < len(plan) - 1:
            stage = _stage(game, viewer, planned, plan[at + 1].states_before, scene, hides_scores, kept)
        made.append(stage | planned.told)
    return made


@dataclass(frozen=True)
class _Planned:
    """A stage, but for what differs from viewer to viewer though they saw the same steps."""

    last_step: int
    states_before: Any     # the state when it began
    told: dict[str, Any]


def _plan(game: Game, shown: Sequence[Step], first: int) -> Iterator[_Planned]:
    told_so_far = 0
    for at, group in enumerate(_groups(game, _placed(game.steps[first:], shown, first))):
        told_so_far += len(group)
        told = {
            "movements": [movement for one in group for movement in _movements(game, one)],
            "told": told_so_far,
            "scored": _scored(game, group),
        }
        yield _Planned(group[-1].step, _states_before(game, group[0]) if at else None, told)


def _scored(game: Game, group: Sequence[_Placed]) -> dict[str, Any] | None:
    """What a stage scores, if it is one of those."""
    events = [one.event for one in group if game.book.rules.is_scoring(_rule(game, one.event))]
    if not events:
        return None
    return {
        "part": _rule(game, events[0]).stage,
        "place": str(events[0].args.get("place", "")),
        "events": events,
    }


def _placed(steps: Sequence[Step], shown: Sequence[Step], first: int) -> list[_Placed]:
    places = [(first + at, number) for at, step in enumerate(steps) for number in range(len(step.events))]
    events = [event for step in shown for event in step.events]
    return [_Placed(step, at, event) for (step, at), event in zip(places, events, strict=True)]


def _groups(game: Game, told: Sequence[_Placed]) -> Iterator[list[_Placed]]:
    """The events, those of a stage together; what moves nothing goes with what came before it.

    What is scored is seen place by place; the final points come after all of it.
    """
    group: list[_Placed] = []
    stage = ""
    for one in told:
        wanted = _stage_of(game, one.event)
        step = game.steps[one.step]
        begins = one.at == 0 and step.seat is not None and not step.is_answer
        if wanted and stage and (wanted != stage or begins):
            yield group
            group = []
        stage = wanted or stage
        group.append(one)
    if group:
        yield group


def _stage_of(game: Game, event: Event) -> str:
    rule = _rule(game, event)
    if game.book.rules.is_scoring(rule):
        return f"{rule.stage} {event.args.get('place', '')}"
    return rule.kind if rule.kind == "end" else rule.stage


def _states_before(game: Game, one: _Placed) -> Any:
    """The state when an event was about to happen."""
    before = game.states_before(one.step)
    if one.at == 0:
        return before
    return trace(game.book, before, game.boxes, game.steps[one.step].number)[one.at - 1]


def _stage(
    game: Game,
    viewer: int | None,
    planned: _Planned,
    states: Any,
    scene: dict[str, Any],
    hides_scores: bool,
    kept: KeptParts,
) -> dict[str, Any]:
    table = game.told_table(viewer, states=states, hides_scores=hides_scores, kept=kept)
    points = kept.part("points", states.tobytes(), lambda: game.scores_of(states))
    movers = (game.steps[at].seat for at in range(planned.last_step, -1, -1))
    return {
        "turn": next((seat for seat in movers if seat is not None), None),
        "scores": [None if hides_scores and seat != viewer else one for seat, one in enumerate(points)],
        "changes": changes(scene["table"], table),
    }


def _movements(game: Game, one: _Placed) -> list[Movement]:
    """What travels with an event. Where its points are not told, all see a thing go all the same."""
    event = replace(game.steps[one.step].events[one.at], points=0) if one.event.is_secret else one.event
    return game.book.movements(_rule(game, event), event.seat, event.points, event.args)


def _rule(game: Game, event: Event) -> Rule:
    return game.book.rules.row(event.rule)
