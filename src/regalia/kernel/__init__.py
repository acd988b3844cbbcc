"""What rules are written in: records, luck, the log of events, the contract of a game and its table of rules.

Nothing here knows a game. Everything here runs plain, compiled on the CPU and compiled on the GPU.
"""
