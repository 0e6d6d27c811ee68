"""Feeds behind secret links: deadlines for a calendar, turns for a feed reader.

Both depend only on plain rows, not on the time of day. The same rows give the same bytes, so a reader that polls can
get a 304.
"""

from __future__ import annotations

import hashlib
import uuid
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final

import msgspec

from meridian.server.notifications.quiet_hours import zone_of
from meridian.server.texts import one_line, say

if TYPE_CHECKING:
    from icalendar import Event

CALENDAR_TYPE: Final = "text/calendar; charset=utf-8"
ATOM_TYPE: Final = "application/atom+xml; charset=utf-8"
ATOM: Final = "http://www.w3.org/2005/Atom"
LANG: Final = "{http://www.w3.org/XML/1998/namespace}lang"
SPACE: Final = uuid.UUID("6d657269-6469-516e-8000-746162c65731")
"""The namespace for UUIDs that are derived from what they name."""
REFRESH: Final = timedelta(minutes=15)


class Due(msgspec.Struct, frozen=True, kw_only=True):
    """A question that waits for the owner of a feed. It contains nothing that the seat may not know."""

    table: str
    seat: int
    question: str
    name: str
    link: str
    text: str
    since: float
    deadline: float | None = None


def etag(data: bytes) -> str:
    """The ETag of a feed."""
    return f'"{hashlib.sha256(data).hexdigest()[:32]}"'


def deadlines(rows: Sequence[Due], lang: str = "en") -> bytes:
    """An iCalendar file with every deadline. A question keeps its event when its deadline moves."""
    from icalendar import Calendar, vDuration  # slow to import, and few servers need it

    calendar = Calendar()
    calendar.add("prodid", "-//Meridian//Deadlines//EN")
    calendar.add("version", "2.0")
    calendar.add("method", "PUBLISH")
    calendar.add("x-wr-calname", f"Meridian: {say(lang, 'feed-deadlines')}")
    calendar.add("refresh-interval", vDuration(REFRESH), parameters={"VALUE": "DURATION"})
    calendar.add("x-published-ttl", vDuration(REFRESH))
    for row in _ordered(rows):
        if row.deadline is not None:
            calendar.add_component(_event(row, row.deadline, lang))
    return bytes(calendar.to_ical())


def _event(row: Due, deadline: float, lang: str) -> Event:
    from icalendar import Event

    event = Event()
    event.add("uid", f"{_id(row)}@meridian")
    event.add("dtstamp", _moment(row.since))
    event.add("dtstart", _moment(deadline))
    event.add("summary", say(lang, "feed-deadline", table=one_line(row.name)))
    event.add("description", one_line(row.text, 1000))
    event.add("url", row.link)
    event.add("transp", "TRANSPARENT")
    return event


def turns(rows: Sequence[Due], owner: str, home: str, lang: str = "en", zone: str = "UTC", begun: float = 0.0) -> bytes:
    """An Atom feed with every question that waits, newest first.

    `owner` names the feed in its id, `home` is the page it belongs to, `begun` is its date while it is empty. The feed
    does not contain its secret link, so that forwarding its content does not forward the key.
    """
    feed = ET.Element("feed", {"xmlns": ATOM, LANG: lang})
    _add(feed, "id", uuid.uuid5(SPACE, f"feed {owner}").urn)
    _add(feed, "title", f"Meridian: {say(lang, 'feed-turns')}")
    _add(feed, "updated", _stamp(max([begun, *(row.since for row in rows)])))
    ET.SubElement(feed, "link", {"rel": "alternate", "type": "text/html", "href": home})
    _add(ET.SubElement(feed, "author"), "name", "Meridian")
    _add(feed, "generator", "Meridian")
    for row in reversed(_ordered(rows)):
        _entry(feed, row, lang, zone)
    return bytes(ET.tostring(feed, encoding="utf-8", xml_declaration=True))


def _entry(feed: ET.Element, row: Due, lang: str, zone: str) -> None:
    entry = ET.SubElement(feed, "entry")
    _add(entry, "id", _id(row).urn)
    _add(entry, "title", say(lang, "feed-turn", table=one_line(row.name)))
    _add(entry, "updated", _stamp(row.since))
    _add(entry, "published", _stamp(row.since))
    ET.SubElement(entry, "link", {"rel": "alternate", "type": "text/html", "href": row.link})
    said = [one_line(row.text, 1000)]
    if row.deadline is not None:
        when = datetime.fromtimestamp(row.deadline, zone_of(zone))
        said.append(say(lang, "notice-deadline", deadline=when, zone=zone))
    _add(entry, "content", "\n".join(said)).set("type", "text")


def _add(parent: ET.Element, name: str, text: str) -> ET.Element:
    child = ET.SubElement(parent, name)
    child.text = text
    return child


def _ordered(rows: Sequence[Due]) -> list[Due]:
    """Ordered by time and then by id, no matter how the rows were found."""
    return sorted(rows, key=lambda row: (row.since, row.table, row.seat, row.question))


def _id(row: Due) -> uuid.UUID:
    return uuid.uuid5(SPACE, msgspec.json.encode([row.table, row.seat, row.question]).decode())


def _moment(seconds: float) -> datetime:
    return datetime.fromtimestamp(int(seconds), UTC)


def _stamp(seconds: float) -> str:
    return _moment(seconds).isoformat().replace("+00:00", "Z")
