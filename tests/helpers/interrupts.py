"""Programs that are interrupted in tests."""

import signal


def hear_interrupts() -> None:
    """Before a program starts: hear Ctrl-C, also where the tests run in the background and are told to ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
