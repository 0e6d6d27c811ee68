"""Keeps competitions going: opens the tables of a round, takes their results, and begins the next round.

A round is stored in one transaction with the ids its tables will have. The first to find a pairing without its table
opens that table, and an id exists once: so a server that dies at any moment neither loses a table nor opens one twice,
and several nodes may do this at the same time.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from typing import Final

import msgspec

from meridian.arena.meetings import Meeting
from meridian.arena.rounds import Tables, next_round
from meridian.core.languages import spoken
from meridian.server.accounts.names import LONGEST_PLAYER, LONGEST_TITLE, mended
from meridian.server.accounts.tokens import TokenKind, derived_token
from meridian.server.competitions.showing import round_plan
from meridian.server.lobby.keeping import Keeping
from meridian.server.lobby.lobby import Lobby
from meridian.server.lobby.requests import NewTable, SeatWish
from meridian.server.lobby.seating import filled, person
from meridian.server.notifications.notifier import Notifier
from meridian.server.stores import StoreConflict
from meridian.server.stores.competition_rows import Competition, CompetitionPlan, EntrantRow, PairingRow
from meridian.server.stores.records import SeatRow
from meridian.server.stores.state import given

MINUTE: Final = 60.0

KEEPING: Final = Keeping("competition", "competition", logging.getLogger(__name__))


class RoundKeeper:
    """Begins and ends the rounds of all competitions under way."""

    def __init__(self, lobby: Lobby, notifier: Notifier, seat_key: bytes) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self.notifier = notifier
        self._seat_key = seat_key
        self._advancing = asyncio.Lock()

    async def run(self) -> None:
        """Look after all competitions, again and again."""
        await KEEPING.run(lambda: self.store.waiting_competitions(time.time()), self.advance)

    async def advance(self, competition: str) -> None:
        """Do what is to be done for a competition: open tables, take results, begin the next round or end it."""
        async with self._advancing:
            found = await self.store.competition(competition)
            if found is None or found.row.status != "running":
                return
            for pairing in found.pairings:
                if not pairing.meeting.over:
                    await self._look_at(found, pairing)
            found = await self.store.competition(competition)
            if found is not None and all(pairing.meeting.over for pairing in found.pairings):
                await self._go_on(found)

    async def begin(self, found: Competition) -> bool:
        """Begin the first round. False if nobody can meet anybody, or the entrants have changed."""
        async with self._advancing:
            tables = await _next_tables(found)
            return tables is not None and await self._open_round(found, tables)

    async def _go_on(self, found: Competition) -> None:
        row, now = found.row, time.time()
        tables = await _next_tables(found)
        if tables is None:
            # Told first: a server that dies in between tells nobody twice, since a notice is stored once.
            await self.notifier.competition_over(row.id, row.plan.title, last_seats(found))
            await self.store.finish_competition(row.id, row.round)
        elif row.plan.break_minutes and row.due is None:
            await self.store.set_next_round(row.id, row.round, now + row.plan.break_minutes * MINUTE)
        elif row.due is None or row.due <= now:
            await self._open_round(found, tables)

    async def _open_round(self, found: Competition, tables: Tables) -> bool:
        number = found.row.round + 1
        pairings = [
            PairingRow(
                competition=found.row.id,
                round=number,
                number=at,
                table=table_id(found.row.id, number, at) if len(entrants) > 1 else None,
                meeting=Meeting(tuple(entrants)),
            )
            for at, entrants in enumerate(tables, 1)
        ]
        try:
            opened = await self.store.open_round(found, pairings)
        except StoreConflict:  # an entrant came or left; the next look takes that in
            return False
        if opened:
            for pairing in pairings:
                if pairing.table is not None:
                    await self._open_table(found, pairing)
        return opened

    async def _look_at(self, found: Competition, pairing: PairingRow) -> None:
        assert pairing.table is not None  # a bye is over
        status = await self.store.status(pairing.table)
        if status is None:
            await self._open_table(found, pairing)
        elif status in ("over", "closed"):
            meeting = await self._result(pairing, pairing.table)
            await self.store.put_pairing_result(msgspec.structs.replace(pairing, meeting=meeting))

    async def _result(self, pairing: PairingRow, table: str) -> Meeting:
        """How the entrants did. An entrant who left the seat to a substitute forfeits, and so do all people at a table
        that was given up; those left at such a table share the first place."""
        live = await self.lobby.registry.find(table)
        p = live.session.p
        places = live.game.rules.result(p).places() if p.over else [1] * len(live.seats)
        left = {int(seat) for seat in given(live.row.state.substitutes, {})}
        entrants = pairing.meeting.entrants
        return Meeting(entrants, tuple(places), frozenset(entrants[seat] for seat in left))

    async def _open_table(self, found: Competition, pairing: PairingRow) -> None:
        """Open the table of a pairing, unless it is there already, and tell its people."""
        table = pairing.table
        assert table is not None
        by_number = {one.number: one for one in found.entrants}
        seats = [self._seat(table, at, by_number[one]) for at, one in enumerate(pairing.meeting.entrants)]
        wanted = _wanted(found.row.plan, pairing)
        with contextlib.suppress(StoreConflict):  # it is there
            await self.lobby.open_seated(table, wanted, seats)
        row = await self.lobby.row(table, header=False)
        await self.notifier.round_begun(row, seats, found.row.id, pairing.round)

    def _seat(self, table: str, seat: int, entrant: EntrantRow) -> SeatRow:
        if entrant.bot is not None:
            return filled(table, seat, SeatWish(kind="bot", bot=entrant.bot, name=entrant.name))
        name = mended(entrant.name, LONGEST_PLAYER, f"{entrant.number}")
        return person(table, seat, name, self.seat_token(table, seat), False, entrant.account, False)

    def seat_token(self, table: str, seat: int) -> str:
        """The token of a person's seat. It is derived, so that each device of the entrant can be given the same."""
        return derived_token(TokenKind.SEAT, self._seat_key, table, seat)


async def _next_tables(found: Competition) -> Tables | None:
    """The tables of the next round. Larger rounds take a second to make."""
    left = frozenset(one.number for one in found.entrants if one.gone)
    entrants = [one.number for one in found.entrants]
    return await asyncio.to_thread(next_round, round_plan(found.row.plan), entrants, left, found.rounds())


def last_seats(found: Competition) -> list[tuple[str, int]]:
    """The last table and seat of each person who took part and still has an account."""
    people = {one.number for one in found.entrants if one.account is not None}
    seats: dict[int, tuple[str, int]] = {}
    for pairing in found.pairings:
        if pairing.table is not None:
            seats |= {one: (pairing.table, at) for at, one in enumerate(pairing.meeting.entrants) if one in people}
    return list(seats.values())


def table_id(competition: str, number_of_round: int, number: int) -> str:
    """The id of a table of a round, the same for any node that opens it."""
    about = f"competition {competition}/{number_of_round}/{number}"
    return hashlib.blake2b(about.encode(), digest_size=9).hexdigest()


def _wanted(plan: CompetitionPlan, pairing: PairingRow) -> NewTable:
    """The table of a pairing. Nobody gets hints or takes anything back where points are at stake."""
    return NewTable(
        game=plan.game,
        seats=[SeatWish()] * len(pairing.meeting.entrants),
        preset=plan.preset,
        options=plan.options,
        overlay=plan.overlay,
        title=mended(f"{plan.title} · {pairing.round}", LONGEST_TITLE, plan.title),
        lang=spoken(plan.lang),
        clock=plan.clock,
        watch=plan.watch,  # type: ignore[arg-type]
        take_backs=False,
        hints=False,
        start=True,
    )
