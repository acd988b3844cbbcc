"""A league: bots meet, every two on the same deals, and are rated.

`entrants` take part; a `match` is where they sit and play, inside compiled code or, with bots of other people, by
their seats' views (`view_match`). `league` says who meets whom, `ratings` and `standings` what came of it,
`league_report` tells it. How work is split and kept is in `regalia.jobs`.
"""
