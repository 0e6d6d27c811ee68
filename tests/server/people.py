"""Accounts for the tests: an application with their routes on a real store, and a real mail server for their mail."""

from __future__ import annotations

import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from pathlib import Path
from typing import Any, cast

import httpx
from litestar import Litestar
from litestar.exceptions import HTTPException

from meridian.core.errors import BadInput
from meridian.server.accounts.passwords import Passwords
from meridian.server.accounts.server_key import ServerKey
from meridian.server.accounts.tokens import Signer, TokenKind, draw_token, hash_of
from meridian.server.bot_workers.win_curves import WinCurves
from meridian.server.http.error_responses import answer
from meridian.server.http.local_network import LocalNetwork
from meridian.server.http.rate_limits import Gate
from meridian.server.http.routes import (
    accounts,
    email_address,
    feeds,
    history,
    lessons,
    my_data,
    preferences,
    profiles,
    ratings,
    sign_in_ways,
)
from meridian.server.moderation.blocked_words import BlockedWords
from meridian.server.notifications.feeds import Due
from meridian.server.notifications.links import Links
from meridian.server.notifications.mail import Post
from meridian.server.notifications.notification import Way
from meridian.server.notifications.outbox import Channel, Outbox
from meridian.server.notifications.preferences import still_welcome
from meridian.server.notifications.webhook import Webhooks
from meridian.server.settings import Limits, Mail, Rate, Registration, Settings
from meridian.server.stores import Store, open_store
from meridian.server.stores.records import AccountRow, NoticeRow, SeatRow, TableRow
from tests.server.receivers import Inbox, smtp_server
from tests.server.shared import WITHOUT_TLS, Applications
from tests.server.stored import a_seat, a_table

HOME = "https://play.example"
KEY = ServerKey(bytes(range(32)))
Accounts = tuple[str | None, ...]
PLENTY = Limits(sign_in=Rate(per_second=100, burst=1000), passwords=Rate(per_second=100, burst=1000))


