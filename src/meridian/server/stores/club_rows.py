"""The rows of clubs. Times are seconds since the epoch (1970)."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec


class HouseRules(msgspec.Struct, frozen=True, kw_only=True):
    """What a club plays by: a text, and what its new tables begin with. Without a game there is no such default."""

    text: str = ""
    game: str = ""
    preset: str | None = None
    options: dict[str, Any] = {}
    overlay: dict[str, Any] | None = None
    edition: str | None = None
    clock: str = "none"


class ClubRow(msgspec.Struct, frozen=True, kw_only=True):
    """A circle of friends. Anyone who knows `code` may join."""

    id: str
    name: str
    code: str
    created: float = 0.0
    rules: HouseRules = HouseRules()


class MemberRow(msgspec.Struct, frozen=True, kw_only=True):
    """A member of a club, with the name of the account."""

    account: str
    name: str
    joined: float


class ClubLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of chat in a club."""

    number: int
    name: str
    at: float
    text: str


class Membership(msgspec.Struct, frozen=True, kw_only=True):
    """A club as a member's own data: `chat` is when the member wrote what."""

    club: str
    name: str
    joined: float
    chat: list[tuple[float, str]]


class Club(NamedTuple):
    """A club and its members in one snapshot, the longest there first. The first one owns it: an owner who leaves or
    deletes their account leaves it to the next."""

    row: ClubRow
    members: list[MemberRow]

    @property
    def owner(self) -> str:
        return self.members[0].account if self.members else ""

    def has(self, account: str) -> bool:
        """Whether an account is a member."""
        return any(member.account == account for member in self.members)
