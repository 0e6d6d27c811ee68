"""Requests and responses about duplicate sets over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from meridian.server.clocks import ClockPlan
from meridian.server.languages import Lang
from meridian.server.lobby.requests import AgreementInfo, Name, RequestBody, SeatWish, Title, Token
from meridian.server.stores.duplicate_rows import DuplicateStatus

MAX_ENTRANTS = 16


class NewDuplicate(RequestBody, frozen=True, kw_only=True):
    """A duplicate set to be opened for entrants. `seats` are those of each table: open ones for entrants, the others
    for bots. `most` is how many may enter. A set needs a clock: without one, it might never end."""

    title: Title = ""
    game: Annotated[str, Meta(max_length=60)]
    preset: Annotated[str, Meta(max_length=60)] | None = None
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    overlay: dict[str, Any] | None = None
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    most: Annotated[int, Meta(ge=2, le=MAX_ENTRANTS)] = MAX_ENTRANTS
    clock: str | dict[str, Any] = "day"
    lang: Lang = "en"


class EnterDuplicate(RequestBody, frozen=True, kw_only=True):
    """A request to enter. With `gives_nonce` this device takes part in the dice, as at a table."""

    name: Name
    gives_nonce: bool = False


class LeaveDuplicate(RequestBody, frozen=True, kw_only=True):
    """An entrant, identified by the token, leaves before the start."""

    token: Token


class StartDuplicate(RequestBody, frozen=True, kw_only=True):
    """The organiser, identified by the token, begins the set."""

    host: Token


class DuplicateOpened(msgspec.Struct, frozen=True, kw_only=True):
    """A new duplicate set, and the token that makes its opener the organiser."""

    duplicate: str
    host: str


class DuplicateEntry(msgspec.Struct, frozen=True, kw_only=True):
    """An entrant's number, and the token, which is sent only in this response. It opens the seat at the table too."""

    duplicate: str
    number: int
    token: str


class SetSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat at each table: an entrant's, or that of a bot with this name."""

    bot: str | None
    name: str


class SetTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a set, and its entrants by seat, counted from 1; 0 is a bot."""

    number: int
    table: str
    entrants: list[int]


class ComparedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """How a seat did at a table, and by how much its score differs from the mean of this seat at all tables. A table
    that was given up has no scores."""

    table: int
    seat: int
    entrant: int
    name: str
    score: int | None
    place: int | None
    difference: float | None


class DuplicateInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A duplicate set. `entrants` are their names; `gives_nonce` says whose devices take part in the dice. `ended` is
    how many tables have ended; before all have, nothing else is shown of them. `mine` is the number of the entrant
    whose token came with the request, `my_seat` their seat at `my_table`."""

    duplicate: str
    title: str
    game: str
    preset: str | None
    options: dict[str, Any]
    edition: str
    seats: list[SetSeat]
    people: int
    most: int
    clock: ClockPlan
    lang: str
    status: DuplicateStatus
    created: float
    entrants: list[str]
    gives_nonce: list[bool]
    commitment: dict[str, Any]
    agreement: AgreementInfo | None
    tables: list[SetTable]
    ended: int
    mine: int | None
    my_table: str | None
    my_seat: int | None
    comparison: list[ComparedSeat] | None
