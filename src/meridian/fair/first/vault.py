"""What a verifiable source keeps to itself: secrets, and every roll with all that is hidden about it."""

from __future__ import annotations

import itertools
import zlib

import msgspec

from meridian.fair.first.record import Chain, Closing, RecordHeader, Roll
from meridian.fair.hashes import chain, key, sha
from meridian.fair.terms import CLOSED, OPEN, Heard

VALUES_A_MARK = 16
"""One in this many values of a chain is cached."""
VALUE_BYTES = 32
"""The length of a value in bytes."""
ROLLS_A_BLOCK = 8
"""Rolls packed together: a live table needs its last one only, and there may be thousands of tables."""


class Commitment(msgspec.Struct, frozen=True):
    """What is published before anyone gives a nonce: both s_0, and the periods they are for."""

    table: str
    first: int
    length: int
    open: str
    closed: str


class Links(msgspec.Struct, dict=True):
    """A pair of chains with its secrets. Only their ends are stored; in memory a few values between shorten the way."""

    first: int
    length: int
    open_end: bytes
    closed_end: bytes
    nonces: list[bytes] = []
    after: int = 0
    hash: str = ""

    def __post_init__(self) -> None:
        self._marks = {which: b"".join(self._chain(which)[::VALUES_A_MARK]) for which in (OPEN, CLOSED)}
        self._keys: dict[str, tuple[int, bytes]] = {}

    def _chain(self, which: str) -> list[bytes]:
        return chain(self.open_end if which == OPEN else self.closed_end, self.length)

    def __repr__(self) -> str:
        return f"Links(first={self.first}, length={self.length})"

    def covers(self, period: int) -> bool:
        """Whether these chains have a value for a period."""
        return self.first <= period < self.first + self.length

    def start(self, which: str) -> str:
        """The commitment s_0."""
        return self._value(which, 0).hex()

    def _value(self, which: str, at: int) -> bytes:
        """The value s_at of a chain."""
        mark = -(-at // VALUES_A_MARK)
        value = self._marks[which][VALUE_BYTES * mark : VALUE_BYTES * (mark + 1)]
        if not value:
            value = self.open_end if which == OPEN else self.closed_end
        for _ in range(min(mark * VALUES_A_MARK, self.length) - at):
            value = sha(value)
        return value

    def key(self, which: str, period: int) -> bytes:
        """The key of a period; the last one is remembered."""
        last, found = self._keys.get(which, (0, b""))
        if last != period or not found:
            found = key(self._value(which, period - self.first + 1), self.nonces)
            self._keys[which] = (period, found)
        return found

    def revealed(self, which: str, period: int) -> list[str]:
        """The values s_1, s_2, ... up to that of a period, or all if it lies beyond."""
        return [value.hex() for value in self._chain(which)[1 : max(0, period - self.first + 1) + 1]]

    def shown(self, open_to: int, closed_to: int) -> Chain:
        """These chains as they may be published."""
        return Chain(
            first=self.first,
            length=self.length,
            after=self.after,
            open=self.start(OPEN),
            closed=self.start(CLOSED),
            nonces=[nonce.hex() for nonce in self.nonces],
            hash=self.hash,
            open_values=self.revealed(OPEN, open_to),
            closed_values=self.revealed(CLOSED, closed_to),
        )


class Vault(msgspec.Struct):
    """Everything a verifiable source remembers. Only its owner keeps it; nobody is shown it, nor is any log."""

    header: RecordHeader
    links: list[Links]
    pending: Links | None = None
    rolls: list[Roll] = []
    closing: Closing | None = None
    heard: list[Heard] = []
    hash: str = ""
    period: int = 1
    shift: int = 0
    rebase: bool = False
    step: int = 0
    packed: list[bytes] = []

    def __repr__(self) -> str:
        return f"Vault({self.header.table})"

    def count(self) -> int:
        """How many rolls there were."""
        return ROLLS_A_BLOCK * len(self.packed) + len(self.rolls)

    def add(self, roll: Roll) -> None:
        """One more roll; `rolls` holds the last ones, `packed` those before."""
        self.rolls.append(roll)
        if len(self.rolls) > ROLLS_A_BLOCK:
            self.packed.append(zlib.compress(msgspec.msgpack.encode(self.rolls[:ROLLS_A_BLOCK]), 1))
            del self.rolls[:ROLLS_A_BLOCK]

    def all_rolls(self) -> list[Roll]:
        """Every roll, the first one first."""
        before = [msgspec.msgpack.decode(zlib.decompress(block), type=list[Roll]) for block in self.packed]
        return [*itertools.chain.from_iterable(before), *self.rolls]


def shown(roll: Roll, over: bool) -> Roll:
    """A roll as it may be published, built of what everybody may know at that time."""
    if over:
        return roll
    public = roll.chain == OPEN
    return Roll(
        number=roll.number,
        period=roll.period,
        audience=roll.audience,
        clauses=roll.clauses,
        chain=roll.chain,
        outcomes=roll.outcomes if public else None,
        weights=roll.weights if public else None,
        outcome=roll.outcome if public else None,
        commitment=roll.commitment,
        said=roll.said,
        hash=roll.hash,
    )
