"""What a notice is about, to whom it goes, and how one that did not arrive is told from the others."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final

import msgspec

from meridian.core.errors import BadInput
from meridian.core.messages import LANGUAGES
from meridian.server.notifications.quiet_hours import QuietHours

LONGEST_ERROR: Final = 200


class NotificationKind(StrEnum):
    """Why somebody is told something."""

    TURN = "turn"
    HALF = "half"
    FOUR_FIFTHS = "four-fifths"
    SUBSTITUTE = "substitute"
    OVER = "over"


class Opens(StrEnum):
    """Letters that are not about a table. If their link opens something, it is made when the letter is handed over, and
    stored nowhere."""

    SIGN_IN = "sign-in"
    CONFIRM = "confirm"
    ADDRESS = "address"
    MOVED = "moved"


class Way(StrEnum):
    """How a notice travels."""

    MAIL = "mail"
    WEBHOOK = "webhook"


class Notification(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a notice is about, in the words of its receiver: nothing in it that this seat may not know.

    `question` is the id of the question, `text` what it says. Until `expires` it is worth sending. The receiver's
    wishes are here too: a notice is sent without asking anybody. `owner` is whose address it goes to, unless the
    seat's. The link opens nothing by itself, since it is stored.
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

    def quiet_hours(self) -> QuietHours:
        """When the receiver wants to hear nothing."""
        return QuietHours(self.quiet, self.zone)


class NotDelivered(Exception):
    """A notice was not handed over; `final` if no repetition will help."""

    def __init__(self, why: str, final: bool = False) -> None:
        super().__init__(" ".join(why.split())[:LONGEST_ERROR])
        self.final = final


def key_of(table: str, seat: int, question: str, kind: NotificationKind, way: Way) -> str:
    """What makes a notice the same notice: a new address does not make it another one."""
    return f"{table}/{seat}/{question}/{kind}/{way}"


def way_of(target: str) -> Way:
    """A target is an e-mail address, or the address of a webhook."""
    if target.startswith(("https://", "http://")):
        return Way.WEBHOOK
    if "@" in target and "://" not in target:
        return Way.MAIL
    raise BadInput("a notice goes to an e-mail address or to one that begins with https://")


def matter_of(body: dict[str, Any]) -> Notification:
    """The reverse of what was stored."""
    try:
        notification = msgspec.convert(body, Notification)
    except msgspec.ValidationError as error:
        raise BadInput(f"not what a notice is about: {error}") from None
    if notification.lang not in LANGUAGES:
        raise BadInput(f"there is no language {notification.lang!r}")
    notification.quiet_hours()
    return notification
