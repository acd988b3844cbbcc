"""What holds at every moment of every game of Royals: cards, nobles and hands are those of the box."""

from collections import Counter

from hypothesis import given

from regalia import Game
from regalia.engine.binding import as_records, bind_rules
from regalia.games.royals.board import COUNTRY_NAMES
from regalia.games.royals.box import PAIR_NAMES
from tests.helpers.configurations import ROYALS
from tests.helpers.courses import Course, Table, added_up, courses
from tests.helpers.exploring import examples

COUNTRY_CARDS = {"2014": (31, 26, 22, 20), "2016": (31, 26, 25, 20)}
REMOVED = {
    "2014": {2: (11, 9, 8, 6), 3: (9, 8, 7, 6), 4: (6, 5, 5, 4), 5: (0, 0, 0, 0)},
    "2016": {2: (7, 6, 6, 5), 3: (6, 5, 5, 4), 4: (5, 4, 4, 3), 5: (0, 0, 0, 0)},
}
INTRIGUE_OF_EACH_PAIR = 4


def country_cards_are_those_of_the_box(game: Game, table: Table) -> None:
    """Row, pile, discards and hands together hold what was not removed before play."""
    printed, removed = COUNTRY_CARDS[game.options.edition], REMOVED[game.options.edition][game.options.players]
    box = {name: cards - gone for name, cards, gone in zip(COUNTRY_NAMES, printed, removed, strict=True)}
    pile = dict(zip(COUNTRY_NAMES, map(int, game.states[0].pile), strict=True))
    assert sum(pile.values()) == table["pile"]
    assert min(pile.values()) >= 0
    assert added_up(table["row"], pile, table["discards"], *(seat["hand"] for seat in table["seats"])) == box


def intrigue_cards_are_four_of_each_pair(game: Game, table: Table) -> None:
    """Pile, discards and hands together."""
    pile = dict(zip(PAIR_NAMES, map(int, game.states[0].intrigue_pile), strict=True))
    assert min(pile.values()) >= 0
    cards = added_up(pile, table["intrigue_discards"], *(seat["intrigue"] for seat in table["seats"]))
    assert cards == dict.fromkeys(PAIR_NAMES, INTRIGUE_OF_EACH_PAIR)


def wooden_nobles_are_those_of_the_house(game: Game, table: Table) -> None:
    """R9: 46 with two players, 36 otherwise; none is lost and none comes from nowhere."""
    for seat in range(game.options.players):
        portraits = sum(list(city["portraits"].values()).count(seat) for city in table["cities"].values())
        cathedrals = sum(city["cathedral"][seat] for city in table["cities"].values())
        on_titles = sum(nobles[seat] for nobles in table["titles"].values())
        left = nobles_left(game, seat)
        assert portraits + cathedrals == on_titles, "each placement puts a noble in a city and one on a title"
        assert left >= 0
        assert portraits + cathedrals + on_titles + left == (46 if game.options.players == 2 else 36)


def nobles_left(game: Game, seat: int) -> int:
    """What the rules say a house has left."""
    state, box = (as_records(records, "plain")[0] for records in (game.states, game.boxes))
    return int(bind_rules("royals", "plain")["nobles_left"](state, box, seat))


def hands_hold_what_everybody_saw(game: Game, table: Table) -> None:
    """R10: of no country less than the others know of."""
    for seat in table["seats"]:
        assert Counter(seat["seen"]) <= Counter(seat["hand"])


def hands_of_those_who_wait_are_within_the_limits(game: Game, table: Table) -> None:
    """Whoever ended a turn holds 12 country cards and 4 intrigue cards at most."""
    for number, seat in enumerate(table["seats"]):
        if number != game.turn:
            assert sum(seat["hand"].values()) <= 12
            assert sum(seat["intrigue"].values()) <= 4


FACTS = (
    country_cards_are_those_of_the_box,
    intrigue_cards_are_four_of_each_pair,
    wooden_nobles_are_those_of_the_house,
    hands_hold_what_everybody_saw,
    hands_of_those_who_wait_are_within_the_limits,
)


@given(courses(*ROYALS))
@examples(15)
def test_facts_hold_at_every_decision(course: Course) -> None:
    for game in course.positions():
        table = game.describe()
        for fact in FACTS:
            fact(game, table)


@given(courses(*ROYALS))
@examples(8)
def test_all_seats_have_the_same_number_of_turns(course: Course) -> None:
    """R3, R7: three periods end, and the last round is played out."""
    events = list(course.end().events)
    turns = Counter(event.seat for event in events if event.rule == "royals.turn.end")
    assert set(turns) == set(range(course.configuration.options.players))
    assert len(set(turns.values())) == 1
    assert [event.rule for event in events if event.rule in ("royals.period.ends", "royals.period.last_round")] == [
        "royals.period.ends",
        "royals.period.ends",
        "royals.period.last_round",
    ]
