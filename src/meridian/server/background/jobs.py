"""Jobs for a background worker and their results, as they travel between the two processes."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from meridian.owners.answers import Answers


class ReportJob(msgspec.Struct, frozen=True, array_like=True, tag="report"):
    """The roll report of a table as a file."""

    stored: bytes
    lang: str
    signing_seed: bytes

    def __repr__(self) -> str:
        return f"ReportJob({self.lang})"  # secrets are inside


class ReportPageJob(msgspec.Struct, frozen=True, array_like=True, tag="page"):
    """The roll report of a table as a page, with its Content-Security-Policy."""

    stored: bytes
    lang: str
    signing_seed: bytes
    public_url: str

    def __repr__(self) -> str:
        return f"ReportPageJob({self.lang})"  # secrets are inside


class JournalJob(msgspec.Struct, frozen=True, array_like=True, tag="journal"):
    """The journal of a finished table as a file."""

    stored: bytes


class JournalFileJob(msgspec.Struct, frozen=True, array_like=True, tag="journal file"):
    """Reads a journal file that a user has sent, and plays it again."""

    name: str
    text: str


class EditionJob(msgspec.Struct, frozen=True, array_like=True, tag="edition"):
    """The faults of an edition file."""

    game: str
    name: str
    text: str


class DraftJob(msgspec.Struct, frozen=True, array_like=True, tag="draft"):
    """What the answers of an owner make."""

    game: str
    answers: Answers
    lang: str


class MergeJob(msgspec.Struct, frozen=True, array_like=True, tag="merge"):
    """The answers of an owner and the edition file of another one in one."""

    game: str
    answers: Answers
    name: str
    text: str
    lang: str


class EffectJob(msgspec.Struct, frozen=True, array_like=True, tag="effect"):
    """What the answers of an owner do to play."""

    game: str
    answers: Answers
    lang: str


class NewTableJob(msgspec.Struct, frozen=True, array_like=True, tag="table"):
    """Checks that the server can read a request for a new table quickly and that its edition can be played."""

    body: bytes


class TimelineJob(msgspec.Struct, frozen=True, array_like=True, tag="timeline"):
    """The timeline of a finished game."""

    stored: bytes


class MomentJob(msgspec.Struct, frozen=True, array_like=True, tag="moment"):
    """One step of a finished game, as a viewer saw it."""

    stored: bytes
    viewer: int | None
    number: int
    log: int


class MomentsJob(msgspec.Struct, frozen=True, array_like=True, tag="moments"):
    """Consecutive steps of a finished game, as a viewer saw them."""

    stored: bytes
    viewer: int | None
    first: int
    count: int
    log: int


class QueriesJob(msgspec.Struct, frozen=True, array_like=True, tag="queries"):
    """The game's queries about one step of a finished game."""

    stored: bytes
    viewer: int | None
    number: int
    names: list[str]


class PortraitJob(msgspec.Struct, frozen=True, array_like=True, tag="portrait"):
    """One step of a finished game in whole sentences."""

    stored: bytes
    viewer: int | None
    number: int
    lang: str


class EntryOfFactJob(msgspec.Struct, frozen=True, array_like=True, tag="entry"):
    """The number of the entry that led to a fact, given the number by which a seat knows the fact."""

    stored: bytes
    seat: int | None
    fact: int


class PicturesJob(msgspec.Struct, frozen=True, array_like=True, tag="pictures"):
    """The positions of a game as a seat saw them, each after a fact, given the numbers by which it knows the facts."""

    stored: bytes
    seat: int
    facts: list[int]


class GamesJob(msgspec.Struct, frozen=True, array_like=True, tag="games"):
    """The description of every game."""


class LanguageJob(msgspec.Struct, frozen=True, array_like=True, tag="language"):
    """The browser client's messages in a language that does not come with it."""

    lang: str


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


class DrawingJob(msgspec.Struct, frozen=True, array_like=True, tag="drawing"):
    """How a game without a board of its own is drawn."""

    game: str


class AidsJob(msgspec.Struct, frozen=True, array_like=True, tag="aids"):
    """The player aids of a game, with the numbers of an edition and of a table's options."""

    game: str
    overlay: dict[str, Any]
    options: dict[str, Any]
    lang: str


class OwnerPagesJob(msgspec.Struct, frozen=True, array_like=True, tag="owner pages"):
    """What an owner of the original is asked."""

    game: str
    lang: str


class ExamplesJob(msgspec.Struct, frozen=True, array_like=True, tag="examples"):
    """Where the lessons of a game show each clause."""

    game: str


class ExerciseJob(msgspec.Struct, frozen=True, array_like=True, tag="exercise"):
    """An exercise on the board."""

    game: str
    exercise: str


class ExercisePortraitJob(msgspec.Struct, frozen=True, array_like=True, tag="exercise portrait"):
    """The position of an exercise in whole sentences."""

    game: str
    exercise: str
    lang: str


class SchemaJob(msgspec.Struct, frozen=True, array_like=True, tag="schema"):
    """A schema: of the HTTP API (`openapi`), of the socket messages (`socket`), or of the socket as a whole
    (`asyncapi`)."""

    what: Literal["openapi", "socket", "asyncapi"]


PackedJob = (
    GamesJob
    | LanguageJob
    | TextsJob
    | EditionDataJob
    | RulesJob
    | DrawingJob
    | AidsJob
    | OwnerPagesJob
    | ExamplesJob
    | ExerciseJob
    | ExercisePortraitJob
    | SchemaJob
)
"""The result of these jobs is a `Packed` response."""
Job = (
    ReportJob
    | ReportPageJob
    | JournalJob
    | JournalFileJob
    | EditionJob
    | DraftJob
    | MergeJob
    | EffectJob
    | NewTableJob
    | TimelineJob
    | MomentJob
    | MomentsJob
    | QueriesJob
    | PortraitJob
    | EntryOfFactJob
    | PicturesJob
    | PackedJob
)


class Packed(msgspec.Struct, frozen=True, array_like=True):
    """A response as JSON, the same compressed with gzip, and its ETag."""

    plain: bytes
    packed: bytes
    mark: str


class JobDone(msgspec.Struct, frozen=True, array_like=True, tag="done"):
    """The body of the response and its extra headers."""

    body: bytes
    headers: dict[str, str] = {}


class JobRefused(msgspec.Struct, frozen=True, array_like=True, tag="wrong"):
    """The job is not valid, no matter which caller sends it: the refusal of a `BadInput`."""

    line: str
    key: str
    about: dict[str, Any]
    status: int


class JobFailed(msgspec.Struct, frozen=True, array_like=True, tag="failed"):
    """An internal error: a traceback for the log."""

    why: str


Result = JobDone | JobRefused | JobFailed
