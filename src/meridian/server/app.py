"""The server as an ASGI application: the lobby over HTTP, the tables over sockets."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND, HTTP_422_UNPROCESSABLE_ENTITY

from meridian import games
from meridian.core.errors import BadInput
from meridian.server.live import LiveTable, Watcher
from meridian.server.lobby import Lobby, NoSuchTable
from meridian.server.stores import StoreError, open_store
from meridian.server.wire import (
    Answer,
    FromClient,
    Hello,
    Join,
    NewTable,
    Opened,
    Refused,
    Say,
    Seated,
    TableInfo,
    ToClient,
    Trouble,
    Undo,
    schema,
)

BODY = 1_000_000
"""The largest request, in bytes: an edition of one's own fits."""
FRAME = 16_384
"""The largest message of a socket."""

_READ: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(type=FromClient)
_WRITE = msgspec.json.Encoder()


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host's word."""

    host: str


class Health(msgspec.Struct, frozen=True):
    """Whether this node works, and what it holds."""

    ok: bool
    tables: int
    error: str | None = None


@get("/health", sync_to_thread=False)
async def health(state: State) -> Response[Health]:
    """Whether answers can be made durable."""
    lobby: Lobby = state.lobby
    found = await lobby.store.health()
    return Response(Health(found.ok, len(lobby.live), found.error), status_code=200 if found.ok else 503)


@get("/api/games")
async def list_games() -> list[dict[str, Any]]:
    """Every game with its numbers of players, options and presets."""
    found = []
    for name in games.names():
        game = games.load(name)
        settings = [
            {"name": o.name, "default": o.default, "values": o.values(), "clauses": o.clauses} for o in game.settings
        ]
        found.append({"name": name, "seats": list(game.seats), "options": settings, "presets": game.presets})
    return found


@get("/api/schema/socket")
async def socket_schema() -> dict[str, Any]:
    """The JSON schema of every socket message."""
    return schema()


@post("/api/tables")
async def open_table(data: NewTable, state: State) -> Opened:
    """Open a table."""
    return await lobby_of(state).open_table(data)


@get("/api/tables/{table:str}")
async def table_info(table: str, state: State) -> TableInfo:
    """What everybody may know of a table, the commitment of its dice among it."""
    return await lobby_of(state).info(table)


@post("/api/tables/{table:str}/join")
async def join(table: str, data: Join, state: State) -> Seated:
    """Take a seat; the token is told this once."""
    return await lobby_of(state).join(table, data)


@post("/api/tables/{table:str}/start", status_code=HTTP_200_OK)
async def start(table: str, data: Start, state: State) -> TableInfo:
    """Begin the game."""
    lobby = lobby_of(state)
    await lobby.start(table, data.host)
    return await lobby.info(table)


@get("/api/tables/{table:str}/report")
async def report(table: str, state: State) -> Response[Any]:
    """The record of all rolls, as it may be known now."""
    live = await lobby_of(state).find(table)
    return Response(msgspec.to_builtins(live.report()))


def lobby_of(state: State) -> Lobby:
    """The lobby of this application."""
    found: Lobby = state.lobby
    return found


# Sockets


@websocket("/api/tables/{table:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """One seat, or one spectator, at a table: first a Hello, then whatever happens."""
    await socket.accept()
    lobby: Lobby = socket.app.state.lobby
    live: LiveTable | None = None
    watcher: Watcher | None = None
    sending: asyncio.Task[None] | None = None
    try:
        hello = read(await socket.receive_data(mode="text"))
        if not isinstance(hello, Hello):
            raise BadInput("the first message is a hello")
        seat = await lobby.seat_of(table, hello.token)
        live = await lobby.find(table)
        watcher = await live.enter(seat, hello.after, hello.branch)
        sending = asyncio.create_task(send(socket, watcher))
        while True:
            await serve(live, watcher, read(await socket.receive_data(mode="text")))
    except WebSocketDisconnect:
        pass
    except (BadInput, StoreError) as error:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_data(_WRITE.encode(Trouble(str(error))), mode="text")
            await socket.close()
    finally:
        if live is not None and watcher is not None:
            live.leave(watcher)
        if sending is not None:
            sending.cancel()


def read(text: str | bytes) -> FromClient:
    """A message of a client, or one line about what is wrong with it."""
    if len(text) > FRAME:
        raise BadInput(f"a message has at most {FRAME} bytes")
    try:
        return _READ.decode(text)
    except msgspec.MsgspecError as error:
        raise BadInput(f"unreadable message: {error}") from None


async def serve(live: LiveTable, watcher: Watcher, said: FromClient) -> None:
    """Do what a client says; the reply takes its place in the queue of its socket."""
    reply: ToClient
    if isinstance(said, Hello | Say):
        reply = Trouble("this is not understood here")
    elif watcher.seat is None:
        reply = Refused(said.key, "spectator", "a spectator has no answer to give")
    elif isinstance(said, Answer):
        reply = await live.answer(watcher.seat, said)
    else:
        assert isinstance(said, Undo)
        reply = await live.undo(watcher.seat, said)
    watcher.tell(reply)


async def send(socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
    """Send what waits for a socket, in order, until nothing more will come."""
    while (message := await watcher.queue.get()) is not None:
        await socket.send_data(_WRITE.encode(message), mode="text")
    await socket.close()


# The application


def said_no(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    """Bad input gets one clear line."""
    status = HTTP_404_NOT_FOUND if isinstance(error, NoSuchTable) else HTTP_422_UNPROCESSABLE_ENTITY
    return Response({"error": str(error)}, status_code=status)


def make_app(database: str, node: str) -> Litestar:
    """The application of one node."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await open_store(database)
        lobby = Lobby(store, node)
        app.state.lobby = lobby
        await lobby.take_over()
        leases = asyncio.create_task(lobby.keep_leases())
        try:
            yield
        finally:
            leases.cancel()
            await lobby.close()
            await store.close()

    return Litestar(
        route_handlers=[health, list_games, socket_schema, open_table, table_info, join, start, report, socket],
        lifespan=[lifespan],
        exception_handlers={BadInput: said_no},
        request_max_body_size=BODY,
        openapi_config=OpenAPIConfig(title="Meridian", version="1"),
    )
