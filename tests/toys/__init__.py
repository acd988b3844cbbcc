"""Games that only tests know; each is a folder as those in `regalia.games` are, and nothing else is edited for it."""
