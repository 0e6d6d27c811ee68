"""Custom editions over HTTP: the errors of a file, line by line, before a table is opened with it."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any

import msgspec
from litestar import Request, post
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta

from meridian.server.background.jobs import EditionJob
from meridian.server.background.prices import EDITION
from meridian.server.background.service import PreparedJob
from meridian.server.errors import Unusable
from meridian.server.http.routes.games import known
from meridian.server.http.services import node_of

MAX_BYTES = 1 << 19


class EditionText(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The content of an edition file (TOML, or JSON if its name ends so), and its name."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    text: Annotated[str, Meta(max_length=1 << 20)]


class EditionFaults(msgspec.Struct, frozen=True, kw_only=True):
    """The errors of a file, one line each with its line number; empty if the file can be used."""

    faults: list[str]


def check_size(data: EditionText) -> bytes:
    """The bytes of a file that is not too large."""
    text = data.text.encode(errors="surrogatepass")
    if len(text) > MAX_BYTES:
        raise Unusable.because("edition-size", name=data.name, most=str(MAX_BYTES // 1024))
    return text


@post("/api/games/{game:str}/edition/check", status_code=HTTP_200_OK)
async def check_edition(game: str, data: EditionText, request: Request[Any, Any, Any]) -> EditionFaults:
    """Whether an edition file can be played with, and if not, why."""
    await known(game)
    text = check_size(data)
    key = ("edition", game, data.name, hashlib.sha256(text).digest())

    async def prepare() -> PreparedJob:
        return PreparedJob(key, EditionJob(game, data.name, data.text))

    found = await node_of(request).background.answer(request, EDITION, key, prepare)
    return EditionFaults(faults=msgspec.json.decode(found.body, type=list[str]))


ROUTES = [check_edition]
