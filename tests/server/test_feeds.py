"""Feeds: read back by other people's parsers, with stable ids and the same bytes for the same rows."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from icalendar import Calendar

from meridian.server.notifications.feeds import ATOM, Due, deadlines, etag, turns
from tests.server.receivers import NOON

ROW = Due(
    table="T1",
    seat=2,
    question="7.1",
    name="Friday & <friends>; a, b",
    link="https://play.example/t/T1?a=1&b=2",
    text="Which Area, exactly; do you \\ attack?",
    since=NOON,
    deadline=NOON + 86400,
)
SPACE = {"a": ATOM}


def row(**changes: Any) -> Due:
    return msgspec.structs.replace(ROW, **changes)


def events(data: bytes) -> list[Any]:
    return list(Calendar.from_ical(data).walk("VEVENT"))


def atom(rows: list[Due], **more: Any) -> bytes:
    return turns(rows, "account 1", "https://play.example/", **more)


def entries(data: bytes) -> list[ET.Element]:
    return ET.fromstring(data).findall("a:entry", SPACE)


def found(element: ET.Element, name: str) -> str:
    text = element.findtext(f"a:{name}", namespaces=SPACE)
    assert text is not None
    return text


# Deadlines


def test_a_deadline_is_an_event() -> None:
    (event,) = events(deadlines([ROW]))
    assert event.decoded("dtstart") == datetime.fromtimestamp(NOON + 86400, UTC)
    assert event.decoded("dtstamp") == datetime.fromtimestamp(NOON, UTC)
    assert str(event["summary"]) == "Friday & <friends>; a, b: answer due"
    assert str(event["description"]) == ROW.text
    assert str(event["url"]) == ROW.link
    assert str(event["transp"]) == "TRANSPARENT"


def test_the_calendar_says_what_it_is_and_when_to_come_again() -> None:
    calendar = Calendar.from_ical(deadlines([], "de"))
    assert str(calendar["version"]) == "2.0"
    assert str(calendar["x-wr-calname"]) == "Meridian: Fristen"
    assert b"REFRESH-INTERVAL;VALUE=DURATION:PT15M\r\n" in deadlines([])
    assert events(deadlines([])) == []


def test_without_a_deadline_there_is_no_event() -> None:
    assert events(deadlines([row(deadline=None)])) == []


def test_a_question_keeps_its_event_when_the_deadline_moves() -> None:
    (before,), (after,) = events(deadlines([ROW])), events(deadlines([row(deadline=NOON + 2 * 86400, name="New name")]))
    assert before["uid"] == after["uid"]
    assert before.decoded("dtstart") < after.decoded("dtstart")


@pytest.mark.parametrize("changes", [{"table": "T2"}, {"seat": 1}, {"question": "7.2"}])
def test_another_question_is_another_entry(changes: dict[str, Any]) -> None:
    assert len({event["uid"] for event in events(deadlines([ROW, row(**changes)]))}) == 2
    assert len({found(entry, "id") for entry in entries(atom([ROW, row(**changes)]))}) == 2


def test_lines_end_and_fold_as_calendars_want() -> None:
    data = deadlines([row(text="ä" * 500)])
    assert data.count(b"\n") == data.count(b"\r\n")
    assert max(map(len, data.split(b"\r\n"))) <= 75
    assert str(events(data)[0]["description"]) == "ä" * 500


# Turns


def test_a_turn_is_an_entry() -> None:
    feed = ET.fromstring(atom([ROW], zone="Europe/Berlin", lang="de"))
    (entry,) = feed.findall("a:entry", SPACE)
    assert found(feed, "title") == "Meridian: Züge"
    assert found(feed, "updated") == found(entry, "updated") == "2026-11-15T12:00:00Z"
    assert found(entry, "title") == "Friday & <friends>; a, b: du bist dran"
    assert ROW.text in found(entry, "content")
    assert "16. November 2026, 13:00 Uhr (Europe/Berlin)" in found(entry, "content")
    link = entry.find("a:link", SPACE)
    assert link is not None
    assert link.get("href") == ROW.link
    assert found(entry, "id").startswith("urn:uuid:")


def test_a_feed_has_all_that_the_format_asks_for() -> None:
    feed = ET.fromstring(atom([], begun=NOON))
    assert found(feed, "updated") == "2026-11-15T12:00:00Z"
    assert found(feed, "author/a:name") == "Meridian"
    assert found(feed, "id") != found(ET.fromstring(turns([], "account 2", "https://play.example/")), "id")


def test_the_newest_turn_comes_first() -> None:
    rows = [row(question=str(at), since=NOON + at) for at in (2, 1, 3)]
    said = [found(entry, "updated")[-3:-1] for entry in entries(atom(rows))]
    assert said == ["03", "02", "01"]


# Both


def test_the_order_of_rows_does_not_matter() -> None:
    rows = [row(question=str(at), since=NOON + at % 2) for at in range(6)]
    assert deadlines(rows) == deadlines(rows[::-1])
    assert atom(rows) == atom(rows[::-1])
    assert etag(atom(rows)) == etag(atom(rows[::-1]))


def test_the_tag_changes_with_the_rows() -> None:
    tags = {etag(make(rows)) for make in (deadlines, atom) for rows in ([], [ROW], [row(text="Other?")])}
    assert len(tags) == 6
    assert all(tag.startswith('"') and tag.endswith('"') for tag in tags)


@given(st.text(), st.text())
def test_whatever_is_typed_can_be_read_back(name: str, text: str) -> None:
    rows = [row(name=name, text=text)]
    (event,), (entry,) = events(deadlines(rows)), entries(atom(rows))
    assert str(event["summary"]).endswith(": answer due")
    assert str(event["url"]) == ROW.link
    assert found(entry, "title").endswith(": your turn")
    assert len(list(entry)) == 6


def test_a_text_cannot_become_a_part_of_the_feed() -> None:
    evil = row(
        name="x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:y",
        text="</content></entry><entry>\r\nATTACH:https://evil.example/",
    )
    assert len(events(deadlines([evil]))) == 1
    assert "attach" not in events(deadlines([evil]))[0]
    assert len(entries(atom([evil]))) == 1
