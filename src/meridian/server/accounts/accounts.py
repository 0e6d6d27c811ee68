"""Accounts: signing in with a link in an e-mail, and staying signed in. Ways without e-mail are in `profiles`.

A sign-in e-mail waits in the outbox like any notification, with its retries, but without its link. The link is signed
when the e-mail is sent, so nothing in the database opens an account. A request to sign in makes the same store calls
whether the account exists or not; the account is created when the link is used.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, Protocol

import msgspec

from meridian.server.accounts.codes import code_hash
from meridian.server.accounts.tokens import SignedToken, Signer, TokenKind, draw_token, hash_of
from meridian.server.errors import Forbidden, NotSignedIn, Unusable
from meridian.server.languages import Lang
from meridian.server.moderation.suspensions import check_suspended
from meridian.server.notifications.mail import mail_address
from meridian.server.notifications.notification import Notification, Opens, Way
from meridian.server.notifications.outbox import Outbox
from meridian.server.notifications.preferences import Preferences, kept
from meridian.server.notifications.webhook import Webhooks
from meridian.server.settings import Settings
from meridian.server.stores import NotInvited, Store, StoreConflict
from meridian.server.stores.records import AccountRow, NoticeRow, SeatRow, SessionRow
from meridian.server.texts import say

LETTER_SECONDS: Final = 3600.0  # a sign-in e-mail that could not be delivered is not sent after this
DAY_SECONDS: Final = 86400.0
SESSION_SECONDS: Final = 90 * DAY_SECONDS
USED: Final = "used"


class SignInServices(Protocol):
    """The part of a node that every way to sign in needs."""

    @property
    def settings(self) -> Settings: ...
    @property
    def store(self) -> Store: ...
    @property
    def signer(self) -> Signer: ...


class AccountServices(SignInServices, Protocol):
    """The part of a node that accounts need."""

    @property
    def outbox(self) -> Outbox: ...


# Seats


async def seat_with(store: Store, token: str) -> SeatRow | None:
    """The seat that a token opens, or None."""
    hashed = hash_of(token, TokenKind.SEAT)
    return await store.seat_by_token(hashed) if hashed else None


async def seat_at(store: Store, table: str, seat: int) -> SeatRow | None:
    """A seat by its number."""
    return next((row for row in await store.seats(table) if row.seat == seat), None)


async def subject_of(store: Store, said: SignedToken) -> SeatRow | AccountRow | None:
    """The seat or the account that a signed token is about."""
    return await (store.account(said.table) if said.seat is None else seat_at(store, said.table, said.seat))


# Signing in


def email_hash(address: str) -> str:
    """The hash that finds an account. Case does not matter, so a person does not get two accounts by using capitals."""
    return hashlib.sha256(f"meridian account {address.lower()}".encode()).hexdigest()


def check_mail(node: AccountServices) -> None:
    """Raises BadInput if this server sends no e-mail."""
    if Way.MAIL not in node.outbox.channels:
        raise Unusable.because("no-mail")


async def send_letter(
    node: AccountServices, kind: Opens, target: str, notification: Notification, seat: SeatRow | None = None
) -> None:
    """Queues an e-mail whose link grants access."""
    check_mail(node)
    await node.outbox.put_row(
        NoticeRow(
            key=f"{kind}/{secrets.token_urlsafe(12)}",
            table=seat.table if seat else None,
            seat=seat.seat if seat else None,
            kind=kind,
            target=target,
            body=msgspec.to_builtins(notification),
            due=node.outbox.clock(),
        )
    )


async def ask_to_sign_in(node: AccountServices, email: str, name: str, lang: Lang) -> None:
    """Sends a sign-in link to this address."""
    target = mail_address(email).addr_spec
    expires = node.outbox.clock() + LETTER_SECONDS
    notification = Notification(question="", table_name="", link="", player=name, lang=lang, expires=expires)
    await send_letter(node, Opens.SIGN_IN, target, notification)


async def sign_in(node: AccountServices, token: str, now: float, invitation: str = "") -> tuple[str, AccountRow]:
    """Uses a sign-in link from an e-mail. Returns a new session token, shown only here, and the account, created if
    necessary."""
    said = node.signer.read(token, TokenKind.SIGN_IN, now)
    notice = await node.store.notice(said.table) if said else None
    if notice is None or notice.kind != Opens.SIGN_IN:
        raise NotSignedIn.because("link-void")
    # The account comes first: a link stays good after a mistyped invitation.
    if await node.store.notice(f"{notice.key}/{USED}") is not None:
        raise NotSignedIn.because("link-used")
    account = await _account(node, notice, now, invitation)
    if not await use_once(node.store, notice.key, now):
        raise NotSignedIn.because("link-used")
    return await begin_session(node.store, account.id, now), account


async def begin_session(store: Store, account: str, now: float) -> str:
    """Sign a device in. Returns its token, shown only here. Raises Forbidden if the account is suspended."""
    await check_suspended(store, account, now)
    session = draw_token(TokenKind.SESSION)
    hashed = hash_of(session, TokenKind.SESSION)
    assert hashed is not None
    await store.put_session(SessionRow(token_hash=hashed, account=account, expires=now + SESSION_SECONDS))
    return session


async def use_once(store: Store, key: str, now: float) -> bool:
    """Marks something as used; False if it was used before."""
    return await store.put_notice(NoticeRow(key=f"{key}/{USED}", kind=USED, target="", due=now, done=True))


def invited_with(settings: Settings, invitation: str) -> str | None:
    """The hash of an invitation that a new profile needs; None if this server needs none."""
    if settings.registration == "open":
        return None
    if settings.registration == "closed":
        raise Forbidden.because("registration-closed")
    if not invitation.strip():
        raise Forbidden.because("needs-invitation")
    return code_hash(invitation)


async def _account(node: AccountServices, notice: NoticeRow, now: float, invitation: str) -> AccountRow:
    """The account of an address. If two links are used at once, the first one creates it."""
    store, hashed = node.store, email_hash(notice.target)
    notification = msgspec.convert(notice.body, Notification)
    found = await store.account_by_email(hashed)
    if found is not None:
        return found
    code = invited_with(node.settings, invitation)
    made = AccountRow(
        id=secrets.token_urlsafe(9),
        name=notification.player or say(notification.lang, "account-unnamed", word=secrets.token_hex(2)),
        email_hash=hashed,
        email=notice.target,
        created=now,
        wishes=kept({}, msgspec.convert({"lang": notification.lang}, Preferences)),
    )
    try:
        await store.create_profile(made, now, invitation=code)
    except NotInvited:
        raise Forbidden.because("not-invited") from None
    except StoreConflict:
        found = await store.account_by_email(hashed)
        assert found is not None
        return found
    return made


# Webhooks


def webhooks_of(node: AccountServices) -> Webhooks:
    """The channel that posts webhooks."""
    found = node.outbox.channels.get(Way.WEBHOOK)
    if not isinstance(found, Webhooks):
        raise Unusable.because("no-webhooks")
    return found


async def checked_webhook(node: AccountServices, url: str) -> str:
    """A URL to which notifications can be posted; an empty one stays empty."""
    if url:
        await webhooks_of(node).check(url)
    return url


def webhook_secret(node: AccountServices, owner: str, url: str) -> str | None:
    """The secret with which the owner of a webhook checks signatures."""
    return webhooks_of(node).secret(owner, url) if url else None
