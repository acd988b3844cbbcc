"""Measuring: how fast the engine and search are on this machine, and how long a bot takes for a decision.

Comparisons with other engines are in the folder `bench` beside the sources.
"""
