"""The compiled search: determinized tree search, what values positions and moves, learned weights.

Search is handed what one seat may know and nothing else. It calls the rules through `regalia.kernel.contract` and
looks at positions through `regalia.kernel.features`; there is no rule in it, and no game. Levels, and all that
people see of a bot, are in `regalia.bots`.
"""
