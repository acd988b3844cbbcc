"""What can happen next: the legal moves of the seat to decide, or the outcomes of chance."""

from typing import Annotated, Any

from regalia.kernel.fields import Int8, Int8s

MOST_CHOICES = 64  # no position of any game has more moves or outcomes


class Choices:
    """Moves or outcomes, in rising order."""

    count: Int8                               # how many there are, 0 … MOST_CHOICES
    choice: Annotated[Int8s, MOST_CHOICES]    # the number of each in the game's action space
    weight: Annotated[Int8s, MOST_CHOICES]    # how likely it is, in cards; of chance outcomes only


ChoicesOfOne = Annotated[Any, Choices]  # an array with one record of choices

