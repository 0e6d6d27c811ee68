"""The ways into one's own profile over HTTP: password, passkeys, recovery codes, and a link to another device."""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, post, put
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta

from meridian.server.accounts import profiles
from meridian.server.accounts.names import is_readable
from meridian.server.accounts.passkeys import LABEL_LETTERS, PasskeyChallenge
from meridian.server.accounts.tokens import TokenKind, hash_of
from meridian.server.errors import NotFound, Unusable
from meridian.server.http.client_address import caller_of
from meridian.server.http.identity import bearer, signed_in
from meridian.server.http.rate_limits import within
from meridian.server.http.routes.accounts import Token
from meridian.server.http.routes.invitations import InvitationLink, is_only_here, links_to
from meridian.server.http.routes.profiles import Password, site
from meridian.server.http.services import NodeServices, node_of
from meridian.server.stores.records import AccountRow

Ask = Request[Any, Any, Any]


class PasskeyInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A passkey of the account."""

    id: str
    label: str
    created: float
    used: float


class MyWays(msgspec.Struct, frozen=True, kw_only=True):
    """How the account signs in; `recovery` is the number of recovery codes that are left."""

    email: bool
    password: bool
    passkeys: list[PasskeyInfo]
    recovery: int


class NewPassword(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new password; `current` is the one before, if there is one, or a recovery code."""

    password: Password
    current: Password = ""


class NewPasskey(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The answer of a browser that has made a passkey, and what it is called in lists."""

    token: Token
    credential: dict[str, Any]
    label: Annotated[str, Meta(max_length=LABEL_LETTERS)] = ""


class PasskeyLabel(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a passkey is called in lists."""

    label: Annotated[str, Meta(max_length=LABEL_LETTERS)] = ""


class RecoveryCodes(msgspec.Struct, frozen=True, kw_only=True):
    """New recovery codes, sent only once."""

    codes: list[str]


class HandOver(msgspec.Struct, frozen=True, kw_only=True):
    """Links that sign another device in, once, until they expire; any of them will do. With `only_here` no other
    machine reaches this server."""

    links: list[InvitationLink]
    seconds: int
    only_here: bool


@get("/api/me/sign-in")
async def my_ways(request: Ask) -> MyWays:
    """How the account signs in."""
    return await _ways(node_of(request), await signed_in(request))


@put("/api/me/password")
async def set_password(data: JSONBody[NewPassword], request: Ask) -> MyWays:
    """Set or change the password. All other devices are signed out."""
    node, account = node_of(request), await signed_in(request)
    within(node.gate.password(caller_of(request), account.id))
    account = await profiles.change_password(node, account, data.current, data.password, time.time())
    await node.store.delete_sessions(account.id, but=hash_of(bearer(request), TokenKind.SESSION))
    return await _ways(node, account)


@post("/api/me/passkeys/challenge", status_code=HTTP_200_OK)
async def passkey_challenge(request: Ask) -> PasskeyChallenge:
    """A challenge for another passkey."""
    node, account = node_of(request), await signed_in(request)
    return await profiles.passkey_challenge(node, site(request), account, time.time())


@post("/api/me/passkeys")
async def add_passkey(data: JSONBody[NewPasskey], request: Ask) -> MyWays:
    """Add a passkey."""
    node, account = node_of(request), await signed_in(request)
    _check_label(data.label)
    await profiles.add_passkey(node, site(request), account, data.token, data.credential, data.label, time.time())
    return await _ways(node, account)


@put("/api/me/passkeys/{passkey:str}")
async def label_passkey(passkey: FromPath[str], data: JSONBody[PasskeyLabel], request: Ask) -> MyWays:
    """Say what a passkey is called in lists."""
    node, account = node_of(request), await signed_in(request)
    _check_label(data.label)
    if not await node.store.label_passkey(account.id, passkey, data.label):
        raise NotFound.because("no-such-passkey")
    return await _ways(node, account)


@delete("/api/me/passkeys/{passkey:str}", status_code=HTTP_200_OK)
async def remove_passkey(passkey: FromPath[str], request: Ask) -> MyWays:
    """Remove a passkey, unless it is the only way to sign in."""
    node, account = node_of(request), await signed_in(request)
    await profiles.check_another_way(node.store, account, passkey)
    if not await node.store.delete_passkey(account.id, passkey):
        raise NotFound.because("no-such-passkey")
    return await _ways(node, account)


@post("/api/me/recovery", status_code=HTTP_200_OK)
async def renew_recovery(request: Ask) -> RecoveryCodes:
    """New recovery codes. The old ones are void."""
    account = await signed_in(request)
    return RecoveryCodes(codes=await profiles.new_recovery_codes(node_of(request).store, account.id))


@post("/api/me/hand-over", status_code=HTTP_200_OK)
async def hand_over(request: Ask) -> HandOver:
    """A link and QR code that sign another device in to this profile, once."""
    node, account = node_of(request), await signed_in(request)
    expires = time.time() + profiles.HAND_OVER_SECONDS
    token = await profiles.new_link_token(node.store, account.id, "device", expires)
    return HandOver(
        links=await links_to(node, request, f"sign-in/{token}"),
        seconds=int(profiles.HAND_OVER_SECONDS),
        only_here=is_only_here(node, request),
    )


def _check_label(label: str) -> None:
    if label and not is_readable(label, LABEL_LETTERS):
        raise Unusable.because("bad-name", most=LABEL_LETTERS)


async def _ways(node: NodeServices, account: AccountRow) -> MyWays:
    return MyWays(
        email=account.email is not None,
        password=await node.store.password(account.id) is not None,
        passkeys=[
            PasskeyInfo(id=one.id, label=one.label, created=one.created, used=one.used)
            for one in await node.store.passkeys(account.id)
        ],
        recovery=await node.store.recovery_codes(account.id),
    )


ROUTES = [
    my_ways, set_password, passkey_challenge, add_passkey, label_passkey, remove_passkey, renew_recovery, hand_over,
]  # fmt: skip
