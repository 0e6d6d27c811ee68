"""Journal files over HTTP: a game that was played elsewhere is replayed here."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from litestar import Request, post

from meridian.server.background.jobs import JournalFileJob
from meridian.server.background.prices import JOURNAL_FILE
from meridian.server.background.service import PreparedJob
from meridian.server.http.client_address import caller_of
from meridian.server.http.rate_limits import within
from meridian.server.http.services import node_of
from meridian.server.journals.journal_file import JournalFile
from meridian.server.lobby.journal_files import JournalOpened, JournalText, keep

DIGEST_BYTES = 12


@post("/api/journals")
async def open_journal(data: JournalText, request: Request[Any, Any, Any]) -> JournalOpened:
    """Open a journal file, as `meridian simulate --save` or a finished table writes it: the answer names a table whose
    game is over or closed. It can be replayed and played on from, and is removed after some weeks."""
    node = node_of(request)
    within(node.gate.new_table(caller_of(request)))
    text = data.text.encode(errors="surrogatepass")
    digest = hashlib.blake2b(text, digest_size=DIGEST_BYTES, person=data.lang.encode()).hexdigest()
    key = ("journal file", digest, data.name)

    async def prepare() -> PreparedJob:
        return PreparedJob(key, JournalFileJob(data.name, data.text))

    done = await node.background.answer(request, JOURNAL_FILE, key, prepare)
    found = msgspec.msgpack.decode(done.body, type=JournalFile)
    return JournalOpened(table=await keep(node.lobby, found, digest, data.lang))


ROUTES = [open_journal]
