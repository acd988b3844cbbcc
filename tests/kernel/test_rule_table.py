"""The table of rules: one row a rule, and every list of them follows from it."""

import pytest

from regalia.games.catalogue import games, rulebook
from regalia.kernel.rule_table import LEGAL, NOT_NOW, RuleTable


def test_a_table_begins_with_legal_and_not_now() -> None:
    for book in games():
        assert (book.rules[LEGAL].kind, book.rules[NOT_NOW].key) == ("legal", f"{book.name}.refused.not_now")
        assert [rule.number for rule in book.rules] == list(range(len(book.rules)))
        assert all(book.rules.row(rule.key) is rule for rule in book.rules)


def test_what_is_secret_minor_or_worth_points_is_said_once() -> None:
    found = {
        what: {rule.key for game in ("royals", "majesty") for rule in rulebook(game).rules if getattr(rule, what)}
        for what in ("secret", "minor", "milestone")
    }
    assert found["secret"] == {"royals.draw.blind", "royals.draw.intrigue_card"}
    assert found["minor"] == {
        "royals.row",
        "royals.draw.countries",
        "royals.draw.intrigue",
        "royals.turn.end",
        "majesty.reveal",
        "majesty.place",
    }
    assert found["milestone"] == {"royals.turn.end", "royals.period.ends", "royals.period.last_round"}


def test_a_rule_that_is_not_there_is_named() -> None:
    table = RuleTable("whist")
    with pytest.raises(KeyError, match=r"whist has no rule whist\.trump"):
        table.row("whist.trump")
    table.event("trump", "deed")
    with pytest.raises(ValueError, match=r"The rule whist\.trump stands twice in its table\."):
        table.event("trump", "deed")
