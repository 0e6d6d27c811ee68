"""A table on a weak machine: Chromium slows its processor down four times."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec
from playwright.sync_api import Browser, CDPSession, Page

from benchmarks.browser.moves import ASKED, CLICK, IDLE, OVER
from benchmarks.browser.visiting import WORKED, device, metric, opened
from meridian.core.errors import BadInput

SLOWER = 4
SIZE = (1280, 800)
PATIENCE = 120.0
"""Seconds in which the page has to be asked."""
LONG = 100
"""Milliseconds that no task should take."""
WATCH = """() => {
  window.tasks = [];
  window.frames = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) window.tasks.push(one.duration);
  }).observe({ type: "longtask" });
  let last = performance.now();
  const step = (now) => {
    window.frames.push(now - last);
    last = now;
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}"""
OPEN = """(table) => new Promise((done) => {
  const begun = performance.now();
  const look = () => {
    const ready = document.querySelector("#prompt") && document.querySelector("#board svg path");
    if (ready) requestAnimationFrame(() => done(performance.now() - begun));
    else requestAnimationFrame(look);
  };
  location.hash = `#/table/${table}`;
  look();
})"""
YARDSTICK = """() => {
  const begun = performance.now();
  let sum = 0;
  for (let at = 0; at < 20_000_000; at++) sum = (sum * 31 + at) | 0;
  return performance.now() - begun + 0 * sum;
}"""


class Weak(msgspec.Struct, frozen=True):
    """Milliseconds by the clock of the slowed page."""

    yardstick: float
    """Twenty million steps of a plain loop on the same slowed page."""
    opening: float
    """From the click on the start page until the board and the question are shown."""
    opening_tasks: list[float]
    """Tasks of more than 50 ms meanwhile."""
    moves: int
    work: float
    """What the main thread does for each answer, with all that bots do until the next."""
    tasks: list[float]
    frames: list[float]
    heap: tuple[float, float]
    """Megabytes in use after a tenth of the answers and after the last."""


def on_a_weak_machine(browser: Browser, url: str, game: str, moves: int, tell: Callable[[str], None]) -> Weak:
    """Open a table against three bots from the start page, and answer there."""
    seats = [{"kind": "me", "name": "Ann"}, *({"kind": "bot", "bot": "greedy"} for _ in range(3))]
    table, (token,) = opened(url, game, seats)
    page = device(browser, table, token, 0, SIZE)
    page.goto(f"{url}/#/")
    page.locator("main h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    asked = page.context.new_cdp_session(page)
    asked.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    yardstick: float = page.evaluate(YARDSTICK)
    page.evaluate(WATCH)
    opening: float = page.evaluate(OPEN, table)
    opening_tasks = _taken(page, "tasks")
    asked.send("Performance.setTimeDomain", {"timeDomain": "threadTicks"})
    asked.send("Performance.enable")
    _taken(page, "frames")
    before, early, given = metric(asked, WORKED), 0.0, 0
    while given < moves and _wait_until_asked(page):
        page.evaluate(CLICK, given)
        given += 1
        if given == max(1, moves // 10):
            early = _heap(asked)
            tell(f"{given} of {moves} answers given on a slowed page")
    work = (metric(asked, WORKED) - before) * 1000 / max(1, given)
    tasks, frames, late = _taken(page, "tasks"), _taken(page, "frames"), _heap(asked)
    page.context.close()
    return Weak(yardstick, opening, opening_tasks, given, work, tasks, frames, (early or late, late))


def _wait_until_asked(page: Page) -> bool:
    """False when the game is over."""
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        if page.evaluate(ASKED):
            return True
        if page.locator(OVER).count():
            return False
        page.wait_for_timeout(IDLE)
    raise BadInput(f"the table does not go on: nobody was asked for {PATIENCE:.0f} seconds")


def _taken(page: Page, what: str) -> list[float]:
    """What was noted so far; the page begins again."""
    found: list[float] = page.evaluate(f"() => window.{what}.splice(0)")
    return found


def _heap(asked: CDPSession) -> float:
    """Megabytes that scripts of a page use."""
    asked.send("HeapProfiler.collectGarbage")
    return metric(asked, "JSHeapUsedSize") / 1e6
