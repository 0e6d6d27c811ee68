"""Tables that a server has stored before their settings and state had types: all of it is read, and none is changed.

`stored_tables/typed_state.sql` was written by the release before: tables with a take-back that waits, a plan and
preferences of a seat, substitutes, clocks, rolls that were taken back, an agreement on the dice, a practice copy, dice
that people read out, a rematch, and chance that was rescued. Its tables are told apart by their titles and statuses.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from msgspec import UNSET

from meridian.server.journals.journaling import decided, imagined_of
from meridian.server.lobby.agreement import DiceAgreement
from meridian.server.notifications.preferences import preferences_of
from meridian.server.stores import store_for
from meridian.server.stores.records import TableRow
from meridian.server.stores.state import SeatPrivate, StoredPlan, StoredSubstitute, TableSettings, TableState, given
from meridian.server.tables.owner import Owner
from tests.server.inside import inside

pytestmark = pytest.mark.asyncio
STORED = Path(__file__).parent / "stored_tables" / "typed_state.sql"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "stored.db"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(STORED.read_text())
    return path


NEWER = (
    "answer_for_me", "channel", "duplicate", "lesson", "lost_push", "note", "push", "ready", "removed", "room", "shape",
    "silence", "taken_back", "topics",
)  # fmt: skip
"""What these tables were stored without."""


async def rows(database: Path) -> dict[tuple[str, str], TableRow]:
    """The tables by title and status; a copy has a parent."""
    async with store_for(f"sqlite:///{database}") as store:
        found, _ = await store.tables()
        assert len(found) == 9
        return {(row.settings.title, row.status if row.settings.parent is UNSET else "copy"): row for row in found}


async def test_everything_is_read_and_written_alike(database: Path) -> None:
    with closing(sqlite3.connect(database)) as db:
        columns = {
            TableSettings: [text for (text,) in db.execute("SELECT settings FROM tables")],
            TableState: [text for (text,) in db.execute("SELECT body FROM states")],
            SeatPrivate: [text for (text,) in db.execute("SELECT private FROM seats")],
        }
    keys: set[str] = set()
    for kind, texts in columns.items():
        for text in texts:
            assert msgspec.json.encode(msgspec.json.decode(text, type=kind)).decode() == text
            keys |= set(json.loads(text))
    fields = {field for kind in columns for field in kind.__struct_fields__}
    assert fields - keys == {"nonce", *NEWER}, "only tables of format 1 have nonces here"


async def test_what_stands_there_is_known(database: Path) -> None:
    found = await rows(database)
    async with store_for(f"sqlite:///{database}") as store:
        assert await store.integrity() == []
        proposal = found["proposal", "running"]
        (asked,) = given(proposal.state.proposals, [])
        assert (asked.seat, asked.asked, asked.kept, asked.branch) == (0, [1, 2], 27, 1)
        assert proposal.state.substitutes == {
            "0": StoredSubstitute("random", "resigned"),
            "1": StoredSubstitute("random", "late"),
        }
        seats = await store.seats(proposal.id)
    planned = next(seat for seat in seats if seat.private.plan)
    assert planned.private.plan == StoredPlan([], {"use-card": "build-in USA"})
    said = preferences_of(planned)
    assert (said.lang, said.zone, said.quiet, said.mail, said.feed) == (
        "de", "Europe/Berlin", "22:00-07:00", "ben@example.org", 2,
    )  # fmt: skip
    taken_back = found["taken-back", "running"].state
    assert (taken_back.rolls_ahead, given(taken_back.away, 0.0) > 0) == ({"2": 0}, True)
    copy = found["proposal", "copy"]
    how = imagined_of(copy)
    assert how is not None
    assert (how.number, how.seat, decided(copy), copy.settings.parent) == (28, None, 28, proposal.id)
    assert found["declared", "running"].settings.dice == "declared"
    agreement = DiceAgreement.of(found["agreement", "open"])
    assert agreement is not None
    assert agreement.waits_for == [0]
    over, rematch = found["over", "over"], found["over", "open"]
    assert (over.state.rematch, rematch.settings.reserved) == (rematch.id, True)
    assert decided(found["rescued", "running"]) == found["rescued", "running"].state.rescued == 21
    opened = found["open", "open"].settings
    assert (opened.join, opened.watch, opened.delay, opened.order) == ("anyone", "open-hands", 120, "drawn")


async def test_every_running_table_is_taken_up(database: Path, tmp_path: Path) -> None:
    found = await rows(database)
    running = {row.id for row in found.values() if row.status == "running"}
    async with inside(tmp_path, f"sqlite:///{database}") as here:
        for table in sorted(running):
            live = await here.node.registry.find(table)
            assert isinstance(live, Owner)
            await live.inbox.drained()
            assert [seat.table for seat in live.seats] == [table] * live.header.seats
        proposal = await here.node.registry.find(found["proposal", "running"].id)
        situation = proposal.situation()
        assert [one.asked for one in situation.proposals] == [[1, 2]]
        assert [(seat.substitute, seat.resigned) for seat in situation.seats] == [
            (True, True),
            (True, False),
            (False, False),
        ]
        clocked = await here.node.registry.find(found["taken-back", "running"].id)
        now = clocked.clock_now()
        assert now is not None
        assert len(now.banks) == 2
        assert clocked.row.state.away is UNSET
        for row in found.values():
            said = await here.http.get(f"/api/tables/{row.id}")
            assert said.json()["title"] == row.settings.title
