"""A visitor: a browser page that records every error, with the actions of a user."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, expect
from playwright.sync_api import TimeoutError as TookTooLong

PATIENCE = 120_000
"""Milliseconds after which a test that waits for something on a page fails; only an error takes that long."""
expect.set_options(timeout=PATIENCE)  # the default is five seconds
A_WHILE = 5_000
"""Milliseconds after which a click checks whether its target still exists."""
LOOK_AGAIN = 30
"""Milliseconds between two checks when several pages are polled."""
ANSWERS = "#answers > .actions:first-child button[data-action]:enabled"
"""Selects the answers to the current question."""
OVER = ".bar a[href^='#/replay/']"
"""Selects the link to the replay in the action bar of a finished game."""

BRISK = 0.75
MOST_TABS = 100
"""Nothing on a page is further away than so many presses of Tab."""

KEEP_SETTINGS = """
if (location.protocol.startsWith("http") && localStorage.getItem("meridian.settings") === null)
  localStorage.setItem("meridian.settings", SETTINGS);
"""
KEEP_TABLES = 'if (location.protocol.startsWith("http")) localStorage.setItem("meridian.tables", TABLES);'
KEEP_SESSION = 'if (location.protocol.startsWith("http")) localStorage.setItem("meridian.session", SESSION);'
SAME_NONCE = """
const drawn = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (bytes) => (bytes.length === 32 ? bytes.fill(7) : drawn(bytes));
"""
"""The device's part of the dice, 32 bytes, is the same each time, like the server's."""
LOOK = """([answers, over]) => {
  if (document.querySelector(over)) return null;
  if (!document.querySelector("#prompt.mine")) return [];
  return [...document.querySelectorAll(answers)].map((one) => one.dataset.action);
}"""
"""The answers of a page: none while others are asked, null when the game is over."""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
"""Listeners hear of a new size before the next frame; what they change is drawn with the one after it."""
LOADED = "() => !/One moment …|Einen Augenblick …/.test(document.querySelector('main').innerText)"
"""Whether a page shows no sign of loading."""


BLOCKED = "Service Worker registration blocked by Playwright"
"""Most tests do without the worker of the installed client: what it keeps would hide what the server says."""


class Visitor:
    """A separate browser context, like a device: its storage is not shared."""

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
        self.has_touch: bool = context.get("has_touch", False)
        self.faults: list[str] = []
        wide, high = size
        # A service worker would take every file of the client again for each visitor.
        wishes = {"locale": "en-US", "service_workers": "block", **context}
        self.context = browser.new_context(viewport={"width": wide, "height": high}, **wishes)
        self.context.set_default_timeout(PATIENCE)
        kept = {"speed": "instant", "name": "Ann", "soundAsked": True, **(settings or {})}
        self.context.add_init_script(KEEP_SETTINGS.replace("SETTINGS", json.dumps(json.dumps(kept))))
        self.context.add_init_script(SAME_NONCE)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.faults.append(f"page: {error}"))
        self.context.on("request", self._requested)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            self.faults.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _requested(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and parts.hostname != urlsplit(self.address).hostname:
            self.faults.append(f"request: {request.url}")

    def forgive(self, word: str) -> None:
        """Forget expected errors: a browser logs every failed request."""
        self.faults = [fault for fault in self.faults if word not in fault]

    def close(self) -> None:
        self.context.close()

    def sign_in(self, session: str) -> None:
        """Keep a session on this device; the next page opened will find it."""
        self.context.add_init_script(KEEP_SESSION.replace("SESSION", json.dumps(json.dumps(session))))

    # Navigation

    def go(self, path: str = "") -> None:
        """Open a page of the client by the fragment of its address."""
        self.page.goto(f"{self.address}/#/{path}")
        # Changing pages loads nothing new, so the heading of the previous page would match too.
        self.page.locator(f"main[data-page='{path.partition('/')[0]}'] h1").first.wait_for(state="attached")

    def settled(self) -> None:
        """Wait until a page has loaded everything it shows."""
        self.page.wait_for_load_state("networkidle")
        self.page.wait_for_function(LOADED)

    def resize(self, wide: int, high: int) -> None:
        """Another size of the window; the page has been laid out for it, what its code does about it included."""
        self.page.set_viewport_size({"width": wide, "height": high})
        self.page.wait_for_function(f"() => innerWidth === {wide} && innerHeight === {high}")
        self.page.evaluate(TWO_FRAMES)

    def find(self, what: str, text: str | None = None) -> Locator:
        """The elements of a selector, or those that contain a text."""
        return self.page.locator(what, has_text=text)

    def button(self, name: str) -> Locator:
        """A button by its exact text."""
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def table(self) -> str:
        """The id of the current table."""
        return self.page.url.split("#/table/")[1]

    def play_now(self, title: str) -> None:
        """From the start page to a table against bots: two clicks."""
        self.go()
        card = self.find(".games article").filter(has=self.page.get_by_role("heading", name=title, exact=True))
        card.locator("button[data-play]").click()
        card.locator(".set").wait_for()
        card.locator("button[data-play]").click()
        self.find("#prompt").wait_for()

    def keep_seat(self, table: str, token: str, seat: int = 0) -> None:
        """Store the token of a seat on this device, as after joining; the next page opened will find it."""
        blank = {"game": "", "title": "", "host": None, "commitment": None, "over": False, "touched": 0}
        kept = {**blank, "table": table, "seats": [{"seat": seat, "token": token, "name": "", "nonce": None}]}
        self.context.add_init_script(KEEP_TABLES.replace("TABLES", json.dumps(json.dumps([kept]))))

    def sit(self, table: str, token: str, seat: int = 0) -> None:
        """Open a table at which this device has a seat."""
        self.keep_seat(table, token, seat)
        self.page.goto("about:blank")
        self.go(f"table/{table}")
        self.find("#prompt").wait_for()

    def press(self, what: Locator, timeout: float = PATIENCE) -> None:
        """Tap something where there is a touch screen, click it elsewhere."""
        if self.has_touch:
            what.tap(timeout=timeout)
        else:
            what.click(timeout=timeout)

    def tab_to(self, what: str, presses: int = MOST_TABS) -> None:
        """Press Tab until something has the focus."""
        self.press_until("Tab", what, presses)

    def press_until(self, key: str, what: str, presses: int) -> None:
        """Press a key until something has the focus."""
        for _ in range(presses):
            if self.page.evaluate("(what) => document.activeElement.matches(what)", what):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{what} cannot be reached with {key}")

    # Playing

    def look(self) -> list[str] | None:
        """The current answers: empty while others are asked, None when the game is over."""
        found: list[str] | None = self.page.evaluate(LOOK, [ANSWERS, OVER])
        return found

    def answers(self) -> list[str]:
        """The answers, once this visitor is asked."""
        self.find(f"#prompt.mine, {OVER}").first.wait_for(state="attached")
        self.find(f"{ANSWERS}, {OVER}").first.wait_for(state="attached")
        return self.look() or []

    def open_page(self, name: str) -> None:
        """Open a page of the drawer by its name, such as Log."""
        tab = self.page.locator("#drawer").get_by_role("tab", name=name)
        if not tab.is_visible():
            self.find("[data-tool=log]:visible").click()
        tab.click()

    def open_list(self) -> None:
        """Open the list of all answers."""
        if not self.find("#answers").is_visible():
            self.press(self.find("[data-tool=answers]:visible"))

    def give(self, action: str) -> bool:
        """Open the list of answers, click one, and its confirmation if there is one. False if the answer is gone:
        interjections of others may change the question."""
        button = self.find(f"#answers > .actions:first-child button[data-action={json.dumps(action)}]")
        for _ in range(PATIENCE // A_WHILE):
            try:
                self.open_list()
                group = button.locator("xpath=ancestor::details[not(@open)]")
                if group.count():
                    self.press(group.locator("summary"), A_WHILE)
                self.press(button, A_WHILE)
            except TookTooLong:
                if action not in (self.look() or []):
                    return False
            else:
                self.confirm()
                return True
        raise AssertionError(f"{action} is offered, but cannot be clicked")

    def give_unseen(self, action: str) -> None:
        """Give an answer without a click that the browser notices, and with the list closed."""
        button = self.find(f"#answers > .actions:first-child button[data-action={json.dumps(action)}]")
        button.evaluate("(one) => one.click()")
        self.confirm()

    def changes(self, act: Callable[[], object]) -> None:
        """Do something once a question is there, and wait until it has changed or is gone; its text may be the same."""
        self.find("#prompt[data-question]").wait_for(state="attached")
        prompt = self.find("#prompt")
        before = prompt.get_attribute("data-question")
        assert before is not None, "nothing is asked any more"
        act()
        expect(prompt).not_to_have_attribute("data-question", before, timeout=PATIENCE)

    def confirm(self) -> None:
        """Confirm, if the golden button asks for it."""
        sure = self.find(".bar .primary[data-sure]")
        if sure.count():
            self.press(sure)

    def refused(self) -> str:
        """Why the last answer was refused; empty if it was accepted or merely came too late."""
        found = self.find(".refused:not([data-reason=stale])")
        return found.inner_text() if found.count() else ""


def anything(random: Random, answers: list[str]) -> str:
    """Any answer."""
    return random.choice(answers)


def briskly(random: Random, answers: list[str]) -> str:
    """Any answer, but mostly one that advances the game: the last of a kind with nothing to choose."""
    plain = [answer for answer in answers if " " not in answer]
    return random.choice(plain) if plain and random.random() < BRISK else random.choice(answers)


def play(
    visitors: list[Visitor],
    random: Random,
    moves: int = 10_000,
    choose: Callable[[Random, list[str]], str] = anything,
) -> int:
    """Let visitors answer whenever they are asked, `moves` times or to the end; returns the number of answers."""
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
        given += visitor.give(choose(random, look))
    return given
