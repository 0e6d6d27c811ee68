"""Tables that start from a position: one that cannot be opens no table, and whoever asks is told why."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from meridian.core.journal import Header
from meridian.server.journals.journaling import header_bytes, read_header
from meridian.server.stores import open_store
from tests.server.online import BOT, OPEN, Server

GD = "global-domination"


def put_in(folder: Path, table: str, starts: dict[str, dict[str, object]]) -> None:
    """Finished tables beside another, alike but for the positions they started from."""

    async def put() -> None:
        async with await open_store(f"sqlite:///{folder / 'meridian.db'}") as store:
            row = await store.table(table)
            assert row is not None
            for name, start in starts.items():
                header: Header = msgspec.structs.replace(read_header(row.header), start=start)
                await store.create_table(
                    msgspec.structs.replace(row, id=name, header=header_bytes(header), status="over"), []
                )

    asyncio.run(put())


def test_no_table_is_copied_from_a_position_that_cannot_be(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table, _, _ = server.open(GD, [OPEN, BOT])
        server.stop()
        sale: dict[str, object] = {"market": {"domination": 3}}
        fine: dict[str, object] = {"players": {"p1": {"hand": ["domination"] * 4}}}
        put_in(tmp_path, table, {"impossible": sale, "possible": fine})
        server.start()
        english = server.post("/api/tables/impossible/clone", {}, 422)
        german = server.post("/api/tables/impossible/clone?lang=de", {}, 422)
        assert english == {"error": "position: market: domination is never for sale (GD-043, GD-009)"}
        assert german == {"error": "Ausgangsstellung: market: domination ist nie zu kaufen (GD-043, GD-009)"}
        copied = server.post("/api/tables/possible/clone", {})
        assert server.get(f"/api/tables/{copied['table']}")["status"] == "running"
