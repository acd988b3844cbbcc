"""What a table refuses, each with a key: programs tell refusals apart by it, and pages say them in every language."""

from regalia.kernel.refusal import Refusal


class TableRefusal(Refusal):
    """Refused because of how the table stands or who asks; the message is English, the key is for the others."""


class NotYourTurn(TableRefusal):
    """Somebody else is to move, or nobody."""

    key = "table.not_your_turn"


class Stale(TableRefusal):
    """The table moved on before the move came."""

    key = "table.stale"


class NothingToTakeBack(TableRefusal):
    """No decision of this turn, or something was revealed since."""

    key = "table.nothing_to_take_back"


class NotYours(TableRefusal):
    """The seat is held by somebody else."""

    key = "table.not_yours"


class NotIdle(TableRefusal):
    """The person of a seat may still come back to it."""

    key = "table.not_idle"


class NameTaken(TableRefusal):
    """Somebody at the table is called so."""

    key = "table.name_taken"


class NoHints(TableRefusal):
    """Several people play, and did not agree on advice when the table was set."""

    key = "table.no_hints"


class NotOver(TableRefusal):
    """It would tell all cards, so it is there when the game is over."""

    key = "table.not_over"


class SeatTaken(TableRefusal):
    """Somebody sits there already."""

    key = "table.seat_taken"


class SeatLost(TableRefusal):
    """The browser sat here, and the seat was given on."""

    key = "table.seat_lost"


class NoSuchLink(TableRefusal):
    """A link that was never given out, or of a table that is no more."""

    key = "table.no_such_link"


class LinkRenewed(TableRefusal):
    """A link in whose place there is a new one."""

    key = "table.link_renewed"


class CodeWorthless(TableRefusal):
    """A code for a second device that was used, or came too late, or never was."""

    key = "table.code_worthless"


class PersonHere(TableRefusal):
    """The person of a seat is at the table; it cannot be taken from them."""

    key = "table.person_here"


class HostOnly(TableRefusal):
    """Only whoever set the table up can do it."""

    key = "table.host_only"


class FinishedForAll(TableRefusal):
    """A finished game is its players', not one person's to delete."""

    key = "table.finished_for_all"


class BotPlays(TableRefusal):
    """A bot plays the seat for its person, who can take it back."""

    key = "table.bot_plays"


class TableGone(TableRefusal):
    """Whoever set the table up deleted it."""

    key = "table.table_gone"


class NameEmpty(TableRefusal):
    """A name without a letter that anybody sees."""

    key = "table.name_empty"


class NoPerson(TableRefusal):
    """The seat was set up for a bot; nobody can come back to it."""

    key = "table.no_person"


class NoSuchSeat(TableRefusal):
    """The table has no seat of that number, or none for a person."""

    key = "table.no_such_seat"


class SittersOnly(TableRefusal):
    """Who looks on cannot do it."""

    key = "table.sitters_only"


class OtherRules(TableRefusal):
    """The table was begun by another version of the rules; it rests until a server has it that plays by those."""

    key = "table.other_rules"


class Unreadable(TableRefusal):
    """The log of the table cannot be replayed."""

    key = "table.unreadable"


class GameRuns(TableRefusal):
    """It is for games that are over."""

    key = "table.game_runs"


class ScoresHidden(TableRefusal):
    """Points are told when the game is over."""

    key = "table.scores_hidden"


class RematchSet(TableRefusal):
    """Somebody was quicker to ask for the next game; whoever comes second is led to theirs."""
