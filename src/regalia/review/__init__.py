"""The review of a played game: what every decision was worth and what chance did, as figures and as a page.

It asks the analyst of the bots, from the view each seat had, and adds no judgement of its own.
"""
