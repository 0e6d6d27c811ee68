"""The schema of the stores for alembic: `metadata` with `competitions_and_clubs` is the newest schema, `versions` holds
the migrations.

Queries do not use it. After a change, `python -m meridian.server.stores.migrate` renders `create` again.
"""
