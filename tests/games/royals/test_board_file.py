"""Board files of Royals: what is refused and why, and what the printed boards hold (spec section 1)."""

import re
from collections import Counter
from pathlib import Path

import pytest

from regalia import Refusal, new_game
from regalia.games.royals.board import TITLE_NAMES, Board, City, load_board, printed_board, read_board
from regalia.games.royals.board_file import COMPLAINTS
from regalia.locale.words import LANGUAGES, message_name, say
from tests.helpers.configurations import played_out

TEXT = printed_board("2016").text
FRANCE = 'bonus = [[10, 5], "reconstructed"], period = [[10, 4], "reconstructed"]'
PARIS = 'name = ["Paris", "reconstructed"]\nnobles = [["King", "reconstructed"]]\nbonus = [6, "reconstructed"]'
LYON = """[[cities]]
country = "France"
name = ["Lyon", "reconstructed"]
nobles = [["Duke", "reconstructed"], ["Countess", "reconstructed"]]
bonus = [4, "reconstructed"]
"""
MARSHAL = 'Marshal  = { cost = [1, "sourced"], influence = [1, "reconstructed"], full = [4, "reconstructed"]'
WHOLE_MARSHAL = MARSHAL + ', half = [2, "reconstructed"] }\n'


def changed(old: str, new: str) -> str:
    """The printed board with one passage changed."""
    assert TEXT.count(old) == 1, old
    return TEXT.replace(old, new)


def refusal_of(text: str) -> str:
    """The one sentence a board file is refused with."""
    with pytest.raises(Refusal) as refused:
        read_board(text, "my.toml")
    message = str(refused.value)
    assert re.fullmatch(r"my\.toml[^\n]+\.", message), message
    assert message == said(refused.value, "en")
    assert len({said(refused.value, language) for language in LANGUAGES}) == len(LANGUAGES)
    return message


def said(refusal: Refusal, language: str) -> str:
    """What a reader of that language is told."""
    assert refusal.key is not None
    return say(message_name(refusal.key), dict(refusal.told), language)


def paris(**entries: str) -> str:
    """The printed board with other entries for Paris."""
    printed = {
        "name": '["Paris", "reconstructed"]',
        "nobles": '[["King", "reconstructed"]]',
        "bonus": '[6, "reconstructed"]',
    }
    assert entries.keys() <= printed.keys()
    lines = [f"{name} = {entries.get(name, value)}" for name, value in printed.items()]
    return changed(PARIS, "\n".join(lines))


def marshal(**entries: str) -> str:
    """The printed board with other figures for the Marshal."""
    printed = {
        "cost": '[1, "sourced"]',
        "influence": '[1, "reconstructed"]',
        "full": '[4, "reconstructed"]',
        "half": '[2, "reconstructed"]',
    }
    assert entries.keys() <= printed.keys()
    figures = ", ".join(f"{name} = {entries.get(name, value)}" for name, value in printed.items())
    return changed(WHOLE_MARSHAL, f"Marshal = {{ {figures} }}\n")


def france(bonus: str = '[[10, 5], "reconstructed"]', period: str = '[[10, 4], "reconstructed"]') -> str:
    """The printed board with other markers for France."""
    return changed(FRANCE, f"bonus = {bonus}, period = {period}")


# What is refused.


def test_a_country_must_have_its_number_of_cities() -> None:
    assert "cities of France: there must be 5, not 4" in refusal_of(changed(LYON, ""))
    six = LYON.replace("Lyon", "Nice").replace("bonus = [4", "bonus = [5")
    assert "cities of France: there must be 5, not 6" in refusal_of(TEXT + "\n" + six)
    moved = changed('country = "Spain"\nname = ["Madrid"', 'country = "Britain"\nname = ["Madrid"')
    assert "cities of Britain: there must be 3, not 4" in refusal_of(moved)
    unknown = changed('country = "Spain"\nname = ["Madrid"', 'country = "Portugal"\nname = ["Madrid"')
    assert "Madrid country: must be one of France, German States, Britain, Spain" in refusal_of(unknown)


@pytest.mark.parametrize("name", ['""', '"   "', "3", '["Paris"]'])
def test_a_city_name_must_not_be_empty(name: str) -> None:
    assert "city 1 name: a name must not be empty" in refusal_of(paris(name=f'[{name}, "sourced"]'))


def test_a_city_name_must_be_printable_and_of_a_sensible_length() -> None:
    for name in ("x" * 41, "two\\nlines", "a\\u2028b"):
        assert "city 1 name: a name must be printable" in refusal_of(paris(name=f'["{name}", "sourced"]'))


@pytest.mark.parametrize("name", ["Vienna", "VIENNA", " vienna "])
def test_a_city_name_must_not_stand_twice(name: str) -> None:
    assert re.search(
        "(?i)my.toml, vienna: this city name stands twice", refusal_of(paris(name=f'["{name}", "sourced"]'))
    )


