"""The standings of a league: from the lines of its results file to who is how strong, and how sure that is."""

import itertools
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, cast

from regalia.bots.levels import levels
from regalia.games.catalogue import rulebook
from regalia.jobs.estimates import Estimate
from regalia.kernel.refusal import Refusal
from regalia.league.entrants import fallback
from regalia.league.league import RETIRED_AFTER, League, bots_given_up
from regalia.league.ratings import ANCHOR_RATING, Result, rate, win_share


def standings(league: League, lines: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """All figures of a league, ready for JSON, the strongest entrant first; the clock is no part of them."""
    results = _results(league, lines)
    present = {name for result in results for name in result.seats}
    anchor = _anchor([entrant.name for entrant in league.entrants if entrant.name in present], league.game)
    return {
        "game": league.game,
        "options": rulebook(league.game).codec.in_short(league.options, exact=True),
        "seed": league.seed,
        "deals": league.deals,
        "games": len(results),
        "fair_share": 1 / league.options.players,
        "anchor": {"name": anchor, "rating": ANCHOR_RATING},
        "fallback": fallback(league.game).name if league.hosts_guests else None,
        "entrants": _rows(league, lines, results, anchor),
        "pairings": [pairing for pairing in _all_pairings(league, results) if pairing["share"]],
    }


def _results(league: League, lines: Iterable[dict[str, Any]]) -> list[Result]:
    """The games of the deals that were asked for."""
    names = [entrant.name for entrant in league.entrants]
    return [
        Result(deal, tuple(names[at] for at in seats), tuple(shares))
        for line in lines
        for deal, seats, shares, _ in line["games"]
        if deal < league.deals
    ]


def _anchor(present: Sequence[str], game: str) -> str:
    """Who the ratings are centred on: the middle level if it plays, else the one named in the middle."""
    if not present:
        raise Refusal("No game was played to its end, so there is nothing to rate.")
    middle = levels(game)[len(levels(game)) // 2].name
    return middle if middle in present else present[len(present) // 2]


def _rows(
    league: League, lines: Sequence[dict[str, Any]], results: Sequence[Result], anchor: str
) -> list[dict[str, Any]]:
    """A row for each entrant; how long it thinks is put in later."""
    ratings = rate(results, anchor, league.seed)
    faults = _faults(lines)
    given_up, retired = (bots_given_up(lines, times) for times in (1, RETIRED_AFTER))
    rows = [
        {
            "name": entrant.name,
            "figures": entrant.figures(),
            "rating": _words(ratings.get(entrant.name)),
            "share": _words(win_share(results, entrant.name)),
            "seconds_per_decision": None,
            "faults": faults.get(entrant.name),
            "given_up": entrant.name in given_up,
            "retired": entrant.name in retired,
        }
        for entrant in league.entrants
    ]
    return sorted(rows, key=lambda row: -(cast(Any, row["rating"]) or {"value": -1e9})["value"])


def _faults(lines: Iterable[dict[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for line in lines:
        for name, fault in line.get("faults", {}).items():
            entry = found.setdefault(name, {"count": 0, "first": fault["first"]})
            entry["count"] += fault["count"]
    return found


def _all_pairings(league: League, results: Sequence[Result]) -> Iterator[dict[str, Any]]:
    """For every two, what the one wins alone against the other in all other seats."""
    by_pair: dict[tuple[str, str], list[Result]] = {}
    for result in results:
        for one, others in itertools.permutations(set(result.seats), 2):
            if result.seats.count(one) == 1:
                by_pair.setdefault((one, others), []).append(result)
    names = [entrant.name for entrant in league.entrants]
    for one, others in itertools.permutations(names, 2):
        games = by_pair.get((one, others), [])
        yield {"one": one, "others": others, "share": _words(win_share(games, one))}


def _words(estimate: Estimate | None) -> dict[str, float] | None:
    return None if estimate is None else estimate.words()
