"""The compiled side of driving a game from Python: all its records in one piece of memory, one call a decision.

An array of bytes crosses from Python into compiled code several times quicker than an array of records.
"""

from typing import Any

from regalia.engine.playout import advance
from regalia.kernel.choices import Choices
from regalia.kernel.contract import apply, set_up
from regalia.kernel.fields import Bytes, record_type
from regalia.kernel.luck import Luck

LUCK = record_type(Luck)
CHOICES = record_type(Choices)
STATE: Any = None  # the game's record types; set where these functions are bound
BOX: Any = None

PART = 2048  # bytes of memory for each record: luck, choices, state, box
MEMORY = 4 * PART
LUCK_END = LUCK.itemsize
CHOICES_END = PART + CHOICES.itemsize
STATE_AT, STATE_END = 2 * PART, 0
BOX_AT, BOX_END = 3 * PART, 0


def constants(state: type, box: type) -> dict[str, Any]:
    """What these functions know of a game: its record types and where they end in memory."""
    state_type, box_type = record_type(state), record_type(box)
    for record, size in ((state, state_type.itemsize), (box, box_type.itemsize)):
        if size > PART:
            raise ValueError(f"{record.__module__}.{record.__name__} has {size} bytes; there is room for {PART}")
    ends = {"STATE_END": STATE_AT + state_type.itemsize, "BOX_END": BOX_AT + box_type.itemsize}
    return {"STATE": state_type, "BOX": box_type, **ends}


def start_driven(memory: Bytes) -> int:
    """Set up the game and go to its first decision; how many legal moves there are."""
    state = memory[STATE_AT:STATE_END].view(STATE)[0]
    box = memory[BOX_AT:BOX_END].view(BOX)[0]
    set_up(state, box)
    return advance(state, box, memory[:LUCK_END].view(LUCK)[0], memory[PART:CHOICES_END].view(CHOICES)[0])


def drive(memory: Bytes, move: int) -> int:
    """Play one move and go to the next decision; how many legal moves there are, 0 at the end."""
    state = memory[STATE_AT:STATE_END].view(STATE)[0]
    box = memory[BOX_AT:BOX_END].view(BOX)[0]
    apply(state, box, move, None)
    return advance(state, box, memory[:LUCK_END].view(LUCK)[0], memory[PART:CHOICES_END].view(CHOICES)[0])
