"""What is said when something asked for cannot be: one sentence, with what would be right."""


class Refusal(ValueError):
    """Bad input: an unknown game, a move that is not legal, a broken file. The message is for people."""
