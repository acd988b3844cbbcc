"""What both rulebooks are written in: records, luck, the log of events and the contract of a game.

Nothing here knows a game. Everything here runs plain, compiled on the CPU and compiled on the GPU.
"""
