"""Receivers of notices for the tests: an outbox in memory, a real SMTP server, a real HTTP server, all on loopback."""

from __future__ import annotations

import asyncio
import ssl
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, Session

from meridian.server.notifications.notification import Notification, NotificationKind
from meridian.server.stores.records import NoticeRow
from tests.server.services import held_port

NOON = 1_794_744_000.0
"""2026-11-15 12:00 UTC."""
MATTER = Notification(
    question="7.1",
    table_name="Friday & friends",
    text="Which <Area> do you attack?",
    link="https://play.example/t/T1",
    player="Ann",
    deadline=NOON + 86400,
)


def notice(**changes: Any) -> NoticeRow:
    """A notice as a store gives it."""
    row = NoticeRow(
        key="T1/0/7.1/turn/mail",
        table="T1",
        seat=0,
        kind=NotificationKind.TURN,
        target="ann@example.org",
        body=msgspec.to_builtins(MATTER),
    )
    return msgspec.structs.replace(row, **changes)


class MemoryStore:
    """The part of a store the outbox needs."""

    def __init__(self) -> None:
        self.rows: dict[str, NoticeRow] = {}

    async def put_notice(self, notice: NoticeRow) -> bool:
        return self.rows.setdefault(notice.key, notice) is notice

    async def due_notices(self, now: float, limit: int = 50, hold: float = 60.0) -> list[NoticeRow]:
        due = [row for row in self.rows.values() if not row.done and row.due <= now][:limit]
        self.rows |= {row.key: msgspec.structs.replace(row, due=now + hold) for row in due}
        return due

    async def settle_notice(self, key: str, done: bool, error: str | None = None, due: float | None = None) -> bool:
        row = self.rows[key]
        due = row.due if due is None else due
        self.rows[key] = msgspec.structs.replace(row, attempts=row.attempts + 1, done=done, error=error, due=due)
        return True

    async def notice(self, key: str) -> NoticeRow | None:
        return self.rows.get(key)


# Certificates


class Certificate(NamedTuple):
    """A certificate for a test, and a context that trusts it."""

    server: ssl.SSLContext
    client: ssl.SSLContext


def make_certificate(folder: Path) -> Certificate:
    """A certificate for names of the tests and the loopback, by the openssl program."""
    key, cert = folder / "key.pem", folder / "cert.pem"
    names = "subjectAltName=DNS:hooks.example,IP:127.0.0.1"
    made = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-days",
        "2",
    ]
    made += ["-subj", "/CN=hooks.example", "-addext", names, "-keyout", str(key), "-out", str(cert)]
    subprocess.run(made, check=True, capture_output=True)
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(cert, key)
    return Certificate(server, ssl.create_default_context(cafile=str(cert)))


# SMTP


class Inbox:
    """Stores every mail, or refuses it with the reply given for a step of the dialogue."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.raw: list[bytes] = []
        self.to: list[str] = []
        self.secure: list[bool] = []
        self.users: list[object] = []
        self.says: dict[str, str] = {}
        self.port = 0

    async def handle_MAIL(self, server: SMTP, session: Session, envelope: Envelope, address: str, options: Any) -> str:
        envelope.mail_from = address
        return self.says.get("MAIL", "250 OK")

    async def handle_RCPT(self, server: SMTP, session: Session, envelope: Envelope, address: str, options: Any) -> str:
        envelope.rcpt_tos.append(address)
        return self.says.get("RCPT", "250 OK")

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        said = self.says.get("DATA", "250 OK")
        if said == "hang up" and server.transport is not None:
            server.transport.close()
        if said.startswith(("2", "hang")):
            data = envelope.content
            assert isinstance(data, bytes)
            letter = message_from_bytes(data, policy=policy.default)
            assert isinstance(letter, EmailMessage)
            self.raw.append(data)
            self.letters.append(letter)
            self.to += envelope.rcpt_tos
            self.secure.append(server.transport is not None and server.transport.get_extra_info("cipher") is not None)
            self.users.append(session.auth_data)
        return said if said[0].isdigit() else "421 bye"


def only_ann(_server: SMTP, _session: Session, _envelope: Envelope, _mechanism: str, data: Any) -> AuthResult:
    """Ann may sign in."""
    good = (data.login, data.password) == (b"ann", b"word")
    return AuthResult(success=good, auth_data="ann") if good else AuthResult(success=False, handled=False)


@contextmanager
def smtp_server(tls: str = "none", certificate: Certificate | None = None, login: bool = False) -> Iterator[Inbox]:
    """A real SMTP server in a separate thread."""
    inbox = Inbox()
    inbox.port = held_port()
    more: dict[str, Any] = {}
    if tls == "starttls" and certificate:
        more |= {"tls_context": certificate.server, "require_starttls": True}
    if tls == "tls" and certificate:
        more["ssl_context"] = certificate.server
    if login:
        # aiosmtpd recognises TLS only after STARTTLS.
        begun = tls == "starttls"
        more |= {"authenticator": only_ann, "auth_required": begun, "auth_require_tls": begun}
    controller = Controller(inbox, hostname="127.0.0.1", port=inbox.port, server_hostname="mail.example", **more)
    controller.start()
    try:
        yield inbox
    finally:
        controller.stop()


# HTTP


class Hit(NamedTuple):
    """A request that arrived."""

    line: str
    headers: dict[str, str]
    body: bytes


class Hook:
    """A receiver of webhooks; it answers as configured."""

    def __init__(self) -> None:
        self.hits: list[Hit] = []
        self.answers: list[str] = []
        self.port = 0

    async def call(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
            body = await reader.readexactly(int(headers["content-length"]))
            self.hits.append(Hit(head[0], headers, body))
            answer = self.answers.pop(0) if self.answers else "204 No Content"
            if answer == "wait":
                await reader.read()
            elif answer != "hang up":
                writer.write(answer.encode() if answer.startswith("HTTP") else f"HTTP/1.1 {answer}\r\n\r\n".encode())
                await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def http_server(certificate: Certificate | None = None) -> AsyncIterator[Hook]:
    """A real HTTP server on loopback."""
    hook = Hook()
    server = await asyncio.start_server(hook.call, "127.0.0.1", 0, ssl=certificate.server if certificate else None)
    hook.port = server.sockets[0].getsockname()[1]
    async with server:
        yield hook
