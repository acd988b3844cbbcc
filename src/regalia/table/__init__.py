"""One game being played: who sits where, the log of what was done, undo, and what each seat is shown.

No network and no store: `regalia.server` has those. No rules either: they are in `regalia.games`.
"""