def test_city_names_that_differ_in_spaces_only_stand_twice() -> None:
    two = TEXT.replace('"Paris"', '"New Town"').replace('"Vienna"', '"New  Town"')
    with pytest.raises(Refusal, match="stands twice"):
        read_board(two, "my.toml")


def test_a_title_must_be_known() -> None:
    assert "Paris nobles: the title 'Pope' is unknown" in refusal_of(paris(nobles='[["Pope", "sourced"]]'))
    message = refusal_of(changed(WHOLE_MARSHAL, WHOLE_MARSHAL + WHOLE_MARSHAL.replace("Marshal ", "Pope")))
    assert "titles, Pope: this title is unknown; known are Marshal" in message


def test_a_title_must_stand_in_the_title_table() -> None:
    assert "titles, Marshal: this title is missing" in refusal_of(changed(WHOLE_MARSHAL, ""))


def test_a_title_must_stand_on_the_map() -> None:
    text = re.sub(r', \["Marshal", "\w+"\]', "", TEXT)
    assert text.count("Marshal") == 1
    assert "titles, Marshal: this title is nowhere on the map" in refusal_of(text)


def test_a_city_has_one_or_two_different_nobles() -> None:
    assert "Paris nobles: a city has one or two nobles" in refusal_of(paris(nobles="[]"))
    three = '[["King", "sourced"], ["Duke", "sourced"], ["Baron", "sourced"]]'
    assert "Paris nobles: a city has one or two nobles" in refusal_of(paris(nobles=three))
    assert "Paris nobles: a city has one or two nobles" in refusal_of(paris(nobles='"King"'))
    twice = '[["King", "sourced"], ["King", "sourced"]]'
    assert "Paris nobles: the King stands here twice" in refusal_of(paris(nobles=twice))


def test_two_cities_of_a_country_must_differ_where_they_hold_the_same_title() -> None:
    """Dijon's and Bordeaux's Barons could not be told apart with the same bonus; titles of one cost neither."""
    text = changed('name = ["Bordeaux", "reconstructed"]', 'name = ["Lille", "reconstructed"]')
    same = text.replace('["Baron", "reconstructed"]]\nbonus = [3', '["Baron", "reconstructed"]]\nbonus = [4', 1)
    assert "Lille bonus: Dijon Baron costs the same and has the bonus 4 too" in refusal_of(same)
    assert "Lyon bonus: Lyon Duke costs the same" in refusal_of(
        changed("Countess = { cost = [3", "Countess = { cost = [4")
    )


def test_the_same_title_and_bonus_may_stand_in_two_countries() -> None:
    board = printed_board("2016")
    kings = {city.country: city.bonus for city in board.cities if "King" in city.nobles}
    assert kings["France"] == kings["Spain"] == 6


def test_a_low_marker_must_not_be_higher_than_its_high_one() -> None:
    message = refusal_of(france(bonus='[[5, 10], "sourced"]'))
    assert "France bonus: the low marker (10) must not be higher than the high one (5)" in message
    message = refusal_of(france(period='[[4, 5], "sourced"]'))
    assert "France period: the low marker (5) must not be higher than the high one (4)" in message
    read_board(france(bonus='[[5, 5], "sourced"]'), "my.toml")


def test_half_a_title_marker_must_not_be_worth_more_than_the_full_one() -> None:
    assert "Marshal half: half a marker (5)" in refusal_of(marshal(half='[5, "sourced"]'))
    read_board(marshal(half='[4, "sourced"]'), "my.toml")


@pytest.mark.parametrize("cost", ["0", "13", "-1", "1.5", "2.0", '"2"', "true", "[2]"])
def test_a_cost_is_a_whole_number_from_1_to_12(cost: str) -> None:
    message = refusal_of(marshal(cost=f'[{cost}, "sourced"]'))
    assert "Marshal cost: must be a whole number from 1 to 12, not " in message
    read_board(marshal(cost='[12, "sourced"]'), "my.toml")


@pytest.mark.parametrize("number", ["100", "-1", "1.5", '"2"', "true", "[2]", "{}"])
def test_other_numbers_are_whole_numbers_from_0_to_99(number: str) -> None:
    broken = {
        "Marshal influence": marshal(influence=f'[{number}, "sourced"]'),
        "Marshal full": marshal(full=f'[{number}, "sourced"]'),
        "Marshal half": marshal(half=f'[{number}, "sourced"]'),
        "Paris bonus": paris(bonus=f'[{number}, "sourced"]'),
        "France bonus": france(bonus=f'[[{number}, 0], "sourced"]'),
        "France period": france(period=f'[[99, {number}], "sourced"]'),
    }
    for entry, text in broken.items():
        assert f"{entry}: must be a whole number from 0 to 99, not " in refusal_of(text)


