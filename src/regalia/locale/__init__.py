"""Words: message files, one folder per language, and the one place that reads them.

General words lie here, a game's own words in the game's folder. Messages are Fluent files. Rules, events and kinds of
moves are found by their stable key, its dots and underscores written as hyphens: `whist.trick.won` is the message
`whist-trick-won`.
"""
