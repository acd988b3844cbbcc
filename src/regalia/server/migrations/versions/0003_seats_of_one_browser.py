"""A seat belongs to one browser: used links, codes for a second device, who left.

Also open tables, and who wants to be called.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add what is new; a link by which a friend has come already is used."""
    op.add_column("tables", sa.Column("is_open", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("holders", sa.Column("gone", sa.String(8), nullable=True))
    op.add_column("holders", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "used_links",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("renewed", sa.Integer, primary_key=True),
    )
    op.create_table(
        "codes",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("until", sa.String(32), nullable=False),
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
    )
    op.create_index("holders_of_table", "holders", ["table_id"])
    op.execute(
        "insert into used_links (table_id, seat, renewed) "
        "select distinct holders.table_id, holders.seat, coalesce(links.renewed, 0) from holders "
        "left join links on links.table_id = holders.table_id and links.seat = holders.seat where holders.seat >= 0"
    )


def downgrade() -> None:
    """Take it away; those who left their seats would hold them again, so they are forgotten."""
    op.execute("delete from holders where gone is not null")
    op.drop_index("holders_of_table", "holders")
    for name in ("subscriptions", "codes", "used_links"):
        op.drop_table(name)
    for table, column in (("holders", "hidden"), ("holders", "gone"), ("tables", "is_open")):
        op.drop_column(table, column)
