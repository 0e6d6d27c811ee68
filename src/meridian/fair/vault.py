"""What a verifiable source keeps to itself: secrets, and every roll with all that is hidden about it."""

from __future__ import annotations

import msgspec

from meridian.fair.hashes import chain, key
from meridian.fair.record import CLOSED, OPEN, Chain, Closing, Heard, RecordHeader, Roll


class Commitment(msgspec.Struct, frozen=True):
    """What is published before anyone gives a nonce: both s_0, and the periods they are for."""

    table: str
    first: int
    length: int
    open: str
    closed: str


class Links(msgspec.Struct, dict=True):
    """A pair of chains with its secrets. Its values are worked out once; only their ends are stored."""

    first: int
    length: int
    open_end: bytes
    closed_end: bytes
    nonces: list[bytes] = []
    after: int = 0
    hash: str = ""

    def __post_init__(self) -> None:
        self._values = {OPEN: chain(self.open_end, self.length), CLOSED: chain(self.closed_end, self.length)}

    def __repr__(self) -> str:
        return f"Links(first={self.first}, length={self.length})"

    def covers(self, period: int) -> bool:
        """Whether these chains have a value for a period."""
        return self.first <= period < self.first + self.length

    def start(self, which: str) -> str:
        """The commitment s_0."""
        return self._values[which][0].hex()

    def key(self, which: str, period: int) -> bytes:
        """The key of a period."""
        return key(self._values[which][period - self.first + 1], self.nonces)

    def revealed(self, which: str, period: int) -> list[str]:
        """The values s_1, s_2, ... up to that of a period, or all if it lies beyond."""
        return [value.hex() for value in self._values[which][1 : max(0, period - self.first + 1) + 1]]

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

    def __repr__(self) -> str:
        return f"Vault({self.header.table})"


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
