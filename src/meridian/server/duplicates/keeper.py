"""Keeps duplicate sets going: the agreement on their dice, their tables, and their end.

The seating is stored before the first table is opened, and the id of a table follows from its set: so a server that
dies at any moment neither loses a table nor opens one twice, and several nodes may do this at the same time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Final

import msgspec
from msgspec import UNSET

from meridian.core.game import new_header
from meridian.core.journal import Header
from meridian.fair.duplicate import DuplicateSet
from meridian.fair.vault import DuplicateSeating
from meridian.fair.verifiable import Verifiable
from meridian.server.accounts.names import LONGEST_TITLE, mended
from meridian.server.duplicates.requests import SetTable
from meridian.server.duplicates.showing import agreement_of, tables_of
from meridian.server.journals.loading import prepared
from meridian.server.lobby.agreement import Committed
from meridian.server.lobby.keeping import Keeping
from meridian.server.lobby.lobby import Lobby, chosen_options
from meridian.server.lobby.requests import SeatWish
from meridian.server.lobby.seating import filled, named
from meridian.server.stores import StoreConflict
from meridian.server.stores.duplicate_rows import DuplicatePlan, DuplicateRow, TableOutcome
from meridian.server.stores.records import SeatRow
from meridian.server.stores.state import SeatPrivate, TableSettings

ENDED: Final = ("over", "closed")
MORE_PATIENCE: Final = 5
"""How much longer than a table a set waits for the devices of its people: they are on other pages by then, and a
browser lets a page that is not seen do something only once a minute."""
SUBSTITUTE: Final = "steady"
"""The bot at a seat for which there is no entrant left."""

KEEPING: Final = Keeping("duplicate set", "duplicate", logging.getLogger(__name__))


class SetKeeper:
    """Looks after all duplicate sets under way."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self._advancing = asyncio.Lock()

    @property
    def wait_seconds(self) -> float:
        """The time limit of each stage of the agreement, in seconds."""
        return MORE_PATIENCE * self.lobby.beginning.wait_seconds

    async def run(self) -> None:
        """Look after all sets, again and again."""
        await KEEPING.run(self.store.waiting_duplicates, self.advance)

    async def advance(self, duplicate: str) -> None:
        """Do what is to be done for a set: go on with its agreement, open its tables, or end it."""
        async with self._advancing:
            row = await self.store.duplicate(duplicate)
            if row is not None and row.status == "agreeing":
                row = await self._agree(row)
            if row is not None and row.status == "running":
                await self._look_at_tables(row)

    async def _agree(self, row: DuplicateRow) -> DuplicateRow | None:
        """The set with the next stage of its agreement, if there is one; None if it was changed meanwhile."""
        agreement = agreement_of(row)
        assert agreement is not None
        about = Committed(row.id, row.plan.commitment["hash"])
        onward = agreement.onward(about, time.time(), self.wait_seconds, self.lobby.registry.services.signatory)
        if onward == agreement:
            return row
        secret = row.secret
        if onward is None:
            source = DuplicateSet.opened(row.secret)
            agreement.take_in(source.agree)
            secret = source.to_bytes()
        told = None if onward is None else onward.stored()
        progress = msgspec.structs.replace(row.progress, agreement=told)
        status = "running" if onward is None else "agreeing"
        changed = msgspec.structs.replace(row, status=status, progress=progress, secret=secret)
        if not await self.store.change_duplicate(changed):
            return None
        return msgspec.structs.replace(changed, version=row.version + 1)

    async def _look_at_tables(self, row: DuplicateRow) -> None:
        tables = tables_of(row)
        statuses = await self.store.table_statuses([table.table for table in tables])
        if not row.progress.opened:
            for table in tables:
                if table.table not in statuses:
                    await self._open(row, table)
            progress = msgspec.structs.replace(row.progress, opened=True)
            opened = msgspec.structs.replace(row, progress=progress)
            await self.store.opened_duplicate(opened, [table.table for table in tables])
        elif all(statuses.get(table.table, "closed") in ENDED for table in tables):
            await self._end(row, [table for table in tables if table.table in statuses])

    async def _open(self, row: DuplicateRow, table: SetTable) -> None:
        header, plan = await header_of(row.plan), row.plan
        source = DuplicateSet.opened(row.secret).at_table(DuplicateSeating(table.table, table.number, table.entrants))
        settings = TableSettings(
            title=mended(f"{plan.title} · {table.number}", LONGEST_TITLE, plan.title),
            lang=plan.lang,
            watch="nobody",
            take_backs=False,
            hints=False,
            start=True,
            clock=plan.clock,
            commitment=plan.commitment,
            duplicate=row.id,
        )
        with contextlib.suppress(StoreConflict):  # another node was first
            await self.lobby.create_agreed(header, settings, self._seats(row, table), source)

    def _seats(self, row: DuplicateRow, table: SetTable) -> list[SeatRow]:
        """The seats of a table: bots have the same names at each of them, and seats without an entrant get one too."""
        wishes = [SeatWish(kind="bot", bot=seat.bot or SUBSTITUTE, name=seat.name) for seat in row.plan.seats]
        people = [row.progress.entrants[number - 1].name for number in table.entrants if number]
        bots = iter(named(row.id, [wish for wish, one in zip(wishes, table.entrants, strict=True) if not one], people))
        seats = []
        for at, number in enumerate(table.entrants):
            if number:
                entrant = row.progress.entrants[number - 1]
                seats.append(
                    SeatRow(
                        table=table.table,
                        seat=at,
                        kind="person",
                        name=entrant.name,
                        token_hash=entrant.token_hash,
                        joined=time.time(),
                        private=SeatPrivate(gives_nonce=entrant.gives_nonce or UNSET),
                    )
                )
            else:
                seats.append(filled(table.table, at, next(bots)))
        return seats

    async def _end(self, row: DuplicateRow, there: list[SetTable]) -> None:
        """All tables have ended: everybody may look at those that are there, and they are compared."""
        found = {table.number: await self._outcome(table.table) for table in there}
        for table in there:
            await self._unseal(table.table)
        outcomes = [found.get(table.number) or _removed(row, table) for table in tables_of(row)]
        progress = msgspec.structs.replace(row.progress, outcomes=outcomes)
        await self.store.change_duplicate(msgspec.structs.replace(row, status="over", progress=progress))

    async def _outcome(self, table: str) -> TableOutcome:
        live = await self.lobby.registry.find(table)
        names, p = [seat.name for seat in live.seats], live.session.p
        if not p.over:
            return TableOutcome(names)
        result = live.game.rules.result(p)
        return TableOutcome(names, result.scores, result.places())

    async def _unseal(self, table: str) -> None:
        row = await self.lobby.row(table)
        settings = msgspec.structs.replace(row.settings, watch="public")
        await self.store.revise_table(table, row.header, settings)
        await self.lobby.registry.changed(table)


def _removed(row: DuplicateRow, table: SetTable) -> TableOutcome:
    """What is known of a table that was removed before it ended."""
    entrants, seats = row.progress.entrants, zip(table.entrants, row.plan.seats, strict=True)
    return TableOutcome([entrants[number - 1].name if number else seat.name for number, seat in seats])


async def header_of(plan: DuplicatePlan) -> Header:
    """The header of the journals of a set."""
    game = await prepared(plan.game, plan.overlay)
    options = chosen_options(game, plan.preset, plan.options)
    plain = new_header(game, len(plan.seats), options, overlay=plan.overlay)
    return msgspec.structs.replace(plain, chance=Verifiable.kind)
