"""Tables over HTTP: open, list, join, start, rematch, copy."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK

from meridian.core.aids import ShownAids
from meridian.server.background.jobs import EntryOfFactJob
from meridian.server.background.prices import MOMENTS
from meridian.server.http.client_address import caller_of
from meridian.server.http.game_texts import Texts
from meridian.server.http.identity import account_of, bearer
from meridian.server.http.own_editions import check_body, check_own_edition
from meridian.server.http.rate_limits import within
from meridian.server.http.response_cache import answers_with, told
from meridian.server.http.routes.games import packed_aids, packed_edition, packed_texts
from meridian.server.http.services import node_of
from meridian.server.http.watching import watch_pass
from meridian.server.journals import journaling
from meridian.server.languages import Lang
from meridian.server.lobby import copies, rematches, waiting_room
from meridian.server.lobby.requests import (
    Clone,
    GiveNonce,
    Join,
    Leave,
    NewTable,
    Opened,
    Ready,
    Rematch,
    Reseat,
    RoomChat,
    RoomLine,
    Seated,
    StartTable,
    TableInfo,
    TableList,
    WatchPass,
)
from meridian.server.stores.records import TableRow

Ask = Request[Any, Any, Any]
SMALL_BODY_BYTES = 1 << 14  # larger bodies are not decoded on the event loop
Cursor = Annotated[str | None, Parameter(max_length=200)]


async def _account(request: Ask) -> str | None:
    found = await account_of(request)
    return found.id if found is not None else None


async def check_new_table(request: Ask) -> None:
    """Check a large request for a new table in the background before it is decoded: hostile input can make decoding
    slow."""
    opens = request.method == "POST" and request.scope["path_template"] == "/api/tables"
    if opens and len(await request.body()) > SMALL_BODY_BYTES:
        await check_body(request)


@post("/api/tables")
async def open_table(data: NewTable, request: Ask) -> Opened:
    """Open a table. Seats of kind `me` are the opener's own: their tokens come with the answer."""
    node = node_of(request)
    within(node.gate.new_table(caller_of(request)))
    await check_own_edition(request, data.overlay)
    return await node.lobby.open_table(data, await _account(request))


@get("/api/tables")
async def list_tables(
    request: Ask,
    status: Literal["open", "running", "over"] = "open",
    game: Annotated[str | None, Parameter(max_length=60)] = None,
    cursor: Cursor = None,
) -> TableList:
    """Tables that anyone may join, or watch, the newest first."""
    return await node_of(request).lobby.listed(status, game, cursor)


@get("/api/tables/{table:str}")
async def table_info(table: str, request: Ask) -> TableInfo:
    """The public information about a table, including the commitment of its dice. Before it begins, the token of a
    seat or of the host says that its holder is there."""
    return await waiting_room.look(node_of(request).lobby, table, bearer(request))


@get("/api/tables/{table:str}/texts/{lang:str}", responses=answers_with(Texts))
async def table_texts(table: str, lang: Lang, request: Ask) -> Response[bytes]:
    """Messages and names of the edition this table is played with."""
    row = await node_of(request).lobby.row(table)
    return told(request, await packed_texts(request, row.game, journaling.read_header(row.header), lang))


@get("/api/tables/{table:str}/edition", responses=answers_with(dict[str, Any]))
async def table_edition(table: str, request: Ask) -> Response[bytes]:
    """The data this table is played with."""
    row = await node_of(request).lobby.row(table)
    return told(request, await packed_edition(request, row.game, journaling.read_header(row.header)))


@get("/api/tables/{table:str}/aids/{lang:str}", responses=answers_with(ShownAids))
async def table_aids(table: str, lang: Lang, request: Ask) -> Response[bytes]:
    """Reference card, glossary, FAQ and tips, with the numbers of this table."""
    row = await node_of(request).lobby.row(table)
    return told(request, await packed_aids(request, row.game, journaling.read_header(row.header), lang))


