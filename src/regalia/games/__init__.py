"""The games: one room each, with its box (data files), state, rules and notation.

A game's rules are plain functions over records, without input or output, in the part of Python that
Numba compiles. They know `regalia.kernel` and nothing else.
"""
