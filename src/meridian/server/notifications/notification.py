"""The content of a notification, its channel, and the error of one that was not delivered."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final

import msgspec

from meridian.core.errors import BadInput
from meridian.core.languages import spoken
from meridian.server.notifications.quiet_hours import QuietHours

LONGEST_ERROR: Final = 200


class NotificationKind(StrEnum):
    """The reason for a notification."""

    TURN = "turn"
    HALF = "half"
    FOUR_FIFTHS = "four-fifths"
    SUBSTITUTE = "substitute"
    OFFER = "offer"
    VOTE = "vote"
    CHAT = "chat"
    OVER = "over"
    ROUND = "round"
    COMPETITION = "competition"
    REPORT = "report"


class NoticeTopic(StrEnum):
    """What a person can switch on or off."""

    TURN = "turn"
    OFFER = "offer"
    CHAT = "chat"
    END = "end"


TOPIC_OF: Final = {
    NotificationKind.TURN: NoticeTopic.TURN,
    NotificationKind.HALF: NoticeTopic.TURN,
    NotificationKind.FOUR_FIFTHS: NoticeTopic.TURN,
    NotificationKind.SUBSTITUTE: NoticeTopic.TURN,
    NotificationKind.OFFER: NoticeTopic.OFFER,
    NotificationKind.VOTE: NoticeTopic.TURN,
    NotificationKind.CHAT: NoticeTopic.CHAT,
    NotificationKind.OVER: NoticeTopic.END,
    NotificationKind.ROUND: NoticeTopic.TURN,
    NotificationKind.COMPETITION: NoticeTopic.END,
}


class Opens(StrEnum):
    """E-mails that are not about a table. Links that grant access are created on sending and never stored."""

    SIGN_IN = "sign-in"
    CONFIRM = "confirm"
    ADDRESS = "address"
    MOVED = "moved"


class Way(StrEnum):
    """The channel of a notification."""

    MAIL = "mail"
    WEBHOOK = "webhook"
    PUSH = "push"


PUSH_PREFIX: Final = "push:"
"""Before the id of a subscription, as the target of a notification."""


class Notification(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The content of a notification in its recipient's language. It contains nothing that this seat may not know.

    `question` is the id of the question, `text` its wording. After `expires` it is not worth sending. It also carries
    the recipient's preferences, since sending does not look them up: `shape` is the messenger behind a URL. `owner` is
    the owner of the address, if that is not the seat; `channel` if the recipient is a channel for the whole table,
    which may know only what everybody may. The link grants no access, since it is stored. `turn` is the generation of a
    link by which the question can be answered, 0 if it cannot.
    """

    question: str
    table_name: str
    link: str
    text: str = ""
    player: str = ""
    deadline: float | None = None
    expires: float | None = None
    lang: str = "en"
    zone: str = "UTC"
    quiet: str = ""
    owner: str = ""
    turn: int = 0
    shape: str = ""
    channel: bool = False

    def quiet_hours(self) -> QuietHours:
        """The quiet hours of the recipient."""
        return QuietHours(self.quiet, self.zone)


class NotDelivered(Exception):
    """A notification was not delivered; `final` if a retry cannot help."""

    def __init__(self, why: str, final: bool = False) -> None:
        super().__init__(" ".join(why.split())[:LONGEST_ERROR])
        self.final = final


def key_of(table: str, seat: int, question: str, kind: NotificationKind, target: str, channel: bool = False) -> str:
    """The identity of a notification. A new address does not make it another one, but each browser has its own."""
    way: str = way_of(target)
    if way == Way.PUSH:
        way = target.replace(":", "-")
    return f"{table}/{seat}/{question}/{kind}/{'channel' if channel else way}"


def way_of(target: str) -> Way:
    """The channel of a target, which is an e-mail address, the URL of a webhook, or a browser."""
    if target.startswith(PUSH_PREFIX):
        return Way.PUSH
    if target.startswith(("https://", "http://")):
        return Way.WEBHOOK
    if "@" in target and "://" not in target:
        return Way.MAIL
    raise BadInput("a notice goes to an e-mail address or to one that begins with https://")


def matter_of(body: dict[str, Any]) -> Notification:
    """Decodes the stored content."""
    try:
        notification = msgspec.convert(body, Notification)
    except msgspec.ValidationError as error:
        raise BadInput(f"not what a notice is about: {error}") from None
    notification.quiet_hours()
    return msgspec.structs.replace(notification, lang=spoken(notification.lang))