@post("/api/tables/{table:str}/join")
async def join(table: str, data: Join, request: Ask) -> Seated:
    """Take a seat. The token is sent only in this response."""
    return await node_of(request).lobby.join(table, data, await _account(request))


@post("/api/tables/{table:str}/seats", status_code=HTTP_200_OK)
async def reseat(table: str, data: Reseat, request: Ask) -> TableInfo:
    """The host fills or empties a seat before the start."""
    return await node_of(request).lobby.reseat(table, data)


@post("/api/tables/{table:str}/ready", status_code=HTTP_200_OK)
async def ready(table: str, data: Ready, request: Ask) -> TableInfo:
    """A person is ready to begin, or not any more; a full table begins when everybody is ready."""
    return await waiting_room.set_ready(node_of(request).lobby, table, data)


@post("/api/tables/{table:str}/leave", status_code=HTTP_200_OK)
async def leave(table: str, data: Leave, request: Ask) -> TableInfo:
    """A person leaves their seat before the game begins; a host passes the role on."""
    return await waiting_room.leave(node_of(request).lobby, table, data)


@post("/api/tables/{table:str}/chat", status_code=HTTP_200_OK)
async def say(table: str, data: RoomLine, request: Ask) -> RoomChat:
    """Write a line of chat before the game begins; at a table that has begun chat goes over its socket."""
    node = node_of(request)
    seat = await node.lobby.seat_of(table, data.token)
    assert seat is not None
    within(node.gate.chat(table, seat))
    return await waiting_room.say(node.lobby, table, seat, data)


@get("/api/tables/{table:str}/chat")
async def room_chat(table: str, request: Ask) -> RoomChat:
    """The last lines of chat before the game begins; none afterwards."""
    return await waiting_room.chat(node_of(request).lobby, table, bearer(request))


@post("/api/tables/{table:str}/start", status_code=HTTP_200_OK)
async def start(table: str, data: StartTable, request: Ask) -> TableInfo:
    """The host begins the game."""
    return await node_of(request).lobby.start(table, data)


@post("/api/tables/{table:str}/nonce", status_code=HTTP_200_OK)
async def nonce(table: str, data: GiveNonce, request: Ask) -> TableInfo:
    """A device takes part in the dice: the hash of its nonce, and when the list of all hashes is there, the nonce."""
    return await node_of(request).lobby.give_nonce(table, data)


@post("/api/tables/{table:str}/rematch")
async def rematch(table: str, data: Rematch, request: Ask) -> Seated:
    """Play again: the first request opens the table, and every player takes the next seat."""
    return await rematches.rematch(node_of(request).lobby, table, data)


@post("/api/tables/{table:str}/clone")
async def clone(table: str, data: Clone, request: Ask) -> Opened:
    """Play on from a moment of this table, against bots."""
    node = node_of(request)
    within(node.gate.new_table(caller_of(request)))

    async def locate(row: TableRow, seat: int | None, fact: int) -> int:
        about = ("entry of fact", seat, fact)
        found = await node.table_work.answer(
            request, row, MOMENTS, about, lambda stored: EntryOfFactJob(stored, seat, fact)
        )
        return msgspec.json.decode(found.body, type=int)

    return await copies.clone(node.lobby, table, data, await _account(request), locate)


@post("/api/tables/{table:str}/pass", status_code=HTTP_200_OK)
async def pass_for_links(table: str, request: Ask) -> WatchPass:
    """A pass for links that a browser follows, such as to the page of the roll report, at a table with restricted
    watching. It replaces the token (`Authorization`) and allows reading only."""
    word, expires = await watch_pass(request, table)
    return WatchPass(watch=word, expires=expires)


ROUTES = [
    open_table, list_tables, table_info, table_texts, table_edition, table_aids, join, reseat, ready, leave, say,
    room_chat, start, nonce, rematch, clone, pass_for_links,
]  # fmt: skip
