"""Bots of other people: programs, plug-ins, and the guard around them."""
