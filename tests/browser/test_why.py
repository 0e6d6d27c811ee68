"""A character is asked why it did something, and answers in a bubble; nowhere is it called by the name of a program."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.test_german import SAID
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.online import Server, me

CHARACTERS = [{"kind": "bot", "character": name} for name in ("Ida", "Isabella")]
MOST_ANSWERS = 12
CODE_NAMES = re.compile(r"\b(steady|greedy|deep)\b")


def asked(visitor: Visitor) -> Locator:
    """The button that asks about the first thing a character did."""
    for _ in range(MOST_ANSWERS):
        visitor.answers()
        visitor.open_page("Log" if visitor.page.locator("html").get_attribute("lang") == "en" else "Verlauf")
        found = visitor.find("[role=log] .ask-why")
        if found.count():
            return found.first
        visitor.give(visitor.answers()[0])
    raise AssertionError("no character has done anything")


@pytest.mark.parametrize(("lang", "ask"), [("en-US", "Ask"), ("de-DE", "Frag")])
def test_a_character_says_why(visit: Visit, server: Server, lang: str, ask: str) -> None:
    table, [token] = server.begun("globetrotters", [me("Ann"), *CHARACTERS])
    visitor = visit(locale=lang)
    visitor.sit(table, token)
    button = asked(visitor)
    button.scroll_into_view_if_needed()
    expect(button).to_have_attribute("aria-label", re.compile(f"^{ask} (Ida|Isabella) "))
    button.press("Enter")
    said = visitor.find("[role=log] .said-why q")
    expect(said).to_have_text(re.compile(r"\w.*[.?!]$"), timeout=PATIENCE)
    text = said.inner_text()
    button.press("Enter")
    expect(said).to_have_count(0)

    # The face of a character answers too, about the last thing it did.
    visitor.find(".seats [data-seat=p2] button.name").click()
    visitor.find(".seats .sheet .ask-why").click()
    expect(visitor.find(".seats .sheet .said-why q")).to_have_text(re.compile(r"\w.*[.?!]$"), timeout=PATIENCE)
    spoken: str = visitor.page.evaluate(SAID)
    assert not CODE_NAMES.search(f"{spoken}\n{text}")


@pytest.mark.parametrize("page", ["", "new/globopolis", "watch", "ladder", "competitions", "settings"])
def test_no_page_names_a_program(visit: Visit, server: Server, page: str) -> None:
    server.begun("globetrotters", [me("Ann"), *CHARACTERS])
    visitor = visit()
    visitor.go(page)
    visitor.settled()
    assert not CODE_NAMES.search(visitor.page.evaluate(SAID))
