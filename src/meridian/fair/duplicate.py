"""Chance of a duplicate set: the same dice and decks at several tables.

One commitment and one agreement of all entrants serve all tables. The numbers come in streams, one for each seat and
rule that asks for them: the same seat meets the same numbers in the same order at each table, whatever happened between
two rolls. Nothing is revealed before the last table has ended.
"""

from __future__ import annotations

import msgspec

from meridian.core.errors import BadInput
from meridian.core.facts import unique
from meridian.core.journal import Header
from meridian.fair.hashes import fingerprint, plain
from meridian.fair.record import Agreement, Closing, Record, RecordHeader, RollRecord
from meridian.fair.source import ChanceQuestion, Why
from meridian.fair.terms import CLOSED, RANDOM
from meridian.fair.vault import DuplicateSeating, Vault
from meridian.fair.verifiable import Secret, Spot, Verifiable, random_secret

ONLY_PERIOD = 1
"""Nothing is revealed while a set is played, so that it needs only one value of its chains."""
STREAM = "stream"
"""Stands in what is hashed for a number, where other tables have their period."""


def stream_of(draw: ChanceQuestion, seats: int) -> int:
    """Whose numbers a roll uses: those of a seat, counted from 1, or 0 for those of nobody."""
    return draw.seat + 1 if 0 <= draw.seat < seats else 0


class PlayedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a set that has ended: who sat where, and all its rolls."""

    table: str
    number: int
    entrants: list[int]
    hash: str
    rolls: list[RollRecord]
    closing: Closing


class DuplicateSet(Verifiable):
    """Chance of a set before its tables exist: the commitment, and the agreement of all entrants."""

    duplicate = True

    def __init__(self, name: str, header: Header, *, secret: Secret = random_secret, secrets: str = RANDOM) -> None:
        super().__init__(name, header, secret=secret, secrets=secrets, periods=ONLY_PERIOD)

    def _parties(self, told: int) -> int:
        return told

    def pick(self, draw: ChanceQuestion) -> int:
        raise BadInput("a duplicate set rolls at its tables only")

    def at_table(self, sitting: DuplicateSeating) -> DuplicateTable:
        """The chance of a table of this set."""
        if not self.agreed:
            raise BadInput("the tables of a duplicate set begin when all entrants have agreed")
        vault, begun = self._vault, first_hash(self._vault.pair.shown(self._vault.header, 0, 0).hash, sitting)
        return DuplicateTable.holding(Vault(vault.header, vault.pair, hash=begun, sitting=sitting))

    def revealed(self) -> tuple[RecordHeader, Agreement]:
        """Header and agreement with the secrets of the set: only for when its last table has ended."""
        vault = self._vault
        return vault.header, vault.pair.shown(vault.header, ONLY_PERIOD, ONLY_PERIOD)


def first_hash(agreed: str, sitting: DuplicateSeating) -> str:
    """Where the hashes of a table begin: it binds the agreement of the set, the table and who sits where."""
    return fingerprint(["table", agreed, sitting.table, sitting.number, sitting.entrants])


class DuplicateTable(Verifiable):
    """Chance of a table of a set."""

    duplicate = True

    @property
    def sitting(self) -> DuplicateSeating:
        """Which table of the set it is."""
        assert self._vault.sitting is not None
        return self._vault.sitting

    @property
    def table(self) -> str:
        return self.sitting.table

    def _spot(self, draw: ChanceQuestion) -> Spot:
        """Each seat has a stream of numbers for each rule that asks for them. All are of the closed chain: no roll of a
        set is revealed before its end."""
        vault = self._vault
        stream, clauses = stream_of(draw, vault.header.seats), unique(draw.clauses)
        counter = plain([stream, clauses]).decode()
        place = vault.places.get(counter, 0) + 1
        message = [vault.header.table, STREAM, stream, clauses, place]
        return Spot(ONLY_PERIOD, CLOSED, place, counter, message, stream)

    def taken_back(self, kept: int, why: Why) -> None:
        if why != "undo":
            raise BadInput("nothing is taken back at a table of a duplicate set")
        super().taken_back(kept, why)

    @property
    def may_take_back(self) -> bool:
        return False

    def record(self) -> Record:
        raise BadInput("a table of a duplicate set has no report of its own: the set has one when its last table ends")

    def played(self) -> PlayedTable:
        """Everything about a table that has ended: only for when the last table of its set has."""
        vault, sitting = self._vault, self.sitting
        if vault.closing is None:
            raise BadInput(f"table {sitting.table} of a duplicate set has not ended")
        return PlayedTable(
            table=sitting.table,
            number=sitting.number,
            entrants=sitting.entrants,
            hash=first_hash(vault.pair.shown(vault.header, 0, 0).hash, sitting),
            rolls=vault.all_rolls(),
            closing=vault.closing,
        )
