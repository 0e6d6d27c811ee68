"""The schema of the stores, for alembic: `metadata` is how it stands, `versions` how it got there.

Nothing here is used for queries. After a change: `python -m meridian.server.stores.migrate` renders `create` anew.
"""
