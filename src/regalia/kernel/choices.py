"""What can happen next: the legal moves of the seat to decide, or the outcomes of chance."""

from typing import Annotated, Any

from regalia.kernel.fields import Int16, Int16s

MOST_CHOICES = 128  # room for the moves or outcomes of any position


class Choices:
    """Moves or outcomes, in rising order."""

    count: Int16                              # how many there are, 0 … MOST_CHOICES
    choice: Annotated[Int16s, MOST_CHOICES]   # the number of each in the game's action space
    weight: Annotated[Int16s, MOST_CHOICES]   # how likely it is, in cards; of chance outcomes only


ChoicesOfOne = Annotated[Any, Choices]  # an array with one record of choices

