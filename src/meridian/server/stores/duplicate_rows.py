"""The rows of duplicate sets. Times are seconds since the epoch (1970)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

DuplicateStatus = Literal["open", "agreeing", "running", "over"]
"""Open for entrants; its entrants agree on the dice; its tables are played; all tables have ended."""


class PlannedSeat(msgspec.Struct, frozen=True):
    """A seat at each table of a set: for an entrant, or for a bot with this name."""

    bot: str | None = None
    name: str = ""


class DuplicatePlan(msgspec.Struct, frozen=True, kw_only=True):
    """What the organiser chose. `most` is how many may enter. `overlay` is what an edition of its own changes,
    `edition` the name of the edition. `clock` is a `ClockPlan`, `commitment` the signed commitment to the dice. `host`
    is the hash of the organiser's token."""

    title: str
    game: str
    preset: str | None = None
    options: dict[str, Any] = {}
    overlay: dict[str, Any] | None = None
    edition: str = ""
    seats: list[PlannedSeat]
    most: int
    clock: dict[str, Any] = {}
    lang: str = "en"
    commitment: dict[str, Any]
    host: str

    @property
    def people(self) -> int:
        """How many entrants sit at a table."""
        return sum(seat.bot is None for seat in self.seats)


class SetEntrant(msgspec.Struct, frozen=True, kw_only=True):
    """An entrant; the token also opens the seat at the table. `gives_nonce` is whether the device takes part in the
    dice."""

    name: str
    token_hash: str
    gives_nonce: bool = False


class TableOutcome(msgspec.Struct, frozen=True):
    """How a table of a set ended: scores and places by seat, and the names that sat there. A table that was given up
    has no scores."""

    names: list[str]
    scores: list[int] | None = None
    places: list[int] | None = None


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """What changes about a set. `agreement` is a `DiceAgreement`; `seating` holds the entrants of each table by seat,
    counted from 1, with 0 for a bot. Once all tables are `opened`, one that is not there was removed."""

    entrants: list[SetEntrant] = []
    agreement: dict[str, Any] | None = None
    seating: list[list[int]] = []
    opened: bool = False
    outcomes: list[TableOutcome] = []


class DuplicateRow(msgspec.Struct, frozen=True, kw_only=True):
    """A duplicate set. `secret` is its chance; `version` counts its changes."""

    id: str
    plan: DuplicatePlan
    secret: bytes
    status: DuplicateStatus = "open"
    created: float = 0.0
    organiser: str | None = None
    version: int = 1
    progress: Progress = Progress()
