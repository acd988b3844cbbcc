"""Bots of other people: what a bot is, programs and plug-ins, and a guard so that the game goes on whatever they do.

Our own bots are in `regalia.bots`.
"""
