"""One module per peer, and ``timing`` with what they share.

Each peer's module has a ``measure_...`` function that takes the length of a
measurement in seconds and yields one result per task. The peer itself is only
imported inside that function: a missing package then spoils just its own
lines, and the thread settings of ``measure.py`` come first.
"""
