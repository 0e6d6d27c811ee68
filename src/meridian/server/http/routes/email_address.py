"""Changing an account's e-mail address: the new address must confirm, and the old one gets a message."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_202_ACCEPTED
from msgspec import Meta

from meridian.server.accounts.accounts import email_hash, send_letter
from meridian.server.accounts.tokens import TokenKind
from meridian.server.http.client_address import caller_of
from meridian.server.http.identity import signed_in
from meridian.server.http.rate_limits import within
from meridian.server.http.routes.letters import html, void
from meridian.server.http.services import node_of
from meridian.server.notifications.links import CONFIRM_MINUTES, home_of
from meridian.server.notifications.mail import mail_address
from meridian.server.notifications.notification import Notification, Opens
from meridian.server.notifications.pages import button_page, word_page
from meridian.server.notifications.preferences import ACCOUNT, preferences_of
from meridian.server.stores import StoreConflict
from meridian.server.stores.records import AccountRow, NoticeRow

Ask = Request[Any, Any, Any]


class NewAddress(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where letters to an account shall go from now on."""

    email: Annotated[str, Meta(min_length=3, max_length=254)]


class AddressAsked(msgspec.Struct, frozen=True, kw_only=True):
    """A mail was sent to the new address. Its link is valid for this number of minutes; nothing changes before it is
    used."""

    minutes: int = CONFIRM_MINUTES


@post("/api/me/email", status_code=HTTP_202_ACCEPTED)
async def ask_address(data: JSONBody[NewAddress], request: Ask) -> AddressAsked:
    """Request another address. The response does not reveal whether it already has an account."""
    node, account = node_of(request), await signed_in(request)
    address = mail_address(data.email).addr_spec
    within(node.gate.sign_in(caller_of(request), email_hash(address)))
    # The link holds the current address: once the address has changed, by any link, all other links are invalid.
    notification = Notification(
        question=account.email_hash or "",
        table_name="",
        link="",
        lang=preferences_of(account).lang,
        owner=ACCOUNT + account.id,
    )
    await send_letter(node, Opens.ADDRESS, address, notification)
    return AddressAsked()


@get("/mail/address/{token:str}", media_type=MediaType.HTML)
async def ask_confirm_address(token: FromPath[str], request: Ask) -> Response[str]:
    """A page with a button."""
    found = await _asked(request, token)
    if found is None:
        return void(request)
    notice, account = found
    return html(button_page(preferences_of(account).lang, "page-address", "text", mail=notice.target))


@post("/mail/address/{token:str}", media_type=MediaType.HTML, status_code=HTTP_200_OK)
async def confirm_address(token: FromPath[str], request: Ask) -> Response[str]:
    """Give the account this address, and notify the old one."""
    found = await _asked(request, token)
    if found is None:
        return void(request)
    (notice, account), node = found, node_of(request)

    def edit(before: AccountRow) -> AccountRow:
        return msgspec.structs.replace(before, email=notice.target, email_hash=email_hash(notice.target))

    try:
        await node.store.change_account(account.id, edit)
    except StoreConflict:  # that address has an account of its own
        return void(request)
    lang = preferences_of(account).lang
    if account.email and account.email != notice.target:
        notification = Notification(question="", table_name="", link="", player=account.name, lang=lang)
        await send_letter(node, Opens.MOVED, account.email, notification)
    return html(word_page(lang, "page-address-changed", home_of(node.settings), mail=notice.target))


async def _asked(request: Ask, token: str) -> tuple[NoticeRow, AccountRow] | None:
    """The confirmation behind a link, if the account's address has not changed since."""
    node = node_of(request)
    said = node.signer.read(token, TokenKind.CONFIRM)
    notice = await node.store.notice(said.table) if said else None
    if notice is None or notice.kind != Opens.ADDRESS:
        return None
    account = await node.store.account(str(notice.body.get("owner", "")).removeprefix(ACCOUNT))
    if account is None or (account.email_hash or "") != notice.body.get("question", ""):
        return None
    return notice, account


ROUTES = [ask_address, ask_confirm_address, confirm_address]
