"""Setting up a position of Royals from words, for scenarios, puzzles and tests of other engines.

What is not mentioned is as at the start of a turn: cards not placed anywhere are in the pile (or, where the
pile is given, discarded), title markers hold the nobles of the portraits given, and the marker of an
occupied city is its first holder's. Which titles the nobles of cathedrals had is told by `titles`: a title
named there holds exactly these nobles, those of its portraits included.
"""

from typing import Any

from regalia.games.royals.board import COUNTRY_NAMES, TITLE_NAMES
from regalia.games.royals.box import PAIR_NAMES, Options, printed
from regalia.games.royals.description import STEPS
from regalia.games.royals.state import VACANT
from regalia.kernel.refusal import Refusal

KNOWN = {
    "turn",
    "round",
    "step",
    "period",
    "period_ending",
    "to_draw",
    "row",
    "pile",
    "discards",
    "intrigue_pile",
    "intrigue_discards",
    "hands",
    "seen",
    "intrigue",
    "portraits",
    "cathedrals",
    "titles",
    "city_markers",
    "country_markers",
    "house_markers",
}


def arrange(state: Any, box: Any, options: Options, words: dict[str, Any]) -> None:
    """Turn a state that is set up into the position the words describe; seats count from 1."""
    for word in words.keys() - KNOWN:
        raise Refusal(f"A position of Royals has no entry {word!r}; it has {', '.join(sorted(KNOWN))}.")
    state.seat = words.get("turn", 1) - 1
    state.rounds = words.get("round", 2) - 1
    step = words.get("step", "play")
    state.phase = next(phase for phase, name in STEPS.items() if name == step)
    state.period = printed(options.edition)["end"]["periods"].index(words.get("period", "1648"))
    state.period_ending = words.get("period_ending", False)
    state.country_draws = words.get("to_draw", {}).get("country", 0)
    state.intrigue_draws = words.get("to_draw", {}).get("intrigue", 0)
    _arrange_cards(state, box, words)
    _arrange_board(state, options, words)


def _arrange_cards(state: Any, box: Any, words: dict[str, Any]) -> None:
    for name, field, names in (("hands", state.hand, COUNTRY_NAMES), ("intrigue", state.intrigue_hand, PAIR_NAMES)):
        for seat, cards in words.get(name, {}).items():
            field[int(seat) - 1] = _numbers(names, cards)
    for seat, cards in words.get("seen", {}).items():
        state.seen[int(seat) - 1] = _numbers(COUNTRY_NAMES, cards)
    state.row[:] = _numbers(COUNTRY_NAMES, words.get("row", {}))
    _share_out(words, "pile", "discards", COUNTRY_NAMES, box.cards - state.row - state.hand.sum(axis=0), state)
    everything = [int(box.intrigue_of_pair)] * len(PAIR_NAMES) - state.intrigue_hand.sum(axis=0)
    _share_out(words, "intrigue_pile", "intrigue_discards", PAIR_NAMES, everything, state)


def _share_out(words: dict[str, Any], pile: str, discards: str, names: tuple[str, ...], cards: Any, state: Any) -> None:
    """Cards that are in no hand and not in the row lie in the pile or among the discards."""
    if pile in words:
        in_pile = _numbers(names, words[pile])
        discarded = _numbers(names, words[discards]) if discards in words else cards - in_pile
    else:
        discarded = _numbers(names, words.get(discards, {}))
        in_pile = cards - discarded
    for name, left in zip(names, cards - in_pile - discarded, strict=True):
        if left != 0:
            raise Refusal(f"The {name} cards of the position do not add up: {int(left)} too few are placed.")
    for name, number in zip(names * 2, [*in_pile, *discarded], strict=True):
        if number < 0:
            raise Refusal(f"The position uses {-int(number)} more {name} cards than there are.")
    state[pile][:] = in_pile
    state[discards][:] = discarded


def _arrange_board(state: Any, options: Options, words: dict[str, Any]) -> None:
    positions = {f"{city.name} {title}": number for number, city, title in options.board_used.positions()}
    cities = [city.name for city in options.board_used.cities]
    titles = {number: TITLE_NAMES.index(title) for number, _, title in options.board_used.positions()}
    for name, seat in words.get("portraits", {}).items():
        position = _find(name, positions, "position")
        state.portrait[position] = seat - 1
        state.on_title[titles[position], seat - 1] += 1
        if state.city_marker[position // 2] == VACANT:
            state.city_marker[position // 2] = seat - 1
    for name, beaten in words.get("cathedrals", {}).items():
        state.cathedral[_find(name, {city: at for at, city in enumerate(cities)}, "city"), : len(beaten)] = beaten
    for name, nobles in words.get("titles", {}).items():
        state.on_title[TITLE_NAMES.index(name), : len(nobles)] = nobles
    for name, seat in words.get("city_markers", {}).items():
        state.city_marker[_find(name, {city: at for at, city in enumerate(cities)}, "city")] = seat - 1
    for name, seats in words.get("country_markers", {}).items():
        state.country_marker[COUNTRY_NAMES.index(name)] = [seat - 1 for seat in seats]
    for marker, seat in enumerate(words.get("house_markers", [])):
        state.house_marker[marker] = seat - 1


def _numbers(names: tuple[str, ...], cards: dict[str, int]) -> Any:
    for name in cards.keys() - set(names):
        raise Refusal(f"There is no card {name!r}; there are {', '.join(names)}.")
    return [cards.get(name, 0) for name in names]


def _find(name: str, known: dict[str, int], what: str) -> int:
    if name not in known:
        raise Refusal(f"There is no {what} {name!r} on the board.")
    return known[name]
