"""Tables over HTTP: the store, access by secret links, live streams, bots that think beside it, the pages.

What may happen at a table and what a seat is shown is decided in `regalia.table`, not here.
"""
