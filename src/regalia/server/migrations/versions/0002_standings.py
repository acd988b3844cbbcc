"""How a table stood with its last entries, so that lists of games need no replay."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the standing; it is empty until the table is next looked at."""
    op.add_column("tables", sa.Column("standing", sa.Text, nullable=True))


def downgrade() -> None:
    """Take it away: it follows from the log."""
    op.drop_column("tables", "standing")
