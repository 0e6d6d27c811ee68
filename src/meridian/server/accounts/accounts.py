"""Accounts: signing in by a link in an e-mail, staying signed in, and telling other routes who asks.

A sign-in letter waits in the outbox like any notice, with its retries, but without its link: that is signed at the
moment it is handed over, so nothing that lies in the database opens an account. What is asked of the store when
somebody wants to sign in is the same whether there is such an account or not; it is made when the link is used.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from functools import cache
from typing import Any, Final, Protocol

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection

from meridian.server.accounts.tokens import Kind, Pass, Signer, draw_token, hash_of
from meridian.server.errors import NotFound, NotSignedIn, Unusable
from meridian.server.http.client_address import Proxies
from meridian.server.http.rate_limits import Gate
from meridian.server.notifications.feeds import Due
from meridian.server.notifications.mail import mail_address
from meridian.server.notifications.notification import Matter, Opens, Way
from meridian.server.notifications.outbox import Outbox
from meridian.server.notifications.preferences import Lang, Wishes, kept
from meridian.server.notifications.texts import say
from meridian.server.notifications.webhook import Webhooks
from meridian.server.settings import Settings
from meridian.server.stores import Conflict, Store
from meridian.server.stores.records import AccountRow, NoticeRow, SeatRow, SessionRow

WORTH_SENDING: Final = 3600.0
"""So many seconds after it was asked for, a link that could not be delivered is not sent any more."""
SESSION: Final = 90 * 86400.0
RENEWED: Final = 86400.0
"""A session in use is made longer once in so many seconds."""
USED: Final = "used"
BEARER: Final = "bearer "
Ask = Request[Any, Any, Any]


class Duties(Protocol):
    """What the lobby tells about questions that wait."""

    async def duties(self, account: str) -> list[Due]:
        """What waits for an account, at all its tables."""

    async def duties_of_seat(self, table: str, seat: int) -> list[Due]:
        """What waits for a seat."""


class Serving(Protocol):
    """The part of a node that the routes of people need."""

    @property
    def settings(self) -> Settings: ...
    @property
    def store(self) -> Store: ...
    @property
    def gate(self) -> Gate: ...
    @property
    def signer(self) -> Signer: ...
    @property
    def outbox(self) -> Outbox: ...
    @property
    def lobby(self) -> Duties: ...


def node_of(request: ASGIConnection[Any, Any, Any, Any]) -> Serving:
    """The node that serves a request."""
    node: Serving = request.app.state.node
    return node


# Who asks


def caller_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address a request comes from, seen through the proxies this server trusts."""
    peer = request.client.host if request.client else None
    trail = request.headers.getall("x-forwarded-for", [])
    return _proxies(node_of(request).settings.trusted_proxies).caller(peer, trail)


@cache
def _proxies(trusted: tuple[str, ...]) -> Proxies:
    return Proxies(trusted)


def bearer(request: Ask) -> str | None:
    """The token a request carries."""
    said = request.headers.get("authorization", "")
    return said[len(BEARER) :].strip() if said[: len(BEARER)].lower() == BEARER else None


async def account_of(request: Ask) -> AccountRow | None:
    """The account whose session a request carries, or None. Being used makes a session last longer."""
    store, now = node_of(request).store, time.time()
    hashed = hash_of(bearer(request), Kind.SESSION)
    session = await store.session(hashed, now) if hashed else None
    if session is None:
        return None
    if session.expires < now + SESSION - RENEWED:
        await store.renew_session(session.token_hash, now + SESSION)
    return await store.account(session.account)


async def signed_in(request: Ask) -> AccountRow:
    """The same, but it must be somebody."""
    found = await account_of(request)
    if found is None:
        raise NotSignedIn.because("sign-in-first")
    return found


async def seat_of_bearer(request: Ask, table: str) -> SeatRow:
    """The seat whose token a request carries; or the one seat that the account of its session has at this table."""
    store = node_of(request).store
    hashed = hash_of(bearer(request), Kind.SEAT)
    if hashed is not None:
        seat = await store.seat_by_token(hashed)
        if seat is not None and seat.table == table:
            return seat
    elif (account := await account_of(request)) is not None:
        mine = [seat for seat in await store.seats(table) if seat.account == account.id]
        if len(mine) > 1:
            raise Unusable.because("several-seats")
        if mine:
            return mine[0]
        raise NotFound.because("no-seat-of-yours")
    raise NotSignedIn.because("needs-seat")


