"""Browsers that take pushed messages, for a seat or for an account."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, put
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta

from meridian.server.background.prices import LOOKUP_REQUESTS
from meridian.server.errors import Unusable
from meridian.server.http.client_address import caller_of
from meridian.server.http.identity import seat_of_bearer, signed_in
from meridian.server.http.rate_limits import within
from meridian.server.http.services import NodeServices, node_of
from meridian.server.languages import Lang
from meridian.server.notifications.notification import NoticeTopic, Way
from meridian.server.notifications.preferences import Topics, preferences_of
from meridian.server.notifications.push import (
    PushServices,
    checked_topics,
    subscribe,
    subscription_id,
    unsubscribe,
)
from meridian.server.notifications.push_encryption import browser_keys
from meridian.server.notifications.quiet_hours import QuietHours
from meridian.server.stores.records import AccountRow, SeatRow
from meridian.server.stores.state import StoredPush

Ask = Request[Any, Any, Any]
Key = Annotated[str, Meta(max_length=120)]


class PushKey(msgspec.Struct, frozen=True, kw_only=True):
    """The public key with which browsers subscribe."""

    key: str


class Subscription(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A browser's subscription: where, with which keys, what the device is called, and what it wants when."""

    endpoint: Annotated[str, Meta(max_length=2000)] = ""
    p256dh: Key = ""
    auth: Key = ""
    device: Annotated[str, Meta(max_length=60)] = ""
    lang: Lang = "en"
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    quiet: Annotated[str, Meta(max_length=11)] = ""
    topics: Topics = msgspec.field(default_factory=lambda: list(NoticeTopic))


class PushDevice(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that takes messages."""

    id: str
    device: str
    quiet: str
    topics: list[str]


class LostPushDevice(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that has ended its subscription."""

    device: str
    at: float


class PushDevices(msgspec.Struct, frozen=True, kw_only=True):
    """All browsers of a seat or an account."""

    devices: list[PushDevice]
    lost: list[LostPushDevice]


@get("/api/push/key")
async def push_key(request: Ask) -> PushKey:
    """The key with which a browser subscribes."""
    return PushKey(key=_services(node_of(request)).vapid.public)


@get("/api/me/push")
async def my_devices(request: Ask) -> PushDevices:
    """The browsers of the account."""
    return _told(await signed_in(request))


@put("/api/me/push")
async def push_to_me(data: JSONBody[Subscription], request: Ask) -> PushDevices:
    """Send to this browser, or change what it wants."""
    return await _subscribe(request, await signed_in(request), data)


@delete("/api/me/push/{device:str}", status_code=HTTP_200_OK)
async def no_push_to_me(device: FromPath[str], request: Ask) -> PushDevices:
    """Send nothing to a browser any more; what was said about lost ones is taken as read."""
    return await _unsubscribe(request, await signed_in(request), device)


@get("/api/tables/{table:str}/seat/push")
async def devices_of_seat(table: FromPath[str], request: Ask) -> PushDevices:
    """The browsers of a seat."""
    return _told(await seat_of_bearer(request, table))


@put("/api/tables/{table:str}/seat/push")
async def push_to_seat(table: FromPath[str], data: JSONBody[Subscription], request: Ask) -> PushDevices:
    """Send what concerns this seat to this browser, or change what it wants."""
    return await _subscribe(request, await seat_of_bearer(request, table), data)


@delete("/api/tables/{table:str}/seat/push/{device:str}", status_code=HTTP_200_OK)
async def no_push_to_seat(table: FromPath[str], device: FromPath[str], request: Ask) -> PushDevices:
    """Send nothing about this seat to a browser any more."""
    return await _unsubscribe(request, await seat_of_bearer(request, table), device)


async def _subscribe(request: Ask, row: SeatRow | AccountRow, data: Subscription) -> PushDevices:
    node = node_of(request)
    browser_keys(data.p256dh, data.auth)
    QuietHours(data.quiet, data.zone)
    if not data.device.isprintable():
        raise Unusable.because("bad-name", most=60)
    browser = StoredPush(
        id=subscription_id(data.endpoint),
        endpoint=data.endpoint,
        p256dh=data.p256dh,
        auth=data.auth,
        device=data.device,
        lang=data.lang,
        zone=data.zone,
        quiet=data.quiet,
        topics=list(checked_topics(data.topics)),
    )
    if browser.id not in [one.id for one in preferences_of(row).push]:
        within(node.gate.request(caller_of(request), cost=LOOKUP_REQUESTS))
        await _services(node).http.check(data.endpoint)
    await subscribe(node.store, row, browser)
    return await _again(node, row)


async def _unsubscribe(request: Ask, row: SeatRow | AccountRow, device: str) -> PushDevices:
    node = node_of(request)
    await unsubscribe(node.store, row, device)
    return await _again(node, row)


async def _again(node: NodeServices, row: SeatRow | AccountRow) -> PushDevices:
    if isinstance(row, AccountRow):
        return _told(await node.store.account(row.id) or row)
    return _told(next((one for one in await node.store.seats(row.table) if one.seat == row.seat), row))


def _told(row: SeatRow | AccountRow) -> PushDevices:
    said = preferences_of(row)
    return PushDevices(
        devices=[PushDevice(id=one.id, device=one.device, quiet=one.quiet, topics=one.topics) for one in said.push],
        lost=[LostPushDevice(device=one.device, at=one.at) for one in said.lost_push],
    )


def _services(node: NodeServices) -> PushServices:
    found = node.outbox.channels[Way.PUSH]
    assert isinstance(found, PushServices)
    return found


ROUTES = [push_key, my_devices, push_to_me, no_push_to_me, devices_of_seat, push_to_seat, no_push_to_seat]
