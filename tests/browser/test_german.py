"""German: no text of the client is left in English."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, Pattern, TextElement
from playwright.sync_api import expect

from meridian import games
from tests.any_game import seats_of
from tests.browser.conftest import Visit
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.online import BOT, Server, me

CLIENT = Path(__file__).parents[2] / "web" / "src"
PAGES = [
    "new/{}", "rules/{}", "settings", "watch", "check", "ladder", "account", "notifications", "history", "clubs",
    "competitions", "competitions-new", "duplicate-new", "journal", "privacy", "sign-in", "learn/{}", "practice/{}",
    "reference/{}",
]  # fmt: skip
TELLING = 3
"""Texts of so many words cannot be a part of a German sentence by chance."""
SAID = """() => {
  for (const one of document.querySelectorAll("details")) one.open = true;
  const named = ["aria-label", "placeholder", "title", "alt"];
  const all = [...document.querySelectorAll("body *")];
  const names = all.flatMap((one) => named.map((name) => one.getAttribute(name) ?? ""));
  return [document.body.innerText, ...names].join("\\n");
}"""
"""Everything a page says, to the eye or to a screen reader."""


def catalogue(folder: Path, lang: str) -> dict[str, str]:
    """Those texts of a folder that hold nothing but words, by key."""
    found = {}
    for entry in FluentResource((folder / "messages" / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, Message) and isinstance(entry.value, Pattern):
            parts = [part.value for part in entry.value.elements if isinstance(part, TextElement)]
            if len(parts) == len(entry.value.elements):
                found[entry.id.name] = "".join(parts)
    return found


def english(folder: Path) -> set[str]:
    """The English texts of a folder that are no German ones."""
    return set(catalogue(folder, "en").values()) - set(catalogue(folder, "de").values())


def left(visitor: Visitor, texts: set[str]) -> list[str]:
    """English texts that a page says: as a whole line, or inside of one if they are long enough to tell."""
    visitor.settled()
    said: str = visitor.page.evaluate(SAID)
    lines = {line.strip() for line in said.splitlines()}
    return sorted(text for text in texts if text in lines or (len(text.split()) >= TELLING and text in said))


def left_at_last(visitor: Visitor, texts: set[str]) -> list[str]:
    """English texts that stay: the names of a game's things come a moment after the language was changed."""
    end = time.monotonic() + PATIENCE / 1000
    while (found := left(visitor, texts)) and time.monotonic() < end:
        visitor.page.wait_for_timeout(100)
    return found


def speak_german(visitor: Visitor) -> None:
    """Switch by the button that every page has; at a table it stands in the menu."""
    menu = visitor.find(".globe")
    if menu.count():
        menu.click()
    visitor.button("Deutsch").click()
    visitor.button("English").wait_for()
    if menu.count():
        visitor.page.keyboard.press("Escape")
    expect(visitor.find("html")).to_have_attribute("lang", "de", timeout=PATIENCE)


def test_no_english_is_left_on_the_pages(visit: Visit, server: Server) -> None:
    texts = set[str]().union(*(english(folder.parent) for folder in CLIENT.glob("*/messages")))
    assert len(texts) > 500
    visitor = visit()
    visitor.sign_in(server.post("/api/profiles", {"name": "Ann", "password": "a good password"})["session"])
    visitor.go()
    assert "Play now against bots" in left(visitor, texts), "nothing would be found"
    speak_german(visitor)
    found = {"": left(visitor, texts)}
    for page in PAGES:
        visitor.go(page.format(games.shipped()[0]))
        found[page] = left(visitor, texts)
    assert not any(found.values()), found


@pytest.mark.parametrize("name", games.names())
def test_no_english_is_left_at_a_table(visit: Visit, server: Server, name: str) -> None:
    own = CLIENT / "games" / name
    texts = english(CLIENT / "shell") | (english(own) if own.is_dir() else set())
    visitor = visit()
    table, (token,) = server.begun(name, [me(), BOT, BOT][: seats_of(games.load(name))])
    visitor.sit(table, token)
    visitor.answers()
    speak_german(visitor)
    visitor.answers()
    visitor.open_list()
    found = {}
    for tab in visitor.page.get_by_role("tab").all():
        tab.click()
        found[tab.inner_text()] = left_at_last(visitor, texts)
    assert not any(found.values()), found
