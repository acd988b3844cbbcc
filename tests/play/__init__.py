"""Tests of the Python interface: games, views, undo, what always holds."""
