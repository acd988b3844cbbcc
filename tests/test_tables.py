"""A table without a network: the log it follows from, undo, what each seat is shown and told, ways to pay."""

import asyncio
import itertools
import json
import random
from collections import Counter
from collections.abc import Coroutine, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from regalia import Game, IllegalMove, Refusal, Step
from regalia.games.catalogue import rulebook
from regalia.games.royals.board import COUNTRY_NAMES
from regalia.games.royals.box import PAIR_NAMES
from regalia.server.live import LiveTable
from regalia.server.store import Standing, StoredTable
from regalia.table.entries import GESTURES, Entry, Played, Rematched, read, written
from regalia.table.payments import Payment, payments
from regalia.table.seating import HOUSES, LONGEST_NAME, seat_people
from regalia.table.showing import WORTH_KNOWING, Viewer, offers, show_sheet
from regalia.table.shown import MajestyTable, Offer, RoyalsTable, ShownEvent
from regalia.table.table import NotYourTurn, Table

# A course that breaks something is shown as it was found: making it shorter would take minutes.
steadily = settings(deadline=None, max_examples=6, derandomize=True, database=None, phases=[Phase.generate])
both_games = pytest.mark.parametrize("game", ["royals", "majesty"])


def run_apart(coroutine: Coroutine[Any, Any, Any]) -> Any:
    """Run something asynchronous in a thread of its own: browser tests leave a loop running in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, coroutine).result()


def empty_table(game: str, players: int = 2, seed: int | None = 1, **options: Any) -> Table:
    """A table at which people sit, before its log."""
    people = seat_people(game, [{"kind": "screen"} for _ in range(players)])
    return Table(game, rulebook(game).choose(players=players, **options), people, seed, way="compiled")


def new_table(game: str, players: int = 2, seed: int | None = 1, **options: Any) -> Table:
    """A table at which the first seat is to move."""
    table = empty_table(game, players, seed, **options)
    table.follow(table.opening())
    return table


def turn_of(table: Table) -> int:
    """The seat to move."""
    assert table.game.turn is not None
    return table.game.turn


def play(table: Table, *notations: str) -> None:
    """The seat to move plays these moves, one by one."""
    for notation in notations:
        table.follow(table.play(turn_of(table), table.game.parse(notation).number))


def back(table: Table) -> None:
    """The seat to move takes its last decision back."""
    table.follow(table.take_back(turn_of(table)))


def viewers_of(table: Table) -> list[int | None]:
    """All seats and a spectator."""
    return [None, *range(len(table.seats))]


def others_of(table: Table, seat: int | None) -> list[int | None]:
    """All who look on but this seat."""
    return [other for other in viewers_of(table) if other != seat]


def state_of(table: Table) -> bytes:
    """The whole game as bytes."""
    return bytes(table.game.states.tobytes())


def shown_to(table: Table, seat: int | None) -> str:
    """All a viewer is told and shown, who comes to the table now."""
    viewer = Viewer(table, seat)
    return json.dumps([[news.model_dump() for news in viewer.news], viewer.scene().model_dump()])


def is_claim(move: Any) -> bool:
    """The move places a noble, so it must be paid for."""
    return str(move).startswith(("claim", "take over"))


def at_random(table: Table, luck: random.Random, claims: float = 1.0) -> Iterator[Table]:
    """The table at each decision while it is played at random; a part of the claims is passed over."""
    while not table.game.is_over:
        yield table
        moves = table.game.legal_moves
        saving = [move for move in moves if not is_claim(move)]
        if saving and luck.random() > claims:
            moves = tuple(saving)
        table.follow(table.play(turn_of(table), luck.choice(moves).number))


# The log.


def act(table: Table, pick: int) -> Entry:
    """What a pick stands for: mostly a move, or undo, a gesture, a new name, a bot for a seat, its person again."""
    kind, pick = pick % 12, pick // 12
    seat = pick % len(table.seats)
    if kind in (0, 1, 2) and table.can_take_back(table.game.turn):
        return table.take_back(turn_of(table))
    if kind == 3 or table.game.is_over:
        return table.gesture(seat, GESTURES[pick % len(GESTURES)])
    if kind == 5:
        return table.rename(seat, f"Guest {pick}")
    if kind == 4:
        return table.reseat(seat, None if table.seats[seat].is_bot else "page")
    moves = table.game.legal_moves
    return table.play(turn_of(table), moves[pick % len(moves)].number)


def as_stored(entries: Iterable[Entry]) -> list[Entry]:
    """The entries, written to a store and read back."""
    return [read(json.loads(json.dumps(written(entry)))) for entry in entries]


@both_games
@steadily
@given(picks=st.lists(st.integers(0, 10**6), min_size=5, max_size=30), players=st.integers(2, 4))
def test_a_table_read_back_from_its_log_is_the_same_table(game: str, picks: list[int], players: int) -> None:
    table = empty_table(game, players, seed=picks[0])
    viewers = {seat: Viewer(table, seat) for seat in viewers_of(table)}
    for pick in itertools.chain([-1], itertools.islice(itertools.cycle(picks), 90)):
        entry = table.opening() if pick < 0 else act(table, pick)
        table.follow(entry)
        for viewer in viewers.values():
            viewer.hear(entry)
    again = empty_table(game, players, seed=None).open_log(as_stored(table.entries))
    assert state_of(again) == state_of(table)
    assert again.game.steps == table.game.steps
    assert (again.seats, again.game.turn, again.entries) == (table.seats, table.game.turn, table.entries)
    for seat, viewer in viewers.items():
        anew = Viewer(again, seat)
        assert anew.news == viewer.news, "what is told live is what the log tells"
        assert anew.scene() == viewer.scene()
        assert [news.number for news in anew.news] == list(range(1, len(anew.news) + 1))


@both_games
def test_a_whole_game_can_be_read_back(game: str) -> None:
    table = new_table(game, players=3)
    for _ in at_random(table, random.Random(3)):
        pass
    table.follow(Rematched("another"))
    again = empty_table(game, 3, seed=None).open_log(as_stored(table.entries))
    assert (state_of(again), again.rematch) == (state_of(table), "another")
    assert again.game.winners == table.game.winners != ()
    assert show_sheet(again.game) == show_sheet(table.game)


def test_making_an_entry_changes_nothing() -> None:
    table = new_table("royals")
    before = state_of(table), list(table.entries), table.seats
    table.play(0, table.game.legal_moves[0].number)
    table.gesture(1, "bow")
    table.reseat(1, "page")
    assert (state_of(table), table.entries, table.seats) == before


@both_games
def test_a_seed_decides_the_chance_of_a_table_and_without_one_the_system_draws(game: str) -> None:
    seeded = {json.dumps(written(empty_table(game, seed=4).opening())) for _ in range(5)}
    drawn = {json.dumps(written(empty_table(game, seed=None).opening())) for _ in range(20)}
    assert len(seeded) == 1
    assert len(drawn) > 3


def test_a_log_with_a_step_that_cannot_be_is_refused() -> None:
    table = new_table("majesty")
    for steps in ([[1, 0]], [[0, 29]], [[-1, 0]]):
        with pytest.raises(IllegalMove):
            table.follow(Played(0, steps))


# Moves.


def test_only_the_seat_whose_turn_it_is_moves() -> None:
    table = new_table("royals", players=3)
    with pytest.raises(NotYourTurn, match="It is Player 1's turn"):
        table.play(1, table.game.legal_moves[0].number)
    for _ in at_random(table, random.Random(1)):
        pass
    with pytest.raises(NotYourTurn, match="The game is over"):
        table.play(0, 0)


@both_games
def test_every_number_is_a_move_that_is_played_or_refused(game: str) -> None:
    """Also those that stand for nothing on this board or in this market."""
    for number, table in enumerate(itertools.islice(at_random(new_table(game), random.Random(2)), 60)):
        if number % 6:
            continue
        legal = {move.number for move in table.game.legal_moves}
        for move in (-1, *range(table.game.notation.moves + 1)):
            if move in legal:
                assert table.play(turn_of(table), move).steps[0] == [turn_of(table), move]
            else:
                with pytest.raises(IllegalMove):
                    table.play(turn_of(table), move)


def test_more_moves_than_the_turn_has_are_refused() -> None:
    table = new_table("majesty")
    with pytest.raises(IllegalMove, match="does not fit here"):
        table.play(0, 0, 0)


def test_a_bot_for_a_seat_and_its_person_again() -> None:
    table = Table("majesty", rulebook("majesty").choose(), seat_people("majesty", [{"kind": "me"}, {"kind": "bot"}]))
    table.follow(table.opening())
    for level, to_move in (("reeve", 0), (None, None)):
        table.follow(table.reseat(0, level))
        assert (table.bot_to_move, table.seats[0].level) == (to_move, level)
    with pytest.raises(Refusal, match="no person to come back"):
        table.reseat(1, None)


# Undo.


def to_second_turn(table: Table) -> None:
    """Until the first seat is to choose what to draw."""
    while table.game.describe()["step"] != "choose draw":
        moves = [str(move) for move in table.game.legal_moves]
        play(table, "end turn" if "end turn" in moves else moves[0])


def test_undo_goes_back_step_by_step_within_a_turn() -> None:
    table = new_table("royals")
    to_second_turn(table)
    assert not table.can_take_back(0), "a turn begins where the other's ended"
    other = Viewer(table, 1)
    states = []
    for drawing in ("draw countries", "take"):
        states.append(state_of(table))
        play(table, next(str(move) for move in table.game.legal_moves if str(move).startswith(drawing)))
        assert [news.kind for news in other.hear(table.entries[-1])] == ["steps"]
    for state in reversed(states):
        back(table)
        assert [(news.kind, news.taken_back) for news in other.hear(table.entries[-1])] == [("taken_back", 1)]
        assert state_of(table) == state
    assert not table.can_take_back(0)
    with pytest.raises(Refusal, match="nothing to take back"):
        table.take_back(0)


def test_undo_crosses_no_card_that_was_drawn() -> None:
    table = new_table("royals")
    to_second_turn(table)
    play(table, "draw countries")
    assert table.can_take_back(0)
    play(table, "blind")
    assert not table.can_take_back(0)
    play(table, next(str(move) for move in table.game.legal_moves if str(move).startswith("take")))
    assert table.can_take_back(0), "what was decided since then can be taken back"
    back(table)
    assert not table.can_take_back(0)


def last_decision(steps: list[Step]) -> list[Step]:
    """The last decision and what followed from it."""
    return steps[max(at for at, step in enumerate(steps) if step.seat is not None and not step.forced) :]


@pytest.mark.parametrize(("game", "options"), [("royals", {"edition": "2014"}), ("majesty", {"sides": "BBBBBBBB"})])
@pytest.mark.parametrize("seed", [1, 2])
def test_undo_crosses_no_chance_no_reveal_and_no_turn(game: str, options: dict[str, Any], seed: int) -> None:
    possible = 0
    for table in itertools.islice(at_random(new_table(game, 3, seed, **options), random.Random(seed)), 90):
        turn = turn_of(table)
        assert not any(table.can_take_back(seat) for seat in others_of(table, turn))
        decided = any(step.seat is not None and not step.forced for step in table.game.steps)
        undone = last_decision(table.game.steps) if decided else []
        assert table.can_take_back(turn) == (decided and all(step.seat == turn for step in undone))
        if not table.can_take_back(turn):
            with pytest.raises(Refusal):
                table.take_back(turn)
            continue
        possible += 1
        again = empty_table(game, 3, None, **options).open_log([*table.entries, table.take_back(turn)])
        assert again.game.turn == turn
        assert again.game.steps == table.game.steps[: -len(undone)]
        again.follow(again.play(turn, undone[0].number))
        assert state_of(again) == state_of(table), "what was taken back can be done again"
    assert possible > 0


# Paying: others hear of it when all is paid.


@dataclass
class Purchase:
    """A position that can be paid for in several ways, with a question in between."""

    table: Table
    move: int
    way: Payment

    @property
    def seat(self) -> int:
        """Who pays."""
        return turn_of(self.table)


def purchase(seed: int, players: int = 2, least_answers: int = 1) -> Purchase:
    """A seat at a table that is about to buy something."""
    for table in at_random(new_table("royals", players, seed), random.Random(seed), claims=0.1):
        for move in filter(is_claim, table.game.legal_moves):
            ways = payments(table.game, move.number)
            longest = max(ways, key=lambda way: len(way.moves))
            if len(ways) > 1 and len(longest.moves) >= least_answers:
                return Purchase(table, move.number, longest)
    raise AssertionError("nobody could choose how to pay")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_others_are_not_told_of_a_payment_before_it_is_complete(seed: int) -> None:
    bought = purchase(seed, players=3, least_answers=2)
    table, seat = bought.table, bought.seat
    viewers = {other: Viewer(table, other) for other in others_of(table, seat)}
    before = {other: shown_to(table, other) for other in viewers}
    sheet = show_sheet(table.game)
    own = Viewer(table, seat)
    for number in (bought.move, *bought.way.moves[:-1]):
        table.follow(table.play(seat, number))
        assert own.hear(table.entries[-1]), "who pays is told each step"
        assert own.scene().table.step == "pay"
        for other, viewer in viewers.items():
            assert viewer.hear(table.entries[-1]) == []
            assert shown_to(table, other) == before[other]
    assert show_sheet(table.game) == sheet
    table.follow(table.play(seat, bought.way.moves[-1]))
    for viewer in viewers.values():
        (claim, *_), *_ = (news.steps for news in viewer.hear(table.entries[-1]))
        paid = [event for event in claim.events if event.rule.startswith("royals.pay")]
        assert {str(event.told["card"]) for event in paid} == set(bought.way.cards)
        assert sum(int(event.told["number"]) for event in paid) == sum(bought.way.cards.values())


@pytest.mark.parametrize("seed", [4, 5])
def test_undo_within_a_payment_is_never_seen_by_others(seed: int) -> None:
    bought = purchase(seed, least_answers=2)
    table, seat = bought.table, bought.seat
    before = {other: shown_to(table, other) for other in others_of(table, seat)}
    viewers = {other: Viewer(table, other) for other in before}
    state = state_of(table)
    own = Viewer(table, seat)
    numbers = (bought.move, *bought.way.moves[:-1])
    for number in numbers:
        table.follow(table.play(seat, number))
        own.hear(table.entries[-1])
    for _ in numbers:
        back(table)
        assert [news.kind for news in own.hear(table.entries[-1])] == ["taken_back"]
        for other, viewer in viewers.items():
            assert viewer.hear(table.entries[-1]) == []
            assert shown_to(table, other) == before[other]
    assert state_of(table) == state


def test_a_payment_taken_back_is_told_as_taken_back_whole() -> None:
    bought = purchase(6, least_answers=2)
    table, seat = bought.table, bought.seat
    before = state_of(table)
    table.follow(table.play(seat, bought.move, *bought.way.moves))
    assert table.can_take_back(seat)
    viewer = Viewer(table, 1 - seat)
    back(table)
    (news,) = viewer.hear(table.entries[-1])
    assert (news.kind, news.taken_back) == ("taken_back", 1)
    assert table.game.describe()["step"] == "pay"
    while state_of(table) != before:
        back(table)
        assert viewer.hear(table.entries[-1]) == []


def cards_of(game: Game, seat: int) -> dict[str, int]:
    """The country and intrigue cards of a seat."""
    told = game.describe()["seats"][seat]
    return {name: {**told["hand"], **told["intrigue"]}.get(name, 0) for name in (*COUNTRY_NAMES, *PAIR_NAMES)}


def buyers(players: int, edition: str) -> Iterator[Table]:
    """A table at moments when the seat to move can buy something."""
    table = new_table("royals", players, seed=players, edition=edition)
    for now in itertools.islice(at_random(table, random.Random(players), claims=0.25), 260):
        if any(map(is_claim, now.game.legal_moves)):
            yield now


@pytest.mark.parametrize("edition", ["2014", "2016"])
def test_every_way_to_pay_is_playable_and_pays_exactly_these_cards(edition: str) -> None:
    taken_over = 0
    for table in itertools.islice(buyers(3, edition), 0, None, 7):
        seat = turn_of(table)
        held = cards_of(table.game, seat)
        claims = [move for move in table.game.legal_moves if is_claim(move)]
        for move in random.Random(1).sample(claims, min(4, len(claims))):
            taken_over += str(move).startswith("take over")
            ways = payments(table.game, move.number)
            assert len({tuple(sorted(way.cards.items())) for way in ways}) == len(ways) > 0
            for way in random.Random(2).sample(ways, min(12, len(ways))):
                twin = table.game.copy()
                twin.forced_by_hand = twin.chance_by_hand = True
                for number in (move.number, *way.moves):
                    twin.play(twin.move(number))
                assert twin.describe()["step"] != "pay", "all is paid"
                left = cards_of(twin, seat)
                assert {card: held[card] - left[card] for card in held if held[card] != left[card]} == way.cards
                assert table.play(seat, move.number, *way.moves).steps[0] == [seat, move.number]
    assert taken_over > 0


def test_the_way_proposed_first_is_the_cheapest() -> None:
    several = 0
    for table in itertools.islice(buyers(2, "2016"), 0, None, 5):
        for move in filter(is_claim, table.game.legal_moves[::3]):
            ways = payments(table.game, move.number)
            several += len({sum(way.cards.values()) for way in ways}) > 1
            costs = [(sum(way.cards.values()), way.wild) for way in ways]
            assert costs == sorted(costs)
    assert several > 5


def test_however_one_answers_it_is_one_of_the_ways_listed() -> None:
    luck = random.Random(5)
    asked = 0
    for table in buyers(4, "2016"):
        seat = turn_of(table)
        move = luck.choice([move for move in table.game.legal_moves if is_claim(move)])
        listed = [way.cards for way in payments(table.game, move.number)]
        held = cards_of(table.game, seat)
        game = table.game.copy()
        game.forced_by_hand = game.chance_by_hand = True
        game.play(move)
        while game.describe()["step"] == "pay":
            asked += 1
            game.play(luck.choice(game.legal_moves))
        left = cards_of(game, seat)
        assert {card: held[card] - left[card] for card in held if held[card] != left[card]} in listed
    assert asked > 5


def test_a_king_of_ones_own_country_is_paid_with_as_few_cards_as_possible() -> None:
    hands = {"1": {"France": 7, "Spain": 5}}
    position = {"row": {"France": 3}, "hands": hands}
    game = Game.new("royals", seed=1, position=position)
    ways = payments(game, game.parse("claim Paris King").number)
    assert [way.cards for way in ways] == [{"France": 7, "Spain": 3}, {"France": 7, "Spain": 5}]
    assert [way.wild for way in ways] == [3, 6]


# What a move brings.


def points_brought(table: Table, offer: Offer) -> list[ShownEvent]:
    """The points a move really brought, until chance or another had a say."""
    seat = turn_of(table)
    asked = table.game.notation.continues(offer.move)
    paid = payments(table.game, offer.move)[0].moves if asked or is_claim(offer.notation) else ()
    twin = empty_table(table.book.name, len(table.seats), None, **table_options(table)).open_log(table.entries)
    before = len(twin.game.steps)
    twin.follow(twin.play(seat, offer.move, *paid))
    by_itself = itertools.takewhile(lambda step: step.seat is not None, twin.game.steps[before:])
    return [
        ShownEvent(rule=event.rule, seat=event.seat, other=event.other, points=event.points, told=event.told)
        for step in by_itself
        for event in step.events
        if event.points or event.rule in WORTH_KNOWING
    ]


def table_options(table: Table) -> dict[str, Any]:
    """The options a table was set up with, but for the players."""
    names = ("edition", "row") if table.book.name == "royals" else ("sides", "whole_deck")
    return {name: getattr(table.options, name) for name in names}


@pytest.mark.parametrize(("game", "options"), [("royals", {}), ("majesty", {}), ("majesty", {"sides": "BBBBBBBB"})])
def test_what_an_offer_promises_is_what_happens(game: str, options: dict[str, Any]) -> None:
    brought = 0
    luck = random.Random(1)
    for number, table in enumerate(itertools.islice(at_random(new_table(game, 3, 9, **options), luck, 0.4), 150)):
        if number % 12 and game == "royals":
            continue
        found = [offer for offer in offers(table.game) if offer.problem is None]
        for offer in luck.sample(found, min(3, len(found))):
            assert offer.gains == points_brought(table, offer)
            brought += bool(offer.gains)
    assert brought > 3


@both_games
def test_offers_are_the_legal_moves_and_others_with_the_rule_that_forbids_them(game: str) -> None:
    forbidden = 0
    for table in itertools.islice(at_random(new_table(game, 2), random.Random(6), 0.5), 0, 60, 4):
        found = offers(table.game)
        assert [offer.move for offer in found if not offer.problem] == sorted(
            move.number for move in table.game.legal_moves
        )
        for offer in found:
            rule = table.game.problem(offer.move)
            assert offer.problem == (rule.rule if rule else None)
            forbidden += rule is not None
    assert forbidden > 5


# What each viewer is shown.


def test_each_seat_is_shown_its_own_hand_and_only_counts_of_the_others() -> None:
    table = new_table("royals", players=3)
    for _ in itertools.islice(at_random(table, random.Random(4), claims=0.2), 60):
        pass
    hands = [cards_of(table.game, seat) for seat in range(3)]
    for seat in viewers_of(table):
        scene = Viewer(table, seat).scene()
        assert isinstance(scene.table, RoyalsTable)
        for other, shown in enumerate(scene.table.seats):
            told = sum({**shown.hand, **shown.intrigue}.values())
            unknown = shown.unknown + shown.unknown_intrigue
            assert told + unknown == sum(hands[other].values())
            assert (unknown == 0) if other == seat else (unknown > 0)


@pytest.mark.parametrize("players", [2, 4])
def test_the_variety_shown_of_each_realm_is_what_it_scores_at_the_end(players: int) -> None:
    table = new_table("majesty", players)
    for _ in at_random(table, random.Random(2)):
        pass
    scene = Viewer(table, None).scene()
    assert isinstance(scene.table, MajestyTable)
    (line,) = [line for line in show_sheet(table.game).lines if line.rule == "majesty.end.variety"]
    assert [variety.points for variety in scene.table.variety] == line.points
    assert all(0 < variety.buildings <= variety.points for variety in scene.table.variety)


def test_only_the_seat_to_move_is_shown_moves_and_undo() -> None:
    table = new_table("royals")
    to_second_turn(table)
    play(table, "draw countries")
    scenes = {seat: Viewer(table, seat).scene() for seat in viewers_of(table)}
    assert [(bool(scene.offers), scene.can_take_back) for scene in scenes.values()] == [
        (False, False),
        (True, True),
        (False, False),
    ]
    assert {scene.turn for scene in scenes.values()} == {0}
    assert [scene.viewer for scene in scenes.values()] == [None, 0, 1]


@both_games
def test_hidden_scores_are_shown_when_the_game_is_over(game: str) -> None:
    table = new_table(game, players=2)
    for _ in at_random(table, random.Random(2)):
        for seat in viewers_of(table) if len(table.entries) in (9, 60) else ():
            scene = Viewer(table, seat, hides_scores=True).scene()
            assert [points is not None for points in scene.scores] == [at == seat for at in range(2)]
            if game == "majesty":
                assert isinstance(scene.table, MajestyTable)
                shown = [realm.points is not None for realm in scene.table.seats]
                assert shown == [at == seat for at in range(2)]
    for seat in viewers_of(table):
        assert tuple(Viewer(table, seat, hides_scores=True).scene().scores) == table.game.scores


def test_news_tell_gestures_names_bots_and_the_next_game() -> None:
    table = new_table("majesty")
    viewer = Viewer(table, 1)
    for entry in (table.gesture(0, "toast"), table.rename(0, "Clara"), table.reseat(0, "reeve"), Rematched("next")):
        table.follow(entry)
        viewer.hear(entry)
    bow, name, bot, rematch = viewer.news[-4:]
    assert (name.kind, name.seat, viewer.scene().seats[0].name) == ("renamed", 0, "Clara")
    assert (bow.kind, bow.seat, bow.gesture) == ("gestured", 0, "toast")
    assert (bot.kind, bot.seat, bot.level) == ("reseated", 0, "reeve")
    assert (rematch.kind, rematch.table) == ("rematched", "next")
    assert viewer.scene().rematch == "next"
    with pytest.raises(Refusal, match="There is no gesture 'slap'"):
        table.gesture(0, "slap")


# What is hidden stays hidden, byte for byte.


SECRET_DRAWS = ("royals.draw.blind", "royals.draw.intrigue_card")
COUNTRY_DRAWS = range(len(COUNTRY_NAMES))
INTRIGUE_DRAWS = range(len(COUNTRY_NAMES), len(COUNTRY_NAMES) + len(PAIR_NAMES))


class NoStore:
    """A store that forgets."""

    async def append(self, table_id: str, number: int, entry: Entry) -> None:
        """Do nothing."""

    def note_standing(self, table_id: str, standing: Standing) -> None:
        """Do nothing."""


def streams_of(table: Table) -> dict[int | None, list[tuple[int, str]]]:
    """All that the streams of a table send to each seat and to a spectator while its log happens."""

    async def heard() -> dict[int | None, list[tuple[int, str]]]:
        options = {"players": len(table.seats), **table_options(table)}
        fresh = empty_table(table.book.name, len(table.seats), None, **table_options(table))
        stored = StoredTable("t", table.book.name, 1, options, [], {}, "")
        live = LiveTable(stored, fresh, NoStore(), SimpleNamespace())  # type: ignore[arg-type]
        listeners = {seat: await live.listen(seat, 0) for seat in viewers_of(table)}
        for entry in table.entries:
            await live.do(lambda _, entry=entry: entry)  # type: ignore[misc]
        told = {}
        for seat, listener in listeners.items():
            queue = listener.updates
            told[seat] = [update for update in (queue.get_nowait() for _ in range(queue.qsize())) if update]
        return told

    told: dict[int | None, list[tuple[int, str]]] = run_apart(heard())
    return told


@dataclass(frozen=True)
class Action:
    """What a seat did as all saw it: a move, and the cards it paid."""

    seat: int
    move: int
    cards: Counter[str] | None


@dataclass(frozen=True)
class Course:
    """A game as it went: what the seats did and what chance brought."""

    actions: tuple[Action, ...]
    chance: tuple[int, ...]
    hidden: tuple[int | None, ...]  # for each outcome of chance, the only seat that saw it, if there is one


def course_of(game: Game) -> Course:
    """The course of a game."""
    actions: list[Action] = []
    chance: list[int] = []
    hidden: list[int | None] = []
    for step in game.steps:
        if step.seat is None:
            chance.append(step.number)
            drawn = [event.seat for event in step.events if event.rule in SECRET_DRAWS]
            hidden.append(drawn[0] if drawn else None)
            continue
        if not game.notation.continues(step.number):
            actions.append(Action(step.seat, step.number, Counter() if is_claim(step) else None))
        for event in step.events:
            if event.rule.startswith("royals.pay"):
                paid = actions[-1].cards
                assert paid is not None
                paid[event.told["card"]] += event.told["number"]
    return Course(tuple(actions), tuple(chance), tuple(hidden))


class Replay:
    """Sits a course down at a table, entry by entry, as the server would write it."""

    def __init__(self, like: Table, chance: Iterable[int]) -> None:
        """A table like another one, with this chance."""
        self.table = empty_table("royals", len(like.seats), None, **table_options(like))
        self.chance = iter(chance)

    def follow(self, course: Course) -> Table:
        """The table at the end of the course; an IllegalMove if it cannot have gone that way."""
        self.add(None)
        for at, action in enumerate(course.actions):
            done = [step for step in self.table.game.steps if self._is_action(step)]
            if at < len(done):  # the rules left no other move, so it came by itself
                if (done[at].seat, done[at].number) != (action.seat, action.move):
                    raise IllegalMove("It went another way.")
                continue
            self.add(action.seat, action.move, *self._answers(action))
        return self.table

    def _is_action(self, step: Step) -> bool:
        return step.seat is not None and not self.table.game.notation.continues(step.number)

    def _answers(self, action: Action) -> tuple[int, ...]:
        if action.cards is None:
            return ()
        if self.table.game.problem(action.move) is not None:
            raise IllegalMove("It cannot be bought.")
        for way in payments(self.table.game, action.move):
            if way.cards == action.cards:
                return way.moves
        raise IllegalMove("It cannot be paid like that.")

    def add(self, seat: int | None, *numbers: int) -> None:
        """Moves of a seat and all that followed from them; before all moves, the set-up."""
        trial = self.table.game.copy()
        trial.chance_by_hand = True
        before = len(trial.steps)
        for number in numbers:
            trial.play(trial.move(number))
        while trial.outcomes:
            wanted = next(self.chance)
            possible = [outcome for outcome in trial.outcomes if outcome.number == wanted]
            if not possible:
                raise IllegalMove("There is no such card left.")
            trial.draw(possible[0])
        steps = [[-1 if step.seat is None else step.seat, step.number] for step in trial.steps[before:]]
        self.table.follow(Played(seat, steps))


def replayed(like: Table, course: Course, changed: dict[int, int] | None = None) -> Table | None:
    """The course at a table of its own, some outcomes of chance changed; None if it cannot go on like that."""
    chance = [(changed or {}).get(at, number) for at, number in enumerate(course.chance)]
    try:
        return Replay(like, chance).follow(course)
    except IllegalMove:
        return None


def spendthrift(players: int, seed: int, edition: str) -> Table:
    """A table at which people buy often, so that hands are small and one card makes a difference."""
    table = new_table("royals", players, seed, edition=edition)
    luck = random.Random(seed)
    while len(table.entries) < 60:
        moves = table.game.legal_moves
        wanted = [move for move in moves if is_claim(move) == (luck.random() < 0.5)]
        move = luck.choice(wanted or moves)
        paid = luck.choice(payments(table.game, move.number)).moves if is_claim(move) else ()
        table.follow(table.play(turn_of(table), move.number, *paid))
    return table


def twins(table: Table, course: Course, kind: range, luck: random.Random) -> Iterator[tuple[int, Table]]:
    """The same course with another card of a kind drawn in secret; and the seat that drew it."""
    draws = [at for at, seat in enumerate(course.hidden) if seat is not None and course.chance[at] in kind]
    for at in luck.sample(draws, len(draws)):
        other = luck.choice([card for card in kind if card != course.chance[at]])
        twin = replayed(table, course, {at: other})
        if twin is not None:
            yield course.hidden[at] or 0, twin


@pytest.mark.parametrize(("players", "edition"), [(2, "2014"), (2, "2016"), (3, "2016")])
def test_a_stream_is_the_same_byte_for_byte_when_only_hidden_cards_differ(players: int, edition: str) -> None:
    drawn = 0
    for seed in range(2):
        table = spendthrift(players, seed, edition)
        course = course_of(table.game)
        same = replayed(table, course)
        assert same is not None
        assert same.entries == table.entries
        told = streams_of(table)
        luck = random.Random(seed)
        by_kind = (itertools.islice(twins(table, course, kind, luck), 2) for kind in (COUNTRY_DRAWS, INTRIGUE_DRAWS))
        for drawer, twin in itertools.chain.from_iterable(by_kind):
            drawn += 1
            told_there = streams_of(twin)
            for seat in others_of(table, drawer):
                length = min(len(told[seat]), len(told_there[seat]))  # a last move may have come by itself in one
                assert told_there[seat][:length] == told[seat][:length]
                assert length > 40
            assert told_there[drawer] != told[drawer], "who drew it sees it"
    assert drawn > 4


def test_nobody_can_tell_from_the_stream_whether_a_hand_could_buy_anything() -> None:
    """Marseille Marshal is taken: with a France card seat 1 can only end the turn, with a Spain card it could buy."""
    tables = []
    for card in ("France", "Spain"):
        chance = [COUNTRY_NAMES.index(name) for name in ("Britain", "Britain", "Britain", "France", card)]
        replay = Replay(empty_table("royals", 3), chance)
        replay.add(None)
        for turn, move in ((0, "blind"), (0, "claim Marseille Marshal"), (1, "blind"), (1, "end turn")):
            if replay.table.game.turn == turn:
                replay.add(turn, replay.table.game.parse(move).number)
        tables.append(replay.table)
    poor, rich = tables
    assert len(poor.entries) + 1 == len(rich.entries), "with the France card the turn ends by itself"
    told, told_there = streams_of(poor), streams_of(rich)
    for seat in (None, 0, 2):
        assert told[seat] == told_there[seat]
    assert told[1] != told_there[1]


# Who sits where.


def test_seats_have_houses_of_their_own_the_wished_one_where_it_is_free() -> None:
    wishes: list[dict[str, Any]] = [{"kind": "me", "house": "teal"}, {"kind": "screen", "house": "teal"}]
    seats = seat_people("royals", [*wishes, {"kind": "friend", "house": "ink"}, {"kind": "bot"}, {"kind": "bot"}])
    assert [seat.house for seat in seats][:3:2] == ["teal", "ink"]
    assert sorted(seat.house for seat in seats) == sorted(HOUSES)
    with pytest.raises(Refusal, match="There is no house 'pink'"):
        seat_people("royals", [{"kind": "me", "house": "pink"}])


@pytest.mark.parametrize(
    "names",
    [
        ["Anna", "Anna", "Anna"],
        ["Anna", "Anna", "Anna 1"],
        ["Anna 2", "Anna", "Anna"],
        ["x" * 60, "x" * 60, "x" * 24],
        ["", " ", "\n\t"],
        ["\0", "\x1b[31m", "\u200b"],
        ["Seat", "Seat 1", "Seat 1"],
    ],
)
def test_names_can_be_told_apart_and_fit(names: list[str]) -> None:
    seats = seat_people("royals", [{"kind": "screen", "name": name} for name in names])
    told = [seat.name for seat in seats]
    assert len(set(told)) == 3
    assert all(1 <= len(name) <= LONGEST_NAME and name.isprintable() and name == name.strip() for name in told)


def test_people_and_bots_have_usual_names_and_levels() -> None:
    people: list[dict[str, Any]] = [{"kind": kind} for kind in ("me", "friend", "screen", "bot")]
    seats = seat_people("royals", [*people, {"kind": "bot", "level": 1}])
    assert [(seat.name, seat.level) for seat in seats] == [
        ("You", None),
        ("Friend", None),
        ("Player 3", None),
        ("Envoy", "envoy"),
        ("Page", "page"),
    ]
    with pytest.raises(Refusal, match="has no level 'emperor'"):
        seat_people("royals", [{"kind": "bot", "level": "emperor"}])


def test_nobody_takes_anothers_name() -> None:
    table = new_table("royals", players=3)
    for name in (" Player  2", "", " ", "\u200b"):
        with pytest.raises(Refusal):
            table.rename(0, name)
    table.follow(table.rename(0, "Clara"))
    assert [seat.name for seat in table.seats] == ["Clara", "Player 2", "Player 3"]
    assert table.game.names == ("Clara", "Player 2", "Player 3")


def test_a_table_has_a_seat_for_each_player() -> None:
    with pytest.raises(Refusal, match="A game of 3 needs 3 seats, not 2"):
        Table("royals", rulebook("royals").choose(players=3), seat_people("royals", [{"kind": "me"}] * 2))
