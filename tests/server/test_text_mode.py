"""A table in sentences over HTTP: typed, in the reader's language, and to each seat only what it may know."""

import re

import httpx
import pytest

from regalia.locale.words import LANGUAGES
from regalia.table.text_table import LATEST
from tests.helpers.serving import BOT, FRIEND, ME, SCREEN, Json, Server, told, told_refusal

TEXT = "/api/tables/{}/text"
MY_TURN = {"en": "It is your turn", "de": "Du bist am Zug", "ru": "Ваш ход", "it": "Tocca a te", "hu": "Te következel"}


def lay(browser: httpx.Client, game: str, *seats: Json) -> str:
    """A table at which the first seat begins."""
    wish = {"game": game, "seats": list(seats), "starts": "first"}
    return str(told(browser.post("/api/tables", json=wish))["table"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_come_in_the_language_asked_for(server: Server, language: str) -> None:
    with server.browser() as anna:
        table = lay(anna, "royals", ME, SCREEN)
        asked = told(anna.get(TEXT.format(table), params={"seat": 0, "language": language}))
        spoken = told(anna.get(TEXT.format(table), params={"seat": 0}, headers={"Accept-Language": f"{language};q=1"}))
    assert asked == spoken
    assert asked["mine"] and asked["moves"] and asked["parts"]
    assert asked["status"].startswith(MY_TURN[language])


def test_a_command_is_answered_and_played_by_the_move_it_names(server: Server) -> None:
    with server.browser() as anna:
        table = lay(anna, "majesty", ME, SCREEN)
        before = told(anna.get(TEXT.format(table), params={"seat": 0}))
        answer = told(anna.get(TEXT.format(table) + "/answer", params={"seat": 0, "said": "1"}))
        assert answer["does"] == "play" and answer["moves"] == [before["moves"][0]["move"]]
        assert told(anna.get(TEXT.format(table), params={"seat": 0})) == before, "an answer changes nothing"
        anna.post(f"/api/tables/{table}/moves", json={"seat": 0, "moves": answer["moves"], "news": before["news"]})
        after = told(anna.get(TEXT.format(table), params={"seat": 0}))
    assert len(after["happened"]) > len(before["happened"])


def test_nobody_is_told_of_another_seat(server: Server) -> None:
    with server.browser() as anna, server.browser() as stranger:
        made = told(anna.post("/api/tables", json={"game": "royals", "seats": [ME, FRIEND], "starts": "first"}))
        table = made["table"]
        assert anna.get(TEXT.format(table), params={"seat": 1}).status_code == 403
        assert anna.get(TEXT.format(table) + "/answer", params={"seat": 1, "said": "hand"}).status_code == 403
        assert stranger.get(TEXT.format(table)).status_code == 403
        spectator = told(anna.get(TEXT.format(table)))
        assert "hand" not in {part["key"] for part in spectator["parts"]}
        assert not spectator["moves"]
        with server.program(made["links"]["1"]) as boris:
            seen = told(boris.get(TEXT.format(table), params={"seat": 1}))
            anna.post(f"/api/tables/{table}/moves", json={"seat": 0, "moves": [_blind(anna, table)]})
            heard = told(boris.get(TEXT.format(table), params={"seat": 1}))
    assert not seen["mine"]
    assert [event["text"] for event in heard["happened"] if "blind" in event["text"]] == [
        "Player 1 drew a country card blind."
    ]


def _blind(anna: httpx.Client, table: str) -> int:
    answer = anna.get(TEXT.format(table) + "/answer", params={"seat": 0, "said": "blind"})
    return int(told(answer)["moves"][0])


def test_advice_is_refused_where_several_play(server: Server) -> None:
    with server.browser() as anna:
        table = lay(anna, "royals", ME, SCREEN)
        answer = anna.get(TEXT.format(table) + "/answer", params={"seat": 0, "said": "hint"})
        assert "advice" in told_refusal(answer, 403)


def test_a_hint_is_the_advice_of_the_pictures(server: Server) -> None:
    """The same moves in the same order, of the level that was wished for."""
    with server.browser() as anna:
        table = lay(anna, "majesty", ME, BOT)
        moves = told(anna.get(TEXT.format(table), params={"seat": 0}))["moves"]
        numbers = {one["number"]: one["move"] for one in moves}
        for wished in ({}, {"level": "peasant"}):
            advice = told(anna.get(f"/api/tables/{table}/advice", params={"seat": 0, **wished}))
            answer = anna.get(TEXT.format(table) + "/answer", params={"seat": 0, "said": "hint", **wished})
            named = [numbers[int(line.split(":")[0])] for line in told(answer)["said"]]
            assert named == [option["move"] for option in advice["options"]]
            assert (len(named) == 1) == bool(wished), "a peasant does not compare moves"
        wrong = anna.get(TEXT.format(table) + "/answer", params={"seat": 0, "said": "hint", "level": "emperor"})
        assert "emperor" in told_refusal(wrong, 422)


def test_all_that_happened_after_a_number_is_told(server: Server) -> None:
    with server.browser() as anna:
        table = lay(anna, "royals", ME, SCREEN)
        for _ in range(LATEST + 2):
            told(anna.post(f"/api/tables/{table}/gestures", json={"seat": 0, "gesture": "bow"}))
        for asked, numbers in (({}, range(3, 43)), ({"after": 0}, range(1, 43)), ({"after": 41}, range(42, 43))):
            happened = told(anna.get(TEXT.format(table), params={"seat": 0, **asked}))["happened"]
            assert [event["number"] for event in happened] == list(numbers)
        assert told_refusal(anna.get(TEXT.format(table), params={"after": -1}), 422)


@pytest.mark.parametrize(
    "wrong", [{"language": "xx"}, {"said": "x" * 201}, {"paying": "-1"}, {"paying": "king"}, {"seat": "9"}]
)
def test_bad_questions_get_one_sentence(server: Server, wrong: dict[str, str]) -> None:
    with server.browser() as anna:
        table = lay(anna, "majesty", ME, BOT)
        sentence = told_refusal(anna.get(TEXT.format(table) + "/answer", params={"said": "p", **wrong}), 422)
    assert re.fullmatch(r"[^\n]+\.", sentence)


def test_the_page_is_there(server: Server) -> None:
    with server.browser() as anna:
        table = lay(anna, "majesty", ME, BOT)
        assert anna.get(f"/table/{table}/text", headers={"Accept": "text/html"}).status_code in (200, 503)