def test_0_and_99_are_good_numbers() -> None:
    board = read_board(marshal(influence='[99, "sourced"]', full='[0, "sourced"]', half='[0, "sourced"]'), "my.toml")
    assert (board.titles["Marshal"].influence, board.titles["Marshal"].full) == (99, 0)


@pytest.mark.parametrize("pair", ["[10]", "[10, 5, 1]", "10", '"10/5"'])
def test_markers_come_in_pairs(pair: str) -> None:
    assert "France bonus: must hold two values" in refusal_of(france(bonus=f'[{pair}, "sourced"]'))


@pytest.mark.parametrize("mark", ["", ', ""', ', "guessed"', ", true", ', "sourced", "sourced"'])
def test_every_value_needs_its_mark(mark: str) -> None:
    broken = {
        "city 1 name": paris(name=f'["Paris"{mark}]'),
        "Paris noble 1": paris(nobles=f'[["King"{mark}]]'),
        "Paris bonus": paris(bonus=f"[6{mark}]"),
        "Marshal cost": marshal(cost=f"[1{mark}]"),
        "Marshal influence": marshal(influence=f"[1{mark}]"),
        "Marshal full": marshal(full=f"[4{mark}]"),
        "Marshal half": marshal(half=f"[2{mark}]"),
        "France bonus": france(bonus=f"[[10, 5]{mark}]"),
        "France period": france(period=f"[[10, 4]{mark}]"),
    }
    for entry, text in broken.items():
        assert f'{entry}: must be [value, "sourced"] or [value, "reconstructed"]' in refusal_of(text)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("format = 1", "format = 2", "format: must be 1"),
        ("format = 1", "", "format: must be 1"),
        ('name = "Royals 2016, partly reconstructed"', "", "name: a name must not be empty"),
        ("[countries]", "[lands]", ": 'lands' is not known here"),
        ("[titles]", "[titles.Count]", "titles, Count: this title is unknown"),
        ('"German States" =', 'Germany =', "countries, Germany: this country is unknown"),
        (f"France          = {{ {FRANCE} }}", "", "countries, France: this country is missing"),
        (PARIS, PARIS + '\ncolour = "red"', "Paris: 'colour' is not known here"),
        (FRANCE, FRANCE + ", colour = 1", "countries, France: 'colour' is not known here"),
        ("[countries]", "[countries", "is not valid TOML"),
    ],
)  # fmt: skip
def test_a_file_of_another_shape_is_refused(old: str, new: str, complaint: str) -> None:
    assert complaint in refusal_of(changed(old, new))


@pytest.mark.parametrize("text", ["", "format = 1", 'format = 1\nname = "x"\n[titles]', "\0", "[[cities]]"])
def test_a_file_with_little_in_it_is_refused(text: str) -> None:
    refusal_of(text)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="There is no board file"):
        load_board(tmp_path / "nothing.toml")
    with pytest.raises(Refusal, match="cannot be read as a board file"):
        load_board(tmp_path)
    (tmp_path / "picture.toml").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(Refusal, match="cannot be read as a board file"):
        load_board(tmp_path / "picture.toml")


def test_every_complaint_can_be_made_in_every_language() -> None:
    told = {"file": "my.toml", "entry": "Dijon bonus", "value": "x", "known": "x", "most": 1, "lowest": 1, "highest": 2}
    told |= {"half": 1, "full": 2, "low": 1, "high": 2, "twin": "x", "bonus": 1}
    for complaint in COMPLAINTS:
        for language in LANGUAGES:
            assert say(message_name(f"royals.board.{complaint}"), told, language).startswith("my.toml, Dijon bonus: ")


def test_a_file_whose_name_nobody_knows_is_called_so_in_every_language() -> None:
    with pytest.raises(Refusal, match="The board file is not valid TOML in line 2: ") as refused:
        read_board("format = 1\n= 2\n")
    assert said(refused.value, "de") == "Die Spielplandatei ist kein gültiges TOML, siehe Zeile 2."


# What the printed boards hold.

each_edition = pytest.mark.parametrize("board", [printed_board("2014"), printed_board("2016")], ids=["2014", "2016"])


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("a." * 48_000 + "b=1", "too large to be a board"),
        ("a." * 10_000 + "b=1", "line 1: a line may have 200 letters"),
        ("format = 1\n[" + "a." * 200 + "b]", "line 2: a line may have 200 letters"),
        ("#" * 32_769, "too large to be a board"),
        (("a." * 98 + '"\u0085".') * 90 + "a=1", "a line may have 200 letters at most"),
        (("a." * 98 + '"\u2028".') * 90 + "a=1", "a line may have 200 letters at most"),
        ("é" * 20_000, "too large to be a board"),
        ("a = [\n" + "[\n" * 5_000, "nested too deeply"),
    ],
)
def test_what_would_take_long_to_read_is_refused_before_it_is_read(text: str, complaint: str) -> None:
    with pytest.raises(Refusal, match=complaint):
        read_board(text, "mine.toml")


