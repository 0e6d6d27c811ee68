"""The outbox: one notice once, again after failures, never in quiet hours; and what is written in it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import datetime
from html.parser import HTMLParser
from zoneinfo import ZoneInfo

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from meridian.core.errors import BadInput
from meridian.server.notifications.notification import NotDelivered, Notification, NotificationKind, Way, way_of
from meridian.server.notifications.outbox import (
    FIRST_WAIT_SECONDS,
    HOLD_SECONDS,
    LONGEST_WAIT_SECONDS,
    MAX_ATTEMPTS,
    MAX_IN_FLIGHT,
    Outbox,
    wait_after,
)
from meridian.server.notifications.pages import button_page, word_page
from meridian.server.notifications.quiet_hours import QuietHours
from meridian.server.notifications.texts import Letter, confirm_letter, notice_letter, sign_in_letter
from meridian.server.stores import store_for
from meridian.server.stores.errors import Unreachable
from meridian.server.stores.records import NoticeRow, TableRow
from meridian.server.stores.store import Store
from meridian.server.texts import one_line
from tests.core.test_messages import catalogue
from tests.html import HOSTILE, Outline
from tests.server.patience import PATIENCE
from tests.server.receivers import MATTER, NOON, MemoryStore, notice

ANN = "ann@example.org"
HOOK = "https://hooks.example/ann"
AnyStore = MemoryStore | Store


class Line:
    """A channel that notes what it sends, and fails as it is told."""

    def __init__(self, once: bool = True) -> None:
        self.once = once
        self.sent: list[str] = []
        self.fails: list[Exception | None] = []
        self.busy: Callable[[str], Awaitable[None]] | None = None

    async def send(self, notice: NoticeRow, notification: Notification, now: float) -> None:
        problem = self.fails.pop(0) if self.fails else None
        if problem is not None:
            raise problem
        if self.busy is not None:
            await self.busy(notification.question)
        self.sent.append(notice.key)


class Clock:
    """A time that goes on when it is told."""

    def __init__(self, now: float = NOON) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class Desk:
    """An outbox with two lines, a clock and a store."""

    def __init__(self, store: AnyStore, clock: Clock | None = None) -> None:
        self.store = store
        self.clock = clock or Clock()
        self.mail = Line()
        self.hooks = Line(once=False)
        channels = {Way.MAIL: self.mail, Way.WEBHOOK: self.hooks}
        self.box = Outbox(store, channels, clock=self.clock, chance=random.Random(1))

    async def put(
        self,
        kind: NotificationKind = NotificationKind.TURN,
        target: str = ANN,
        notification: Notification = MATTER,
        seat: int = 0,
    ) -> bool:
        return await self.box.put("T1", seat, kind, target, notification)

    async def row(self, key: str = "T1/0/7.1/turn/mail") -> NoticeRow:
        found = await self.store.notice(key)
        assert found is not None
        return found


@asynccontextmanager
async def memory() -> AsyncIterator[AnyStore]:
    yield MemoryStore()


@asynccontextmanager
async def sqlite() -> AsyncIterator[AnyStore]:
    async with store_for("sqlite://") as store:
        await store.create_table(TableRow(id="T1", game="any"))
        yield store


both = pytest.mark.parametrize("opened", [memory, sqlite])
Opened = Callable[[], AbstractAsyncContextManager[AnyStore]]


def play(opened: Opened, story: Callable[[Desk], Awaitable[None]]) -> None:
    """Tell a story at a desk over one of the stores."""

    async def tell() -> None:
        async with opened() as store:
            await story(Desk(store))

    asyncio.run(tell())


# One notice, once


@both
def test_a_question_is_told_once_however_often_it_is_put(opened: Opened) -> None:
    async def story(desk: Desk) -> None:
        assert await desk.put()
        assert not await desk.put()
        assert not await desk.put(target="ann@another.example")
        await desk.box.sweep()
        assert not await desk.put()
        desk.clock.now += 10 * HOLD_SECONDS
        await desk.box.sweep()
        assert desk.mail.sent == ["T1/0/7.1/turn/mail"]
        row = await desk.row()
        assert (row.done, row.error, row.attempts) == (True, None, 1)

    play(opened, story)


@both
def test_seat_question_kind_and_way_make_another_notice(opened: Opened) -> None:
    async def story(desk: Desk) -> None:
        await desk.put()
        await desk.put(seat=1)
        await desk.put(kind=NotificationKind.HALF)
        await desk.put(notification=msgspec.structs.replace(MATTER, question="7.2"))
        await desk.put(target=HOOK)
        await desk.box.sweep()
        assert len(desk.mail.sent) == len(set(desk.mail.sent)) == 4
        assert desk.hooks.sent == ["T1/0/7.1/turn/webhook"]

    play(opened, story)


@both
def test_two_nodes_send_each_notice_once(opened: Opened) -> None:
    async def story(desk: Desk) -> None:
        other = Desk(desk.store, desk.clock)
        for seat in range(40):
            await desk.put(seat=seat)
        while sum(await asyncio.gather(desk.box.sweep(), other.box.sweep())):
            pass
        sent = desk.mail.sent + other.mail.sent
        assert len(sent) == len(set(sent)) == 40

    play(opened, story)


@both
def test_a_letter_cut_off_while_it_is_handed_over_is_not_sent_again(opened: Opened) -> None:
    async def story(desk: Desk) -> None:
        await desk.put()
        desk.mail.fails = [asyncio.CancelledError()]  # type: ignore[list-item]
        with pytest.raises(asyncio.CancelledError):
            await desk.box.sweep()
        assert await desk.box.sweep() == 0
        desk.clock.now += HOLD_SECONDS
        assert await desk.box.sweep() == 1
        row = await desk.row()
        assert desk.mail.sent == []
        assert row.done
        assert "may have gone out" in str(row.error)

    play(opened, story)


@both
def test_a_webhook_cut_off_is_sent_again_under_its_key(opened: Opened) -> None:
    async def story(desk: Desk) -> None:
        await desk.put(target=HOOK)
        desk.hooks.fails = [asyncio.CancelledError()]  # type: ignore[list-item]
        with pytest.raises(asyncio.CancelledError):
            await desk.box.sweep()
        desk.clock.now += HOLD_SECONDS
        await desk.box.sweep()
        assert desk.hooks.sent == ["T1/0/7.1/turn/webhook"]

    play(opened, story)


# Again, and no more


@both
def test_what_fails_is_tried_again_later_and_then_sent_once(opened: Opened) -> None:
    async def story(desk: Desk) -> None:
        await desk.put()
        desk.mail.fails = [NotDelivered("busy"), NotDelivered("busy")]
        await desk.box.sweep()
        row = await desk.row()
        assert (row.done, row.error, row.attempts) == (False, "busy", 1)
        assert FIRST_WAIT_SECONDS / 2 <= row.due - desk.clock.now <= FIRST_WAIT_SECONDS
        desk.clock.now = row.due - 0.001
        assert await desk.box.sweep() == 0
        desk.clock.now = row.due
        await desk.box.sweep()
        desk.clock.now = (await desk.row()).due
        await desk.box.sweep()
        assert desk.mail.sent == ["T1/0/7.1/turn/mail"]
        assert desk.box.counts == {"retried": 2, "sent": 1}

    play(opened, story)


@both
def test_after_the_last_try_it_is_given_up(opened: Opened) -> None:
    async def story(desk: Desk) -> None:
        await desk.put()
        desk.mail.fails = [NotDelivered("busy")] * (MAX_ATTEMPTS + 5)
        waits = []
        while not (row := await desk.row()).done:
            waits.append(row.due - desk.clock.now)
            desk.clock.now = row.due
            assert await desk.box.sweep() == 1
        assert row.attempts == MAX_ATTEMPTS
        assert row.error == "busy"
        assert sum(waits) <= 15 * 3600
        assert len(desk.mail.fails) == 5
        desk.clock.now += 10 * LONGEST_WAIT_SECONDS
        assert await desk.box.sweep() == 0

    play(opened, story)


def test_waits_double_up_to_a_limit_and_differ_by_chance() -> None:
    chance = random.Random(7)
    for attempt in range(1, 40):
        longest = min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (attempt - 1))
        waits = [wait_after(attempt, chance) for _ in range(50)]
        assert longest / 2 <= min(waits) < 0.6 * longest
        assert 0.9 * longest < max(waits) <= longest


@both
def test_what_no_repetition_helps_is_not_repeated(opened: Opened) -> None:
    async def story(desk: Desk) -> None:
        await desk.put()
        desk.mail.fails = [NotDelivered("receiver refused: 550\r\n unknown", final=True)]
        await desk.box.sweep()
        row = await desk.row()
        assert (row.done, row.error) == (True, "receiver refused: 550 unknown")

    play(opened, story)


def test_a_language_that_is_no_longer_there_is_english() -> None:
    async def story(desk: Desk) -> None:
        desk.box.channels = {Way.MAIL: desk.mail}
        await desk.box.put_row(notice(body={**msgspec.to_builtins(MATTER), "lang": "xx"}))
        await desk.box.sweep()
        assert (await desk.row()).error is None
        assert len(desk.mail.sent) == 1

    play(memory, story)


def test_a_fault_of_a_channel_is_logged_and_given_up(caplog: pytest.LogCaptureFixture) -> None:
    async def story(desk: Desk) -> None:
        await desk.put()
        desk.mail.fails = [ZeroDivisionError("oops")]
        await desk.box.sweep()
        assert (await desk.row()).error == "fault: ZeroDivisionError"

    play(memory, story)
    assert "ZeroDivisionError" in caplog.text


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"body": {"lang": "en"}}, "not what a notice is about"),
        ({"body": {**msgspec.to_builtins(MATTER), "zone": "../etc"}}, "not a time zone"),
        ({"target": "nowhere"}, "e-mail address or"),
        ({"target": HOOK}, "sends nothing by webhook"),
    ],
)
def test_what_cannot_be_sent_is_dropped_with_a_reason(changes: dict[str, object], error: str) -> None:
    async def story(desk: Desk) -> None:
        desk.box.channels = {Way.MAIL: desk.mail}
        await desk.box.put_row(notice(**changes))
        await desk.box.sweep()
        row = await desk.row()
        assert row.done
        assert error in str(row.error)
        assert desk.mail.sent == []

    play(memory, story)


@both
def test_what_is_answered_or_too_late_is_not_told(opened: Opened) -> None:
    async def story(desk: Desk) -> None:
        async def still_asked(row: NoticeRow) -> bool:
            return row.seat != 1

        desk.box.wanted = still_asked
        await desk.put(notification=msgspec.structs.replace(MATTER, expires=NOON + 10))
        await desk.put(seat=1)
        await desk.put(seat=2)
        desk.clock.now += 10
        await desk.box.sweep()
        assert desk.mail.sent == ["T1/2/7.1/turn/mail"]
        assert (await desk.row()).error == "too late"
        assert (await desk.row("T1/1/7.1/turn/mail")).error == "no longer asked"

    play(opened, story)


# The loop


def test_the_loop_sends_what_is_put_and_ends_when_closed() -> None:
    async def story(desk: Desk) -> None:
        loop = asyncio.create_task(desk.box.run())
        await asyncio.sleep(0)
        for seat in range(3 * MAX_IN_FLIGHT):
            await desk.put(seat=seat)
        async with asyncio.timeout(PATIENCE):
            while len(desk.mail.sent) < 3 * MAX_IN_FLIGHT:
                await asyncio.sleep(0.001)
            await desk.box.close()
            await loop

    play(memory, story)


def test_a_slow_receiver_holds_nobody_up_and_closing_waits_for_it() -> None:
    async def story(desk: Desk) -> None:
        slow = asyncio.Event()

        async def busy(question: str) -> None:
            if question == "slow":
                await slow.wait()

        desk.hooks.busy = busy
        loop = asyncio.create_task(desk.box.run())
        await desk.put(target=HOOK, notification=msgspec.structs.replace(MATTER, question="slow"))
        async with asyncio.timeout(PATIENCE):
            for seat in range(1, 30):
                await desk.put(target=HOOK, seat=seat)
            while len(desk.hooks.sent) < 29:
                await asyncio.sleep(0.001)
            closing = asyncio.create_task(desk.box.close())
            await asyncio.sleep(0)
            assert not closing.done()
            slow.set()
            await asyncio.gather(closing, loop)
        assert len(desk.hooks.sent) == 30

    play(memory, story)


def test_the_loop_outlives_a_store_that_fails(caplog: pytest.LogCaptureFixture) -> None:
    class Shaky(MemoryStore):
        failures = 2

        async def due_notices(self, now: float, limit: int = 50, hold: float = 60.0) -> list[NoticeRow]:
            if self.failures:
                self.failures -= 1
                raise Unreachable("the disk is away")
            return await super().due_notices(now, limit, hold)

    async def tell() -> None:
        desk = Desk(Shaky())
        loop = asyncio.create_task(desk.box.run())
        async with asyncio.timeout(PATIENCE):
            for seat in range(5):
                await desk.put(seat=seat)
                await asyncio.sleep(0.01)
            while len(desk.mail.sent) < 5:
                await asyncio.sleep(0.001)
            await desk.box.close()
            await loop

    asyncio.run(tell())
    assert "the disk is away" in caplog.text


def test_logs_name_no_receiver(caplog: pytest.LogCaptureFixture) -> None:
    async def story(desk: Desk) -> None:
        await desk.put()
        await desk.put(target=HOOK)
        desk.mail.fails = [NotDelivered("450 <ann@example.org>: busy")]
        await desk.box.sweep()

    caplog.set_level("DEBUG")
    play(memory, story)
    assert "T1/0/7.1/turn/mail retried" in caplog.text
    assert "ann@" not in caplog.text
    assert "hooks.example" not in caplog.text


# Quiet hours


def local(text: str, zone: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("hours", "zone", "moment", "until"),
    [
        ("22:00-07:00", "Europe/Berlin", "2026-11-15T21:59:59", "2026-11-15T21:59:59"),
        ("22:00-07:00", "Europe/Berlin", "2026-11-15T22:00:00", "2026-11-16T07:00:00"),
        ("22:00-07:00", "Europe/Berlin", "2026-11-15T23:59:59", "2026-11-16T07:00:00"),
        ("22:00-07:00", "Europe/Berlin", "2026-11-16T00:00:00", "2026-11-16T07:00:00"),
        ("22:00-07:00", "Europe/Berlin", "2026-11-16T06:59:59", "2026-11-16T07:00:00"),
        ("22:00-07:00", "Europe/Berlin", "2026-11-16T07:00:00", "2026-11-16T07:00:00"),
        ("12:30-14:00", "Asia/Kolkata", "2026-11-15T13:00:00", "2026-11-15T14:00:00"),
        ("12:30-14:00", "Asia/Kolkata", "2026-11-15T14:00:00", "2026-11-15T14:00:00"),
        ("00:00-23:59", "America/St_Johns", "2026-11-15T00:00:00", "2026-11-15T23:59:00"),
        ("23:00-06:00", "Pacific/Auckland", "2026-12-31T23:30:00", "2027-01-01T06:00:00"),
        ("22:00-02:30", "Europe/Berlin", "2026-03-28T23:00:00", "2026-03-29T03:30:00"),
        ("22:00-22:00", "Europe/Berlin", "2026-11-15T22:00:00", "2026-11-15T22:00:00"),
        ("", "UTC", "2026-11-15T03:00:00", "2026-11-15T03:00:00"),
    ],
)
def test_quiet_hours_end_by_the_clock_on_the_wall(hours: str, zone: str, moment: str, until: str) -> None:
    assert QuietHours(hours, zone).after(local(moment, zone)) == local(until, zone)


def test_a_night_with_an_hour_more_is_quiet_for_an_hour_more() -> None:
    quiet = QuietHours("22:00-07:00", "Europe/Berlin")
    assert quiet.after(local("2026-10-24T22:00", "Europe/Berlin")) - local("2026-10-24T22:00", "Europe/Berlin") == 36000
    assert quiet.after(local("2026-03-28T22:00", "Europe/Berlin")) - local("2026-03-28T22:00", "Europe/Berlin") == 28800


def test_the_end_of_quiet_that_comes_twice() -> None:
    quiet = QuietHours("22:00-02:30", "Europe/Berlin")
    second = datetime(2026, 10, 25, 2, 10, tzinfo=ZoneInfo("Europe/Berlin"), fold=1).timestamp()
    assert quiet.after(second) == second + 20 * 60


@given(
    st.floats(min_value=0, max_value=4e9),
    st.times(),
    st.times(),
    st.sampled_from(
        ["Europe/Berlin", "America/St_Johns", "Australia/Lord_Howe", "Asia/Kathmandu", "Africa/Casablanca"]
    ),
)
def test_after_quiet_it_is_not_quiet(moment: float, start: object, end: object, zone: str) -> None:
    quiet = QuietHours(f"{start:%H:%M}-{end:%H:%M}", zone)
    until = quiet.after(moment)
    assert moment <= until <= moment + 26 * 3600
    assert quiet.after(until) == until


@pytest.mark.parametrize(
    "hours", ["22-7", "22:00", "24:00-07:00", "22:00-07:60", "22:00–07:00", " 22:00-07:00", "x" * 900]
)
def test_other_hours_are_refused_in_a_line(hours: str) -> None:
    with pytest.raises(BadInput, match="are not quiet hours, such as 22:00-07:00"):
        QuietHours(hours)


@pytest.mark.parametrize("zone", ["", "Berlin", "../../etc/passwd", "/etc/localtime", "Europe", "Europe/Berlin\0", "é"])
def test_other_zones_are_refused_in_a_line(zone: str) -> None:
    with pytest.raises(BadInput, match="is not a time zone, such as Europe/Berlin"):
        QuietHours("22:00-07:00", zone)


@both
def test_quiet_hours_postpone_also_after_a_failure_and_a_restart(opened: Opened) -> None:
    asleep = msgspec.structs.replace(MATTER, quiet="22:00-07:00", zone="Asia/Tokyo")
    evening, morning = local("2026-11-15T21:59:50", "Asia/Tokyo"), local("2026-11-16T07:00:00", "Asia/Tokyo")

    async def story(desk: Desk) -> None:
        desk.clock.now = evening
        await desk.put(notification=asleep)
        desk.mail.fails = [NotDelivered("busy")]
        await desk.box.sweep()
        assert (await desk.row()).due == morning
        desk.clock.now = evening + 60
        await desk.put(seat=1, notification=asleep)
        await desk.put(seat=2)
        assert await desk.box.sweep() == 1
        assert desk.mail.sent == ["T1/2/7.1/turn/mail"]
        desk.clock.now = local("2026-11-16T23:00:00", "Asia/Tokyo")
        assert await desk.box.sweep() == 2
        assert (await desk.row()).due == morning + 86400
        desk.clock.now = morning + 86400
        assert await desk.box.sweep() == 2
        assert len(desk.mail.sent) == 3

    play(opened, story)


# What is written


def test_both_languages_have_the_same_messages() -> None:
    assert catalogue("meridian.server", "en") == catalogue("meridian.server", "de")


class Links(HTMLParser):
    """Reads a page: its links, its words, its elements."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.links: list[str | None] = []
        self.words = ""
        self.tags: set[str] = set()
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.links += [value for name, value in attrs if name == "href"]

    def handle_data(self, data: str) -> None:
        self.words += data


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("kind", NotificationKind)
def test_a_letter_says_it_all_twice(kind: NotificationKind, lang: str) -> None:
    stop = "https://play.example/stop?a=1&b=2"
    letter = notice_letter(kind, msgspec.structs.replace(MATTER, lang=lang, zone="Europe/Berlin"), stop)
    page = Links(letter.html())
    for part in ("Friday & friends", "Which <Area> do you attack?", "Ann", "16", "Europe/Berlin"):
        assert part in letter.text()
        assert part in page.words
    assert page.links == [MATTER.link, stop]
    assert MATTER.link in letter.text()
    assert stop in letter.text()
    assert page.tags <= {"html", "head", "meta", "title", "body", "p", "a", "strong", "hr", "small", "br"}
    assert "Friday & friends" in letter.subject


