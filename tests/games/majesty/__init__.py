"""Tests of what only Majesty has."""
