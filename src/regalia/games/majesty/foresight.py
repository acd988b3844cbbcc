"""What a move of Majesty changes besides what it brings at once: workers, variety, who has most where."""

from collections.abc import Iterator
from typing import Any, Literal

from pydantic import BaseModel, Field

from regalia.games.majesty.printed import building_names, printed
from regalia.games.majesty.standing import Standing
from regalia.games.majesty.state import OVER
from regalia.games.rulebook import Laid
from regalia.kernel.fields import blank, read_out


class VarietyChange(BaseModel):
    """The variety of a realm changes."""

    seat: int
    before: int = Field(description="buildings with people, before the move")
    after: int
    points: int = Field(description="how much more it would count at the end; negative: less")


class LeadChange(BaseModel):
    """A seat comes to have most people in a building, or no longer has; of the infirmary, most wounded."""

    seat: int
    building: str
    points: int = Field(description="how much more it would count at the end; negative: less")
    leads: bool = Field(description="after the move")
    shared: bool = Field(description="others lead there too, after the move")


class MajestyForesight(BaseModel):
    """What a move changes."""

    game: Literal["majesty"] = "majesty"
    workers: int = Field(description="that the seat has after the move")
    variety: list[VarietyChange] = Field(description="of seats whose variety changes; none where the game ends")
    leads: list[LeadChange] = Field(description="likewise")


def foresee(before: Laid, after: Laid) -> MajestyForesight:
    """What changes from one state to another, by the move of the seat to decide."""
    seat, now = int(before.states[0].seat), after.states[0]
    workers = int(now.workers[seat])
    if now.phase == OVER:  # all of it was counted
        return MajestyForesight(workers=workers, variety=[], leads=[])
    was, will = standing_of(before), standing_of(after)
    return MajestyForesight(
        workers=workers, variety=_variety(was, will, before), leads=list(_leads(was, will, before.options))
    )


def _variety(was: Any, will: Any, laid: Laid) -> list[VarietyChange]:
    return [
        VarietyChange(
            seat=seat,
            before=was.inhabited[seat],
            after=will.inhabited[seat],
            points=will.variety[seat] - was.variety[seat],
        )
        for seat in range(laid.options.players)
        if was.inhabited[seat] != will.inhabited[seat]
    ]


def _leads(was: Any, will: Any, options: Any) -> Iterator[LeadChange]:
    """Of buildings that are worth something."""
    for at, (name, side) in enumerate(zip(building_names(), options.sides, strict=True)):
        value = printed()["buildings"][at][side]["value"]
        leaders = sum(bool(will.leads[seat][at]) for seat in range(options.players))
        for seat in range(options.players) if value else ():
            leads = bool(will.leads[seat][at])
            if leads != bool(was.leads[seat][at]):
                yield LeadChange(
                    seat=seat,
                    building=name,
                    points=value if leads else -value,
                    leads=leads,
                    shared=leaders > 1,
                )

def standing_of(laid: Laid) -> Any:
    """How all seats stand on a table, read out; looked up once for all who ask."""
    return laid.kept.part("standing", laid.states.tobytes(), lambda: _stand(laid))


def _stand(laid: Laid) -> Any:
    standings = blank(Standing)
    laid.call("stand", standings)
    return read_out(standings[0])
