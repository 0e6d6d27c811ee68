"""Accounts over HTTP: signing in and out, profile, preferences, own tables."""

from __future__ import annotations

import time
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, patch, post
from litestar.params import JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_202_ACCEPTED
from msgspec import Meta

from meridian.server.accounts.accounts import (
    ask_to_sign_in,
    checked_webhook,
    email_hash,
    seat_with,
    sign_in,
    webhook_secret,
)
from meridian.server.accounts.codes import LONGEST_CODE
from meridian.server.accounts.names import checked_name, checked_player, name_key
from meridian.server.accounts.profiles import name_taken, sign_in_with_code
from meridian.server.accounts.tokens import TokenKind, hash_of
from meridian.server.errors import Forbidden
from meridian.server.http.client_address import caller_of
from meridian.server.http.identity import account_of, bearer, signed_in
from meridian.server.http.rate_limits import within
from meridian.server.http.services import node_of
from meridian.server.languages import Lang
from meridian.server.moderation.audit import entry
from meridian.server.moderation.blocked_words import BlockedWords
from meridian.server.notifications.feeds import Due
from meridian.server.notifications.links import SIGN_IN_MINUTES
from meridian.server.notifications.mail import mail_address
from meridian.server.notifications.preferences import ACCOUNT, kept, preferences_of
from meridian.server.stores import StoreConflict
from meridian.server.stores.records import AccountRow, SeatRow, TableRow

Email = Annotated[str, Meta(min_length=3, max_length=254)]
Name = Annotated[str, Meta(max_length=40)]
Zone = Annotated[str, Meta(max_length=60)]
Quiet = Annotated[str, Meta(max_length=11)]
Hook = Annotated[str, Meta(max_length=2000)]
Token = Annotated[str, Meta(max_length=400)]
Code = Annotated[str, Meta(max_length=LONGEST_CODE)]
Ask = Request[Any, Any, Any]
MAX_TABLES = 50


class SignIn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for a sign-in link. `name` is for an account that does not exist yet."""

    email: Email
    name: Name = ""
    lang: Lang = "en"


class Sent(msgspec.Struct, frozen=True, kw_only=True):
    """A link was sent if the address is right; it is valid for this number of minutes."""

    minutes: int = SIGN_IN_MINUTES


class Link(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The token of a seat."""

    token: Token


