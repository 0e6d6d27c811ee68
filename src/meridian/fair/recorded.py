"""Chance that keeps a record for everybody to check: what a host needs of it, whatever the format of the record."""

from __future__ import annotations

from typing import NamedTuple

from meridian.fair.source import Source


class Newest(NamedTuple):
    """How far a record is: its last period, the number of its rolls, and its newest hash."""

    rolls: int
    period: int
    hash: str


class Recorded(Source):
    """A source with secrets of its own. `kept` is what a host must store to go on after a restart."""

    kind = "verifiable"
    format: int

    def to_bytes(self) -> bytes:
        """All it remembers, secrets among it: for the host's own store, never to be shown or logged."""
        raise NotImplementedError

    def end(self, abandoned: bool = False) -> None:
        """The game is over, or given up: close the record. From now on it reveals everything."""
        raise NotImplementedError

    def newest(self) -> Newest:
        """How far the record is."""
        raise NotImplementedError

    @property
    def chains(self) -> int:
        """How many pairs of chains it has. Where that changes, `to_bytes` must be stored before anything is sent."""
        raise NotImplementedError

    @property
    def may_take_back(self) -> bool:
        """Whether there are periods for one more take-back, beside those that the game itself may need."""
        return True

    @property
    def rescued(self) -> int:
        """How many entries were in the journal when this chance took over from one that was lost."""
        return 0

    @property
    def rolled(self) -> int:
        """How many rolls the record holds, those taken back among them."""
        raise NotImplementedError

    @property
    def ended(self) -> bool:
        """Whether the record is closed and everything revealed."""
        raise NotImplementedError
