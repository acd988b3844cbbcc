"""The engine: binds a game's rules plain or compiled, and plays them in masses on the CPU and the GPU.

It knows the contract of a game, not its rules.
"""
