"""What a verifiable source keeps to itself: secrets, and every roll with all that is hidden about it."""

from __future__ import annotations

import itertools
import zlib

import msgspec

from meridian.fair.chain import LongChain
from meridian.fair.hashes import canonical, fingerprint, key, sha
from meridian.fair.record import FORMAT, Agreement, Closing, Player, RecordHeader, RollRecord
from meridian.fair.terms import CLOSED, OPEN, Heard

ROLLS_PER_BLOCK = 8
"""Rolls packed together: a live table needs its last one only, and there may be thousands of tables."""


class Commitment(msgspec.Struct, frozen=True):
    """What is published before anyone gives a nonce: both s_0, how many periods they are for, the hash of the record's
    header, and the hash that binds it all. A server adds its key and signature."""

    format: int
    table: str
    header: str
    periods: int
    open: str
    closed: str
    hash: str
    key: str | None = None
    signature: str | None = None


class ChainPair(msgspec.Struct, dict=True):
    """The two chains of a table with all that was agreed on about them."""

    open: LongChain
    closed: LongChain
    players: list[Player] = []
    nonce_hashes: list[str | None] = []
    nonces: list[bytes] = []

    def __post_init__(self) -> None:
        self._keys: dict[str, tuple[int, bytes]] = {}

    def __repr__(self) -> str:
        return f"Pair(length={self.open.length})"

    def chain(self, which: str) -> LongChain:
        """The open or the closed chain."""
        return self.open if which == OPEN else self.closed

    def key(self, which: str, period: int) -> bytes:
        """The key of a period; the last one is remembered."""
        last, found = self._keys.get(which, (0, b""))
        if last != period:
            found = key(self.chain(which).value(period), self.nonces)
            self._keys[which] = (period, found)
        return found

    def committed(self, header: RecordHeader) -> str:
        """The hash that binds the host: header, length and both s_0."""
        starts = [self.chain(which).start().hex() for which in (OPEN, CLOSED)]
        return fingerprint(["commitment", header.hash, header.periods, *starts])

    def fixed_nonce(self, table: str, seat: int) -> bytes:
        """The nonce of a bot, and of a seat that gives none: a function of the commitment and the seat."""
        starts = [self.chain(which).start().hex() for which in (OPEN, CLOSED)]
        return sha(canonical(["fixed nonce", table, *starts, seat]))

    def shown(self, header: RecordHeader, open_to: int, closed_to: int) -> Agreement:
        """What was agreed on, with the values that may be published."""
        committed = self.committed(header)
        listed = listed_hash(committed, self.players, self.nonce_hashes)
        nonces = [nonce.hex() for nonce in self.nonces]
        return Agreement(
            open=self.open.start().hex(),
            closed=self.closed.start().hex(),
            committed=committed,
            players=self.players,
            nonce_hashes=self.nonce_hashes,
            listed=listed,
            nonces=nonces,
            hash=fingerprint(["nonces", listed, nonces]),
            open_values=[value.hex() for value in self.open.values(open_to)],
            closed_values=[value.hex() for value in self.closed.values(closed_to)],
        )


def listed_hash(committed: str, players: list[Player], nonce_hashes: list[str | None]) -> str:
    """The hash of the list that every device sees before it reveals its nonce."""
    return fingerprint(["nonce hashes", committed, players, nonce_hashes])


class DuplicateSeating(msgspec.Struct, frozen=True):
    """A table of a duplicate set: its id, its number in the set, and which entrant has which seat. Entrants and tables
    are counted from 1; 0 stands for a bot."""

    table: str
    number: int
    entrants: list[int]


class Vault(msgspec.Struct):
    """Everything a verifiable source remembers. Only its owner keeps it; nobody is shown it, nor is any log.

    `places` counts the rolls of each chain in `period`; `taken_back` take-backs and rewinds since the last roll;
    `shift` is how far periods are ahead of the game's own. An undo goes no further back than `floor`. `sitting` is set
    at a table of a duplicate set; `places` then counts the rolls of each stream.
    """

    header: RecordHeader
    pair: ChainPair
    format: int = FORMAT
    rolls: list[RollRecord] = []
    packed: list[bytes] = []
    closing: Closing | None = None
    heard: list[Heard] = []
    hash: str = ""
    period: int = 1
    places: dict[str, int] = {}
    shift: int = 0
    taken_back: int = 0
    step: int = 0
    floor: int = 0
    sitting: DuplicateSeating | None = None

    def __repr__(self) -> str:
        return f"Vault({self.header.table})"

    def count(self) -> int:
        """How many rolls there were."""
        return ROLLS_PER_BLOCK * len(self.packed) + len(self.rolls)

    def add(self, roll: RollRecord) -> None:
        """One more roll; `rolls` holds the last ones, `packed` those before."""
        self.rolls.append(roll)
        if len(self.rolls) > ROLLS_PER_BLOCK:
            self.packed.append(zlib.compress(msgspec.msgpack.encode(self.rolls[:ROLLS_PER_BLOCK]), 1))
            del self.rolls[:ROLLS_PER_BLOCK]

    def all_rolls(self) -> list[RollRecord]:
        """Every roll, the first one first."""
        before = [msgspec.msgpack.decode(zlib.decompress(block), type=list[RollRecord]) for block in self.packed]
        return [*itertools.chain.from_iterable(before), *self.rolls]


def shown(roll: RollRecord, over: bool) -> RollRecord:
    """A roll as it may be published, built of what everybody may know at that time."""
    if over:
        return roll
    public = roll.chain == OPEN
    return RollRecord(
        number=roll.number,
        period=roll.period,
        chain=roll.chain,
        place=roll.place,
        taken_back=roll.taken_back,
        audience=roll.audience,
        clauses=roll.clauses,
        outcomes=roll.outcomes if public else None,
        weights=roll.weights if public else None,
        outcome=roll.outcome if public else None,
        commitment=roll.commitment,
        said=roll.said,
        hash=roll.hash,
    )
