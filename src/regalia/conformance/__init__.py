"""Conformance: what any engine of these games can check itself against.

Scenarios, move-path counts and playthroughs; the kit's files lie in `conformance/` of the repository.
"""