async def seat_with(store: Store, token: str) -> SeatRow | None:
    """A seat by its token; None if it opens none."""
    hashed = hash_of(token, Kind.SEAT)
    return await store.seat_by_token(hashed) if hashed else None


async def seat_at(store: Store, table: str, seat: int) -> SeatRow | None:
    """A seat by its number."""
    return next((row for row in await store.seats(table) if row.seat == seat), None)


async def subject_of(store: Store, said: Pass) -> SeatRow | AccountRow | None:
    """The seat, or the account, that a signed token speaks of."""
    return await (store.account(said.table) if said.seat is None else seat_at(store, said.table, said.seat))


# Signing in


def email_hash(address: str) -> str:
    """By what an account is found. Nobody has two accounts by writing their address in capitals."""
    return hashlib.sha256(f"meridian account {address.lower()}".encode()).hexdigest()


def check_mail(node: Serving) -> None:
    """BadInput if no e-mail is sent here."""
    if Way.MAIL not in node.outbox.channels:
        raise Unusable.because("no-mail")


async def send_letter(node: Serving, kind: Opens, target: str, matter: Matter, seat: SeatRow | None = None) -> None:
    """Have a letter sent whose link opens something."""
    check_mail(node)
    await node.outbox.put_row(
        NoticeRow(
            key=f"{kind}/{secrets.token_urlsafe(12)}",
            table=seat.table if seat else None,
            seat=seat.seat if seat else None,
            kind=kind,
            target=target,
            body=msgspec.to_builtins(matter),
            due=node.outbox.clock(),
        )
    )


async def ask_to_sign_in(node: Serving, email: str, name: str, lang: Lang) -> None:
    """Send a link to whoever reads the letters of this address."""
    target = mail_address(email).addr_spec
    expires = node.outbox.clock() + WORTH_SENDING
    matter = Matter(question="", table_name="", link="", player=name, lang=lang, expires=expires)
    await send_letter(node, Opens.SIGN_IN, target, matter)


async def sign_in(node: Serving, token: str, now: float) -> tuple[str, AccountRow]:
    """Use a link: a new session, told this once, and the account, which is made if there is none."""
    said = node.signer.read(token, Kind.SIGN_IN, now)
    notice = await node.store.notice(said.table) if said else None
    if notice is None or notice.kind != Opens.SIGN_IN:
        raise NotSignedIn.because("link-void")
    mark = NoticeRow(key=f"{notice.key}/{USED}", kind=USED, target="", due=now, done=True)
    if not await node.store.put_notice(mark):
        raise NotSignedIn.because("link-used")
    account = await _account(node.store, notice, now)
    session = draw_token(Kind.SESSION)
    hashed = hash_of(session, Kind.SESSION)
    assert hashed is not None
    await node.store.put_session(SessionRow(token_hash=hashed, account=account.id, expires=now + SESSION))
    return session, account


async def _account(store: Store, notice: NoticeRow, now: float) -> AccountRow:
    """The account of an address; of two links used at once, the first one makes it."""
    hashed = email_hash(notice.target)
    matter = msgspec.convert(notice.body, Matter)
    found = await store.account_by_email(hashed)
    if found is not None:
        return found
    made = AccountRow(
        id=secrets.token_urlsafe(9),
        name=matter.player or say(matter.lang, "account-unnamed", word=secrets.token_hex(2)),
        email_hash=hashed,
        email=notice.target,
        created=now,
        wishes=kept({}, msgspec.convert({"lang": matter.lang}, Wishes)),
    )
    try:
        await store.create_account(made)
    except Conflict:
        found = await store.account_by_email(hashed)
        assert found is not None
        return found
    return made


# Webhooks


def webhooks_of(node: Serving) -> Webhooks:
    """What posts webhooks here."""
    found = node.outbox.channels.get(Way.WEBHOOK)
    if not isinstance(found, Webhooks):
        raise Unusable.because("no-webhooks")
    return found


async def checked_webhook(node: Serving, url: str) -> str:
    """An address to which notices can be posted; none is none."""
    if url:
        await webhooks_of(node).check(url)
    return url


def webhook_secret(node: Serving, owner: str, url: str) -> str | None:
    """What the owner of a webhook checks signatures with."""
    return webhooks_of(node).secret(owner, url) if url else None
