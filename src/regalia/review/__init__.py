"""The review of a played game: what every decision was worth and what chance did, as figures and as a page.

It asks the analyst of the bots, from the view each seat had, and adds no judgement of its own. The page's HTML is in
`templates`; no word of it is here, all are in the message files of `locale`. What the terminal shows is in `terminal`.
"""
