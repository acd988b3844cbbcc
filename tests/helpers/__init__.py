"""What tests of several rooms share: configurations to play, positions to look at, servers to ask."""
