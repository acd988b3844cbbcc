"""The words of both games: every rule has its message, every ruling of the spec is told."""

import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

from regalia import new_game
from regalia.games.catalogue import rulebook
from regalia.games.majesty.printed import printed
from regalia.games.told import signed
from regalia.locale.words import LANGUAGES, message_name, say

KEYS = {game: [rule.key for rule in rulebook(game).rules] for game in ("royals", "majesty")}
RULINGS = {
    "royals": [f"R{number}" for number in range(1, 11)],
    "majesty": [f"M{number}" for number in range(1, 9)],
}
GAMES = sorted(KEYS)
EVENT_VARIABLES = {"seat", "other", "place", "card", "number", "points"}
POSITION = {"city", "title"}
ALSO_TOLD = {
    "royals.period.ends": {"ends"},
    "royals.period.last_round": {"ends"},
    "majesty.end.wounded": {"signed"},
    "majesty.end.most_wounded": {"signed"},
    "royals.period.first": {"year"},
    "royals.period.second": {"year"},
    "royals.claim": POSITION,
    "royals.take_over": POSITION,
    "royals.beaten": POSITION | {"field"},
}
SENTENCE = re.compile(r"[^{}]+\.")
WRONG_NUMBER = re.compile(r"\b1 (points|workers|cards|buildings)|[02-9] (point|worker|card|building)\b")
CITED = re.compile(r"\b[RM]\d+\b")
ENDINGS = ("royals.period.ends", "royals.period.last_round")


class Variables(visitor.Visitor):
    """Collects the names of the variables a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's naming)
        """Remember one variable."""
        self.names.add(node.id.name)


def text_of(game: str) -> str:
    """The game's English messages as they are written."""
    return rulebook(game).folder.joinpath("locale/en/rules.ftl").read_text(encoding="utf-8")


def messages_of(game: str) -> list[ast.Message]:
    """The game's English messages of its rules, parsed; not those that explain moves or name lines of a sheet."""
    body = FluentParser().parse(text_of(game)).body
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    return [message for message in messages if not re.search("-(move|sheet)-", message.id.name)]


def message_id(key: str) -> str:
    """The message that tells of a key."""
    return re.sub(r"[._]", "-", key)


def variables_of(message: ast.Message) -> set[str]:
    """The names of the variables a message uses."""
    found = Variables()
    found.visit(message)
    return found.names


def allowed_variables(key: str) -> set[str]:
    """What a message may use: a refusal nothing, an event its fields, some of them one more."""
    if ".refused." in key:
        return set()
    return EVENT_VARIABLES | ALSO_TOLD.get(key, set())


def tell(game: str, key: str, **values: str | int) -> str:
    """The sentence for a key, which must come out without an error."""
    bundle = FluentBundle(["en"], use_isolating=False)
    for file in ("rules", "reckoned"):
        path = rulebook(game).folder.joinpath(f"locale/en/{file}.ftl")
        if path.is_file():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    pattern = bundle.get_message(message_id(key)).value
    assert pattern is not None
    sentence, errors = bundle.format_pattern(pattern, values)
    assert not errors
    return str(sentence)


def rulings_of(game: str) -> list[dict[str, Any]]:
    """The game's rulings as its file has them."""
    path = files("regalia") / "games" / game / "rulings.toml"
    rulings: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["rulings"]
    return rulings


@pytest.mark.parametrize("game", GAMES)
def test_messages_parse_without_junk(game: str) -> None:
    """Fluent understands every line."""
    body = FluentParser().parse(text_of(game)).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_key_has_one_message_in_the_order_of_the_keys(game: str) -> None:
    """All keys but the first, which is no rule, and nothing else."""
    assert [message.id.name for message in messages_of(game)] == [message_id(key) for key in KEYS[game][1:]]


@pytest.mark.parametrize("game", GAMES)
def test_messages_use_only_what_they_are_given(game: str) -> None:
    """No message asks for a value nobody hands it."""
    for key, message in zip(KEYS[game][1:], messages_of(game), strict=True):
        assert variables_of(message) <= allowed_variables(key), key


@pytest.mark.parametrize("number", [-2, -1, 0, 1, 2, 7])
@pytest.mark.parametrize("game", GAMES)
def test_every_message_is_one_sentence(game: str, number: int) -> None:
    """Whatever the numbers, a clean sentence with the right plurals comes out."""
    values: dict[str, str | int] = {"seat": "Anna", "other": "Ben", "place": "Paris", "card": "hidden"}
    values |= {"city": "Paris", "title": "King", "ends": "pile-runs-out", "signed": signed(number)}
    values |= {"person-id": "Miller", "each": 2, "size": 3, "year": "1648", "field": "cathedral"}
    for key in KEYS[game][1:]:
        given = {} if ".refused." in key else values | {"number": number, "points": number}
        sentence = tell(game, key, **given)
        assert SENTENCE.fullmatch(sentence), sentence
        assert not WRONG_NUMBER.search(sentence), sentence


@pytest.mark.parametrize(("edition", "field"), [("2014", "cross field"), ("2016", "cathedral")])
def test_a_vanquished_noble_goes_where_the_edition_says(edition: str, field: str) -> None:
    """The 2014 edition has a field with a cross beside each city, the 2016 edition a cathedral."""
    game = new_game("royals", players=2, edition=edition, seed=1)
    while not game.is_over:
        game.play_random()
    beaten = [event.text(game.names) for event in game.events if event.rule == "royals.beaten"]
    assert beaten and all(sentence.endswith(f"moved to the {field}.") for sentence in beaten)


