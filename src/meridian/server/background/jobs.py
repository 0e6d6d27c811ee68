"""What a background worker is asked and what it answers, as it travels between the two processes."""

from __future__ import annotations

from typing import Any

import msgspec


class ReportJob(msgspec.Struct, frozen=True, array_like=True, tag="report"):
    """The roll report of a table as a file."""

    stored: bytes
    lang: str
    signing_seed: bytes

    def __repr__(self) -> str:
        return f"ReportJob({self.lang})"  # secrets are inside


class ReportPageJob(msgspec.Struct, frozen=True, array_like=True, tag="page"):
    """The roll report of a table as a page, and what the browser may run of it."""

    stored: bytes
    lang: str
    signing_seed: bytes
    public_url: str

    def __repr__(self) -> str:
        return f"ReportPageJob({self.lang})"  # secrets are inside


class JournalJob(msgspec.Struct, frozen=True, array_like=True, tag="journal"):
    """The journal of a finished table as a file."""

    stored: bytes


class EditionJob(msgspec.Struct, frozen=True, array_like=True, tag="edition"):
    """What is wrong with an edition file."""

    game: str
    name: str
    text: str


class NewTableJob(msgspec.Struct, frozen=True, array_like=True, tag="table"):
    """Whether the server can read a request for a new table in no time, and the edition it brings can be played."""

    body: bytes


class TimelineJob(msgspec.Struct, frozen=True, array_like=True, tag="timeline"):
    """A finished game at a glance."""

    stored: bytes


class MomentJob(msgspec.Struct, frozen=True, array_like=True, tag="moment"):
    """One moment of a finished game, as a viewer saw it."""

    stored: bytes
    viewer: int | None
    number: int
    log: int


class MomentsJob(msgspec.Struct, frozen=True, array_like=True, tag="moments"):
    """Moments of a finished game in a row, as a viewer saw them."""

    stored: bytes
    viewer: int | None
    first: int
    count: int
    log: int


class QueriesJob(msgspec.Struct, frozen=True, array_like=True, tag="queries"):
    """What the game can be asked about a moment of a finished game."""

    stored: bytes
    viewer: int | None
    number: int
    names: list[str]


class PortraitJob(msgspec.Struct, frozen=True, array_like=True, tag="portrait"):
    """A moment of a finished game in whole sentences."""

    stored: bytes
    viewer: int | None
    number: int
    lang: str


class EntryOfFactJob(msgspec.Struct, frozen=True, array_like=True, tag="entry"):
    """The number of the entry that led to a fact, by the number a seat knows the fact by."""

    stored: bytes
    seat: int | None
    fact: int


class GamesJob(msgspec.Struct, frozen=True, array_like=True, tag="games"):
    """What every game says of itself."""


class TextsJob(msgspec.Struct, frozen=True, array_like=True, tag="texts"):
    """The texts of a game with the names of an edition."""

    game: str
    overlay: dict[str, Any]
    lang: str


class EditionDataJob(msgspec.Struct, frozen=True, array_like=True, tag="data"):
    """The data of an edition."""

    game: str
    overlay: dict[str, Any]


class RulesJob(msgspec.Struct, frozen=True, array_like=True, tag="rules"):
    """The rule book of a game."""

    game: str


class SchemaJob(msgspec.Struct, frozen=True, array_like=True, tag="schema"):
    """The schema of the HTTP part, or of the sockets."""

    sockets: bool


PackedJob = GamesJob | TextsJob | EditionDataJob | RulesJob | SchemaJob
"""The result of these is a `Packed` answer."""
Job = (
    ReportJob
    | ReportPageJob
    | JournalJob
    | EditionJob
    | NewTableJob
    | TimelineJob
    | MomentJob
    | MomentsJob
    | QueriesJob
    | PortraitJob
    | EntryOfFactJob
    | PackedJob
)


class Packed(msgspec.Struct, frozen=True, array_like=True):
    """An answer as JSON, the same packed with gzip, and its mark."""

    plain: bytes
    packed: bytes
    mark: str


class JobDone(msgspec.Struct, frozen=True, array_like=True, tag="done"):
    """The body of the response, and headers that go with it."""

    body: bytes
    headers: dict[str, str] = {}


class JobRefused(msgspec.Struct, frozen=True, array_like=True, tag="wrong"):
    """The job cannot be done for anybody: a problem as `BadInput` tells it."""

    line: str
    key: str
    about: dict[str, Any]
    status: int


class JobFailed(msgspec.Struct, frozen=True, array_like=True, tag="failed"):
    """A fault of ours: a traceback for the log."""

    why: str


Result = JobDone | JobRefused | JobFailed
