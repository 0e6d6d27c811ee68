"""Feeds by secret link, for a seat or for an account."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED

from meridian.server.accounts.accounts import subject_of
from meridian.server.accounts.tokens import TokenKind
from meridian.server.errors import NotFound
from meridian.server.http.identity import seat_of_bearer, signed_in
from meridian.server.http.response_cache import UNCHANGED
from meridian.server.http.services import node_of
from meridian.server.notifications import feeds
from meridian.server.notifications.links import Links, feed_pass, home_of
from meridian.server.notifications.preferences import Preferences, change_preferences, preferences_of
from meridian.server.stores.records import AccountRow, SeatRow

Ask = Request[Any, Any, Any]


class FeedLinks(msgspec.Struct, frozen=True, kw_only=True):
    """Secret links: a calendar of deadlines, a feed of turns."""

    deadlines: str
    turns: str


@post("/api/tables/{table:str}/seat/feed", status_code=HTTP_200_OK)
async def seat_feed(table: FromPath[str], request: Ask) -> FeedLinks:
    """The secret links of a seat."""
    return _links(request, await seat_of_bearer(request, table))


@delete("/api/tables/{table:str}/seat/feed")
async def revoke_seat_feed(table: FromPath[str], request: Ask) -> None:
    """Revoke all feed links of this seat."""
    await _revoke(request, await seat_of_bearer(request, table))


@post("/api/me/feed", status_code=HTTP_200_OK)
async def my_feed(request: Ask) -> FeedLinks:
    """The secret links of an account."""
    return _links(request, await signed_in(request))


@delete("/api/me/feed")
async def revoke_my_feed(request: Ask) -> None:
    """Revoke all feed links of this account."""
    await _revoke(request, await signed_in(request))


@get("/feeds/{token:str}/deadlines.ics", media_type=feeds.CALENDAR_TYPE, responses=UNCHANGED)
async def deadlines(token: FromPath[str], request: Ask) -> Response[bytes]:
    """The open deadlines, as a calendar."""
    owner, due = await _owned(request, token)
    return _unless_known(request, feeds.deadlines(due, preferences_of(owner).lang), feeds.CALENDAR_TYPE)


@get("/feeds/{token:str}/turns.atom", media_type=feeds.ATOM_TYPE, responses=UNCHANGED)
async def turns(token: FromPath[str], request: Ask) -> Response[bytes]:
    """The open questions, as an Atom feed."""
    owner, due = await _owned(request, token)
    said = preferences_of(owner)
    home = home_of(node_of(request).settings)
    if isinstance(owner, SeatRow):
        name, begun = f"{owner.table}/{owner.seat}", owner.joined
    else:
        name, begun = owner.id, owner.created
    return _unless_known(request, feeds.turns(due, name, home, said.lang, said.zone, begun), feeds.ATOM_TYPE)


def _links(request: Ask, row: SeatRow | AccountRow) -> FeedLinks:
    node = node_of(request)
    link = Links(node.signer, node.settings).feed(row)
    return FeedLinks(deadlines=f"{link}/deadlines.ics", turns=f"{link}/turns.atom")


async def _revoke(request: Ask, row: SeatRow | AccountRow) -> None:
    def edit(said: Preferences) -> Preferences:
        return msgspec.structs.replace(said, feed=said.feed + 1)

    await change_preferences(node_of(request).store, row, edit)


async def _owned(request: Ask, token: str) -> tuple[SeatRow | AccountRow, list[feeds.Due]]:
    """The owner of a feed and the owner's open questions. All invalid links get the same error."""
    node = node_of(request)
    said = node.signer.read(token, TokenKind.FEED)
    owner = await subject_of(node.store, said) if said is not None else None
    if owner is None or feed_pass(owner) != said:
        raise NotFound.because("no-such-feed")
    if isinstance(owner, SeatRow):
        return owner, await node.lobby.turns_of_seat(owner.table, owner.seat)
    return owner, await node.lobby.turns_of_account(owner.id)


def _unless_known(request: Ask, data: bytes, kind: str) -> Response[bytes]:
    """The feed, or 304 if the reader has it already."""
    tag = feeds.etag(data)
    headers = {"ETag": tag, "Cache-Control": "private, no-cache", "Content-Type": kind}
    known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    if tag in known or "*" in known:
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    return Response(data, headers=headers)


ROUTES = [seat_feed, revoke_seat_feed, my_feed, revoke_my_feed, deadlines, turns]
