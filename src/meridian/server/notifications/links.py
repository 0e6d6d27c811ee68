"""Links that grant access: signed tokens, created when needed and never stored."""

from __future__ import annotations

import math
from typing import Final

from meridian.server.accounts.tokens import SignedToken, Signer, TokenKind, generation_of
from meridian.server.notifications.notification import Notification, Opens
from meridian.server.notifications.preferences import ACCOUNT, preferences_of
from meridian.server.notifications.texts import Letter, address_letter, confirm_letter, moved_letter, sign_in_letter
from meridian.server.settings import Settings
from meridian.server.stores.records import AccountRow, NoticeRow, SeatRow, TableRow

SIGN_IN_MINUTES: Final = 30
CONFIRM_MINUTES: Final = 48 * 60
TURN_DAYS: Final = 14


def home_of(settings: Settings) -> str:
    """The server's public URL without a trailing slash."""
    return settings.public_url.rstrip("/") or f"http://{settings.host}:{settings.port}"


class Links:
    """Creates the links of one server."""

    def __init__(self, signer: Signer, settings: Settings) -> None:
        self.signer = signer
        self.home = home_of(settings)

    def unsubscribe(self, notice: NoticeRow) -> str:
        """The link that unsubscribes the seat or account to which a notification goes."""
        return f"{self.home}/mail/unsubscribe/{self.signer.sign(_stop(notice))}"

    def turn(self, notice: NoticeRow, notification: Notification, now: float) -> str:
        """The link that answers the question of a notification without signing in; empty if there is none."""
        if not notification.turn or notice.table is None or notice.seat is None:
            return ""
        expires = int(min(notification.deadline or math.inf, now + TURN_DAYS * 24 * 3600))
        said = SignedToken(TokenKind.TURN, notice.table, notice.seat, notification.turn, expires)
        return f"{self.home}/mail/turn/{self.signer.sign(said)}"

    def letter(self, notice: NoticeRow, notification: Notification, now: float) -> Letter:
        """An e-mail with a link that grants access. The stored row says to what; the token only names the row."""
        if notice.kind == Opens.SIGN_IN:
            token = self._opening(TokenKind.SIGN_IN, notice, now, SIGN_IN_MINUTES)
            return sign_in_letter(notification.lang, f"{self.home}/#/sign-in/{token}", SIGN_IN_MINUTES)
        if notice.kind == Opens.MOVED:
            return moved_letter(notification.lang, f"{self.home}/", notification.player)
        token = self._opening(TokenKind.CONFIRM, notice, now, CONFIRM_MINUTES)
        if notice.kind == Opens.ADDRESS:
            return address_letter(notification.lang, f"{self.home}/mail/address/{token}", CONFIRM_MINUTES)
        return confirm_letter(notification.lang, f"{self.home}/mail/confirm/{token}", CONFIRM_MINUTES)

    def feed(self, row: SeatRow | AccountRow) -> str:
        """The link to the feeds of a seat or an account."""
        return f"{self.home}/feeds/{self.signer.sign(feed_pass(row))}"

    def _opening(self, kind: TokenKind, notice: NoticeRow, now: float, minutes: int) -> str:
        return self.signer.sign(SignedToken(kind, notice.key, expires=int(now) + 60 * minutes))


def feed_pass(row: SeatRow | AccountRow) -> SignedToken:
    """The token for the feeds of a seat or an account. Revoking it, or a new holder of the seat, makes it void."""
    count = preferences_of(row).feed
    if isinstance(row, SeatRow):
        return SignedToken(TokenKind.FEED, row.table, row.seat, generation_of(count, row.token_hash))
    return SignedToken(TokenKind.FEED, row.id, generation=generation_of(count))


def turn_generation(row: TableRow, seat: SeatRow, question: tuple[int, int, int]) -> int:
    """The generation of a link that answers a question: another question, line of play or holder makes it void."""
    return generation_of("turn", row.branch, question, seat.token_hash)


def stops(said: SignedToken, seat: SeatRow) -> bool:
    """Whether a token is about the seat's current address, not an earlier one."""
    return said.generation == generation_of(preferences_of(seat).mail)


def _stop(notice: NoticeRow) -> SignedToken:
    owner = str(notice.body.get("owner", ""))
    if owner.startswith(ACCOUNT) or notice.table is None:
        return SignedToken(TokenKind.UNSUBSCRIBE, owner.removeprefix(ACCOUNT))
    return SignedToken(TokenKind.UNSUBSCRIBE, notice.table, notice.seat, generation_of(notice.target))
