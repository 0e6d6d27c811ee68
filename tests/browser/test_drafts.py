"""Runs of like questions are one gesture: drafted on the map, taken out again, sent once and undone once."""

from __future__ import annotations

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
        socket.on("framesent", lambda frame: found.append(frame) if '"type":"answer"' in str(frame) else None)

    page.on("websocket", keep)
    return found


def tap(visitor: Visitor, area: str) -> None:
    """Tap an area, and wait until the draft shows it."""
    visitor.find(f".place[data-area={area}]").dispatch_event("click")


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
    # Points that could be used are not lost by one tap.
    visitor.find(PRIMARY).click()
    expect(visitor.find(f"{PRIMARY}[data-sure]")).to_be_focused()
    visitor.page.keyboard.press("Escape")
    expect(visitor.find(PRIMARY)).to_have_text(f"Build 1 of {BUILDS}")
    visitor.button("Rest for me").click()
    expect(visitor.find(PRIMARY)).to_have_text(f"Build {BUILDS} of {BUILDS}")
    assert drafted(visitor) == BUILDS
    given = len(answers)
    lines = visitor.find(".log .act").count()
    visitor.changes(lambda: visitor.find(PRIMARY).click())
    assert len(answers) == given + 1
    expect(visitor.find("[data-drafted]")).to_have_count(0)
    visitor.open_page("Log")
    assert visitor.find(".log .act").count() <= lines + 1
    visitor.button("Undo").click()
    expect(visitor.find(PRIMARY)).to_have_text(f"Build 0 of {BUILDS}", timeout=PATIENCE)
    assert not visitor.refused()
