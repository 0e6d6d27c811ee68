"""Requests and responses about competitions over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from meridian.arena.rounds import Format
from meridian.arena.standings import EntrantStanding
from meridian.server.clocks import ClockPlan
from meridian.server.languages import Lang
from meridian.server.lobby.requests import BotName, Name, RequestBody, WatchPolicy
from meridian.server.stores.competition_rows import CompetitionStatus

MAX_ENTRANTS = 32
LONGEST_NOTE = 2000
Text = Annotated[str, Meta(max_length=LONGEST_NOTE)]


class NewCompetition(RequestBody, frozen=True, kw_only=True):
    """A competition to be opened for entries. `size` is that of a table; `rounds` 0 is as many as it takes; `most` is
    how many may enter. People have a clock: without one, a round might never end."""

    title: Annotated[str, Meta(min_length=1, max_length=80)]
    note: Text = ""
    format: Format
    size: Annotated[int, Meta(ge=2, le=6)] = 2
    rounds: Annotated[int, Meta(ge=0, le=MAX_ENTRANTS)] = 0
    most: Annotated[int, Meta(ge=2, le=MAX_ENTRANTS)] = MAX_ENTRANTS
    break_minutes: Annotated[int, Meta(ge=0, le=1440)] = 0
    game: Annotated[str, Meta(max_length=60)]
    preset: Annotated[str, Meta(max_length=60)] | None = None
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    overlay: dict[str, Any] | None = None
    clock: str | dict[str, Any] = "day"
    watch: WatchPolicy = "public"
    lang: Lang = "en"


class BotEntry(RequestBody, frozen=True, kw_only=True):
    """A bot that the organiser enters: as a character, or by its own name. A character that enters again gets a
    number."""

    character: Name | None = None
    bot: BotName | None = None


class EntrantInfo(msgspec.Struct, frozen=True, kw_only=True):
    """An entrant. The name is empty if the person's account was deleted; `strength` is that of a bot, 1 to 5."""

    number: int
    name: str
    bot: str | None
    strength: int | None
    left: bool


class SeatInRound(msgspec.Struct, frozen=True, kw_only=True):
    """An entrant at a table, in the order of the seats; without place and points while the game is played."""

    entrant: int
    place: int | None = None
    points: float | None = None
    forfeit: bool = False


class TableInRound(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round; a bye has none."""

    table: str | None
    over: bool
    seats: list[SeatInRound]


class RoundInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A round that has begun."""

    number: int
    tables: list[TableInRound]


class CompetitionSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A competition in a list."""

    id: str
    title: str
    game: str
    format: Format
    size: int
    status: CompetitionStatus
    created: float
    entrants: int
    most: int
    round: int
    clock: ClockPlan


class CompetitionList(msgspec.Struct, frozen=True, kw_only=True):
    """Competitions, the newest first; the cursor leads on."""

    competitions: list[CompetitionSummary]
    cursor: str | None = None


class CompetitionInfo(CompetitionSummary, frozen=True, kw_only=True):
    """Everything about a competition. `planned` is the number of rounds, if it is known; `due` is when the next round
    begins, if there is a break. `edition` names an edition of its own. `mine` is the caller's number among the
    entrants, `my_table` where they play now."""

    note: str
    planned: int | None
    break_minutes: int
    due: float | None
    preset: str | None
    options: dict[str, Any]
    edition: str | None
    watch: str
    lang: str
    organiser: str
    people: list[EntrantInfo]
    rounds: list[RoundInfo]
    standings: list[EntrantStanding]
    organises: bool
    mine: int | None
    my_table: str | None
