"""The hand: a card shows its text when it is pointed at, pressed or has the focus."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.server.online import BOT, Server, me


def test_a_card_rises(visit: Visit, server: Server) -> None:
    visitor = visit(size=(1280, 720))
    table, (token,) = server.begun("global-domination", [me(), BOT])
    visitor.sit(table, token)
    visitor.answers()
    card = visitor.find(".place[data-card]").first
    text, face = card.locator(".more"), card.locator(".face")
    expect(text).to_be_hidden()
    before = face.bounding_box()
    face.hover()
    expect(text).to_be_visible()
    after = face.bounding_box()
    assert before is not None
    assert after is not None
    assert after["y"] <= before["y"] + before["height"] / 2 <= after["y"] + after["height"]  # still under the pointer
    visitor.page.mouse.move(640, 5)
    expect(text).to_be_hidden()
    face.click()
    expect(face).to_have_attribute("aria-expanded", "true")
    visitor.page.mouse.move(640, 5)
    expect(text).to_be_visible()
    face.press("Enter")
    expect(face).to_have_attribute("aria-expanded", "false")
    expect(text).to_be_visible()
    face.blur()
    expect(text).to_be_hidden()
