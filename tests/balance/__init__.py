"""Seat balance, from the deals to the page."""
