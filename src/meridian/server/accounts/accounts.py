"""Accounts: signing in by a link in an e-mail, and staying signed in.

A sign-in letter waits in the outbox like any notice, with its retries, but without its link: that is signed at the
moment it is handed over, so nothing that lies in the database opens an account. What is asked of the store when
somebody wants to sign in is the same whether there is such an account or not; it is made when the link is used.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, Protocol

import msgspec

from meridian.server.accounts.tokens import SignedToken, Signer, TokenKind, draw_token, hash_of
from meridian.server.errors import NotSignedIn, Unusable
from meridian.server.notifications.mail import mail_address
from meridian.server.notifications.notification import Notification, Opens, Way
from meridian.server.notifications.outbox import Outbox
from meridian.server.notifications.preferences import Lang, Preferences, kept
from meridian.server.notifications.webhook import Webhooks
from meridian.server.settings import Settings
from meridian.server.stores import Store, StoreConflict
from meridian.server.stores.records import AccountRow, NoticeRow, SeatRow, SessionRow
from meridian.server.texts import say

LETTER_SECONDS: Final = 3600.0  # a sign-in letter that could not be delivered is not sent after this
SESSION_SECONDS: Final = 90 * 86400.0
USED: Final = "used"


class AccountServices(Protocol):
    """The part of a node that accounts need."""

    @property
    def settings(self) -> Settings: ...
    @property
    def store(self) -> Store: ...
    @property
    def signer(self) -> Signer: ...
    @property
    def outbox(self) -> Outbox: ...


# Seats


async def seat_with(store: Store, token: str) -> SeatRow | None:
    """A seat by its token; None if it opens none."""
    hashed = hash_of(token, TokenKind.SEAT)
    return await store.seat_by_token(hashed) if hashed else None


async def seat_at(store: Store, table: str, seat: int) -> SeatRow | None:
    """A seat by its number."""
    return next((row for row in await store.seats(table) if row.seat == seat), None)


async def subject_of(store: Store, said: SignedToken) -> SeatRow | AccountRow | None:
    """The seat, or the account, that a signed token speaks of."""
    return await (store.account(said.table) if said.seat is None else seat_at(store, said.table, said.seat))


# Signing in


def email_hash(address: str) -> str:
    """By what an account is found. Nobody has two accounts by writing their address in capitals."""
    return hashlib.sha256(f"meridian account {address.lower()}".encode()).hexdigest()


def check_mail(node: AccountServices) -> None:
    """BadInput if no e-mail is sent here."""
    if Way.MAIL not in node.outbox.channels:
        raise Unusable.because("no-mail")


async def send_letter(
    node: AccountServices, kind: Opens, target: str, notification: Notification, seat: SeatRow | None = None
) -> None:
    """Have a letter sent whose link opens something."""
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
    """Send a link to whoever reads the letters of this address."""
    target = mail_address(email).addr_spec
    expires = node.outbox.clock() + LETTER_SECONDS
    notification = Notification(question="", table_name="", link="", player=name, lang=lang, expires=expires)
    await send_letter(node, Opens.SIGN_IN, target, notification)


async def sign_in(node: AccountServices, token: str, now: float) -> tuple[str, AccountRow]:
    """Use a link: a new session, told this once, and the account, which is made if there is none."""
    said = node.signer.read(token, TokenKind.SIGN_IN, now)
    notice = await node.store.notice(said.table) if said else None
    if notice is None or notice.kind != Opens.SIGN_IN:
        raise NotSignedIn.because("link-void")
    mark = NoticeRow(key=f"{notice.key}/{USED}", kind=USED, target="", due=now, done=True)
    if not await node.store.put_notice(mark):
        raise NotSignedIn.because("link-used")
    account = await _account(node.store, notice, now)
    session = draw_token(TokenKind.SESSION)
    hashed = hash_of(session, TokenKind.SESSION)
    assert hashed is not None
    await node.store.put_session(SessionRow(token_hash=hashed, account=account.id, expires=now + SESSION_SECONDS))
    return session, account


async def _account(store: Store, notice: NoticeRow, now: float) -> AccountRow:
    """The account of an address; of two links used at once, the first one makes it."""
    hashed = email_hash(notice.target)
    notification = msgspec.convert(notice.body, Notification)
    found = await store.account_by_email(hashed)
    if found is not None:
        return found
    made = AccountRow(
        id=secrets.token_urlsafe(9),
        name=notification.player or say(notification.lang, "account-unnamed", word=secrets.token_hex(2)),
        email_hash=hashed,
        email=notice.target,
        created=now,
        wishes=kept({}, msgspec.convert({"lang": notification.lang}, Preferences)),
    )
    try:
        await store.create_account(made)
    except StoreConflict:
        found = await store.account_by_email(hashed)
        assert found is not None
        return found
    return made


# Webhooks


def webhooks_of(node: AccountServices) -> Webhooks:
    """What posts webhooks here."""
    found = node.outbox.channels.get(Way.WEBHOOK)
    if not isinstance(found, Webhooks):
        raise Unusable.because("no-webhooks")
    return found


async def checked_webhook(node: AccountServices, url: str) -> str:
    """An address to which notices can be posted; none is none."""
    if url:
        await webhooks_of(node).check(url)
    return url


def webhook_secret(node: AccountServices, owner: str, url: str) -> str | None:
    """What the owner of a webhook checks signatures with."""
    return webhooks_of(node).secret(owner, url) if url else None
