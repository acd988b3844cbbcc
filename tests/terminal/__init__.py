"""Tests of what the commands show and play."""
