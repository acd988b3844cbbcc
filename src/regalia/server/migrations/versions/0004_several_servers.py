"""Several servers on one store: who is at work, whose bots play, and a mark of each writing."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add what is new; what was written before has no mark."""
    op.add_column("entries", sa.Column("mark", sa.String(16), nullable=True))
    op.create_table(
        "servers",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("server", sa.String(16), nullable=False),
    )


def downgrade() -> None:
    """Take it away; nothing that people did is in it."""
    op.drop_table("leases")
    op.drop_table("servers")
    op.drop_column("entries", "mark")
