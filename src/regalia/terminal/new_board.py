"""A board file to fill in from a printed board of Royals."""

from importlib import resources
from pathlib import Path

from regalia.games.royals.box import EDITIONS
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


def write_new_board(path: Path, edition: str) -> None:
    """Write the edition's board with a heading that says how to fill it in; never over another file."""
    if edition not in EDITIONS:
        raise Refusal(f"There is no edition {edition} of Royals; there are {' and '.join(EDITIONS)}.")
    text = resources.files("regalia").joinpath(f"games/royals/boards/{edition}.toml").read_text("utf-8")
    body = text[text.index("format = ") :]
    board = body.replace(f'name = "Royals {edition}, partly reconstructed"', 'name = "My board"')
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(HEADING + board)
    except FileExistsError:
        raise Refusal(f"{path} is there already; give the name of a new file.") from None
    except OSError as error:
        raise Refusal(f"{path} cannot be written: {error.strerror}.") from None
    print(f"{path} written: fill it in, then `regalia simulate royals --board {path}`.")
