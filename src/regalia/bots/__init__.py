"""The bots of Regalia as people meet them: levels, a level as a bot, advice, games between levels, a time budget.

How they search is in `regalia.search`, how they learned in `regalia.training`; bots of other people are in
`regalia.guests`.
"""
