"""Editions from untrusted clients. Only worker processes run this: a file may be built to take for ever."""

from __future__ import annotations

from typing import Any

import msgspec

from meridian import games
from meridian.core.edition_bounds import MAX_FAULTS, check_bounds
from meridian.core.edition_file import EditionFile, parsed
from meridian.core.game import edition_of
from meridian.server.background.jobs import EditionJob, JobDone, NewTableJob
from meridian.server.errors import Unusable
from meridian.server.http.json_edition import parsed_json


def check(job: EditionJob) -> JobDone:
    """The first MAX_FAULTS faults of an edition file. A file that is no edition at all is refused in one line."""
    faults = edition_file(job.name, job.text).faults(games.load(job.game))
    return JobDone(msgspec.json.encode(faults[:MAX_FAULTS]))


def edition_file(name: str, text: str) -> EditionFile:
    """An edition file in TOML, or in JSON if its name ends so."""
    reader = parsed_json if name.lower().endswith(".json") else parsed
    return reader(name, text)


class _NewTable(msgspec.Struct):
    """The parts of a request for a new table that matter here."""

    game: str
    overlay: dict[str, Any] | None = None
    options: Any = None
    clock: Any = None


def check_new_table(job: NewTableJob) -> JobDone:
    """Refuses in one line a request that holds too much, or an edition that cannot be played."""
    try:
        wanted = msgspec.json.decode(job.body, type=_NewTable)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Unusable(" ".join(str(error).split())) from None
    check_bounds("overlay", wanted.overlay or {})
    check_bounds("options", {"options": wanted.options, "clock": wanted.clock})
    edition_of(games.load(wanted.game), wanted.overlay)
    return JobDone(b"")
