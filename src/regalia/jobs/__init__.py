"""Work that is played in masses: split into jobs, run by processes side by side, kept in a results file.

Also what all reports share: estimates with their intervals, options in words, tables, progress bars and percentages
on the terminal, sections of a Markdown page, charts. What is played, and what comes of it, is in `regalia.league`
and `regalia.balance`.
"""
