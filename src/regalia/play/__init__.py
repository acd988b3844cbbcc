"""A game as people play it: whose turn it is, the moves in words, why not, undo, views, the score sheet.

It calls the rules through the engine and adds none of its own.
"""
