"""By correspondence, far apart: each reads deadlines in their own time zone; a link from a letter plays one turn."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.server.online import Server
from tests.server.test_mail_turns import link

GAME = "global-domination"
ZONES = ("America/New_York", "Asia/Tokyo")


NEAR = 30
"""Seconds by which a clock may start later than it was read, as it waits for what is shown."""


def moments(at: float, zone: str, visitor: Visitor) -> set[str]:
    """A moment, and those near it, as the visitor's browser writes them in a time zone."""
    script = """([at, zone]) => new Intl.DateTimeFormat("en-US",
      { dateStyle: "medium", timeStyle: "short", timeZone: zone }).format(at * 1000)"""
    return {str(visitor.page.evaluate(script, [at + more, zone])) for more in (-NEAR, 0, NEAR)}


def test_deadlines_are_told_in_the_time_zone_of_the_reader(visit: Visit, server: Server) -> None:
    asked, other = server.pair(GAME, clock="day")
    assert asked.question is not None
    seat: int = asked.question["id"][1]
    deadline = server.post("/api/turns", {"tokens": [asked.token]})["tables"][0]["deadline"]
    for zone, client, at in zip(ZONES, (asked, other), (seat, 1 - seat), strict=True):
        visitor = visit(timezone_id=zone)
        visitor.sit(client.table, str(client.token), at)
        title = visitor.find(f"li[data-seat=p{seat + 1}] time[title]").first.get_attribute("title")
        assert title in moments(deadline, zone, visitor)
        if client is asked:
            visitor.go()
            told = visitor.find("ul .mine").first.inner_text()
            assert any(moment in told for moment in moments(deadline, zone, visitor)), told
        client.close()


def test_a_link_of_a_letter_shows_and_its_button_plays_once(visit: Visit, server: Server) -> None:
    asked, other = server.pair(GAME, clock="day")
    assert asked.question is not None
    seat: int = asked.question["id"][1]
    with ThreadPoolExecutor(1) as pool:  # Playwright has an event loop in this thread
        address = pool.submit(link, server, asked).result()
    watching, reading = visit(), visit(size=(360, 740))
    watching.sit(other.table, str(other.token), 1 - seat)
    before = asked.looked()
    for _ in range(2):  # looking plays nothing, however often
        reading.page.goto(address)
        expect(reading.find("form input[type=radio]")).to_have_count(len(asked.options()))
    assert reading.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert asked.looked() == before
    # By keyboard: the last answer, and the button.
    reading.find("form input[type=radio]").last.focus()
    reading.page.keyboard.press("Space")
    reading.find("form button").press("Enter")
    expect(reading.find("h1")).not_to_have_text("")
    expect(reading.find("form")).to_have_count(0)
    expect(watching.find("#prompt.mine")).to_be_visible()
    reading.page.goto(address)
    expect(reading.find("form")).to_have_count(0)
    reading.forgive("404")
    for client in (asked, other):
        client.close()
