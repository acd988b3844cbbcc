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


def keep_if(choices: Choices, count: int, choice: int, kept: bool) -> int:
    """Write a choice behind the first `count`, and keep it or not; how many there are now.

    What is not kept is overwritten by the next one. So there is nothing to decide on the way, which is quick.
    """
    choices.choice[count] = choice
    return count + kept
