"""Studies: mass play and measuring.

A study is split into `units`, which processes play side by side; `playing` keeps them in a `ledger`, from which
a study that was stopped goes on. Its report goes to the terminal, to JSON and to a `page` of the documentation.

- A league: `entrants` meet `by_views` or in compiled code at a `table`, all pairs in `league`; `ratings` and
  `standings` are what came of it, `thinking_time` what it took, `league_report` tells it.
- Seat balance: `balance`, `balance_figures`, `balance_report` with its `chart`.
- Random play in masses: `simulate`. The engine's speed: `speed`.
"""
