"""Pauses: two who negotiate let the clock stand; a whole table votes on it, and either is ended again."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_access import AXE, grave
from tests.browser.test_deal import do
from tests.browser.visitor import PATIENCE
from tests.server.online import Server, me, play_on

GAME = "globopolis"
CLOCK = {"kind": "bank", "bank": 1800, "increment": 10}


def test_the_clock_stands_while_both_want_it(visit: Visit, server: Server) -> None:
    table, tokens = server.begun(GAME, [me("Ann"), me("Ben")], clock=CLOCK)
    clients = [server.play(table, token) for token in tokens]
    play_on(clients, until=lambda client: client.question is not None and client.question["key"] == "option-phase")
    for client in clients:
        client.close()
    ann, ben = visit(), visit()
    for seat, (visitor, token) in enumerate(zip((ann, ben), tokens, strict=True)):
        visitor.sit(table, token, seat)
        assert not visitor.find(".pause [data-do=pause]").count()
    do(ann, "trade").click()
    ann.find(".half [data-add='eu 5']").first.click()
    # A gift is asked twice.
    for label in ("As a gift", "A gift · sure?"):
        expect(do(ann, "send-offer")).to_have_text(label)
        do(ann, "send-offer").click()

    # The offer stands between both, so either may ask; what is left for pauses is told.
    asks = ann.find(".pause [data-do=pause]")
    expect(asks).to_contain_text("Ben (10:00 left)", timeout=PATIENCE)
    asks.click()
    expect(ann.find(".pause")).to_contain_text("You have asked Ben", timeout=PATIENCE)
    expect(ben.find(".pause")).to_contain_text("Ann would like the clock to stand", timeout=PATIENCE)
    # The sign of deals says that an offer waits.
    expect(ben.find("[data-tool=game-deals]:visible")).to_contain_text("1")
    ben.find(".pause [data-do=agree]").click()
    for visitor, other in ((ann, "Ben"), (ben, "Ann")):
        expect(visitor.find(".pause")).to_contain_text(f"You and {other} let the clock stand", timeout=PATIENCE)
    ann.find(".pause [data-do=run]").click()
    for visitor in (ann, ben):
        expect(visitor.find(".pause [data-do=pause]")).to_have_count(1, timeout=PATIENCE)
        assert not visitor.refused()


def test_three_vote_on_a_pause_though_one_is_away(visit: Visit, server: Server) -> None:
    """Two of three stop the clock for everybody; whoever comes later reads it, and two let it run again."""
    table, tokens = server.begun("global-domination", [me("Ann"), me("Ben"), me("Cem")], clock="three-days")
    ann, ben, cem = visit(bypass_csp=True), visit(size=(360, 740), settings={"lang": "de"}), visit()
    for seat, (visitor, token) in enumerate(zip((ann, ben), tokens, strict=False)):
        visitor.sit(table, token, seat)
    # By keyboard: the menu, the length, the question.
    ann.find(".strip .globe").press("Enter")
    ann.find("[data-do=table-pause]").press("Enter")
    expect(ann.find("dialog")).to_contain_text("More than half of the people must agree")
    ann.page.get_by_label("How long").select_option(label="7 days")
    ann.button("Ask the table").press("Enter")
    notes = [visitor.find("[data-note=table-pause]") for visitor in (ann, ben, cem)]
    expect(notes[0]).to_contain_text("1 of 3 agree, 2 are needed; until then nothing changes.")
    expect(notes[0]).to_contain_text("Not answered yet: Ben, Cem.")
    assert grave(ann, AXE.read_text(encoding="utf-8")) == []
    expect(notes[1]).to_contain_text("Ann möchte, dass die Uhr für alle steht: 7 Tage.")
    expect(ben.page).to_have_title(re.compile(r"\(1\) "))
    # One is against and changes their mind; nobody waits for the third.
    ben.find("[data-do=decline]").click()
    expect(notes[0]).to_contain_text("Not answered yet: Cem.")
    ben.find("[data-do=agree]").click()
    expect(notes[1]).to_contain_text("Die Uhr steht für alle bis")
    assert ben.page.evaluate("document.documentElement.scrollWidth") <= 360
    cem.sit(table, tokens[2], 2)
    expect(notes[2]).to_contain_text("The clock stands for everybody until")
    expect(notes[2]).to_contain_text("It runs again by itself then, or sooner if more than half want that.")
    cem.find("[data-do=go-on]").press("Enter")
    expect(notes[0]).to_contain_text("Cem would like the clock to run again.")
    ann.find("[data-do=agree]").press("Enter")
    for visitor, note in zip((ann, ben, cem), notes, strict=True):
        expect(note).to_have_count(0)
        assert not visitor.refused()
