"""Editions from untrusted clients. Only worker processes run this: a file may be built to take for ever."""

from __future__ import annotations

from typing import Any

import msgspec

from meridian import games
from meridian.core.edition_bounds import check_bounds
from meridian.core.edition_file import parsed
from meridian.core.game import edition_of
from meridian.server.background.jobs import EditionJob, JobDone, NewTableJob
from meridian.server.errors import Unusable
from meridian.server.http.json_edition import parsed_json

MAX_FAULTS = 50


def check(job: EditionJob) -> JobDone:
    """The first MAX_FAULTS faults of an edition file. A file that is no edition at all is refused in one line."""
    known = games.load(job.game)
    reader = parsed_json if job.name.lower().endswith(".json") else parsed
    faults = reader(job.name, job.text).faults(known)
    return JobDone(msgspec.json.encode(faults[:MAX_FAULTS]))


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
