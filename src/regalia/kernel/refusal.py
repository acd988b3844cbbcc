"""What is said when something asked for cannot be: one sentence, with what would be right."""


class Refusal(ValueError):
    """Bad input: an unknown game, a move that is not legal, a broken file. The message is for people, in English.

    What pages may meet has a `key` too, by which they say it in the reader's language, with what it is `told`.

    >>> refusal = Refusal("own.toml has no kings.", "whist.board.no_kings", file="own.toml")
    >>> str(refusal), refusal.key, refusal.told
    ('own.toml has no kings.', 'whist.board.no_kings', {'file': 'own.toml'})
    """

    key: str | None = None

    def __init__(self, message: str = "", key: str | None = None, **told: str | int) -> None:
        """One sentence; for other languages its message's key, and the names and numbers in it."""
        super().__init__(message)
        if key is not None:
            self.key = key
        self.told = told
