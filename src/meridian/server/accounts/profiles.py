"""Profiles without e-mail: made with a name and a password or passkey, opened with those or with a code that works
once."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Final, Protocol

import msgspec

from meridian.server.accounts import passkeys
from meridian.server.accounts.accounts import DAY_SECONDS, SignInServices, begin_session, invited_with, use_once
from meridian.server.accounts.codes import RECOVERY_LETTERS, code_hash, draw_code
from meridian.server.accounts.names import checked_player, name_key
from meridian.server.accounts.passkeys import PasskeyChallenge, Site
from meridian.server.accounts.passwords import Passwords, checked_password
from meridian.server.accounts.tokens import TokenKind, draw_token, hash_of
from meridian.server.errors import Conflicting, Forbidden, NotSignedIn, Unusable
from meridian.server.languages import Lang
from meridian.server.moderation.blocked_words import BlockedWords
from meridian.server.notifications.preferences import Preferences, kept
from meridian.server.stores import NameTaken, NotInvited, Store, StoreConflict
from meridian.server.stores.records import AccountRow, CodeKind, CodeRow, PasskeyRow

RECOVERY_CODES: Final = 8
HAND_OVER_SECONDS: Final = 120.0
OPERATOR_LINK_SECONDS: Final = DAY_SECONDS


class ProfileServices(SignInServices, Protocol):
    """The part of a node that profiles need."""

    @property
    def passwords(self) -> Passwords: ...
    @property
    def blocked_words(self) -> BlockedWords: ...


class NewProfile:
    """A profile that a user wants to make; its name and invitation are checked first."""

    def __init__(self, node: ProfileServices, name: str, lang: Lang, invitation: str) -> None:
        self.node = node
        self.name = checked_player(name, node.blocked_words)
        self.lang: Lang = lang
        self.invitation = invited_with(node.settings, invitation)

    async def with_password(self, password: str, now: float) -> tuple[str, AccountRow]:
        """Make the profile with a password. Returns a session and the account."""
        hashed = await self.node.passwords.hash(checked_password(password, self.name))
        return await self._store(draw_account(), now, password=hashed)

    async def with_passkey(
        self, site: Site, token: str, credential: dict[str, Any], now: float
    ) -> tuple[str, AccountRow]:
        """Make the profile with the passkey that a browser has made for it. Returns a session and the account."""
        passkey = await _new_passkey(self.node, site, token, credential, "", now)
        return await self._store(passkey.account, now, passkey=passkey)

    async def _store(
        self, account: str, now: float, password: str | None = None, passkey: PasskeyRow | None = None
    ) -> tuple[str, AccountRow]:
        row = AccountRow(
            id=account,
            name=self.name,
            created=now,
            wishes=kept({}, Preferences(lang=self.lang)),
            name_key=name_key(self.name),
        )
        store = self.node.store
        try:
            await store.create_profile(row, now, password, passkey, self.invitation)
        except NotInvited:
            raise Forbidden.because("not-invited") from None
        except NameTaken:
            raise name_taken(self.name) from None
        return await begin_session(store, row.id, now), row


def draw_account() -> str:
    """A random id for a new account."""
    return secrets.token_urlsafe(9)


def name_taken(name: str) -> Conflicting:
    """The error for a name that another profile has."""
    return Conflicting.because("name-taken", name=name)


# Signing in


async def sign_in_with_password(node: ProfileServices, name: str, password: str, now: float) -> tuple[str, AccountRow]:
    """A session and the account. Whether there is such a name shows neither in the answer nor in its time."""
    store = node.store
    account = await store.account_by_name(name_key(name))
    hashed = await store.password("" if account is None else account.id)
    if not await node.passwords.verify(password, hashed) or account is None or hashed is None:
        raise NotSignedIn.because("wrong-password")
    if node.passwords.is_outdated(hashed):
        await store.put_password(account.id, await node.passwords.hash(password))
    return await begin_session(store, account.id, now), account


async def sign_in_with_code(store: Store, hashed: str | None, wrong: str, now: float) -> tuple[str, AccountRow]:
    """A session and the account of a code that works once; `wrong` is the key of the error if it does not."""
    code = await store.use_code(hashed, now) if hashed else None
    account = await store.account(code.account) if code else None
    if account is None:
        raise NotSignedIn.because(wrong)
    return await begin_session(store, account.id, now), account


async def sign_in_with_passkey(
    node: ProfileServices, site: Site, token: str, credential: dict[str, Any], now: float
) -> tuple[str, AccountRow]:
    """A session and the account of a passkey."""
    purpose, challenge = passkeys.account_of_challenge(node.signer, token, now)
    found = await node.store.passkey(str(credential.get("id", "")))
    account = await node.store.account(found.account) if found else None
    if purpose != passkeys.SIGN_IN or found is None or account is None:
        raise NotSignedIn.because("passkey-unknown")
    count = await asyncio.to_thread(passkeys.used, site, challenge, credential, found)
    if not await use_once(node.store, f"passkey/{token[-43:]}", now):
        raise NotSignedIn.because("passkey-late")
    if not await node.store.use_passkey(found.id, count, now):
        raise NotSignedIn.because("passkey-unknown")
    return await begin_session(node.store, account.id, now), account


# The ways to sign in to an account


async def passkey_challenge(node: ProfileServices, site: Site, account: AccountRow, now: float) -> PasskeyChallenge:
    """A challenge for another passkey of an account."""
    known = await node.store.passkeys(account.id)
    if len(known) >= passkeys.MOST_PASSKEYS:
        raise Unusable.because("passkeys-enough", most=passkeys.MOST_PASSKEYS)
    return await asyncio.to_thread(passkeys.challenge_to_make, node.signer, site, account.id, account.name, known, now)


async def add_passkey(
    node: ProfileServices,
    site: Site,
    account: AccountRow,
    token: str,
    credential: dict[str, Any],
    label: str,
    now: float,
) -> None:
    """Give an account the passkey that a browser has made for it, and its name to itself."""
    passkey = await _new_passkey(node, site, token, credential, label, now)
    if passkey.account != account.id:
        raise NotSignedIn.because("passkey-late")
    try:
        await node.store.put_passkey(passkey)
    except StoreConflict:
        raise Conflicting.because("passkey-known") from None


async def _new_passkey(
    node: ProfileServices, site: Site, token: str, credential: dict[str, Any], label: str, now: float
) -> PasskeyRow:
    account, challenge = passkeys.account_of_challenge(node.signer, token, now)
    if account == passkeys.SIGN_IN:
        raise NotSignedIn.because("passkey-late")
    return await asyncio.to_thread(passkeys.made, site, challenge, credential, account, label, now)


async def change_password(
    node: ProfileServices, account: AccountRow, current: str, password: str, now: float
) -> AccountRow:
    """Set a password, or another one; `current` is the one before, or a recovery code. With a password the name is how
    one signs in, so nobody else may have it."""
    store = node.store
    hashed = await store.password(account.id)
    if hashed is not None and not await node.passwords.verify(current, hashed):
        used = await store.use_code(code_hash(current), now)
        if used is None or used.account != account.id:
            raise Forbidden.because("wrong-current-password")
    new = await node.passwords.hash(checked_password(password, account.name))
    account = await claim_name(store, account)
    await store.put_password(account.id, new)
    return account


async def claim_name(store: Store, account: AccountRow) -> AccountRow:
    """Make the name of an account one that nobody else can have."""
    key = name_key(account.name)
    if account.name_key == key:
        return account
    try:
        claimed = await store.change_account(account.id, _claim_name)
    except StoreConflict:
        raise name_taken(account.name) from None
    return claimed or account


def _claim_name(account: AccountRow) -> AccountRow:
    return msgspec.structs.replace(account, name_key=name_key(account.name))


async def check_another_way(store: Store, account: AccountRow, without: str) -> None:
    """Raises BadInput if this passkey, or `password`, is the only way to sign in to an account."""
    ways = [one.id for one in await store.passkeys(account.id)]
    if await store.password(account.id) is not None:
        ways.append("password")
    if account.email is None and set(ways) <= {without}:
        raise Conflicting.because("only-way")


async def new_recovery_codes(store: Store, account: str) -> list[str]:
    """New recovery codes, shown only here; the old ones are void."""
    codes = [draw_code(RECOVERY_LETTERS) for _ in range(RECOVERY_CODES)]
    rows = [CodeRow(code_hash=code_hash(code), account=account, kind="recovery") for code in codes]
    await store.put_codes(account, "recovery", rows)
    return codes


async def new_link_token(store: Store, account: str, kind: CodeKind, expires: float) -> str:
    """The token of a link that signs another device in once, shown only here; the one before is void."""
    token = draw_token(TokenKind.DEVICE)
    hashed = hash_of(token, TokenKind.DEVICE)
    assert hashed is not None
    await store.put_codes(account, kind, [CodeRow(code_hash=hashed, account=account, kind=kind, expires=expires)])
    return token
