"""What holds at every moment of every game, whoever plays it and however: Hypothesis picks options and moves.

Each fact is a function that looks at a game; the tests at the end play games and ask all facts on the way.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from configurations import CONFIGURATIONS, MAJESTY, ROYALS, Configuration, by_picks
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from regalia import Game, IllegalMove, Move, Refusal, parse_record, record_text
from regalia.engine.binding import as_records, bind_rules
from regalia.games.majesty.printed import building_names
from regalia.games.royals.board import COUNTRY_NAMES
from regalia.games.royals.box import PAIR_NAMES

Table = dict[str, Any]  # a game as `describe` tells it
Fact = Callable[[Game], None]
FactOfTable = Callable[[Game, Table], None]

# A course that breaks a fact is shown as it was found: making it shorter would take minutes.
steadily = settings(deadline=None, max_examples=15, derandomize=True, database=None, phases=[Phase.generate])
few_times = settings(steadily, max_examples=8)

COUNTRY_CARDS = {"2014": (31, 26, 22, 20), "2016": (31, 26, 25, 20)}
REMOVED = {
    "2014": {2: (11, 9, 8, 6), 3: (9, 8, 7, 6), 4: (6, 5, 5, 4), 5: (0, 0, 0, 0)},
    "2016": {2: (7, 6, 6, 5), 3: (6, 5, 5, 4), 4: (5, 4, 4, 3), 5: (0, 0, 0, 0)},
}
INTRIGUE_OF_EACH_PAIR = 4
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


@dataclass(frozen=True)
class Course:
    """A game from its start to its end: the options, the luck, and which of the legal moves are picked."""

    configuration: Configuration
    seed: int
    picks: tuple[int, ...]

    def positions(self, every: int = 1) -> Iterator[Game]:
        """The game at each decision, or at every so many of them, and at its end."""
        game = self.configuration.start(self.seed, way="plain")
        for number, position in enumerate(by_picks(game, self.picks)):
            if number % every == 0 or position.is_over:
                yield position

    def end(self) -> Game:
        """The finished game."""
        return list(self.positions(every=10_000))[-1]


def courses(*configurations: Configuration) -> st.SearchStrategy[Course]:
    """Games of these configurations."""
    picks = st.lists(st.integers(0, 63), min_size=1, max_size=50).map(tuple)
    return st.builds(Course, st.sampled_from(configurations), st.integers(0, 2**32), picks)


def bytes_of(game: Game) -> bytes:
    """The whole state."""
    return bytes(game.states.tobytes())


def added_up(*counts: dict[str, int]) -> Counter[str]:
    """Cards at several places together."""
    return sum((Counter(count) for count in counts), Counter())


# Royals.


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


# Majesty.


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


# Both games.


def score_sheet_adds_up_to_the_points(game: Game) -> None:
    """Line by line and source by source."""
    sheet = game.score_sheet()
    seats = range(game.options.players)
    assert tuple(sum(line.points for line in sheet.of(seat)) for seat in seats) == game.scores
    assert tuple(sum(row[seat] for row in sheet.by_source().values()) for seat in seats) == game.scores
    assert (sheet.totals, sheet.winners) == (game.scores, game.winners)
    assert bool(game.winners) == game.is_over


def notation_stands_for_its_move(game: Game) -> None:
    """However it is spaced and capitalised, and for no other move."""
    moves = game.legal_moves
    assert len({move.notation for move in moves}) == len(moves)
    for move in moves:
        assert move.seat == game.turn
        assert game.parse(move.notation) == move
        assert game.parse(f"  {move.notation.upper()} ") == move
        assert game.why_not(move.notation) is None


def legal_moves_are_explained_in_a_sentence(game: Game) -> None:
    """Each in its own."""
    sentences = [move.meaning() for move in game.legal_moves]
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in sentences), sentences
    assert len(set(sentences)) == len(sentences)


def moves_that_are_not_legal_are_refused_with_their_rule(game: Game) -> None:
    """And change nothing."""
    if game.is_over:
        return
    before, steps = bytes_of(game), list(game.steps)
    for move in other_moves(game):
        reason = game.why_not(move)
        assert reason is not None, move.notation
        assert ".refused." in reason.rule
        assert str(reason).endswith(".")
        with pytest.raises(IllegalMove) as refusal:
            game.play(move)
        assert refusal.value.reason == reason
    assert (bytes_of(game), game.steps) == (before, steps)


def other_moves(game: Game) -> list[Move]:
    """All moves of the action space that are not legal now, and the next numbers outside of it."""
    legal = {move.number for move in game.legal_moves}
    state, seat = game.states[0], int(game.states[0].seat)
    numbers = [number for number in range(game.notation.moves) if number not in legal]
    inside = [Move(seat, number, game.notation.move(state, number), None) for number in numbers]
    return [Move(seat, -1, "nothing", None), *inside, Move(seat, game.notation.moves, "nothing", None)]


def nobody_moves_for_another_seat(game: Game) -> None:
    """And trying changes nothing."""
    before, steps = bytes_of(game), list(game.steps)
    for move in game.legal_moves[:3]:
        other = (move.seat + 1) % game.options.players
        with pytest.raises(IllegalMove, match=f"not the turn of {game.names[other]}"):
            game.play(Move(other, move.number, move.notation, move.what))
    assert (bytes_of(game), game.steps) == (before, steps)


def undo_takes_back_a_move_and_all_that_followed(game: Game) -> None:
    """And the same move leads to the same again."""
    before, steps = bytes_of(game), list(game.steps)
    for move in game.legal_moves[-2:]:
        game.play(move)
        assert game.steps[: len(steps)] == steps
        assert len(game.steps) > len(steps)
        after = bytes_of(game)
        game.undo()
        assert (bytes_of(game), game.steps) == (before, steps)
        game.play(move)
        assert bytes_of(game) == after, "what was drawn after it is drawn again"
        game.undo()


def copies_go_their_own_way(game: Game) -> None:
    """With luck of their own: what one does, the others do not notice."""
    before, steps = bytes_of(game), list(game.steps)
    twin, triplet = game.copy(), game.copy()
    assert (bytes_of(twin), twin.steps) == (before, steps)
    for one in (twin, triplet):
        for _ in range(10):
            if not one.is_over:
                one.play_random()
    assert (bytes_of(game), game.steps) == (before, steps)
    assert (bytes_of(twin), twin.steps) == (bytes_of(triplet), triplet.steps)
    while twin.steps != steps:
        twin.undo()
    assert (bytes_of(twin), bytes_of(game)) == (before, before)
    assert len(triplet.steps) > len(steps) or game.is_over


ROYALS_FACTS: tuple[FactOfTable, ...] = (
    country_cards_are_those_of_the_box,
    intrigue_cards_are_four_of_each_pair,
    wooden_nobles_are_those_of_the_house,
    hands_hold_what_everybody_saw,
    hands_of_those_who_wait_are_within_the_limits,
)
MAJESTY_FACTS: tuple[FactOfTable, ...] = (
    people_are_those_of_the_box,
    cards_that_left_the_game_stay_unseen,
    market_has_six_cards_while_one_is_taken,
    players_hold_a_card_for_each_turn,
    workers_stay_on_the_worker_card,
    points_are_negative_at_most_after_the_end,
)
FACTS: tuple[Fact, ...] = (
    score_sheet_adds_up_to_the_points,
    notation_stands_for_its_move,
    legal_moves_are_explained_in_a_sentence,
    nobody_moves_for_another_seat,
    undo_takes_back_a_move_and_all_that_followed,
)


@given(courses(*ROYALS))
@steadily
def test_royals_facts_hold_at_every_decision(course: Course) -> None:
    for game in course.positions():
        table = game.describe()
        for fact in ROYALS_FACTS:
            fact(game, table)


@given(courses(*MAJESTY))
@settings(steadily, max_examples=30)
def test_majesty_facts_hold_at_every_decision(course: Course) -> None:
    for game in course.positions():
        table = game.describe()
        for fact in MAJESTY_FACTS:
            fact(game, table)


@given(courses(*CONFIGURATIONS))
@steadily
def test_facts_of_both_games_hold_at_many_moments(course: Course) -> None:
    for game in course.positions(every=23):
        for fact in FACTS:
            fact(game)


@given(courses(*CONFIGURATIONS))
@steadily
def test_moves_that_are_not_legal_are_refused(course: Course) -> None:
    for game in course.positions(every=59):
        moves_that_are_not_legal_are_refused_with_their_rule(game)


@given(courses(*ROYALS))
@few_times
def test_copies_of_royals_go_their_own_way(course: Course) -> None:
    for game in course.positions(every=97):
        copies_go_their_own_way(game)


@given(courses(*MAJESTY))
@few_times
def test_copies_of_majesty_go_their_own_way(course: Course) -> None:
    for game in course.positions(every=7):
        copies_go_their_own_way(game)


@given(courses(*ROYALS))
@few_times
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


@given(courses(*CONFIGURATIONS))
@few_times
def test_every_event_is_told_in_a_sentence(course: Course) -> None:
    game = course.end()
    assert all(event.text(game.names).endswith(".") for event in game.events)


@given(courses(*CONFIGURATIONS))
@few_times
def test_a_finished_game_takes_no_more_moves(course: Course) -> None:
    game = course.end()
    assert (game.turn, game.legal_moves, game.outcomes) == (None, (), ())
    before = bytes_of(game)
    for move in ("end turn", "take 1 miller"):
        with pytest.raises(IllegalMove, match="The game is over"):
            game.play(move)
    for move_number in range(game.notation.moves):
        with pytest.raises(IllegalMove):
            game.play(Move(0, move_number, "any", None))
    with pytest.raises(IllegalMove):
        game.play_random()
    assert bytes_of(game) == before


@given(courses(*CONFIGURATIONS))
@few_times
def test_undo_leads_back_to_the_start(course: Course) -> None:
    history: list[tuple[bytes, int]] = []
    for game in course.positions():
        history.append((bytes_of(game), len(game.steps)))
    while len(history) > 1:
        history.pop()
        game.undo()
        assert (bytes_of(game), len(game.steps)) == history[-1]
    with pytest.raises(Refusal, match="no move to take back"):
        game.undo()


def assert_record_gives_it_again(game: Game) -> None:
    """Every step, the state, names, options, points and legal moves."""
    again = parse_record(record_text(game))
    assert again.steps == game.steps
    assert bytes_of(again) == bytes_of(game)
    assert (again.options, again.names) == (game.options, game.names)
    assert (again.legal_moves, again.scores, again.winners) == (game.legal_moves, game.scores, game.winners)
    assert record_text(again) == record_text(game)


@given(courses(*ROYALS))
@settings(steadily, max_examples=2)
def test_a_record_of_royals_gives_the_game_again(course: Course) -> None:
    for game in course.positions(every=300):
        assert_record_gives_it_again(game)


@given(courses(*MAJESTY))
@few_times
def test_a_record_of_majesty_gives_the_game_again(course: Course) -> None:
    for game in course.positions(every=9):
        assert_record_gives_it_again(game)
