"""The notification preferences of a seat, and the pages behind links in e-mails that confirm or end them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post, put
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta

from meridian.server.accounts.accounts import (
    AccountServices,
    check_mail,
    checked_webhook,
    email_hash,
    seat_at,
    send_letter,
    subject_of,
    webhook_secret,
)
from meridian.server.accounts.tokens import TokenKind
from meridian.server.http.client_address import caller_of
from meridian.server.http.error_responses import language_of
from meridian.server.http.identity import seat_of_bearer
from meridian.server.http.rate_limits import within
from meridian.server.http.routes.letters import html, void
from meridian.server.http.services import node_of
from meridian.server.languages import Lang
from meridian.server.notifications.links import home_of, stops
from meridian.server.notifications.mail import mail_address
from meridian.server.notifications.notification import Notification, Opens
from meridian.server.notifications.pages import button_page, word_page
from meridian.server.notifications.preferences import Preferences, change_preferences, preferences_of
from meridian.server.stores.records import AccountRow, NoticeRow, SeatRow

Ask = Request[Any, Any, Any]


class SeatWishes(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The notification preferences of a seat; they replace the previous ones. An empty text means none."""

    mail: Annotated[str, Meta(max_length=254)] = ""
    webhook: Annotated[str, Meta(max_length=2000)] = ""
    lang: Lang = "en"
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    quiet: Annotated[str, Meta(max_length=11)] = ""


class SeatWished(msgspec.Struct, frozen=True, kw_only=True):
    """The current preferences. Nothing is sent to an address before it is confirmed."""

    mail: str
    confirmed: bool
    webhook: str
    webhook_secret: str | None
    lang: str
    zone: str
    quiet: str


# Preferences of a seat


@get("/api/tables/{table:str}/seat/wishes")
async def wishes(table: FromPath[str], request: Ask) -> SeatWished:
    """The preferences of a seat."""
    seat = await seat_of_bearer(request, table)
    return _wished(node_of(request), seat, preferences_of(seat))


@put("/api/tables/{table:str}/seat/wishes")
async def wish(table: FromPath[str], data: JSONBody[SeatWishes], request: Ask) -> SeatWished:
    """Set the preferences. A new e-mail address gets a mail that asks for confirmation."""
    node = node_of(request)
    seat = await seat_of_bearer(request, table)
    within(node.gate.wish(seat.table, seat.seat))
    mail = mail_address(data.mail).addr_spec if data.mail else ""

    def edit(before: Preferences) -> Preferences:
        known = mail if mail == before.mail else ""
        return msgspec.structs.replace(
            before,
            lang=data.lang,
            zone=data.zone,
            quiet=data.quiet,
            webhook=data.webhook,
            shape=before.shape if data.webhook == before.webhook else "",
            mail=known,
            unconfirmed="" if known else mail,
        )

    wanted = edit(preferences_of(seat))
    wanted.check()
    await checked_webhook(node, data.webhook)
    if wanted.unconfirmed:
        check_mail(node)
        within(node.gate.sign_in(caller_of(request), email_hash(mail)))
    said = await change_preferences(node.store, seat, edit)
    if said.unconfirmed:
        notification = Notification(question="", table_name="", link="", lang=said.lang)
        await send_letter(node, Opens.CONFIRM, said.unconfirmed, notification, seat)
    return _wished(node, seat, said)


def _wished(node: AccountServices, seat: SeatRow, said: Preferences) -> SeatWished:
    return SeatWished(
        mail=said.mail or said.unconfirmed,
        confirmed=bool(said.mail),
        webhook=said.webhook,
        webhook_secret=webhook_secret(node, f"{seat.table}/{seat.seat}", said.webhook),
        lang=said.lang,
        zone=said.zone,
        quiet=said.quiet,
    )


# Pages behind links in e-mails


@get("/mail/unsubscribe/{token:str}", media_type=MediaType.HTML)
async def ask_unsubscribe(token: FromPath[str], request: Ask) -> Response[str]:
    """A page with a button: programs that follow links end nothing."""
    said = node_of(request).signer.read(token, TokenKind.UNSUBSCRIBE)
    if said is None:
        return void(request)
    found = await subject_of(node_of(request).store, said)
    return html(button_page(_lang(request, found), "page-unsubscribe", "account" if said.seat is None else "seat"))


@post("/mail/unsubscribe/{token:str}", media_type=MediaType.HTML, status_code=HTTP_200_OK)
async def unsubscribe(token: FromPath[str], request: Ask) -> Response[str]:
    """No more e-mails for this seat or account: by the button, or by one click in a mail program (RFC 8058)."""
    node = node_of(request)
    said = node.signer.read(token, TokenKind.UNSUBSCRIBE)
    if said is None:
        return void(request)
    found = await subject_of(node.store, said)
    if isinstance(found, AccountRow):
        await change_preferences(node.store, found, lambda said: msgspec.structs.replace(said, notices=False))
    elif found is not None and stops(said, found):
        await change_preferences(node.store, found, lambda said: msgspec.structs.replace(said, mail=""))
    return html(word_page(_lang(request, found), "page-unsubscribed", home_of(node.settings)))


@get("/mail/confirm/{token:str}", media_type=MediaType.HTML)
async def ask_confirm(token: FromPath[str], request: Ask) -> Response[str]:
    """A page with a button."""
    found = await _unconfirmed(request, token)
    if found is None:
        return void(request)
    notice, seat = found
    return html(button_page(preferences_of(seat).lang, "page-confirm", "text", mail=notice.target))


@post("/mail/confirm/{token:str}", media_type=MediaType.HTML, status_code=HTTP_200_OK)
async def confirm(token: FromPath[str], request: Ask) -> Response[str]:
    """From now on notices for this seat go to this address."""
    found = await _unconfirmed(request, token)
    if found is None:
        return void(request)
    notice, seat = found
    node = node_of(request)

    def edit(said: Preferences) -> Preferences:
        return msgspec.structs.replace(said, mail=notice.target, unconfirmed="")

    said = await change_preferences(node.store, seat, edit)
    return html(word_page(said.lang, "page-confirmed", home_of(node.settings), mail=notice.target))


async def _unconfirmed(request: Ask, token: str) -> tuple[NoticeRow, SeatRow] | None:
    """The confirmation behind a link, if it is still valid. A link that was used already stays valid and changes
    nothing."""
    node = node_of(request)
    said = node.signer.read(token, TokenKind.CONFIRM)
    notice = await node.store.notice(said.table) if said else None
    if notice is None or notice.table is None or notice.seat is None or notice.kind != Opens.CONFIRM:
        return None
    seat = await seat_at(node.store, notice.table, notice.seat)
    if seat is None or notice.target not in (preferences_of(seat).unconfirmed, preferences_of(seat).mail):
        return None
    return notice, seat


def _lang(request: Ask, receiver: SeatRow | AccountRow | None) -> str:
    """The recipient's language; the browser's if the recipient does not exist any more."""
    return language_of(request) if receiver is None else preferences_of(receiver).lang


ROUTES = [wishes, wish, ask_unsubscribe, unsubscribe, ask_confirm, confirm]
