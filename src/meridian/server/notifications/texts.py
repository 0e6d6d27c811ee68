"""The e-mails to people, in English and German, as plain text and as HTML."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final, NamedTuple

from meridian.core.pages import page
from meridian.server.notifications.notification import Notification, NotificationKind
from meridian.server.notifications.quiet_hours import zone_of
from meridian.server.texts import PACKAGE, one_line, say

OPEN: Final = {
    NotificationKind.COMPETITION: "notice-open-standings",
    NotificationKind.REPORT: "notice-open-profile",
}
"""What the link of a notification is called, if it does not lead to a table."""


class Letter(NamedTuple):
    """The content of an e-mail: paragraphs, then a link, then small print that may end in a link."""

    lang: str
    subject: str
    paragraphs: Sequence[str]
    action: str
    link: str
    small: Sequence[str] = ()
    small_link: str = ""
    other_action: str = ""
    other_link: str = ""

    def text(self) -> str:
        """The plain text version."""
        parts = [*self.paragraphs, f"{self.action}:\n{self.link}"]
        if self.other_link:
            parts.append(f"{self.other_action}:\n{self.other_link}")
        if self.small:
            parts.append("-- \n" + "\n".join((*self.small, *filter(None, [self.small_link]))))
        return "\n\n".join(parts) + "\n"

    def html(self) -> str:
        """The HTML version, without images, scripts or external resources."""
        return page(PACKAGE, "letter.html", letter=self)


def sentences(kind: str, notification: Notification, escape: Callable[[str], str] = str) -> list[str]:
    """A notification in short sentences, without its link. What players have written is escaped."""
    lang = notification.lang
    args = {"table": escape(one_line(notification.table_name)), "player": escape(one_line(notification.player, 60))}
    told = [say(lang, f"notice-{kind}.channel" if notification.channel else f"notice-{kind}", **args)]
    if notification.text:
        text = escape(one_line(notification.text, 1000))
        told.append(text if kind == NotificationKind.CHAT else say(lang, "notice-question", text=text))
    if notification.deadline is not None:
        when = datetime.fromtimestamp(notification.deadline, zone_of(notification.zone))
        told.append(say(lang, "notice-deadline", deadline=when, zone=notification.zone))
    return told


def title_line(kind: str, notification: Notification) -> str:
    """The subject of an e-mail, or the title of a pushed message."""
    return say(notification.lang, f"notice-{kind}.subject", table=one_line(notification.table_name))


def notice_letter(kind: NotificationKind, notification: Notification, unsubscribe: str, turn: str = "") -> Letter:
    """The e-mail of a notification; with the link `turn`, its question can be answered from there."""
    lang = notification.lang
    paragraphs = sentences(kind, notification)
    if notification.player:
        paragraphs.insert(0, say(lang, "notice-hello", player=one_line(notification.player, 60)))
    whose = "-report" if kind == NotificationKind.REPORT else "-account" if notification.owner else ""
    return Letter(
        lang,
        title_line(kind, notification),
        paragraphs,
        say(lang, OPEN.get(kind, "notice-open")),
        notification.link,
        [say(lang, f"notice-why{whose}"), say(lang, f"notice-stop{whose}")],
        unsubscribe,
        say(lang, "notice-answer") if turn else "",
        turn,
    )


def sign_in_letter(lang: str, link: str, minutes: int) -> Letter:
    """The sign-in e-mail. Its link opens an account: it is sent at once and never stored."""
    return _with_secret(lang, "letter-sign-in", link, minutes)


def confirm_letter(lang: str, link: str, minutes: int) -> Letter:
    """The e-mail that asks for confirmation that notifications may go to this address."""
    return _with_secret(lang, "letter-confirm", link, minutes)


def address_letter(lang: str, link: str, minutes: int) -> Letter:
    """The e-mail that asks for confirmation that an account gets this address."""
    return _with_secret(lang, "letter-address", link, minutes)


def moved_letter(lang: str, home: str, player: str) -> Letter:
    """The e-mail that informs an address that its account now has another one."""
    paragraphs = [say(lang, "notice-hello", player=one_line(player, 60)), say(lang, "letter-moved")]
    return Letter(lang, say(lang, "letter-moved.subject"), paragraphs, say(lang, "letter-moved.action"), home)


def _with_secret(lang: str, key: str, link: str, minutes: int) -> Letter:
    hours, rest = divmod(minutes, 60)
    lasts = say(lang, "letter-lasts", minutes=minutes) if rest else say(lang, "letter-lasts-hours", hours=hours)
    paragraphs = [say(lang, key), lasts]
    return Letter(
        lang, say(lang, f"{key}.subject"), paragraphs, say(lang, f"{key}.action"), link, [say(lang, "letter-not-me")]
    )
