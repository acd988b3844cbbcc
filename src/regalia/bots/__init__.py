"""Opponents and the analyst: search, what they look at, how strong each level is, advice and review.

A bot is handed what one seat may know and nothing else. It calls the rules through the contract and has
none of its own.
"""
