"""Studies of seat balance for tests, and results with known winners."""

from typing import Any

from regalia.balance.balance import Balance, all_configurations
from regalia.games.catalogue import rulebook
from regalia.league.entrants import find_level


def study(game: str = "majesty", level: str = "random", deals: int = 60, **options: Any) -> Balance:
    """A study of one configuration, or of all where no option is given."""
    tables = (rulebook(game).choose(**options),) if options else all_configurations(game)
    return Balance(game, tables, find_level(game, level), deals)


def lines_of(balance: Balance, winners: dict[int, list[int]]) -> list[dict[str, Any]]:
    """A results file in which these seats win, by the way of playing; every configuration alike."""
    lines = []
    for table, options in enumerate(balance.configurations):
        for way in balance.ways:
            games = []
            for deal in range(balance.deals):
                seat = winners[way][deal % len(winners[way])] % options.players
                shares = [float(at == seat) for at in range(options.players)]
                games.append([deal, shares, [100 * share for share in shares]])
            lines.append({"of": [table, way], "first": 0, "deals": balance.deals, "games": games})
    return lines
