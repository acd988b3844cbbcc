"""What a bot looks at: a game's positions and moves as a few numbers each, for the learned weights.

The modules of a game together have the functions of `regalia.bots.eyes.sight`; `catalogue` says which they are.
"""