def test_both_printed_boards_are_equal() -> None:
    """For all that is known of them."""
    one, other = printed_board("2014"), printed_board("2016")
    assert (one.titles, one.cities) == (other.titles, other.cities)
    assert (one.country_bonus, one.period_markers) == (other.country_bonus, other.period_markers)
    assert one.marks == other.marks
    assert one.name != other.name


@each_edition
def test_there_are_29_positions_four_of_each_title_but_five_barons(board: Board) -> None:
    titles = Counter(title for _, _, title in board.positions())
    assert titles == {**dict.fromkeys(TITLE_NAMES, 4), "Baron": 5}
    assert titles.total() == 29
    assert len({number for number, _, _ in board.positions()}) == 29


@each_edition
def test_each_country_has_its_cities_and_one_king(board: Board) -> None:
    cities = Counter(city.country for city in board.cities)
    kings = Counter(city.country for _, city, title in board.positions() if title == "King")
    assert cities == {"France": 5, "German States": 4, "Britain": 3, "Spain": 4}
    assert kings == dict.fromkeys(cities, 1)


@each_edition
def test_france_has_two_princesses_and_spain_none(board: Board) -> None:
    princesses = Counter(city.country for _, city, title in board.positions() if title == "Princess")
    assert princesses == {"France": 2, "German States": 1, "Britain": 1}


@each_edition
def test_the_cities_public_material_tells_of(board: Board) -> None:
    cities = {city.name: city for city in board.cities}
    assert cities["Madrid"].nobles == ("King",)
    assert set(cities["Cologne"].nobles) == {"Cardinal", "Baron"}
    assert set(cities["Valencia"].nobles) == {"Duke", "Marshal"}
    assert "Baron" in cities["Dijon"].nobles
    assert {cities[name].country for name in ("Vienna", "Munich", "Cologne")} == {"German States"}
    sourced = {entry.removesuffix(" name") for entry, mark in board.marks.items() if mark == "sourced"}
    assert sourced & set(cities) == {"Dijon", "Vienna", "Cologne", "Munich", "Madrid", "Valencia"}


@each_edition
def test_costs_are_sourced_and_rise_with_the_title(board: Board) -> None:
    assert [board.titles[title].cost for title in TITLE_NAMES] == [1, 2, 3, 4, 5, 6, 8]
    assert {board.marks[f"{title} cost"] for title in TITLE_NAMES} == {"sourced"}
    assert (board.titles["Baron"].influence, board.titles["Cardinal"].influence) == (1, 2)
    assert sorted(board.period_markers.values()) == [(6, 5), (7, 4), (8, 3), (10, 4)]


@each_edition
def test_every_value_of_the_board_carries_a_mark(board: Board) -> None:
    values = 7 * 4 + 4 * 2 + 16 * 2 + 29
    assert len(board.marks) == values
    assert set(board.marks.values()) == {"sourced", "reconstructed"}


# A board of one's own.


def own_board() -> Board:
    """Dijon is called Besançon and pays 9, and a Baron costs one card."""
    text = changed('["Dijon", "sourced"]', '["Besançon", "sourced"]')
    text = text.replace('["Princess", "reconstructed"]]\nbonus = [4', '["Princess", "reconstructed"]]\nbonus = [9', 1)
    return read_board(text.replace("Baron    = { cost = [2", "Baron    = { cost = [1"), "own.toml")


def test_an_own_board_has_its_names_and_values() -> None:
    assert own_board().cities[1] == City("Besançon", "France", ("Baron", "Princess"), 9)
    assert own_board() != printed_board("2016")


def test_a_file_of_ones_own_is_loaded(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(own_board().text, "utf-8")
    assert load_board(file) == own_board()


def test_an_own_board_is_played_on() -> None:
    position = {"row": {"Spain": 3}, "hands": {"1": {"France": 1}}}
    game = new_game("royals", board=own_board(), position=position, seed=1)
    assert "claim Dijon Baron" not in [str(move) for move in game.legal_moves]
    game.play("claim Besançon Baron")
    assert game.scores == (9, 0)
    assert game.describe()["discards"] == {"France": 1}
    assert game.describe()["cities"]["Besançon"]["portraits"]["Baron"] == 0


@pytest.mark.parametrize("edition", ["2014", "2016"])
def test_a_whole_game_is_played_on_an_own_board(edition: str) -> None:
    game = played_out(new_game("royals", players=3, edition=edition, board=own_board(), seed=2))
    assert game.winners
    told = [event.text(game.names) for event in game.events]
    assert any("Besançon" in sentence for sentence in told)
    assert not any("Dijon" in sentence for sentence in told)
