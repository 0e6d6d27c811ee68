"""The schema as alembic tells it, as it is created, and as backups know it are one."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg  # type: ignore[import-untyped, unused-ignore]
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from meridian.server.stores import store_for
from meridian.server.stores.kinds import KINDS
from meridian.server.stores.migrate import DIALECTS, NEWEST, Dialect, created_by, rendered, steps_from
from meridian.server.stores.schema.competitions_and_clubs import METADATA

COLUMNS = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"


@pytest.mark.parametrize("dialect", DIALECTS)
def test_what_creates_a_store_is_what_alembic_renders(dialect: Dialect) -> None:
    told = created_by(dialect).read_text(encoding="utf-8")
    assert told == rendered(dialect, None), "run python -m meridian.server.stores.migrate"
    assert f"version_num='{NEWEST}'" in told.splitlines()[-1]
    assert steps_from(dialect, NEWEST) == ""


@pytest.mark.asyncio
async def test_the_versions_lead_to_the_metadata(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    async with store_for(f"sqlite:///{path}"):
        pass
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(path))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


@pytest.mark.asyncio
async def test_postgresql_has_the_same_tables(postgres_url: str) -> None:
    async with store_for(postgres_url):
        pass
    db = await asyncpg.connect(postgres_url)
    found = {(table, column) for table, column in await db.fetch(COLUMNS) if table != "alembic_version"}
    await db.close()
    assert found == {(table.name, column.name) for table in METADATA.sorted_tables for column in table.columns}


def test_backups_hold_every_column() -> None:
    told = {name: (kind.columns, kind.key) for name, kind in KINDS.items()}
    assert told == {
        table.name: (tuple(table.columns.keys()), tuple(column.name for column in table.primary_key))
        for table in METADATA.sorted_tables
        if table.name != "leases"
    }
    order = list(KINDS)
    for table in METADATA.sorted_tables:
        for key in table.foreign_keys:
            if table.name in KINDS:
                assert order.index(key.column.table.name) < order.index(table.name)


@pytest.mark.asyncio
async def test_opening_again_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    told = []
    for _ in range(2):
        async with store_for(f"sqlite:///{path}"):
            pass
        with closing(sqlite3.connect(path)) as db:
            told.append("\n".join(db.iterdump()))
    assert told[0] == told[1]
    assert "CREATE TABLE entries" in told[0]
