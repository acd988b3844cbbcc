"""How the weights are learned: games against oneself, and fitting to what they show.

`python -m regalia.training.learning GAME` does it all. What the weights are used for is in `regalia.search`.
"""
