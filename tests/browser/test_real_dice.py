"""People around a real table: one device, real dice, and every hand covered until the device is handed over."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import LOOK_AGAIN, PATIENCE, Visitor, anything
from tests.server.online import Server

FACES = ".declare [data-declare]:enabled"
READY = ".cover .button.main"
STEPS = 200


def open_table(visitor: Visitor) -> None:
    """A table for two at this device, with real dice, as the set-up page offers it."""
    visitor.go("new/globopolis")
    visitor.find("details", "Title, dice, edition").locator("summary").click()
    visitor.page.get_by_label("Real dice on your table").check()
    for seat in (4, 3):
        visitor.page.get_by_label(f"Remove seat {seat}").click()
    visitor.find("[data-seat=me]").click()
    visitor.button("Sit down").click()
    visitor.find(READY).wait_for()


def to_a_die(visitor: Visitor, random: Random) -> None:
    """Answer, and hand the device over, until a die is to be read out."""
    for _ in range(STEPS):
        visitor.find(f"{FACES}, #prompt.mine, {READY}").first.wait_for()
        if visitor.find(FACES).count():
            return
        if visitor.find(READY).count():
            # Whoever has the device in hand sees nothing before saying who it is.
            assert not visitor.find("#board").count()
            visitor.find(READY).click()
        elif look := visitor.look():
            visitor.give(anything(random, look))
            visitor.find("#answers button:disabled").first.wait_for(state="detached")
    raise AssertionError("no die was rolled")


def reads_out(visitor: Visitor, act: Callable[[], object]) -> None:
    """Read a die out, and wait until it is no longer asked for; the next one may be asked for at once."""
    number = visitor.find(".faces").get_attribute("data-number")
    act()
    expect(visitor.find(f".faces[data-number='{number}']")).to_have_count(0, timeout=PATIENCE)


def tells(visitor: Visitor, text: str) -> None:
    """Wait until the log tells something: "you roll" or "Ben rolls", by the seat that looks at it. Whoever
    has the next word may have to take the device first."""
    for _ in range(PATIENCE // LOOK_AGAIN):
        if visitor.find("[role=log] li").filter(has_text=re.compile(text)).count():
            return
        if visitor.find("#drawer").count() and not visitor.find("[role=log]").count():
            visitor.open_page("Log")
        if visitor.find(READY).count():
            visitor.find(READY).click()
        visitor.page.wait_for_timeout(LOOK_AGAIN)
    raise AssertionError(f"the log does not tell: {text}")


@pytest.mark.slow
def test_dice_are_typed_in_by_keyboard_and_by_click(visit: Visit, server: Server) -> None:
    ann = visit()
    open_table(ann)
    random = Random(2)
    to_a_die(ann, random)
    # A game begins with a die of each player for the first turn. A digit goes to the face, Enter says it.
    assert ann.find(FACES).count() == 6
    ann.page.keyboard.press("3")
    chosen = ann.find(".declare [data-face='3']")
    expect(chosen).to_be_focused(timeout=PATIENCE)
    assert chosen.get_attribute("aria-label") == "The die shows 3"
    assert chosen.get_attribute("data-declare") == "die 3"
    reads_out(ann, lambda: ann.page.keyboard.press("Enter"))
    tells(ann, "rolls? 3")
    to_a_die(ann, random)
    reads_out(ann, ann.find(FACES).last.click)
    tells(ann, "rolls? 6")
    report = json.loads(server.read(f"/api/tables/{ann.table}/report"))
    assert "typed in" in report["header"]["secrets"]
    assert not ann.refused()
