"""A database with tables under way, for tests of `meridian admin`."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from random import Random
from typing import TypeVar

import msgspec

from meridian import games
from meridian.core.game import new_header
from meridian.fair.restoring import restored
from meridian.fair.verifiable import Verifiable
from meridian.server.journals import journaling
from meridian.server.stores import Store, store_for
from meridian.server.stores.records import NoticeRow, ReportRow, SeatRow, TableRow
from meridian.server.stores.state import (
    SeatPrivate,
    StoredPlan,
    StoredProposal,
    StoredSubstitute,
    TableSettings,
    TableState,
)
from meridian.session.session import Session
from tests.server.stored import an_account

T = TypeVar("T")
GAME = "globopolis"
OWNER = "node-1"
ANSWERS = 12
WORD = "a word that nobody else may read"
PROPOSAL = StoredProposal(id=1, seat=0, what="take-back", asked=[1], agreed=[], kept=3)


class Place:
    """A database with one table under way, owned by a node."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.fence = 0
        self.entries = 0
        self.secrets: list[str] = []

    def do(self, act: Callable[[Store], Awaitable[T]]) -> T:
        async def run() -> T:
            async with store_for(self.url) as store:
                return await act(store)

        return asyncio.run(run())

    async def fill(self, store: Store) -> None:
        """Ada, and her table `t1`."""
        await store.create_account(an_account(name_key="ada"))
        await self.fill_table(store, "t1")

    async def report(self, store: Store) -> None:
        """Somebody has complained about Ada."""
        await store.put_report(
            ReportRow(id="r1", at=3.0, table="t1", seat=0, name="Ada", reason="abuse", account="ada", lines=[])
        )

    async def fill_table(self, store: Store, name: str) -> None:
        """One more table, which plays the same game."""
        game = games.load(GAME)
        header = msgspec.structs.replace(new_header(game, 3, {}), chance=Verifiable.kind)
        source = Verifiable(name, header, periods=64)
        source.agree_alone()
        kept = source.to_bytes()
        table = Session(game, header, source)
        play(table, ANSWERS)
        seats = [
            SeatRow(
                table=name,
                seat=0,
                kind="person",
                name="Ada",
                token_hash=f"hash-0 {name}",
                account="ada",
                joined=5.0,
                private=SeatPrivate(mail="ada@example.org", plan=StoredPlan([WORD])),
            ),
            SeatRow(table=name, seat=1, kind="person", name="[b]Bob[/b]", token_hash=f"hash-1 {name}", joined=6.0),
            SeatRow(table=name, seat=2, kind="bot", name="random", bot="random", joined=7.0),
        ]
        row = TableRow(
            id=name,
            game=GAME,
            header=journaling.header_bytes(header),
            settings=TableSettings(title="Friday", clock={"kind": "none"}, host="hash-host"),
            state=TableState(proposals=[PROPOSAL], substitutes={"1": StoredSubstitute("random", "late")}),
            status="running",
            created=1000.0,
        )
        await store.create_table(row, seats, kept)
        await store.say(name, 0, 1.0, WORD, [0])
        await store.put_notice(NoticeRow(key=f"n {name}", table=name, seat=0, kind="turn", target="ada@example.org"))
        rows = journaling.rows(name, 1, 1, table.entries, 2000.0)
        fence = await store.acquire_lease(name, OWNER, time.time(), 1000.0)
        assert fence is not None
        await store.append(name, 1, 1, rows, fence)
        self.fence, self.entries = fence, len(rows)
        said = {word for _, action in table.entries for word in table.words.say(action).split()}
        actions = {word for word in said if word.isupper() and len(word) > 2}  # places and cards
        pair = msgspec.msgpack.decode(kept)["pair"]
        ends = [pair[name]["end"].hex() for name in ("open", "closed")]
        self.secrets = [*actions, *ends, "hash-", "ada@example.org", WORD, "00" * 32]

    async def brought_up(self, store: Store) -> tuple[Session, Verifiable, int]:
        """The table as a node that picks it up finds it: journal and chance must agree."""
        row, secret = await store.table("t1"), await store.secret("t1")
        assert row is not None
        assert secret is not None
        game = games.load(GAME)
        source = restored(secret.body)
        assert isinstance(source, Verifiable)
        entries = journaling.Actions(game).entries(await store.entries("t1", row.branch))
        table = Session(game, journaling.read_header(row.header), source, entries)
        journaling.replay_chance(table.game, table.header, table.entries, source)
        return table, source, row.branch


def play(table: Session, answers: int) -> None:
    draw = Random(3)
    for _ in range(answers):
        seat = table.asked()[0]
        table.answer(seat, draw.choice(table.p.options(seat)))