class SignInLink(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The token from a sign-in link, and an invitation if the account must be made and this server wants one."""

    token: Token
    invitation: Code = ""


class AccountInfo(msgspec.Struct, frozen=True, kw_only=True):
    """An account as its owner sees it; `webhook_secret` checks the signatures of the webhook."""

    name: str
    email: str | None
    created: float
    lang: str
    zone: str
    quiet: str
    notices: bool
    webhook: str
    webhook_secret: str | None


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """A session: a bearer token for the other requests, sent only once. A profile that was made with a passkey comes
    with recovery codes, sent only once too."""

    session: str
    account: AccountInfo
    recovery: list[str] = []


class Changes(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Changes to an account; omitted fields stay as they are. An empty text removes the webhook or the quiet hours."""

    name: Name | None = None
    lang: Lang | None = None
    zone: Zone | None = None
    quiet: Quiet | None = None
    notices: bool | None = None
    webhook: Hook | None = None


class Adopted(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that belongs to the account from now on."""

    table: str
    seat: int


class MySeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of the account, and its open question."""

    seat: int
    name: str
    asked: bool
    question: str = ""
    deadline: float | None = None


class MyTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table at which the account has a seat."""

    table: str
    game: str
    title: str
    status: str
    created: float
    seats: list[MySeat]


class MyTables(msgspec.Struct, frozen=True, kw_only=True):
    """The tables of the account, newest first; `cursor` requests the next page."""

    tables: list[MyTable]
    cursor: str | None


@post("/api/sign-in", status_code=HTTP_202_ACCEPTED)
async def ask(data: JSONBody[SignIn], request: Ask) -> Sent:
    """Request a sign-in link. The response does not reveal whether the account exists."""
    node = node_of(request)
    name = checked_name(data.name, node.blocked_words) if data.name else ""
    address = mail_address(data.email).addr_spec
    within(node.gate.sign_in(caller_of(request), email_hash(address)))
    await ask_to_sign_in(node, address, name, data.lang)
    return Sent()


@post("/api/session")
async def begin(data: JSONBody[SignInLink], request: Ask) -> Session:
    """Sign in with the token of a link: from an e-mail, from another device, from the operator. It works once."""
    node, now = node_of(request), time.time()
    if (hashed := hash_of(data.token, TokenKind.DEVICE)) is not None:
        return begun(request, await sign_in_with_code(node.store, hashed, "link-void", now))
    if data.invitation:
        within(node.gate.password(caller_of(request)))
    return begun(request, await sign_in(node, data.token, now, data.invitation))


def begun(request: Ask, signed_in: tuple[str, AccountRow], recovery: list[str] | None = None) -> Session:
    """The answer to a successful sign-in."""
    session, account = signed_in
    return Session(session=session, account=account_info(request, account), recovery=recovery or [])


@delete("/api/session")
async def end(request: Ask) -> None:
    """Sign this device out."""
    if await account_of(request) is not None and (hashed := hash_of(bearer(request), TokenKind.SESSION)):
        await node_of(request).store.delete_session(hashed)


@delete("/api/sessions")
async def end_all(request: Ask) -> None:
    """Sign all devices out."""
    account = await signed_in(request)
    await node_of(request).store.delete_sessions(account.id)


@get("/api/me")
async def me(request: Ask) -> AccountInfo:
    """The account and its preferences."""
    return account_info(request, await signed_in(request))


@patch("/api/me")
async def change(data: JSONBody[Changes], request: Ask) -> AccountInfo:
    """Change name or preferences."""
    account = await signed_in(request)
    node = node_of(request)
    if data.webhook is not None:
        await checked_webhook(node, data.webhook)
    try:
        changed = await node.store.change_account(account.id, partial(_changed, data, node.blocked_words))
    except StoreConflict:
        raise name_taken(data.name or account.name) from None
    return account_info(request, changed or account)


def _changed(data: Changes, blocked: BlockedWords, account: AccountRow) -> AccountRow:
    said = {field: value for field, value in msgspec.structs.asdict(data).items() if value is not None}
    name = said.pop("name", account.name)
    if name != account.name:  # one that the list did not refuse when it was chosen stays
        name = (checked_player if account.name_key else checked_name)(name, blocked)
    claimed = name_key(name) if account.name_key else None
    before = preferences_of(account)
    wishes = msgspec.structs.replace(before, **said)
    wishes.check()
    if wishes.webhook != before.webhook:
        wishes = msgspec.structs.replace(wishes, shape="")
    return msgspec.structs.replace(account, name=name, name_key=claimed, wishes=kept(account.wishes, wishes))


@delete("/api/me")
async def leave(request: Ask) -> None:
    """Delete the account. Its seats stay and can be played with their tokens, but show no name any more."""
    account, store = await signed_in(request), node_of(request).store
    await store.delete_account(account.id)
    await store.record(entry("person", "", "delete-profile", account.id))


@post("/api/me/seats", status_code=HTTP_200_OK)
async def adopt(data: JSONBody[Link], request: Ask) -> Adopted:
    """Add a seat that was taken without a session, by its token."""
    account, store = await signed_in(request), node_of(request).store
    seat = await seat_with(store, data.token)
    if seat is None:
        raise Forbidden.because("no-such-seat-token")
    if not await store.adopt_seat(seat.table, seat.seat, account.id):
        raise Forbidden.because("seat-of-another")
    return Adopted(table=seat.table, seat=seat.seat)


@get("/api/me/tables")
async def my_tables(
    request: Ask,
    limit: Annotated[int, QueryParameter(ge=1, le=MAX_TABLES)] = 20,
    cursor: Annotated[str | None, QueryParameter(max_length=100)] = None,
) -> MyTables:
    """The tables of the account, and its open questions."""
    account = await signed_in(request)
    node = node_of(request)
    found, onward = await node.store.tables(account=account.id, limit=limit, cursor=cursor)
    due = {(one.table, one.seat): one for one in await node.lobby.turns_of_account(account.id)}
    rows = [(row, await node.store.seats(row.id)) for row in found]
    mine = [_table(row, [seat for seat in seats if seat.account == account.id], due) for row, seats in rows]
    return MyTables(tables=mine, cursor=onward)


def _table(row: TableRow, seats: list[SeatRow], due: dict[tuple[str, int], Due]) -> MyTable:
    return MyTable(
        table=row.id,
        game=row.game,
        title=row.settings.title,
        status=row.status,
        created=row.created,
        seats=[_seat(seat, due.get((row.id, seat.seat))) for seat in seats],
    )


def _seat(seat: SeatRow, due: Due | None) -> MySeat:
    if due is None:
        return MySeat(seat=seat.seat, name=seat.name, asked=False)
    return MySeat(seat=seat.seat, name=seat.name, asked=True, question=due.text, deadline=due.deadline)


def account_info(request: Ask, account: AccountRow) -> AccountInfo:
    """An account as its owner sees it."""
    said = preferences_of(account)
    return AccountInfo(
        name=account.name,
        email=account.email,
        created=account.created,
        lang=said.lang,
        zone=said.zone,
        quiet=said.quiet,
        notices=said.notices,
        webhook=said.webhook,
        webhook_secret=webhook_secret(node_of(request), ACCOUNT + account.id, said.webhook),
    )


ROUTES = [ask, begin, end, end_all, me, change, leave, adopt, my_tables]
