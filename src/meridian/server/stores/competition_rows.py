"""The rows of competitions. Times are seconds since the epoch (1970)."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec

from meridian.arena.meetings import Meeting
from meridian.arena.rounds import Format

CompetitionStatus = Literal["open", "running", "over", "closed"]
"""Open for entries; under way; over; closed by its organiser before it was over."""


class CompetitionPlan(msgspec.Struct, frozen=True, kw_only=True):
    """What the organiser chose. `size` is that of a table, `least` the smallest that the game allows; `rounds` 0 is as
    many as it takes; `most` is how many may enter. `overlay` is what an edition of its own changes, `edition` its name.
    `clock` is a `ClockPlan`. `seed` draws the lots."""

    title: str
    note: str = ""
    format: Format
    size: int
    least: int = 2
    rounds: int = 0
    most: int
    break_minutes: int = 0
    game: str
    options: dict[str, Any] = {}
    overlay: dict[str, Any] | None = None
    edition: str | None = None
    preset: str | None = None
    clock: dict[str, Any] = {}
    watch: str = "public"
    lang: str = "en"
    seed: str = ""


class CompetitionRow(msgspec.Struct, frozen=True, kw_only=True):
    """A competition. `round` is the last one that was opened, `due` when the next one may begin."""

    id: str
    plan: CompetitionPlan
    status: CompetitionStatus = "open"
    created: float = 0.0
    organiser: str | None = None
    round: int = 0
    due: float | None = None


class EntrantRow(msgspec.Struct, frozen=True, kw_only=True):
    """An entrant. The name of a person is that of their account; it is empty if the account was deleted."""

    competition: str
    number: int
    account: str | None = None
    bot: str | None = None
    name: str = ""
    entered: float = 0.0
    has_left: bool = False

    @property
    def gone(self) -> bool:
        """Whether this entrant plays no further round."""
        return self.has_left or (self.bot is None and self.account is None)


class PairingRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round: it is stored before its table is opened, with the id the table will have. A bye has none."""

    competition: str
    round: int
    number: int
    table: str | None
    meeting: Meeting


class Competition(NamedTuple):
    """A competition with its entrants and pairings in one snapshot."""

    row: CompetitionRow
    entrants: list[EntrantRow]
    pairings: list[PairingRow]

    def rounds(self) -> list[list[Meeting]]:
        """The meetings of each round, the first one first."""
        found: list[list[Meeting]] = [[] for _ in range(self.row.round)]
        for pairing in self.pairings:
            found[pairing.round - 1].append(pairing.meeting)
        return found

    def entrant_of(self, account: str) -> EntrantRow | None:
        """The entrant with this account."""
        return next((one for one in self.entrants if one.account == account), None)
