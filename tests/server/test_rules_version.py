"""Tables of rules that this server does not play any more: refused in one line, and no other table suffers."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from meridian.core.errors import BadInput
from meridian.server.journals.journaling import header_bytes, read_header
from meridian.server.stores.state import TableState
from tests.server.inside import inside
from tests.server.online import BOT, OPEN

pytestmark = pytest.mark.asyncio
SAID = "written under rules version 1; globetrotters here has rules version 2, which would play it differently"


async def test_a_stored_table_of_the_first_rules_is_refused(tmp_path: Path) -> None:
    async with inside(tmp_path, f"sqlite:///{tmp_path / 'stored.db'}") as here:
        table, _, _ = await here.open([OPEN, BOT], game="globetrotters")
        store = here.node.registry.services.store
        row = await store.table(table)
        assert row is not None
        header = msgspec.structs.replace(read_header(row.header), rules_version=1)
        old = msgspec.structs.replace(row, id="old", header=header_bytes(header), status="over", state=TableState())
        await store.create_table(old, [])
        with pytest.raises(BadInput, match=SAID):
            await here.node.registry.find("old")
        said = await here.post("/api/tables/old/clone", {})
        assert (said.status_code, said.json()) == (422, {"error": SAID})
        assert (await here.http.get(f"/api/tables/{table}")).status_code == 200
