"""The tables of the store. What changes here has a step in `migrations`."""

import datetime

import sqlalchemy as sql

metadata = sql.MetaData()
tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(16), nullable=False),
    sql.Column("rules", sql.Integer, nullable=False),       # version of the rules it is played by
    sql.Column("options", sql.Text, nullable=False),        # JSON
    sql.Column("seats", sql.Text, nullable=False),          # JSON, as they were at the start
    sql.Column("settings", sql.Text, nullable=False),       # JSON: pace, hidden scores, seed
    sql.Column("created", sql.String(32), nullable=False),
    sql.Column("standing", sql.Text),                       # JSON, a TableStanding; may be behind the log
    sql.Column("is_open", sql.Boolean, nullable=False, default=False),  # strangers find it on the first page
)
entries = sql.Table(
    "entries",
    metadata,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),    # 1 …, without gaps
    sql.Column("entry", sql.Text, nullable=False),          # JSON
    sql.Column("at", sql.String(32), nullable=False),
    sql.Column("mark", sql.String(16)),                     # of this writing: who lost its answer finds it again
)
holders = sql.Table(
    "holders",
    metadata,
    sql.Column("browser", sql.String(64), primary_key=True),  # hash of a browser's cookie, or of a program's key
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),      # SPECTATOR: only watches
    sql.Column("host", sql.Boolean, nullable=False),        # set up the table
    sql.Column("gone", sql.String(8)),                      # why it is not held any more, a Gone; null: it is
    sql.Column("hidden", sql.Boolean, nullable=False, default=False),  # not wanted in the list of one's games
)
links = sql.Table(
    "links",
    metadata,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),      # or what else a link is for, a LinkFor
    sql.Column("renewed", sql.Integer, nullable=False),     # how often; an older link is worth nothing
)
used_links = sql.Table(  # a link seats one: its row can be written once
    "used_links",
    metadata,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("renewed", sql.Integer, primary_key=True),
)
codes = sql.Table(  # by which a second device is let in
    "codes",
    metadata,
    sql.Column("code", sql.String(64), primary_key=True),   # its hash
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), nullable=False),
    sql.Column("browser", sql.String(64), nullable=False),  # who lets in
    sql.Column("until", sql.String(32), nullable=False),    # when it is worth nothing any more
)
subscriptions = sql.Table(  # of browsers that want to be called when it is their turn
    "subscriptions",
    metadata,
    sql.Column("id", sql.String(64), primary_key=True),     # hash of the address
    sql.Column("browser", sql.String(64), nullable=False),
    sql.Column("endpoint", sql.Text, nullable=False),       # the address at the push service
    sql.Column("p256dh", sql.String(128), nullable=False),  # the browser's public key
    sql.Column("auth", sql.String(64), nullable=False),     # its secret
    sql.Column("language", sql.String(8), nullable=False),
)
keys = sql.Table(
    "keys",
    metadata,
    sql.Column("name", sql.String(16), primary_key=True),
    sql.Column("key", sql.String(128), nullable=False),
)
servers = sql.Table(  # those that are at work on this store, where there may be several
    "servers",
    metadata,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("until", sql.DateTime(timezone=True), nullable=False),  # after this moment it counts as gone
)
leases = sql.Table(  # whose bots play at a table, as long as that server is there
    "leases",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("server", sql.String(16), nullable=False),
)


def now() -> str:
    """The time, as it is written down."""
    return datetime.datetime.now(datetime.UTC).isoformat(timespec="milliseconds")
