"""E-mail over SMTP. The reply of the SMTP server decides whether to retry."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import re
import smtplib
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from email.headerregistry import Address
from email.utils import format_datetime, parseaddr
from typing import Final

from meridian.core.errors import BadInput
from meridian.server.notifications.message import ENCODED, BadHeader, mailbox, written
from meridian.server.notifications.notification import NotDelivered, Notification, NotificationKind, Opens
from meridian.server.notifications.texts import Letter, notice_letter
from meridian.server.settings import Mail
from meridian.server.stores.records import NoticeRow

SMTP_TIMEOUT: Final = 20.0  # seconds for each reply of the SMTP server
MAX_THREADS: Final = 4
LONGEST_ADDRESS: Final = 254  # characters
LOCAL: Final = re.compile(r"[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*", re.ASCII)
DOMAIN: Final = re.compile(r"[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+", re.ASCII)
Unsubscribe = Callable[[NoticeRow], str]
Letters = Callable[[NoticeRow, Notification, float], Letter]
Turn = Callable[[NoticeRow, Notification, float], str]


def mail_address(text: str) -> Address:
    """An e-mail address, checked as far as possible without sending to it. The domain is in ASCII."""
    local, _, domain = text.strip().rpartition("@")
    try:
        host = domain.encode("idna").decode("ascii").lower()
    except UnicodeError:
        host = ""
    usable = LOCAL.fullmatch(local) and DOMAIN.fullmatch(host) and ENCODED not in local
    if not usable or len(local) + len(host) >= LONGEST_ADDRESS:
        raise BadInput(f"{text[:80]!r} is not an e-mail address this server can write to")
    return Address(username=local, domain=host)


def connected(to: Mail, name: str, context: Callable[[], ssl.SSLContext]) -> smtplib.SMTP:
    """A session with the mail server, encrypted and signed in as the settings say; `name` is our domain."""
    if to.tls == "tls":
        smtp: smtplib.SMTP = smtplib.SMTP_SSL(to.host, to.port, name, timeout=SMTP_TIMEOUT, context=context())
    else:
        smtp = smtplib.SMTP(to.host, to.port, name, timeout=SMTP_TIMEOUT)
    try:
        if to.tls == "starttls":
            smtp.starttls(context=context())
        if to.user:
            smtp.login(to.user, to.password.reveal())
        smtp.ehlo_or_helo_if_needed()
    except BaseException:
        smtp.close()
        raise
    return smtp


class Post:
    """Composes e-mails and sends them.

    `unsubscribe` creates the link that ends the notifications, `letters` composes e-mails whose link grants access,
    `turn` creates the link that answers the question of a notification.
    """

    once = True

    def __init__(
        self,
        settings: Mail,
        unsubscribe: Unsubscribe,
        context: ssl.SSLContext | None = None,
        letters: Letters | None = None,
        turn: Turn | None = None,
    ) -> None:
        name, sender = parseaddr(settings.sender)
        self.sender = mail_address(sender)
        self.shown = mailbox(name or "Meridian", self.sender.addr_spec)
        self.settings = settings
        self.unsubscribe = unsubscribe
        self.letters = letters
        self.turn = turn
        self._context = context
        self._threads = ThreadPoolExecutor(MAX_THREADS, thread_name_prefix="meridian-mail")

    def close(self) -> None:
        """Shuts the threads down after they have sent the e-mails under way."""
        self._threads.shutdown()

    def context(self) -> ssl.SSLContext:
        """The trusted certificates. Loaded on first use, because that is slow."""
        if self._context is None:
            self._context = ssl.create_default_context()
        return self._context

    async def send(self, notice: NoticeRow, notification: Notification, now: float) -> None:
        """Sends a notification. Those about one table form a thread in the recipient's mail program."""
        if notice.kind in list(Opens):
            if self.letters is None:
                raise NotDelivered(f"nobody here writes letters to {notice.kind}", final=True)
            await self.post(notice.target, self.letters(notice, notification, now), notice.key, now)
            return
        stop = self.unsubscribe(notice)
        extra = {
            "List-Unsubscribe": f"<{stop}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            "References": self._id(f"table {notice.table}"),
        }
        turn = self.turn(notice, notification, now) if self.turn is not None else ""
        letter = notice_letter(NotificationKind(notice.kind), notification, stop, turn)
        await self.post(notice.target, letter, notice.key, now, extra)

    async def post(
        self, target: str, letter: Letter, key: str, now: float, headers: dict[str, str] | None = None
    ) -> None:
        """Sends any e-mail, or raises NotDelivered. The key sets the message id, so mail programs show a repeat
        once."""
        try:
            to = mail_address(target)
        except BadInput as error:
            raise NotDelivered(str(error), final=True) from None
        told = {
            "From": self.shown,
            "To": to.addr_spec,
            "Subject": letter.subject,
            "Date": format_datetime(datetime.fromtimestamp(now, UTC)),
            "Message-ID": self._id(f"notice {key}"),
            "Auto-Submitted": "auto-generated",
            **(headers or {}),
        }
        try:
            message = written(told, letter.text(), letter.html())
        except BadHeader as error:
            raise NotDelivered(str(error), final=True) from None
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._threads, self._hand_over, to.addr_spec, message)

    def _id(self, what: str) -> str:
        return f"<{hashlib.sha256(what.encode()).hexdigest()[:40]}@{self.sender.domain}>"

    def _hand_over(self, to: str, message: bytes) -> None:
        """One SMTP conversation. Every failure before the content is sent may be retried."""
        try:
            smtp = connected(self.settings, self.sender.domain, self.context)
        except (OSError, smtplib.SMTPException) as error:
            raise NotDelivered(f"mail server: {_why(error)}") from None
        try:
            self._envelope(smtp, to)
            self._letter(smtp, message)
            with contextlib.suppress(OSError, smtplib.SMTPException):
                smtp.quit()
        finally:
            smtp.close()

    def _envelope(self, smtp: smtplib.SMTP, to: str) -> None:
        try:
            code, reply = smtp.mail(self.sender.addr_spec)
            if code == 250:
                code, reply = smtp.rcpt(to)
                if code not in (250, 251):
                    raise NotDelivered(f"receiver refused: {code} {_said(reply)}", final=code >= 500)
                return
        except (OSError, smtplib.SMTPException) as error:
            raise NotDelivered(f"mail server: {_why(error)}") from None
        raise NotDelivered(f"sender refused: {code} {_said(reply)}")

    def _letter(self, smtp: smtplib.SMTP, message: bytes) -> None:
        try:
            code, reply = smtp.data(message)
        except smtplib.SMTPDataError as error:
            raise NotDelivered(f"letter refused: {_reply(error)}", final=error.smtp_code >= 500) from None
        except (OSError, smtplib.SMTPException) as error:
            why = f"mail server: {_why(error)}, after the letter was sent: it may have gone out"
            raise NotDelivered(why, final=True) from None
        if code != 250:
            raise NotDelivered(f"letter refused: {code} {_said(reply)}", final=code >= 500)


def _said(reply: bytes | str) -> str:
    return reply.decode("utf-8", "replace") if isinstance(reply, bytes) else reply


def _reply(error: smtplib.SMTPResponseException) -> str:
    return f"{error.smtp_code} {_said(error.smtp_error)}"


def _why(error: Exception) -> str:
    """A failure in one line, without what was said during authentication."""
    if isinstance(error, smtplib.SMTPAuthenticationError):
        return f"signing in was refused ({error.smtp_code})"
    if isinstance(error, smtplib.SMTPResponseException):
        return _reply(error)
    return str(error) or type(error).__name__
