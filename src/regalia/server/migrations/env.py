"""How Alembic brings a store to its newest form."""

import sqlalchemy as sql
from alembic import context

engine = sql.create_engine(context.config.get_main_option("sqlalchemy.url") or "")
with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=None)
    with context.begin_transaction():
        context.run_migrations()
engine.dispose()
