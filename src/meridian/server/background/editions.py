"""Edition files as strangers send them. Worker processes alone run this: a file may be made to take for ever."""

from __future__ import annotations

from meridian import games
from meridian.core.edition_file import parsed
from meridian.server.json_edition import parsed_json

TOLD_FAULTS = 50


def faults(game: str, name: str, text: str) -> list[str]:
    """What is wrong with a file, the first faults of it. What is no edition at all is refused in one line."""
    known = games.load(game)
    file = parsed_json(name, text) if name.lower().endswith(".json") else parsed(name, text)
    return file.faults(known)[:TOLD_FAULTS]