def test_nothing_breaks_out_of_a_letter_or_a_page_behind_it() -> None:
    def made(text: str) -> list[str]:
        return [
            Letter("en", text, [text, text], text, text, [text, text], text).html(),
            Letter("de", text, [text], text, text).html(),
            button_page("en", "page-confirm", "text", mail=text),
            word_page("de", "page-confirmed", text, mail=text),
        ]

    for hostile, clean in zip(made(HOSTILE), made("word"), strict=True):
        found, meant = Outline(hostile), Outline(clean)
        assert found.tags == meant.tags
        assert [name for name, _ in found.attributes] == [name for name, _ in meant.attributes]
        assert HOSTILE in "".join(found.texts)


def test_deadlines_are_told_by_the_clock_of_the_receiver() -> None:
    def told(lang: str, zone: str) -> str:
        return notice_letter(
            NotificationKind.TURN, msgspec.structs.replace(MATTER, lang=lang, zone=zone), "https://x.example/"
        ).text()

    assert "Montag, 16. November 2026, 13:00 Uhr (Europe/Berlin)" in told("de", "Europe/Berlin")
    assert "Monday, November 16, 2026" in told("en", "Asia/Tokyo")
    assert "9:00" in told("en", "Asia/Tokyo")


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("make", [sign_in_letter, confirm_letter])
def test_letters_that_open_something(make: Callable[[str, str, int], Letter], lang: str) -> None:
    letter = make(lang, "https://play.example/in/secret", 15)
    assert "15 Min" in letter.text() or "15 min" in letter.text()
    assert Links(letter.html()).links == ["https://play.example/in/secret"]


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Friday\r\nBcc: all@example.org", "Friday Bcc: all@example.org"),
        ("a\u202egpj.exe", "agpj.exe"),
        ("a\u2028b\x00c\x7fd\ufffe", "a b c d"),
        ("👩‍👩‍👧 Zoë", "👩‍👩‍👧 Zoë"),
        ("x" * 300, "x" * 199 + "…"),
    ],
)
def test_names_are_one_line(typed: str, shown: str) -> None:
    assert one_line(typed) == shown


@pytest.mark.parametrize(("target", "way"), [(ANN, Way.MAIL), (HOOK, Way.WEBHOOK), ("http://a@b/", Way.WEBHOOK)])
def test_the_target_says_the_way(target: str, way: Way) -> None:
    assert way_of(target) is way


@pytest.mark.parametrize("target", ["", "ann", "ftp://a@b", "file:///etc/passwd", "HTTPS//x"])
def test_other_targets_are_refused(target: str) -> None:
    with pytest.raises(BadInput, match="e-mail address or"):
        way_of(target)
