"""How a table begins: its seats are full, the clients agree with the server on the dice, and a node opens it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

import msgspec

from meridian.core.errors import BadInput
from meridian.fair.restoring import restored
from meridian.fair.signing import commitment_statement
from meridian.fair.verifiable import Verifiable
from meridian.server.accounts import rated
from meridian.server.errors import Conflicting, NotFound, Unusable
from meridian.server.journals import chance, journaling
from meridian.server.lobby.agreement import Committed, DiceAgreement
from meridian.server.lobby.hosting import begun_state
from meridian.server.stores import Missing, Seating, Store, StoreConflict, StoreError
from meridian.server.stores.records import SeatRow, Status, TableRow
from meridian.server.stores.state import TableState
from meridian.server.tables.registry import TableRegistry

MAX_ATTEMPTS = 20  # retries of a change because the table changed meanwhile

log = logging.getLogger(__name__)


def _as_it_is(agreement: DiceAgreement) -> DiceAgreement:
    return agreement


class Beginning:
    """Tables between their last free seat and their first roll."""

    def __init__(self, store: Store, registry: TableRegistry) -> None:
        self.store = store
        self.registry = registry
        self._timers: dict[str, tuple[float, asyncio.Task[None] | None]] = {}

    @property
    def wait_seconds(self) -> float:
        """The time limit of each stage of an agreement, in seconds."""
        return self.registry.services.settings.nonce_seconds

    async def seating(self, table: str) -> Seating:
        """A table and its seats, read as one snapshot; raises NotFound."""
        found = await self.store.seating(table)
        if found is None:
            raise NotFound.because("no-such-table")
        return found

    def is_due(self, row: TableRow) -> bool:
        """Whether an agreement has timed out, but the table has not gone on."""
        agreement = DiceAgreement.of(row) if row.status == "open" else None
        return agreement is not None and time.time() >= agreement.ends

    def published(self, source: Verifiable) -> dict[str, Any]:
        """The signed commitment of a table."""
        signatory, told = self.registry.services.signatory, source.commitment
        signature = signatory.sign(commitment_statement(told.table, told.hash))
        signed = msgspec.structs.replace(told, key=signatory.key, signature=signature)
        return dict(msgspec.to_builtins(signed))

    async def changed(
        self, before: Seating, seats: list[SeatRow], agreement: DiceAgreement | None, state: TableState | None = None
    ) -> bool:
        """Store a change of seats, the state and the next stage of the agreement; False if another change came
        first."""
        row, secret = before.row, None
        status: Status | None = None
        if agreement is not None:
            services = self.registry.services
            onward = agreement.onward(Committed.of(row), time.time(), self.wait_seconds, services.signatory)
            if onward is None:
                changed = {seat.seat: seat for seat in seats}
                settled = [changed.get(seat.seat, seat) for seat in before.seats]
                status, secret = "running", await self._agreed(row, settled, agreement)
                if secret is None:
                    return False
                state = begun_state(state or row.state)
            else:
                state = (state or row.state).changed(agreement=onward.stored())
        try:
            await self.store.change_lobby(before, seats=seats, state=state, status=status, secret=secret)
        except StoreConflict:
            return False
        except Missing:
            raise NotFound.because("no-such-table") from None
        await self.follow_up(
            msgspec.structs.replace(row, state=row.state if state is None else state, status=status or row.status)
        )
        return True

    async def _agreed(self, row: TableRow, seats: list[SeatRow], agreement: DiceAgreement) -> bytes | None:
        """The chance secrets of a table that begins now, including the agreement; None if the table has begun since the
        row was read."""
        secret = await self.store.secret(row.id)
        if secret is None:
            raise NotFound.because("no-such-table")
        source = restored(secret.body)
        if isinstance(source, Verifiable):
            if source.agreed:
                return None
            agreement.take_in(source.agree)
        else:
            chance.begin_first(source, seats)
        return source.to_bytes()

    async def advance(self, table: str, decide: Callable[[DiceAgreement], DiceAgreement] = _as_it_is) -> None:
        """Continue a table's agreement on the dice, and begin the table once it is complete."""
        for _ in range(MAX_ATTEMPTS):
            before = await self.seating(table)
            agreement = DiceAgreement.of(before.row)
            if before.row.status != "open" or agreement is None:
                raise Conflicting.because("not-agreeing" if before.row.status == "open" else "has-begun")
            if await self.changed(before, [], decide(agreement)):
                return
        raise Conflicting.because("changed-meanwhile")

    async def follow_up(self, row: TableRow) -> None:
        """Open a table that begins; start a timer for one that waits for nonces."""
        agreement = DiceAgreement.of(row)
        if row.status == "running":
            self._stop_waiting(row.id)
            await self._take_up(row.id)
        elif agreement is not None and self._timers.get(row.id, (0.0, None))[0] != agreement.ends:
            self._stop_waiting(row.id)
            self._timers[row.id] = (agreement.ends, asyncio.create_task(self._wait(row.id, agreement.ends)))

    async def _wait(self, table: str, ends: float) -> None:
        await asyncio.sleep(max(0.0, ends - time.time()))
        del self._timers[table]
        try:
            await self.advance(table)
        except BadInput:  # it has begun meanwhile
            pass
        except StoreError as error:
            log.warning("a table that waits for nonces: %s", error, extra={"table": table})

    def _stop_waiting(self, table: str) -> None:
        _, task = self._timers.pop(table, (0.0, None))
        if task is not None:
            task.cancel()

    def close(self) -> None:
        """Cancel all timers. The next request for such a table continues its agreement."""
        for table in list(self._timers):
            self._stop_waiting(table)

    async def _take_up(self, table: str) -> None:
        """Open a table that has just begun. A failure here does not matter much: the table counts as begun, and a node
        takes it over soon."""
        try:
            await self.registry.begin(table)
        except (StoreError, BadInput) as error:
            log.warning("a table that has begun is not taken up yet: %s", error, extra={"table": table})


def check_rated(row: TableRow, seats: list[SeatRow]) -> None:
    """Refuse to begin a rated table if its seats or options do not allow ratings."""
    header = journaling.read_header(row.header)
    if row.settings.rated and (why := rated.check_rated(header, row.settings, seats)):
        raise Unusable.because(why)
