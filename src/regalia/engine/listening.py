"""A log that listens: it takes the place of the kernel's where somebody wants to see the state between two events."""

from typing import Any

from regalia.kernel.fields import duplicate


class EventListener:
    """Keeps the state as it is whenever something is told."""

    def __init__(self, states: Any) -> None:
        """`states` is the array whose one state the rules change."""
        self._states = states
        self.snapshots: list[Any] = []  # a copy of the array for each event

    def hear(self) -> None:
        """Something was told."""
        self.snapshots.append(duplicate(self._states))


def note(
    log: EventListener,
    rule: int,
    seat: int = -1,
    place: int = -1,
    card: int = -1,
    other: int = -1,
    number: int = 0,
    points: int = 0,
) -> None:
    """Stands in for `note` of `regalia.kernel.log`: what is told is known already, so only when it is told matters."""
    log.hear()
