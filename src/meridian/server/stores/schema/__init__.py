"""The schema of the stores for alembic: `metadata` is the newest schema, `versions` holds the migrations.

Queries do not use it. After a change, `python -m meridian.server.stores.migrate` renders `create` again.
"""
