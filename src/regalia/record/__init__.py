"""A game as text: header, moves and chance; written, read back and replayed.

A record is made for people first: it can be read, and typed. Reading it replays every step through the
rules; what is not a sound record gives one message with its line, and no game.
"""
