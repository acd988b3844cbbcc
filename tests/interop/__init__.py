"""Tests of our games in other people's tools."""
