"""Setting up a position of Royals from words, for scenarios, puzzles and tests of other engines.

What is not mentioned is as at the start of a turn: cards not placed anywhere are in the pile (or, where the
pile is given, discarded), title markers hold the nobles of the portraits given, and the marker of an
occupied city is its first holder's. Which titles the nobles of cathedrals had is told by `titles`: a title
named there holds exactly these nobles, those of its portraits included.
"""

from typing import Annotated, Any, ClassVar, Literal

from pydantic import BaseModel

from regalia.games.position_words import Count, FromOne, one_of, read_words
from regalia.games.royals.board import COUNTRY_NAMES, TITLE_NAMES
from regalia.games.royals.box import PAIR_NAMES
from regalia.games.royals.description import STEPS
from regalia.games.royals.edition import printed
from regalia.games.royals.options import Options
from regalia.games.royals.places import city_of
from regalia.games.royals.state import VACANT
from regalia.kernel.refusal import Refusal

Country = Annotated[str, one_of("card", COUNTRY_NAMES)]
Pair = Annotated[str, one_of("card", PAIR_NAMES)]
Title = Annotated[str, one_of("title", TITLE_NAMES)]
CountryCards = dict[Country, Count]
IntrigueCards = dict[Pair, Count]


class Position(BaseModel, extra="forbid"):
    """A position of Royals; seats and rounds count from 1."""

    called: ClassVar[str] = "A position of Royals"

    turn: FromOne = 1
    round: FromOne = 2
    step: Annotated[str, one_of("step", tuple(dict.fromkeys(STEPS.values())))] = "play"
    period: str | None = None
    period_ending: bool = False
    to_draw: dict[Literal["country", "intrigue"], Count] = {}
    row: CountryCards = {}
    pile: CountryCards | None = None
    discards: CountryCards | None = None
    intrigue_pile: IntrigueCards | None = None
    intrigue_discards: IntrigueCards | None = None
    hands: dict[FromOne, CountryCards] = {}
    seen: dict[FromOne, CountryCards] = {}
    intrigue: dict[FromOne, IntrigueCards] = {}
    portraits: dict[str, FromOne] = {}
    cathedrals: dict[str, list[Count]] = {}
    titles: dict[Title, list[Count]] = {}
    city_markers: dict[str, FromOne] = {}
    country_markers: dict[Country, list[Count]] = {}
    house_markers: list[Count] = []


def arrange(state: Any, box: Any, options: Options, words: dict[str, Any]) -> None:
    """Turn a state that is set up into the position the words describe."""
    said = read_words(Position, words)
    years = printed(options.edition)["end"]["periods"]
    if said.period is not None and said.period not in years:
        raise Refusal(f"There is no period {said.period!r}; there are {', '.join(years)}.")
    state.seat = _seat(said.turn, options)
    state.rounds = said.round - 1
    state.phase = next(phase for phase, name in STEPS.items() if name == said.step)
    state.period = years.index(said.period) if said.period else 0
    state.period_ending = said.period_ending
    state.country_draws = said.to_draw.get("country", 0)
    state.intrigue_draws = said.to_draw.get("intrigue", 0)
    _arrange_cards(state, box, options, said)
    _arrange_map(state, options, said)


def _arrange_cards(state: Any, box: Any, options: Options, said: Position) -> None:
    for seat, cards in said.hands.items():
        state.hand[_seat(seat, options)] = _numbers(COUNTRY_NAMES, cards)
    for seat, cards in said.seen.items():
        state.seen[_seat(seat, options)] = _numbers(COUNTRY_NAMES, cards)
    for seat, cards in said.intrigue.items():
        state.intrigue_hand[_seat(seat, options)] = _numbers(PAIR_NAMES, cards)
    state.row[:] = _numbers(COUNTRY_NAMES, said.row)
    left = box.cards - state.row - state.hand.sum(axis=0)
    state.pile[:], state.discards[:] = _shared_out(COUNTRY_NAMES, left, said.pile, said.discards)
    left = [int(box.intrigue_of_pair)] * len(PAIR_NAMES) - state.intrigue_hand.sum(axis=0)
    piles = _shared_out(PAIR_NAMES, left, said.intrigue_pile, said.intrigue_discards)
    state.intrigue_pile[:], state.intrigue_discards[:] = piles


def _shared_out(
    names: tuple[str, ...], cards: Any, pile: dict[str, int] | None, discards: dict[str, int] | None
) -> tuple[Any, Any]:
    """Cards that are in no hand and not in the row lie in the pile or among the discards."""
    if pile is not None:
        in_pile = _numbers(names, pile)
        discarded = cards - in_pile if discards is None else _numbers(names, discards)
    else:
        discarded = _numbers(names, discards or {})
        in_pile = cards - discarded
    for name, left in zip(names, cards - in_pile - discarded, strict=True):
        if left != 0:
            raise Refusal(f"The {name} cards of the position do not add up: {int(left)} too few are placed.")
    for name, number in zip(names * 2, [*in_pile, *discarded], strict=True):
        if number < 0:
            raise Refusal(f"The position uses {-int(number)} more {name} cards than there are.")
    return in_pile, discarded


def _arrange_map(state: Any, options: Options, said: Position) -> None:
    board = options.board_used
    positions = {f"{city.name} {title}": (number, title) for number, city, title in board.positions()}
    cities = {city.name: at for at, city in enumerate(board.cities)}
    for name, seat in said.portraits.items():
        position, title = _find(name, positions, "position")
        holder = _seat(seat, options)
        state.portrait[position] = holder
        state.on_title[TITLE_NAMES.index(title), holder] += 1
        if state.city_marker[city_of(position)] == VACANT:
            state.city_marker[city_of(position)] = holder
    for name, beaten in said.cathedrals.items():
        state.cathedral[_find(name, cities, "city"), : len(beaten)] = beaten
    for name, nobles in said.titles.items():
        state.on_title[TITLE_NAMES.index(name), : len(nobles)] = nobles
    for name, seat in said.city_markers.items():
        state.city_marker[_find(name, cities, "city")] = _seat(seat, options)
    for name, seats in said.country_markers.items():
        state.country_marker[COUNTRY_NAMES.index(name)] = [seat - 1 for seat in seats]
    for marker, seat in enumerate(said.house_markers):
        state.house_marker[marker] = seat - 1


def _seat(number: int, options: Options) -> int:
    if number > options.players:
        raise Refusal(f"There is no seat {number}; seats are 1 to {options.players}.")
    return number - 1


def _numbers(names: tuple[str, ...], cards: dict[str, int]) -> list[int]:
    return [cards.get(name, 0) for name in names]


def _find(name: str, known: dict[str, Any], what: str) -> Any:
    if name not in known:
        raise Refusal(f"There is no {what} {name!r} on the board.")
    return known[name]
