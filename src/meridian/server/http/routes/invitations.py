"""Invitations: the links to a table or a competition, with their QR codes, and the switch that lets friends in this
network in."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta

from meridian.core.errors import BadInput
from meridian.server.accounts.codes import LONGEST_CODE
from meridian.server.errors import Conflicting, Forbidden
from meridian.server.http.client_address import caller_of, is_on_this_machine
from meridian.server.http.local_network import is_loopback, qr_rows
from meridian.server.http.rate_limits import within
from meridian.server.http.services import NodeServices, node_of
from meridian.server.lobby.join_codes import code_of, table_of

Ask = Request[Any, Any, Any]
MAX_URL_LETTERS: Final = 200
"""Of an address for which there is a QR code: the caller may have made it up."""


class InvitationLink(msgspec.Struct, frozen=True, kw_only=True):
    """A link, and the rows of its QR code: `1` is dark."""

    url: str
    qr: tuple[str, ...]


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """How friends come to a table: by a link, or by a `code` typed on the start page until the game begins. With
    `only_here` no other machine reaches it; `can_open` says whether the caller may change that."""

    links: list[InvitationLink]
    code: str
    only_here: bool
    can_open: bool


class CompetitionInvitation(msgspec.Struct, frozen=True, kw_only=True):
    """How entrants come to a competition; with `only_here` no other machine reaches the links."""

    links: list[InvitationLink]
    only_here: bool


class JoinCode(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A code of a table as it was typed."""

    code: Annotated[str, Meta(min_length=1, max_length=LONGEST_CODE)]


class JoinedTable(msgspec.Struct, frozen=True, kw_only=True):
    """The table to which a code leads."""

    table: str


@get("/api/tables/{table:str}/invitation")
async def invitation(table: str, request: Ask) -> Invitation:
    """The links to a table: at the public address, at the one the caller uses, or at those of this machine in its
    network."""
    node = node_of(request)
    return await _invitation(node, (await node.lobby.info(table)).status == "open", table, request)


@get("/api/competitions/{competition:str}/invitation")
async def competition_invitation(competition: FromPath[str], request: Ask) -> CompetitionInvitation:
    """The links to a competition, like those to a table."""
    node = node_of(request)
    found = await node.competitions.info(competition, None)
    links = await links_to(node, request, f"competition/{found.id}")
    return CompetitionInvitation(links=links, only_here=is_only_here(node, request))


@post("/api/tables/{table:str}/invitation/open", status_code=HTTP_200_OK)
async def open_to_network(table: str, request: Ask) -> Invitation:
    """Let the other machines in this network reach the server, until it ends. Only `meridian play` can be opened, and
    only by the person at its machine."""
    node = node_of(request)
    waits = (await node.lobby.info(table)).status == "open"
    # A page of another host, whose name leads here, is not the person at this machine.
    if not is_on_this_machine(request) or not is_loopback(request.url.hostname or ""):
        raise Forbidden.because("only-at-this-machine")
    try:
        await node.network.open()
    except BadInput:
        raise Conflicting.because("no-network") from None
    return await _invitation(node, waits, table, request)


@post("/api/join-codes", status_code=HTTP_200_OK)
async def use_join_code(data: JoinCode, request: Ask) -> JoinedTable:
    """The table to which a code leads, until its game begins. Guesses are limited."""
    node = node_of(request)
    within(node.gate.password(caller_of(request)))
    return JoinedTable(table=await table_of(node.store, data.code))


async def _invitation(node: NodeServices, waits: bool, table: str, request: Ask) -> Invitation:
    links = await links_to(node, request, f"table/{table}")
    can_open = node.network.can_open and is_on_this_machine(request)
    code = await code_of(node.store, table) if waits else ""
    return Invitation(links=links, code=code, only_here=is_only_here(node, request), can_open=can_open)


def is_only_here(node: NodeServices, request: Ask) -> bool:
    """Whether no other machine reaches this server, as far as it knows."""
    return not node.settings.public_url and not node.network.is_open and is_loopback(request.url.hostname or "")


async def links_to(node: NodeServices, request: Ask, place: str) -> list[InvitationLink]:
    """The links to a place in the client, one for each address of the server."""
    urls = [f"{url}/#/{place}" for url in _urls(node, request) if len(url) <= MAX_URL_LETTERS]
    codes = await asyncio.gather(*(asyncio.to_thread(qr_rows, url) for url in urls))
    return [InvitationLink(url=url, qr=rows) for url, rows in zip(urls, codes, strict=True)]


def _urls(node: NodeServices, request: Ask) -> list[str]:
    if node.settings.public_url:
        return [node.settings.public_url]
    if node.network.is_open and is_loopback(request.url.hostname or ""):
        return node.network.urls()
    return [str(request.base_url).rstrip("/")]


ROUTES = [invitation, competition_invitation, open_to_network, use_join_code]
