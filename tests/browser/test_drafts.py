"""Runs of like questions are one gesture: drafted on the map, taken out again, sent once and undone once."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.online import BOT, Server, me

GAME = "global-domination"
CARD = "build domination"
BUILDS = 20
OVERLAY = {"cards": {"domination": {"build": BUILDS}}}
PRIMARY = ".does .primary"
LINES_SINCE = """(newest) => [...document.querySelectorAll(".log li")]
  .filter((one) => Number(one.dataset.line) > newest)
  .map((one) => [one.innerText, 1 + Number(one.querySelector(".more span")?.innerText.slice(1) ?? 0)])"""
"""The lines of the log after one of them: each with the number of facts in it."""


def sit_down(server: Server, visitor: Visitor) -> str:
    """A table at which the visitor has a card with many Builds."""
    options = {"reaction_windows": "scoring_only", "begins": "first_seat"}
    table, (token,) = server.begun(GAME, [me(), {**BOT, "name": "Bob"}], options=options, overlay=OVERLAY)
    visitor.sit(table, token)
    assert CARD in visitor.answers()
    return table


def sent(page: Page) -> list[dict[str, Any]]:
    """The answers that this page sends from now on."""
    found: list[dict[str, Any]] = []

    def keep(socket: Any) -> None:
        socket.on("framesent", lambda frame: found.append(json.loads(frame)) if '"type":"answer"' in frame else None)

    page.on("websocket", keep)
    return found


def tap(visitor: Visitor, area: str) -> None:
    """Tap an area, and wait until the draft shows it."""
    visitor.find(f".place[data-area={area}]").dispatch_event("click")


def centre(visitor: Visitor, area: str) -> tuple[float, float]:
    box = visitor.find(f".place[data-area={area}] .hit").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def finger(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Sweep with a finger from one place to another."""
    hand = page.context.new_cdp_session(page)

    def put(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y} for x, y in points]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    put("touchStart", start)
    for step in range(1, 5):
        put("touchMove", (start[0] + (end[0] - start[0]) * step / 4, start[1] + (end[1] - start[1]) * step / 4))
    put("touchEnd")


def drafted(visitor: Visitor) -> int:
    return sum(int(one.get_attribute("data-drafted") or 0) for one in visitor.find("[data-drafted]").all())


def test_twenty_builds_are_one_answer_one_line_and_one_undo(visit: Visit, server: Server) -> None:
    visitor = visit(size=(1280, 720))
    answers = sent(visitor.page)
    sit_down(server, visitor)
    visitor.changes(lambda: visitor.give(CARD))
    visitor.page.keyboard.press("Escape")
    expect(visitor.find(PRIMARY)).to_have_count(1)
    for area in ("CAN", "CAN", "BRA"):
        tap(visitor, area)
    expect(visitor.find(PRIMARY)).to_have_text(f"Build 3 of {BUILDS}")
    expect(visitor.find(".place[data-area=CAN]")).to_have_attribute("data-drafted", "2")
    # An area that is full gives back what was drafted there; the newest comes out with Undo.
    tap(visitor, "CAN")
    expect(visitor.find(PRIMARY)).to_have_text(f"Build 1 of {BUILDS}")
    visitor.button("Undo").click()
    expect(visitor.find("[data-drafted]")).to_have_count(0)
    tap(visitor, "MEX")
    expect(visitor.find(PRIMARY)).to_have_text(f"Build 1 of {BUILDS}")
    # A sweep takes every target that it comes over, by mouse and by finger; the map stays where it is.
    mexico, brazil = centre(visitor, "MEX"), centre(visitor, "BRA")
    visitor.button("Undo").click()
    expect(visitor.find("[data-drafted]")).to_have_count(0)
    visitor.page.mouse.move(*mexico)
    visitor.page.mouse.down()
    visitor.page.mouse.move(*brazil, steps=4)
    visitor.page.mouse.up()
    for area in ("MEX", "BRA"):
        expect(visitor.find(f".place[data-area={area}]")).to_have_attribute("data-drafted", "1")
    finger(visitor.page, brazil, mexico)
    for area in ("MEX", "BRA"):
        expect(visitor.find(f".place[data-area={area}]")).to_have_attribute("data-drafted", "2")
    assert centre(visitor, "MEX") == mexico
    for left in range(drafted(visitor) - 1, 0, -1):
        visitor.button("Undo").click()
        expect(visitor.find(PRIMARY)).to_have_text(f"Build {left} of {BUILDS}")
    # Points that could be used are not lost by one tap.
    visitor.find(PRIMARY).click()
    expect(visitor.find(f"{PRIMARY}[data-sure]")).to_be_focused()
    visitor.page.keyboard.press("Escape")
    expect(visitor.find(PRIMARY)).to_have_text(f"Build 1 of {BUILDS}")
    visitor.button("Rest for me").click()
    expect(visitor.find(PRIMARY)).to_have_text(f"Build {BUILDS} of {BUILDS}")
    assert drafted(visitor) == BUILDS
    given = len(answers)
    visitor.open_page("Log")
    newest = visitor.find(".log li").last.get_attribute("data-line")
    visitor.changes(lambda: visitor.find(PRIMARY).click())
    assert len(answers) == given + 1
    assert len(answers[-1]["then"]) >= BUILDS - 1
    expect(visitor.find("[data-drafted]")).to_have_count(0)
    # All that Ann did since is in one line of the log, with the Builds folded into it.
    lines: list[tuple[str, int]] = visitor.page.evaluate(LINES_SINCE, int(newest or 0))
    assert [facts for text, facts in lines if "Force" in text] == [BUILDS], lines
    visitor.button("Undo").click()
    expect(visitor.find(PRIMARY)).to_have_text(f"Build 0 of {BUILDS}", timeout=PATIENCE)
    assert not visitor.refused()
