"""What a bot looks at: a game's positions and moves as a few numbers each, for the learned weights.

Each module here has the functions of `regalia.bots.eyes.sight` for one game.
"""
