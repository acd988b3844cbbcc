"""The figures of seat balance: wins and points of each seat, tests of whether they differ, and verdicts in words."""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from regalia.balance.balance import PRINTED, VARIANT, Balance
from regalia.games.catalogue import rulebook
from regalia.games.studies import SeatClaim, Variant
from regalia.jobs.estimates import Estimate, chi_square_tail, mean_of, share_of
from regalia.jobs.printing import percent, percent_within

CLEAR, HINT = 0.01, 0.05  # below this p an advantage is clear; below that there is a hint of one


def figures_of(study: Balance, lines: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """All figures of the study."""
    games: dict[tuple[int, int], list[Any]] = {}
    for line in lines:
        found = games.setdefault(tuple(line["of"]), [])
        found += [game for game in line["games"] if game[0] < study.deals]
    book = rulebook(study.game)
    asked = book.configurations()
    tables = []
    for number, options in enumerate(study.configurations):
        shares, points = _by_deal(games[number, PRINTED])
        named = {"name": asked.name_of(options), "options": book.codec.in_short(options, exact=True)}
        figures = {**named, **_seat_figures(shares, points)}
        if asked.variant is not None:
            varied, _ = _by_deal(games[number, VARIANT])
            figures[asked.variant.key] = _variant_figures(asked.variant, options, shares, varied)
        tables.append(figures)
    return {
        "game": study.game,
        "level": study.entrant.name,
        "deals": study.deals,
        "seed": study.seed,
        "tables": tables,
        "claim": claim_verdict(asked.claim, study, tables) if asked.claim else None,
    }


def _by_deal(games: Sequence[Any]) -> tuple[Any, Any]:
    """Shares and points, deal × seat, in the order of the deals."""
    ordered = sorted(games, key=lambda game: int(game[0]))
    return np.array([game[1] for game in ordered]), np.array([game[2] for game in ordered], float)


def _seat_figures(shares: Any, points: Any) -> dict[str, Any]:
    deals, players = shares.shape
    p = evenness(shares)
    wins = [share_of(shares[:, seat].tolist()) for seat in range(players)]
    seats = [
        {"wins": won.words(), "points": mean_of(points[:, seat].tolist()).words()} for seat, won in enumerate(wins)
    ]
    return {"fair_share": 1 / players, "seats": seats, "p": p, "verdict": seat_verdict(wins, p, deals)}


def evenness(shares: Any) -> float:
    """How likely wins as uneven as these, deal × seat, are if all seats are alike: Pearson's chi-square.

    A shared victory is shared out, which makes the test a little too careful.

    >>> evenness(np.eye(4)[[0, 1, 2, 3] * 10]), evenness(np.eye(4)[[3] * 40]) < 1e-9
    (1.0, True)
    """
    deals, players = shares.shape
    fair = deals / players
    return chi_square_tail(float(((shares.sum(axis=0) - fair) ** 2).sum() / fair), players - 1)


def change(before: Any, after: Any) -> float:
    """How likely differences as large as these, deal × seat, are if nothing changed: Wald's chi-square.

    >>> change(np.eye(2)[[0, 1] * 50], np.eye(2)[[0, 1] * 50])
    1.0
    """
    differences = after - before
    deals, players = differences.shape
    mean = differences.mean(axis=0)
    spread = np.cov(differences.T)
    if not np.abs(spread).max() > 0:
        return 0.0 if np.abs(mean).max() > 0 else 1.0
    return chi_square_tail(float(deals * mean @ np.linalg.pinv(spread, hermitian=True) @ mean), players - 1)


def seat_verdict(wins: Sequence[Estimate], p: float, deals: int) -> str:
    """In words: whether a seat has an advantage.

    >>> seat_verdict([Estimate(0.4, 0.38, 0.42), Estimate(0.6, 0.58, 0.62)], 1e-9, 2000)
    'Seat 2 wins more than its share, seat 1 wins less than its share (p < 0.001).'
    >>> seat_verdict([Estimate(0.5, 0.4, 0.6)] * 2, 1.0, 100)
    'No seat has an advantage that 100 deals show (p = 1).'
    """
    fair = 1 / len(wins)
    more = [str(seat) for seat, won in enumerate(wins, 1) if won.low > fair]
    less = [str(seat) for seat, won in enumerate(wins, 1) if won.high < fair]
    if p >= HINT or not more + less:
        return f"No seat has an advantage that {deals:,} deals show ({_p(p)})."
    told = ", ".join(_seats_win(seats, how) for seats, how in ((more, "more"), (less, "less")) if seats)
    if p >= CLEAR:
        return f"A hint, no more: {told} ({_p(p)})."
    return f"{told[0].upper()}{told[1:]} ({_p(p)})."


def _seats_win(seats: Sequence[str], how: str) -> str:
    if len(seats) == 1:
        return f"seat {seats[0]} wins {how} than its share"
    return f"seats {' and '.join(seats)} win {how} than their share"


def _p(p: float) -> str:
    return "p < 0.001" if p < 0.001 else f"p = {p:.2g}"


def _variant_figures(variant: Variant, options: Any, printed: Any, varied: Any) -> dict[str, Any]:
    differences = printed - varied
    seats = [
        {"wins": share_of(varied[:, seat].tolist()).words(), "change": mean_of(differences[:, seat].tolist()).words()}
        for seat in range(options.players)
    ]
    p = change(varied, printed)
    verdict = variant_verdict(variant, printed, varied, p)
    return {variant.figure_key: list(variant.printed(options)), "seats": seats, "p": p, "verdict": verdict}


def variant_verdict(variant: Variant, printed: Any, varied: Any, p: float) -> str:
    """In words: what the printed figures do."""
    if p >= HINT:
        return f"That the {variant.figure} change who wins does not show ({_p(p)})."
    off, off_varied = (100 * float(np.abs(won.mean(axis=0) - 1 / won.shape[1]).max()) for won in (printed, varied))
    subject = "The printed" if p < CLEAR else "A hint, no more: the printed"
    return (
        f"{subject} {variant.figure} change who wins ({_p(p)}): with them the seat furthest from its share is "
        f"{off:.1f} percentage points off, {variant.otherwise} {off_varied:.1f}."
    )


def claim_verdict(claim: SeatClaim, study: Balance, tables: Sequence[dict[str, Any]]) -> str | None:
    """What the figures say of a claim that the last seat wins; None if what it is about was not played."""
    about = [at for at, options in enumerate(study.configurations) if options.players == claim.players]
    if not about:
        return None
    fair = 1 / claim.players
    last_seats = [tables[at]["seats"][-1]["wins"] for at in about]
    parts = [f"{claim.who} says that “{claim.said}”."]
    for at, wins in zip(about, last_seats, strict=True):
        where, share = claim.where(study.configurations[at]), percent(fair, 0)
        parts.append(f"{where} it won {percent_within(wins)}, where {share} is fair: {_standing(wins, fair)}.")
    parts.append(_claim_in_short(last_seats, study.entrant.name, fair))
    return " ".join(parts)


def _claim_in_short(last_seats: Sequence[dict[str, float]], level: str, fair: float) -> str:
    """One sentence for all configurations.

    >>> _claim_in_short([{"low": 0.29, "high": 0.33}, {"low": 0.24, "high": 0.28}], "envoy", 0.25)
    'So the last seat wins more often than is fair, but far from always, between bots of the level envoy.'
    """
    if min(wins["low"] for wins in last_seats) > 0.9:
        return f"So the claim holds, or nearly so, between bots of the level {level}."
    if max(wins["high"] for wins in last_seats) > 0.5:
        return f"So the last seat wins very often, but not always, between bots of the level {level}."
    if any(wins["low"] > fair for wins in last_seats):
        return f"So the last seat wins more often than is fair, but far from always, between bots of the level {level}."
    return f"So the claim does not hold between bots of the level {level}: no advantage of the last seat shows."


def _standing(wins: dict[str, float], fair: float) -> str:
    if wins["low"] > fair:
        return "more than its share"
    return "less than its share" if wins["high"] < fair else "no advantage that shows"
