"""What holds at every moment of every game of Majesty: people, workers and points are those of the box."""

from collections import Counter

from hypothesis import given

from regalia import Game
from regalia.games.majesty.printed import building_names
from tests.helpers.configurations import MAJESTY
from tests.helpers.courses import Course, Table, added_up, courses
from tests.helpers.exploring import examples

MAJESTY_CARDS = {
    "Miller": 9,
    "Brewer": 6,
    "Witch": 5,
    "Guard": 5,
    "Knight": 3,
    "Innkeeper": 4,
    "Noble": 5,
    "Miller/Brewer": 3,
    "Miller/Knight": 2,
    "Brewer/Witch": 3,
    "Brewer/Knight": 1,
    "Witch/Guard": 3,
    "Witch/Innkeeper": 1,
    "Witch/Noble": 1,
    "Guard/Knight": 2,
    "Guard/Innkeeper": 1,
    "Guard/Noble": 1,
    "Knight/Innkeeper": 3,
    "Innkeeper/Noble": 2,
}


def people_are_those_of_the_box(game: Game, table: Table) -> None:
    """The sixty cards are unseen, in the market or in a realm; after the end the wounded are in the box (4.1)."""
    market = Counter(place["card"] for place in table["market"])
    realms = Counter(card for seat in table["seats"] for cards in seat["buildings"].values() for card in cards)
    on_the_table = added_up(*table["unseen"], market, realms)
    back_in_the_box = Counter(MAJESTY_CARDS) - on_the_table
    assert on_the_table + back_in_the_box == MAJESTY_CARDS
    assert back_in_the_box.total() == sum(wounded_at_the_end(game).values())
    assert min(game.states[0].unseen.min(), game.states[0].deck.min()) >= 0


def wounded_at_the_end(game: Game) -> Counter[int | None]:
    """How many wounded were scored for each seat; they leave its realm then."""
    scored = [event for event in game.events if event.rule == "majesty.end.wounded"]
    return Counter({event.seat: int(event.args["number"]) for event in scored})


def cards_that_left_the_game_stay_unseen(game: Game, table: Table) -> None:
    """Of the 33 tier 1 cards only 6, 14 or 26 are in play; in the whole deck every card is."""
    upper, lower = (sum(part.values()) for part in table["unseen"])
    left_out = 0 if game.options.whole_deck else {2: 27, 3: 19, 4: 7}[game.options.players]
    assert (upper - table["deck"]["upper"], lower - table["deck"]["lower"]) == (left_out, 0)


def market_has_six_cards_while_one_is_taken(game: Game, table: Table) -> None:
    """After the last turn nothing is turned up."""
    assert len(table["market"]) == (6 if table["step"] == "take" else 5)


def players_hold_a_card_for_each_turn(game: Game, table: Table) -> None:
    """As many as rounds played; in its own round a seat that had its turn holds one more."""
    taken = Counter(step.seat for step in game.steps if step.notation.startswith("take"))
    wounded = wounded_at_the_end(game)
    for number, seat in enumerate(table["seats"]):
        cards = sum(len(building) for building in seat["buildings"].values())
        assert cards == taken[number] - wounded[number]
        if table["step"] == "take":
            assert cards == table["round"] - 1 + (number < table["turn"])
        assert taken[number] == 12 or not game.is_over
        assert list(seat["buildings"]) == list(building_names())


def workers_stay_on_the_worker_card(game: Game, table: Table) -> None:
    """Never below none, and after a turn no more than the five places."""
    for number, seat in enumerate(table["seats"]):
        assert seat["workers"] >= 0
        assert seat["workers"] <= 5 or number == game.turn
    assert all(place["workers"] >= 0 for place in table["market"])


def points_are_negative_at_most_after_the_end(game: Game, table: Table) -> None:
    """M7."""
    assert game.is_over or min(game.scores) >= 0


FACTS = (
    people_are_those_of_the_box,
    cards_that_left_the_game_stay_unseen,
    market_has_six_cards_while_one_is_taken,
    players_hold_a_card_for_each_turn,
    workers_stay_on_the_worker_card,
    points_are_negative_at_most_after_the_end,
)


@given(courses(*MAJESTY))
@examples(30)
def test_facts_hold_at_every_decision(course: Course) -> None:
    for game in course.positions():
        table = game.describe()
        for fact in FACTS:
            fact(game, table)
