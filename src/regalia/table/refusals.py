"""What a table refuses, each with a key: programs tell refusals apart by it, and pages say them in every language."""

from regalia.kernel.refusal import Refusal


class TableRefusal(Refusal):
    """Refused because of how the table stands or who asks; the message is English, the key is for the others."""

    key: str


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