class Waiting:
    """Open questions by seat; replaces the lobby."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.of_seat: dict[tuple[str, int], list[Due]] = {}
        self.of_account: dict[str, list[Due]] = {}

    async def turns_of_account(self, account: str) -> list[Due]:
        return self.of_account.get(account, [])

    async def row(self, table: str, header: bool = True) -> TableRow:
        found = await self.store.table(table, header)
        assert found is not None
        return found

    async def turns_of_seat(self, table: str, seat: int) -> list[Due]:
        return self.of_seat.get((table, seat), [])


class Desk:
    """The part of a node that these routes use."""

    def __init__(self, store: Store, settings: Settings, mail: bool = True) -> None:
        self.settings = settings
        self.store = store
        self.gate = Gate(settings.limits)
        self.signer = Signer(KEY)
        self.passwords = Passwords()
        self.blocked_words = BlockedWords()
        self.network = LocalNetwork(settings.host, settings.port)
        self.links = Links(self.signer, settings)
        self.lobby = Waiting(store)
        self.win_curves = WinCurves()
        self.now = 0.0
        channels: dict[Way, Channel] = {Way.WEBHOOK: Webhooks(KEY, settings.allow_private_webhooks)}
        if mail:
            channels[Way.MAIL] = self.post = Post(
                settings.mail, self.links.unsubscribe, None, self.links.letter, self.links.turn
            )
        self.outbox = Outbox(store, channels, wanted=self.wanted, clock=self.clock)

    async def wanted(self, notice: NoticeRow) -> bool:
        return await still_welcome(self.store, notice)

    def clock(self) -> float:
        """The current time, plus the seconds that a test adds."""
        return time.time() + self.now


class World:
    """An application and an inbox: sends requests to the one and reads the other."""

    def __init__(self, desk: Desk, inbox: Inbox, http: httpx.AsyncClient) -> None:
        self.desk = desk
        self.store = desk.store
        self.inbox = inbox
        self.http = http

    async def ask(self, method: str, path: str, token: str | None = None, status: int = 200, **more: Any) -> Any:
        """A request and its answer in JSON, which must have this status."""
        headers = {**more.pop("headers", {}), **({"Authorization": f"Bearer {token}"} if token else {})}
        got = await self.http.request(method, path, headers=headers, **more)
        assert got.status_code == status, got.text
        return got.json() if got.content else None

    async def refused(self, status: int, method: str, path: str, token: str | None = None, **more: Any) -> str:
        """The one-line error of a refused request."""
        said = await self.ask(method, path, token, status, **more)
        assert set(said) == {"error"}
        line: str = said["error"]
        assert line
        assert "\n" not in line
        return line

    async def letter(self) -> EmailMessage:
        """Send what is due; returns the mail that arrives."""
        before = len(self.inbox.letters)
        await self.desk.outbox.sweep()
        assert len(self.inbox.letters) == before + 1
        return self.inbox.letters[-1]

    async def link(self, email: str, **more: Any) -> str:
        """Request a sign-in link and read its token from the mail."""
        await self.ask("POST", "/api/sign-in", status=202, json={"email": email, **more})
        return token_in(await self.letter(), f"{HOME}/#/sign-in/")

    async def sign_in(self, email: str, **more: Any) -> tuple[str, AccountRow]:
        """A session and its account."""
        token = await self.link(email, **more)
        session: str = (await self.ask("POST", "/api/session", status=201, json={"token": token}))["session"]
        hashed = hash_of(session, TokenKind.SESSION)
        assert hashed is not None
        row = await self.store.session(hashed, time.time())
        assert row is not None
        account = await self.store.account(row.account)
        assert account is not None
        return session, account

    async def table(
        self, table: str = "t1", accounts: tuple[str | None, ...] = (None, None), **changed: Any
    ) -> list[str]:
        """A table with a person in every seat; the tokens of the seats."""
        tokens = [draw_token(TokenKind.SEAT) for _ in accounts]
        seats = [
            a_seat(table, at, account=account, token_hash=hash_of(tokens[at], TokenKind.SEAT))
            for at, account in enumerate(accounts)
        ]
        await self.store.create_table(a_table(table, **{"settings": {"title": "Friday"}, **changed}), seats)
        return tokens

    async def seat(self, table: str = "t1", seat: int = 0) -> SeatRow:
        return (await self.store.seats(table))[seat]


def text_of(letter: EmailMessage) -> str:
    body = letter.get_body(("plain",))
    assert body is not None
    text: str = body.get_content()
    return text


def token_in(letter: EmailMessage, before: str) -> str:
    """The token of the link with this prefix."""
    found = re.search(re.escape(before) + r"(\S+)", text_of(letter))
    assert found, text_of(letter)
    return found[1]


def due(table: str = "t1", seat: int = 0, **changed: Any) -> Due:
    said = {"question": "7.0.1", "name": "Friday", "link": f"{HOME}/t/{table}", "text": "Attack?", "since": 1e9}
    return Due(table=table, seat=seat, **{**said, **changed})


PEOPLE = Applications(
    lambda: Litestar(
        route_handlers=[
            *accounts.ROUTES,
            *email_address.ROUTES,
            *feeds.ROUTES,
            *ratings.ROUTES,
            *preferences.ROUTES,
            *lessons.ROUTES,
            *history.ROUTES,
            *my_data.ROUTES,
            *profiles.ROUTES,
            *sign_in_ways.ROUTES,
        ],
        exception_handlers={BadInput: answer, HTTPException: answer},
    )
)
"""The routes of accounts."""


@asynccontextmanager
async def world(
    folder: Path,
    limits: Limits = PLENTY,
    mail: bool = True,
    private: bool = True,
    proxies: tuple[str, ...] = (),
    registration: Registration = "open",
) -> AsyncIterator[World]:
    """An application with the routes of accounts."""
    with smtp_server() as inbox:
        post = Mail(host="127.0.0.1", port=inbox.port, tls="none", sender="Meridian <tables@meridian.example>")
        settings = Settings(
            public_url=HOME,
            mail=post,
            limits=limits,
            allow_private_webhooks=private,
            trusted_proxies=proxies,
            registration=registration,
        )
        async with await open_store(f"sqlite:///{folder}/people.db") as store:
            desk = Desk(store, settings, mail)
            with PEOPLE.lent() as app:
                app.state.node = desk
                transport = httpx.ASGITransport(cast(Any, app), client=("203.0.113.5", 4711))
                async with httpx.AsyncClient(transport=transport, base_url=HOME, verify=WITHOUT_TLS) as http:
                    yield World(desk, inbox, http)
            desk.passwords.close()
            if mail:
                desk.post.close()
