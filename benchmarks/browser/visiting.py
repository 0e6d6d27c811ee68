"""Pages at a table: seats that are opened from a browser, and what is done there."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from meridian.core.errors import BadInput

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
SETTINGS = {"lang": "en", "name": "Ann", "speed": "instant", "confirm": False}
PATIENCE = 120_000
WORKED = "TaskDuration"
"""The metric of a page: seconds that its main thread has used for its tasks."""
KEEP = """
if (location.protocol.startsWith("http")) {
  localStorage.setItem("meridian.settings", SETTINGS);
  localStorage.setItem("meridian.tables", TABLES);
}
"""


@contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's Chromium, without a screen."""
    found = shutil.which("chromium")
    if found is None:
        raise BadInput("chromium is not installed: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield browser
        browser.close()


def opened(url: str, game: str, seats: list[dict[str, Any]], **more: Any) -> tuple[str, list[str]]:
    """A table under way and the keys of the seats of kind `me`."""
    wanted = {"game": game, "seats": seats, "start": True, **more}
    made = httpx.post(f"{url}/api/tables", json=wanted, timeout=60).raise_for_status().json()
    return made["table"], [seat["token"] for seat in made["seats"]]


def device(browser: Browser, table: str, token: str, seat: int, size: tuple[int, int]) -> Page:
    """An empty page of a device of its own that has a seat; the yardstick needs sockets to other ports than the
    server's."""
    wide, high = size
    context = browser.new_context(viewport={"width": wide, "height": high}, locale="en-US", bypass_csp=True)
    context.set_default_timeout(PATIENCE)
    kept: dict[str, Any] = {"table": table, "game": "", "title": "", "host": None}
    kept |= {"commitment": None, "over": False, "touched": 0}
    kept["seats"] = [{"seat": seat, "token": token, "name": "Ann", "nonce": None}]
    script = KEEP.replace("SETTINGS", json.dumps(json.dumps(SETTINGS))).replace(
        "TABLES", json.dumps(json.dumps([kept]))
    )
    context.add_init_script(script)
    return context.new_page()


def seated(browser: Browser, url: str, table: str, token: str, seat: int, size: tuple[int, int]) -> Page:
    """A page of a device of its own at its table."""
    page = device(browser, table, token, seat, size)
    page.goto(f"{url}/#/table/{table}")
    page.locator("#prompt").wait_for()
    page.locator("#board svg").first.wait_for()
    return page


def metric(asked: CDPSession, name: str) -> float:
    """A figure that Chromium keeps of a page."""
    metrics = asked.send("Performance.getMetrics")["metrics"]
    return next(float(one["value"]) for one in metrics if one["name"] == name)


def share(values: list[float], part: float) -> float:
    """The value below which this part of them lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
