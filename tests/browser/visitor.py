"""Somebody at a browser: a page of its own that notes every fault, and what people do with it."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request

PATIENCE = 60_000
"""Milliseconds after which a test that waits for something on a page fails: only a fault takes that long."""
LOOK_AGAIN = 30
"""Milliseconds between two looks when several pages are watched."""
ANSWERS = "#answers > .actions:first-child button[data-action]:enabled"
"""What the question that is asked may be answered with."""
OVER = ".ask a[href^='#/replay/']"
"""Stands beside the board once the game is over."""

BRISK = 0.75

KEEP_SETTINGS = """
if (location.protocol.startsWith("http") && localStorage.getItem("meridian.settings") === null)
  localStorage.setItem("meridian.settings", SETTINGS);
"""
KEEP_TABLES = 'if (location.protocol.startsWith("http")) localStorage.setItem("meridian.tables", TABLES);'
LOOK = """([answers, over]) => {
  if (document.querySelector(over)) return null;
  if (!document.querySelector("#prompt.mine")) return [];
  return [...document.querySelectorAll(answers)].map((one) => one.dataset.action);
}"""
"""The answers of a page: none while others are asked, null when the game is over."""


class Visitor:
    """A browser of one's own, as a device is: what it keeps, nobody else sees."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        size: tuple[int, int] = (1280, 900),
        settings: dict[str, Any] | None = None,
        **context: Any,
    ) -> None:
        self.address = address
        self.faults: list[str] = []
        wide, high = size
        self.context = browser.new_context(viewport={"width": wide, "height": high}, **{"locale": "en-US", **context})
        self.context.set_default_timeout(PATIENCE)
        kept = {"speed": "instant", "name": "Ann", **(settings or {})}
        self.context.add_init_script(KEEP_SETTINGS.replace("SETTINGS", json.dumps(json.dumps(kept))))
        self.page: Page = self.context.new_page()
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.faults.append(f"page: {error}"))
        self.context.on("request", self._requested)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"console: {message.text}")

    def _requested(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and parts.hostname != "127.0.0.1":
            self.faults.append(f"request: {request.url}")

    def forgive(self, word: str) -> None:
        """Forget the faults that are meant: a browser writes down every request that fails."""
        self.faults = [fault for fault in self.faults if word not in fault]

    def close(self) -> None:
        self.context.close()

    # Where one is

    def go(self, path: str = "") -> None:
        """Open a page of the client by what stands after the # of its address."""
        self.page.goto(f"{self.address}/#/{path}")
        self.page.locator("main h1").first.wait_for(state="attached")

    def find(self, what: str, text: str | None = None) -> Locator:
        """What a selector finds, or those of it that hold a text."""
        return self.page.locator(what, has_text=text)

    def button(self, name: str) -> Locator:
        """A button by exactly what it says."""
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def table(self) -> str:
        """The id of the table one is at."""
        return self.page.url.split("#/table/")[1]

    def play_now(self, title: str) -> None:
        """From the start page to a table against bots: two clicks."""
        self.go()
        card = self.find(".games article").filter(has=self.page.get_by_role("heading", name=title, exact=True))
        card.locator("button.main").click()
        card.locator(".set").wait_for()
        card.locator("button.main").click()
        self.find("#prompt").wait_for()

    def keep_seat(self, table: str, token: str, seat: int = 0) -> None:
        """Let this device hold the key of a seat, as after taking it; it is there when the next page is opened."""
        blank = {"game": "", "title": "", "host": None, "commitment": None, "over": False, "touched": 0}
        kept = {**blank, "table": table, "seats": [{"seat": seat, "token": token, "name": "", "nonce": None}]}
        self.context.add_init_script(KEEP_TABLES.replace("TABLES", json.dumps(json.dumps([kept]))))

    def sit(self, table: str, token: str, seat: int = 0) -> None:
        """Come to a table at which this device has a seat."""
        self.keep_seat(table, token, seat)
        self.page.goto("about:blank")
        self.go(f"table/{table}")
        self.find("#prompt").wait_for()

    # Playing

    def look(self) -> list[str] | None:
        """What may be answered now: nothing while others are asked, None when the game is over."""
        found: list[str] | None = self.page.evaluate(LOOK, [ANSWERS, OVER])
        return found

    def answers(self) -> list[str]:
        """What may be answered, as soon as one is asked."""
        self.find(f"#prompt.mine, {OVER}").first.wait_for(state="attached")
        self.find(f"{ANSWERS}, {OVER}").first.wait_for(state="attached")
        return self.look() or []

    def give(self, action: str) -> None:
        """Click an answer, and its confirmation if one is asked for."""
        button = self.find(f"#answers > .actions:first-child button[data-action={json.dumps(action)}]")
        group = button.locator("xpath=ancestor::details[not(@open)]")
        if group.count():
            group.locator("summary").click()
        button.click()
        self.confirm()

    def confirm(self) -> None:
        """Say yes, if one is asked whether one really wants this."""
        sure = self.find("dialog[open] .button.main")
        if sure.count():
            sure.click()

    def refused(self) -> str:
        """Why the last answer was not taken; empty if it was."""
        found = self.find(".refused")
        return found.inner_text() if found.count() else ""


def anything(random: Random, answers: list[str]) -> str:
    """Any answer."""
    return random.choice(answers)


def briskly(random: Random, answers: list[str]) -> str:
    """Any answer, but mostly one that brings the end nearer: the last of a kind with nothing to choose."""
    plain = [answer for answer in answers if " " not in answer]
    return random.choice(plain) if plain and random.random() < BRISK else random.choice(answers)


def play(
    visitors: list[Visitor],
    random: Random,
    moves: int = 10_000,
    choose: Callable[[Random, list[str]], str] = anything,
) -> int:
    """Let visitors answer whenever they are asked, so many times or to the end: how many answers were given."""
    given = 0
    idle = 0
    while given < moves:
        looks = [visitor.look() for visitor in visitors]
        if all(look is None for look in looks):
            break
        asked = [(visitor, look) for visitor, look in zip(visitors, looks, strict=True) if look]
        if not asked:
            idle += 1
            assert idle * LOOK_AGAIN < PATIENCE, "nobody is asked"
            visitors[0].page.wait_for_timeout(LOOK_AGAIN)
            continue
        idle = 0
        visitor, look = asked[0]
        assert not visitor.refused(), visitor.refused()
        visitor.give(choose(random, look))
        given += 1
    return given
