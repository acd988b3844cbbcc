"""Who leads where in Majesty, in names: which majorities a move would win or lose if it were scored now."""

from regalia.games.majesty.printed import building_names
from regalia.games.majesty.standing import Standing
from regalia.games.majesty.state import BUILDINGS
from regalia.games.rulebook import Laid, Leaders
from regalia.kernel.fields import blank, read_out


def leaders(laid: Laid) -> Leaders:
    """The seats with most people in each building; the wounded are nobody's pride."""
    standings = blank(Standing)
    laid.call("stand", standings)
    standing = read_out(standings[0])
    return {
        ("building", building_names()[at]): frozenset(
            seat for seat in range(laid.options.players) if standing.leads[seat][at]
        )
        for at in range(BUILDINGS)
    }
