"""Editions of one's own over HTTP: what is wrong with a file, line by line, before a table is opened with it."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import post
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta

from meridian import games
from meridian.core.edition_file import EditionFile, parsed
from meridian.server.json_edition import parsed_json

FAULTS = 50
"""So many faults are told at once."""


class EditionText(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A file as somebody wrote it (TOML, or JSON if its name says so), and what it is called."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    text: Annotated[str, Meta(max_length=1 << 20)]


class EditionFaults(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong with a file, one line each with its line number; nothing if it can be played with."""

    faults: list[str]


@post("/api/games/{game:str}/edition/check", status_code=HTTP_200_OK)
async def check_edition(game: str, data: EditionText) -> EditionFaults:
    """Whether an edition file can be played with, and if not, why."""
    known = games.load(game)
    file = await asyncio.to_thread(_read, data.name, data.text)
    faults = await asyncio.to_thread(file.faults, known)
    return EditionFaults(faults=faults[:FAULTS])


def _read(name: str, text: str) -> EditionFile:
    """A text as what its name says it is."""
    return parsed_json(name, text) if name.lower().endswith(".json") else parsed(name, text)


ROUTES = [check_edition]
