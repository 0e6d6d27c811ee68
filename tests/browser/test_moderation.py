"""Getting along, in two browsers: the host sends somebody away, people are muted, blocked and reported, and everybody
can read what is stored."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.server.online import BOT, OPEN, Message, Server, bearing, me

GAME = "globetrotters"
PASSWORD = "correct horse battery"
PHONE = (360, 740)
NO_SEAT = "You cannot sit down at this table."
SENT_AWAY = "The host has sent you away from this table: you cannot sit down here again."
"""What a guest reads, known by the seat that the device had."""


def profile(server: Server, name: str) -> str:
    """The session of a new profile."""
    return str(server.post("/api/profiles", {"name": name, "password": PASSWORD})["session"])


def open_table(server: Server, session: str, seats: list[Message], **more: object) -> Message:
    body = {"game": GAME, "seats": seats, **more}
    got = server.http.post(server.url("/api/tables"), headers=bearing(session), json=body)
    assert got.status_code == 201, got.text
    opened: Message = got.json()
    return opened


def hosting(visitor: Visitor, opened: Message) -> None:
    """Keep the tokens of a host on this device, as after opening a table; the next page opened will find them."""
    (seat,) = opened["seats"]
    kept = {
        "table": opened["table"], "game": GAME, "title": "", "host": opened["host"], "commitment": None, "over": False,
        "touched": 0, "seats": [{**seat, "name": "Ann"}],
    }  # fmt: skip
    visitor.context.add_init_script(f"localStorage.setItem('meridian.tables', {json.dumps(json.dumps([kept]))})")


def reports(server: Server) -> list[tuple[str, str, str, str]]:
    """What has arrived of reports: reason, who, text, and the lines of chat."""
    with closing(sqlite3.connect(server.folder / "meridian.db")) as db:
        return db.execute("SELECT reason, name, text, lines FROM reports").fetchall()


def test_a_host_sends_people_away_and_mutes_and_reports_them(visit: Visit, server: Server) -> None:
    ann, bea, cal = visit(), visit(settings={"name": "Bea"}), visit(settings={"name": "Cal"}, size=PHONE)
    session = profile(server, "Ann")
    ann.sign_in(session)
    opened = open_table(server, session, [me("Ann"), OPEN, OPEN], watch="nobody")
    table = opened["table"]
    hosting(ann, opened)
    ann.go(f"table/{table}")
    bea.go(f"table/{table}")
    bea.button("Sit here").first.click()
    # By keyboard: the button, the question, yes.
    ann.page.get_by_role("button", name="Send away: Bea").press("Enter")
    expect(ann.page.get_by_role("dialog")).to_contain_text("Send Bea away?")
    ann.page.get_by_role("dialog").get_by_role("button", name="Send away").press("Enter")
    expect(ann.button("Send away: Bea")).to_have_count(0)
    expect(bea.page.get_by_role("alert")).to_have_text("The host has sent you away from this table.")
    expect(bea.button("Sit here")).to_have_count(0)
    bea.page.reload()
    bea.button("Sit here").first.click()
    expect(bea.page.get_by_role("alert")).to_have_text(SENT_AWAY)
    bea.forgive("403")

    # A guest on a phone writes; the host hides that, shows it again, and reports it.
    cal.go(f"table/{table}")
    cal.button("Sit here").first.click()
    cal.page.get_by_label("Write something").fill("You all stink")
    cal.page.keyboard.press("Enter")
    line = ann.find("ol.lines li", "You all stink")
    line.get_by_role("button", name="Cal: mute or report").press("Enter")
    ann.button("Mute at this table").press("Enter")
    expect(line).to_have_count(0)
    hidden = ann.find(".quiet")
    expect(hidden).to_contain_text("One line of Cal is hidden.")
    expect(hidden.get_by_role("button", name="Hear again")).to_be_focused()
    ann.page.keyboard.press("Enter")
    line.get_by_role("button", name="Cal: mute or report").click()
    ann.button("Report …").click()
    form = ann.page.get_by_role("dialog", name="Report Cal")
    form.get_by_label("What is wrong?").select_option("spam")
    form.get_by_label("A sentence more").fill("Every time")
    form.get_by_label("A sentence more").press("Tab")
    form.get_by_role("button", name="Send the report").press("Enter")
    expect(line.get_by_role("status")).to_have_text("Your report has arrived. Thank you.")
    ((*report, lines),) = reports(server)
    assert report == ["spam", "Cal", "Every time"]
    assert [one["text"] for one in json.loads(lines)] == ["You all stink"]
    # A guest has no profile to mute: the name is muted on this device, here and elsewhere.
    ann.button("Mute everywhere").click()
    expect(ann.find(".quiet")).to_contain_text("hidden")
    ann.forgive("422")

    # Spectators are off: once the game has begun, others see none of it.
    ann.button("Fill the chairs and start").click()
    cal.find("#prompt").wait_for()
    assert cal.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    ann.find("#prompt").wait_for()
    bea.page.reload()
    expect(bea.find("main")).to_contain_text("not for watching")
    bea.settled()
    bea.forgive("403")
    # At the table the plate of a person has the same, and what is muted is not counted.
    cal.page.keyboard.press("c")
    cal.page.get_by_label("Write something").fill("Still here")
    cal.page.keyboard.press("Enter")
    expect(cal.find("ol.lines li", "Still here")).to_be_visible()
    ann.find("li[data-seat='seat:1'] .name, .seats li:nth-child(2) .name").first.press("Enter")
    expect(ann.find(".told").get_by_role("button", name="Hear again")).to_be_visible()
    expect(ann.find("[data-tool=chat] .badge")).to_have_count(0)
    ann.find(".told").get_by_role("button", name="Hear again").press("Enter")
    expect(ann.find("[data-tool=chat] .badge:visible")).to_be_visible()
    expect(ann.page).to_have_title(re.compile(r"\(\d+\) "))


def test_a_blocked_person_finds_no_seat_and_everybody_reads_what_is_stored(visit: Visit, server: Server) -> None:
    dot, eve = visit(settings={"name": "Dot", "lang": "de"}, size=PHONE), visit(settings={"name": "Eve"})
    session, eves = profile(server, "Dot"), profile(server, "Eve")
    dot.sign_in(session)
    eve.sign_in(eves)
    opened = open_table(server, session, [me("Dot"), OPEN, BOT], start=True)
    hosting(dot, opened)
    eve.go(f"table/{opened['table']}")
    eve.button("Sit here").click()
    eve.find("#prompt").wait_for()
    dot.go(f"table/{opened['table']}")
    dot.find("#prompt").wait_for()
    dot.find(".seats li:nth-child(2) .name").click()
    dot.button("Blockieren").click()
    expect(dot.find(".told [role=status]")).to_contain_text("Eve kann sich nicht an Tische setzen")
    other = open_table(server, session, [me("Dot"), OPEN])
    eve.go(f"table/{other['table']}")
    eve.button("Sit here").click()
    expect(eve.page.get_by_role("alert")).to_have_text(NO_SEAT)
    eve.forgive("403")
    # A name that the server refuses gets one line.
    eve.go("account")
    eve.page.get_by_label("Your name").fill("5h1t")
    eve.page.get_by_label("Your name").press("Tab")
    expect(eve.page.get_by_role("alert")).to_have_text(
        "“5h1t” is not allowed on this server. Please choose other words."
    )
    eve.forgive("422")

    # The profile lists whom it blocks, and lets them in again.
    dot.go("account")
    people = dot.find("section", "Wen du nicht liest")
    expect(people).to_contain_text("blockiert")
    people.get_by_role("button", name="Wieder lesen: Eve").click()
    expect(people).to_contain_text("Du liest alle.")
    eve.go(f"table/{other['table']}")
    eve.button("Sit here").click()
    expect(eve.find("ol li", "Eve")).to_be_visible()

    # What is stored, with the times of this server's settings.
    dot.find("section", "Meine Daten").get_by_role("link", name="Was gespeichert wird").click()
    rows = dot.find("tbody tr")
    expect(rows.filter(has_text="Meldungen:")).to_contain_text("180 Tage")
    expect(rows.filter(has_text="Tische:")).to_contain_text("nie begonnen hat: 30 Tage nach der letzten Änderung")
    assert dot.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
