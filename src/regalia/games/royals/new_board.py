"""A board file to fill in from a printed board of Royals."""

from pathlib import Path
from typing import Annotated

from regalia.games.royals.board import printed_text
from regalia.games.royals.edition import USUAL, known_edition
from regalia.kernel.refusal import Refusal

HEADING = """\
# A board of your own for Royals.
#
# Copy the values from your printed board, and change the mark of each value you copied from
# "reconstructed" to "sourced". City names are yours to set too. Then play with it:
#
#     regalia simulate royals --board THIS_FILE
#
# The file is checked when it is read: France has 5 cities, the German States 4, Britain 3, Spain 4; every
# city has one or two different titles, every title is somewhere on the map; costs are 1 to 12, other
# numbers 0 to 99; a low marker is not higher than its high one. What does not fit is named.
"""


def new_board(
    file: Annotated[Path, "the board file to write"],
    edition: Annotated[str, "the edition whose board to begin with"] = USUAL,
) -> str:
    """Write a commented board file of Royals, to be filled in from a printed board; never over another file."""
    text = printed_text(known_edition(edition))
    body = text[text.index("format = ") :]
    board = body.replace(f'name = "Royals {edition}, partly reconstructed"', 'name = "My board"')
    try:
        with file.open("x", encoding="utf-8") as written:
            written.write(HEADING + board)
    except FileExistsError:
        raise Refusal(f"{file} is there already; give the name of a new file.") from None
    except OSError as error:
        raise Refusal(f"{file} cannot be written: {error.strerror}.") from None
    return f"{file} written: fill it in, then `regalia simulate royals --board {file}`."
