"""Tests of what games are made of, and of new and broken games."""
