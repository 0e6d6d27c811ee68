"""Journal files that users have sent. Only worker processes run this: a long or hostile file keeps nobody waiting."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from meridian import games
from meridian.core.codec import from_lines, header_of
from meridian.core.edition_bounds import check_bounds
from meridian.core.errors import BadInput
from meridian.core.replay import final
from meridian.server.accounts.names import LONGEST_NAME, mended
from meridian.server.background.jobs import JobDone, JournalFileJob
from meridian.server.errors import Unusable
from meridian.server.journals import journaling
from meridian.server.journals.journal_file import MAX_ENTRIES, JournalFile


def read(job: JournalFileJob) -> JobDone:
    """The journal of a file, if the rules allow every entry of it."""
    first = job.text.partition("\n")[0]
    try:
        header = header_of(first)
        check_bounds("overlay", header.overlay)
        check_bounds("header", {"options": header.options, "start": header.start})
        game = games.load(header.game)
        journal = from_lines(game, job.text)
        if len(journal.entries) > MAX_ENTRIES:
            raise Unusable.because("journal-entries", most=str(MAX_ENTRIES))
        last = final(game, journal)
    except BadInput as error:
        raise error if error.key else BadInput(f"{job.name}: {error}") from None
    found = JournalFile(
        game=game.name,
        header=journaling.header_bytes(journal.header),
        entries=[(actor, journaling.action_bytes(action)) for actor, action in journal.entries],
        players=_players(json.loads(first), journal.header.seats),
        over=last.over,
    )
    return JobDone(msgspec.msgpack.encode(found))


def _players(head: dict[str, Any], seats: int) -> list[str]:
    """The names that a server wrote beside the header, if there is one for each seat."""
    note = head.get("table")
    names = note.get("players") if isinstance(note, dict) else None
    if not isinstance(names, list) or len(names) != seats:
        return []
    return [mended(name, LONGEST_NAME) if isinstance(name, str) else "" for name in names]
