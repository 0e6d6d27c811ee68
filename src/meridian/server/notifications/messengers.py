"""Notifications as messages of messengers: Discord, Slack, Telegram, Matrix and ntfy.

Names and titles are written by players. They are escaped for each messenger, so that none of them can call the members
of a channel, or format a message.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import parse_qsl, quote, urlencode, urlsplit, urlunsplit

import msgspec

from meridian.server.errors import Unusable
from meridian.server.notifications.guarded_http import Outgoing
from meridian.server.notifications.notification import Notification
from meridian.server.notifications.texts import sentences
from meridian.server.stores.records import NoticeRow
from meridian.server.texts import say

JSON: Final = {"Content-Type": "application/json"}
JOINER: Final = "\u2060"
"""Shows nothing and breaks nothing, but ends what a messenger would take for the name of a person to call."""
DISCORD_MARKS: Final = re.compile(r"([\\*_~`|>#\[\]()<:.+-])")
TOKEN: Final = "access_token"


def called_off(text: str) -> str:
    """A text that calls nobody: what follows an @ is no name any more."""
    return text.replace("@", f"@{JOINER}")


def discord_escaped(text: str) -> str:
    """A text without formatting, mentions and links."""
    return called_off(DISCORD_MARKS.sub(r"\\\1", text))


def slack_escaped(text: str) -> str:
    """A text without mentions and links; `plain_text` has no formatting."""
    return called_off(text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"))


def message_to(notice: NoticeRow, notification: Notification) -> Outgoing | None:
    """The request that brings a notification to a messenger; None if the URL is that of a program."""
    make = SHAPES.get(notification.shape)
    return make(notice, notification) if make else None


def check_messenger(shape: str, url: str) -> None:
    """Raises Unusable if a URL is not one that this messenger has."""
    parts = urlsplit(url)
    query = dict(parse_qsl(parts.query))
    fits = {
        "telegram": parts.path.endswith("/sendMessage") and "chat_id" in query,
        "matrix": "/_matrix/client/" in parts.path and "/rooms/" in parts.path and TOKEN in query,
        "ntfy": bool(re.fullmatch(r"(/.*)?/[\w-]{1,64}", parts.path, re.ASCII)),
    }
    if not fits.get(shape, True):
        raise Unusable.because(f"messenger-{shape}")


def _discord(notice: NoticeRow, notification: Notification) -> Outgoing:
    text = "\n".join([*sentences(notice.kind, notification, discord_escaped), f"<{notification.link}>"])
    body = {"content": text, "allowed_mentions": {"parse": []}}
    return Outgoing(notice.target, JSON, msgspec.json.encode(body))


def _slack(notice: NoticeRow, notification: Notification) -> Outgoing:
    plain = "\n".join(sentences(notice.kind, notification, called_off))
    fallback = "\n".join(sentences(notice.kind, notification, slack_escaped))
    opens = {"type": "plain_text", "text": say(notification.lang, "notice-open")}
    blocks: list[dict[str, Any]] = [
        {"type": "section", "text": {"type": "plain_text", "text": plain, "emoji": False}},
        {"type": "actions", "elements": [{"type": "button", "text": opens, "url": notification.link}]},
    ]
    return Outgoing(notice.target, JSON, msgspec.json.encode({"text": fallback, "blocks": blocks}))


def _telegram(notice: NoticeRow, notification: Notification) -> Outgoing:
    """Without `parse_mode` nothing is formatted."""
    parts = urlsplit(notice.target)
    text = "\n".join([*sentences(notice.kind, notification, called_off), notification.link])
    body = {**dict(parse_qsl(parts.query)), "text": text, "link_preview_options": {"is_disabled": True}}
    return Outgoing(urlunsplit(parts._replace(query="")), JSON, msgspec.json.encode(body))


def _matrix(notice: NoticeRow, notification: Notification) -> Outgoing:
    """The transaction is that of the notice: a repeat is shown once. The token goes into a header, not into logs."""
    parts = urlsplit(notice.target)
    query = dict(parse_qsl(parts.query))
    token = query.pop(TOKEN, "")
    transaction = hashlib.sha256(notice.key.encode()).hexdigest()[:32]
    path = f"{parts.path.rstrip('/')}/{quote(transaction)}"
    text = "\n".join([*sentences(notice.kind, notification, called_off), notification.link])
    body = {"msgtype": "m.text", "body": text, "m.mentions": {}}
    headers = {**JSON, "Authorization": f"Bearer {token}"}
    url = urlunsplit(parts._replace(path=path, query=urlencode(query)))
    return Outgoing(url, headers, msgspec.json.encode(body), "PUT")


def _ntfy(notice: NoticeRow, notification: Notification) -> Outgoing:
    parts = urlsplit(notice.target)
    path, _, topic = parts.path.rpartition("/")
    first, *rest = sentences(notice.kind, notification, called_off)
    body = {"topic": topic, "title": "Meridian", "message": "\n".join([first, *rest]), "click": notification.link}
    return Outgoing(urlunsplit(parts._replace(path=f"{path}/")), JSON, msgspec.json.encode(body))


SHAPES: Final[dict[str, Callable[[NoticeRow, Notification], Outgoing]]] = {
    "discord": _discord,
    "slack": _slack,
    "telegram": _telegram,
    "matrix": _matrix,
    "ntfy": _ntfy,
}
