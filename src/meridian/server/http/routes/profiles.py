"""Profiles without e-mail over HTTP: making one, and signing in with a password, a passkey or a recovery code."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import JSONBody
from msgspec import Meta

from meridian.server.accounts import passkeys, profiles
from meridian.server.accounts.accounts import invited_with
from meridian.server.accounts.codes import code_hash
from meridian.server.accounts.names import checked_player, name_key
from meridian.server.accounts.passkeys import PasskeyChallenge, Site, site_of
from meridian.server.accounts.passwords import LONGEST_PASSWORD
from meridian.server.errors import Unusable
from meridian.server.http.client_address import caller_of
from meridian.server.http.rate_limits import within
from meridian.server.http.routes.accounts import Code, Name, Session, Token, begun
from meridian.server.http.services import node_of
from meridian.server.languages import Lang
from meridian.server.notifications.notification import Way
from meridian.server.settings import Registration

Password = Annotated[str, Meta(max_length=LONGEST_PASSWORD)]
Ask = Request[Any, Any, Any]


class SignInWays(msgspec.Struct, frozen=True, kw_only=True):
    """What this server offers: who may make a profile (`open`: anybody; `invited`: with an invitation; `closed`:
    nobody), and whether it sends e-mail."""

    registration: Registration
    mail: bool


class PasskeyAnswer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The answer of a browser to a challenge: the challenge's token, and a credential as WebAuthn writes it in JSON."""

    token: Token
    credential: dict[str, Any]


class NewProfile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new profile, with a password or a passkey."""

    name: Name
    password: Password | None = None
    passkey: PasskeyAnswer | None = None
    lang: Lang = "en"
    invitation: Code = ""


class NewName(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The name of a profile that is to be made with a passkey."""

    name: Name
    invitation: Code = ""


class NameAndPassword(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who signs in."""

    name: Name
    password: Password


class RecoveryCode(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A recovery code, however it is typed."""

    code: Code


def site(request: Ask) -> Site:
    """The site of the page that asks; a program has none, and is taken to be at the address it asks."""
    origin = request.headers.get("origin") or str(request.base_url).rstrip("/")
    return site_of(node_of(request).settings, origin)


@get("/api/sign-in")
async def ways(request: Ask) -> SignInWays:
    """How people sign in at this server."""
    node = node_of(request)
    return SignInWays(registration=node.settings.registration, mail=Way.MAIL in node.outbox.channels)


@post("/api/profiles")
async def create(data: JSONBody[NewProfile], request: Ask) -> Session:
    """Make a profile, and sign this device in."""
    node, now = node_of(request), time.time()
    within(node.gate.password(caller_of(request)))
    new = profiles.NewProfile(node, data.name, data.lang, data.invitation)
    if (data.password is None) == (data.passkey is None):
        raise Unusable.because("password-or-passkey")
    if data.passkey is None:
        return begun(request, await new.with_password(data.password or "", now))
    answer = data.passkey
    session, account = await new.with_passkey(site(request), answer.token, answer.credential, now)
    return begun(request, (session, account), await profiles.new_recovery_codes(node.store, account.id))


@post("/api/profiles/passkey", status_code=200)
async def new_profile_challenge(data: JSONBody[NewName], request: Ask) -> PasskeyChallenge:
    """A challenge for the passkey of a new profile. Says at once if the name is taken or an invitation is missing."""
    node = node_of(request)
    within(node.gate.password(caller_of(request)))
    name = checked_player(data.name, node.blocked_words)
    invited_with(node.settings, data.invitation)
    where = site(request)
    if await node.store.account_by_name(name_key(name)) is not None:
        raise profiles.name_taken(name)
    return await asyncio.to_thread(
        passkeys.challenge_to_make, node.signer, where, profiles.draw_account(), name, [], time.time()
    )


@post("/api/session/password")
async def with_password(data: JSONBody[NameAndPassword], request: Ask) -> Session:
    """Sign in with a name and a password."""
    node = node_of(request)
    within(node.gate.password(caller_of(request), name_key(data.name)))
    return begun(request, await profiles.sign_in_with_password(node, data.name, data.password, time.time()))


@post("/api/session/recovery")
async def with_recovery_code(data: JSONBody[RecoveryCode], request: Ask) -> Session:
    """Sign in with a recovery code. It works once."""
    node = node_of(request)
    within(node.gate.password(caller_of(request)))
    return begun(request, await profiles.sign_in_with_code(node.store, code_hash(data.code), "wrong-code", time.time()))


@post("/api/session/passkey/challenge", status_code=200)
async def passkey_challenge(request: Ask) -> PasskeyChallenge:
    """A challenge for any passkey of this site."""
    where = site(request)
    return await asyncio.to_thread(passkeys.challenge_to_use, node_of(request).signer, where, time.time())


@post("/api/session/passkey")
async def with_passkey(data: JSONBody[PasskeyAnswer], request: Ask) -> Session:
    """Sign in with a passkey."""
    node = node_of(request)
    within(node.gate.password(caller_of(request)))
    return begun(
        request,
        await profiles.sign_in_with_passkey(node, site(request), data.token, data.credential, time.time()),
    )


ROUTES = [
    ways, create, new_profile_challenge, with_password, with_recovery_code, passkey_challenge, with_passkey
]  # fmt: skip
