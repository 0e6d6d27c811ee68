"""Requests and responses about clubs over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from meridian.server.competitions.requests import CompetitionSummary
from meridian.server.lobby.requests import RequestBody, TableInfo, Token
from meridian.server.stores.club_rows import ClubLine

LONGEST_RULES = 2000
ClubName = Annotated[str, Meta(min_length=1, max_length=40)]
Code = Annotated[str, Meta(max_length=60)]


class NewClub(RequestBody, frozen=True, kw_only=True):
    """A club to be founded."""

    name: ClubName


class ClubChange(RequestBody, frozen=True, kw_only=True):
    """Name and house rules of a club: a text, and what its new tables begin with (without a game: nothing)."""

    name: ClubName
    text: Annotated[str, Meta(max_length=LONGEST_RULES)] = ""
    game: Annotated[str, Meta(max_length=60)] = ""
    preset: Annotated[str, Meta(max_length=60)] | None = None
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    overlay: dict[str, Any] | None = None
    clock: Annotated[str, Meta(max_length=60)] = "none"


class ClubCode(RequestBody, frozen=True, kw_only=True):
    """The code of an invitation to a club."""

    code: Code


class ClubSaid(RequestBody, frozen=True, kw_only=True):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class ClubTable(RequestBody, frozen=True, kw_only=True):
    """A table that a member has opened, for the list of the club, with the token of its host."""

    table: Annotated[str, Meta(max_length=60)]
    host: Token


class ClubSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A club in a list, or to a person who is invited."""

    id: str
    name: str
    owner: str
    members: int


class ClubList(msgspec.Struct, frozen=True, kw_only=True):
    """The clubs of an account."""

    clubs: list[ClubSummary]


class Member(msgspec.Struct, frozen=True, kw_only=True):
    """A member; `person` names them to the server."""

    person: str
    name: str
    joined: float
    mine: bool


class ClubStanding(msgspec.Struct, frozen=True, kw_only=True):
    """A member's rating from games among members: with 95 % within `plus_minus` of `rating`."""

    name: str
    rating: float
    plus_minus: float
    games: int
    wins: int


class ClubLadder(msgspec.Struct, frozen=True, kw_only=True):
    """The ladder of one game in a club."""

    game: str
    ladder: list[ClubStanding]


class ClubInfo(ClubSummary, frozen=True, kw_only=True):
    """A club as its members see it. `edition` names the edition that `overlay` makes. `code` is that of its
    invitation link."""

    text: str
    game: str
    preset: str | None
    options: dict[str, Any]
    overlay: dict[str, Any] | None
    edition: str | None
    clock: str
    code: str
    owned: bool
    people: list[Member]
    tables: list[TableInfo]
    competitions: list[CompetitionSummary]


class ClubChat(msgspec.Struct, frozen=True, kw_only=True):
    """Lines of chat, oldest first."""

    lines: list[ClubLine]
