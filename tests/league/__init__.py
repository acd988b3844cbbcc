"""Leagues, from the entrants to the page."""
