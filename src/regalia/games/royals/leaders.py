"""Who leads where in Royals, in names: which markers a move would win or lose if it were scored now."""

from regalia.games.royals.board import COUNTRY_NAMES, TITLE_NAMES
from regalia.games.royals.standing import Standing
from regalia.games.rulebook import Laid, Leaders
from regalia.kernel.fields import blank, read_out


def leaders(laid: Laid) -> Leaders:
    """The strongest seat of each country, and those who would take each title marker."""
    standings = blank(Standing)
    laid.call("stand", standings)
    standing = read_out(standings[0])
    found = {
        ("country", name): frozenset({standing.strongest[at]} - {-1}) for at, name in enumerate(COUNTRY_NAMES)
    }
    return found | {
        ("title", name): frozenset(set(standing.takers[at]) - {-1}) for at, name in enumerate(TITLE_NAMES)
    }
