"""Messengers: which channels a seat, an account or a whole table notifies, and of what."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from meridian.server.accounts.accounts import checked_webhook, webhook_secret
from meridian.server.background.prices import LOOKUP_REQUESTS
from meridian.server.errors import NotFound
from meridian.server.http.client_address import caller_of
from meridian.server.http.identity import seat_of_bearer, signed_in
from meridian.server.http.rate_limits import within
from meridian.server.http.services import NodeServices, node_of
from meridian.server.languages import Lang
from meridian.server.notifications.messengers import check_messenger
from meridian.server.notifications.notification import NoticeTopic
from meridian.server.notifications.preferences import (
    ACCOUNT,
    Preferences,
    Shape,
    Topics,
    change_preferences,
    preferences_of,
)
from meridian.server.notifications.push import checked_topics
from meridian.server.stores.records import AccountRow, SeatRow
from meridian.server.stores.state import SeatPrivate, StoredChannel, given

Ask = Request[Any, Any, Any]
Url = Annotated[str, Meta(max_length=2000)]


class MessengerWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where messages go: a URL and the messenger behind it (empty: a program that reads our JSON). An empty URL ends
    them. `topics` is also what e-mails are about."""

    url: Url = ""
    shape: Shape = ""
    topics: Topics = msgspec.field(default_factory=lambda: [NoticeTopic.TURN, NoticeTopic.END])


class MessengerInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Where messages go now; `secret` checks the signatures of a program's webhook."""

    url: str
    shape: str
    topics: list[str]
    secret: str | None = None


class ChannelWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A channel for the whole table, set by its host; an empty URL ends it."""

    url: Url = ""
    shape: Shape = "discord"
    lang: Lang = "en"


class ChannelInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The channel of a table, as its host sees it."""

    url: str
    shape: str
    lang: str


@get("/api/me/messenger")
async def my_messenger(request: Ask) -> MessengerInfo:
    """Where messages of the account go."""
    return _told(node_of(request), await signed_in(request))


@put("/api/me/messenger")
async def set_my_messenger(data: JSONBody[MessengerWish], request: Ask) -> MessengerInfo:
    """Set where messages of the account go."""
    return await _set(request, await signed_in(request), data)


@get("/api/tables/{table:str}/seat/messenger")
async def messenger_of_seat(table: FromPath[str], request: Ask) -> MessengerInfo:
    """Where messages of a seat go."""
    return _told(node_of(request), await seat_of_bearer(request, table))


@put("/api/tables/{table:str}/seat/messenger")
async def set_messenger_of_seat(table: FromPath[str], data: JSONBody[MessengerWish], request: Ask) -> MessengerInfo:
    """Set where messages of a seat go."""
    return await _set(request, await seat_of_bearer(request, table), data)


@get("/api/tables/{table:str}/seat/channel")
async def channel(table: FromPath[str], request: Ask) -> ChannelInfo:
    """The channel of the whole table, for its host."""
    return _channel(await _host(request, table))


@put("/api/tables/{table:str}/seat/channel")
async def set_channel(table: FromPath[str], data: JSONBody[ChannelWish], request: Ask) -> ChannelInfo:
    """Set the channel of the whole table."""
    node, seat = node_of(request), await _host(request, table)
    await _check(request, data.shape, data.url)
    wished = StoredChannel(data.url, data.shape, data.lang) if data.url else None
    await node.store.set_private(table, seat.seat, SeatPrivate(channel=wished))
    return ChannelInfo(url=data.url, shape=data.shape, lang=data.lang)


async def _host(request: Ask, table: str) -> SeatRow:
    seat = await seat_of_bearer(request, table)
    if given(seat.private.host, False) is not True:
        raise NotFound.because("not-the-host")
    return seat


def _channel(seat: SeatRow) -> ChannelInfo:
    found = given(seat.private.channel, None)
    if found is None:
        return ChannelInfo(url="", shape="discord", lang="en")
    return ChannelInfo(url=found.url, shape=found.shape, lang=found.lang)


async def _check(request: Ask, shape: str, url: str) -> None:
    if url:
        check_messenger(shape, url)
        within(node_of(request).gate.request(caller_of(request), cost=LOOKUP_REQUESTS))
        await checked_webhook(node_of(request), url)


async def _set(request: Ask, row: SeatRow | AccountRow, data: MessengerWish) -> MessengerInfo:
    node, topics = node_of(request), tuple(checked_topics(data.topics))
    await _check(request, data.shape, data.url)

    def edit(said: Preferences) -> Preferences:
        return msgspec.structs.replace(said, webhook=data.url, shape=data.shape, topics=topics)

    return _info(node, row, await change_preferences(node.store, row, edit))


def _told(node: NodeServices, row: SeatRow | AccountRow) -> MessengerInfo:
    return _info(node, row, preferences_of(row))


def _info(node: NodeServices, row: SeatRow | AccountRow, said: Preferences) -> MessengerInfo:
    owner = ACCOUNT + row.id if isinstance(row, AccountRow) else f"{row.table}/{row.seat}"
    secret = None if said.shape else webhook_secret(node, owner, said.webhook)
    return MessengerInfo(url=said.webhook, shape=said.shape, topics=list(said.topics), secret=secret)


ROUTES = [my_messenger, set_my_messenger, messenger_of_seat, set_messenger_of_seat, channel, set_channel]