@pytest.mark.parametrize(("edition", "why"), [("2014", "The row could not be refilled"), ("2016", "The country pile")])
def test_a_period_ends_by_what_the_edition_says(edition: str, why: str) -> None:
    """The pile ends a period only in the 2016 edition."""
    game = new_game("royals", players=2, edition=edition, seed=1)
    game.play_out()
    ends = [event.text(game.names) for event in game.events if event.rule in ENDINGS]
    assert len(ends) == 3 and all(sentence.startswith(why) for sentence in ends)


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_lost_are_written_with_a_real_minus(language: str) -> None:
    """A hyphen before a number reads as a dash."""
    told = {"seat": "Anna", "number": 2, "points": -2, "signed": signed(-2)}
    for key in ("majesty-end-wounded", "majesty-end-most-wounded"):
        sentence = say(key, told, language)
        assert sentence.startswith("Anna: −2 ") and "-" not in sentence
        mine = say(key.replace("majesty-", "majesty-you-"), told, language)
        assert mine.split(": ")[1] == sentence.split(": ")[1]


@pytest.mark.parametrize("key", ["royals.draw.blind", "royals.draw.intrigue_card"])
def test_hidden_cards_are_not_named(key: str) -> None:
    """Others learn that a card was drawn, not which."""
    assert "hidden" not in tell("royals", key, seat="Anna", card="hidden")
    assert "France" in tell("royals", key, seat="Anna", card="France")


@pytest.mark.parametrize(
    ("workers", "sentence"),
    [
        (0, "Anna exchanged nothing."),
        (1, "Anna gave 1 point for 1 worker."),
        (5, "Anna gave 5 points for 5 workers."),
        (-1, "Anna gave 1 worker for 1 point."),
        (-7, "Anna gave 7 workers for 7 points."),
    ],
)
def test_exchange_tells_its_direction(workers: int, sentence: str) -> None:
    """M2: points for workers, or workers for points."""
    assert tell("majesty", "majesty.exchange", seat="Anna", place="Castle", number=workers, points=-workers) == sentence


def test_people_named_in_messages_are_those_of_the_box() -> None:
    """Messages that name people agree with the printed buildings."""
    box = tomllib.loads((files("regalia") / "games" / "majesty" / "box.toml").read_text(encoding="utf-8"))
    for building in box["buildings"]:
        for side in (building["A"], building["B"]):
            given = {"seat": "Anna", "other": "Ben", "place": building["name"], "points": 3}
            if "all_with" in side:
                sentence = tell("majesty", "majesty.building.all_with", **given)
                assert re.search(rf"\ban? {side['all_with']['person']}\b", sentence)
            if "with_both" in side:
                sentence = tell("majesty", "majesty.building.both", **given)
                assert all(person in sentence for person in side["with_both"]["people"])


@pytest.mark.parametrize(
    ("person", "number", "said"),
    [
        ("Miller", 3, "Anna scored 6 points in the Mill: 3 Millers × 2."),
        ("Miller", 1, "Anna scored 2 points in the Mill: 1 Miller × 2."),
        ("", 3, "Anna scored 6 points in the Mill: 3 people × 2."),
    ],
)
def test_points_are_told_with_their_arithmetic(person: str, number: int, said: str) -> None:
    """Who was paid for, how many, and how much for each."""
    told = {"seat": "Anna", "place": "Mill", "person": person, "number": number, "each": 2, "points": 2 * number}
    assert say("majesty-building-points", told) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_arithmetic_is_told_in_every_language(language: str) -> None:
    """Each kind of people has its word, and Inn B its third factor."""
    kinds = [building["person"] for building in printed()["buildings"][:-1]]
    said = set()
    for person in [*kinds, ""]:
        told = {"seat": "Anna", "place": "Inn", "person": person, "number": 2, "each": 2, "size": 3, "points": 12}
        said.add(say("majesty-building-largest", told, language))
        assert "2 × 3" in say("majesty-you-building-largest", told, language)
    assert len(said) == len(kinds) + 1


@pytest.mark.parametrize("game", GAMES)
def test_rulings_are_those_of_the_spec(game: str) -> None:
    """Each ruling once, in order."""
    assert [ruling["id"] for ruling in rulings_of(game)] == RULINGS[game]


@pytest.mark.parametrize("game", GAMES)
def test_rulings_are_complete_and_name_known_rules(game: str) -> None:
    """A ruling has a question, an answer, a reason, and keys that exist."""
    for ruling in rulings_of(game):
        assert set(ruling) == {"id", "question", "ruling", "why", "rules"}, ruling["id"]
        assert all(ruling[part].strip() == ruling[part] != "" for part in ("question", "ruling", "why"))
        assert set(ruling["rules"]) <= set(KEYS[game][1:]), ruling["id"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_people_read_has_no_numbers_of_rulings(game: str, language: str) -> None:
    """Which rulings govern a refusal is in rulings.toml, by its key; a code in a sentence leads nowhere."""
    for key in KEYS[game][1:]:
        if ".refused." in key:
            assert not CITED.search(say(message_name(key), language=language)), key
