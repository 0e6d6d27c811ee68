"""From a click in one browser until another shows it, beside a bare socket echo of the same pages."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
from playwright.sync_api import Browser, Page
from websockets.sync.server import ServerConnection, serve

from benchmarks.browser.visiting import opened, seated
from meridian.core.errors import BadInput

SIZE = (1280, 900)
IDLE = 20
"""Milliseconds between two looks at who is asked."""
PATIENCE = 60.0
"""Seconds in which somebody has to be asked."""
UNSEEN = 2500
"""Milliseconds after which an answer was none that others see: a sealed one, or one they learn of only later."""
TELL = 5.0
"""Seconds between two lines on how far it has come."""

OVER = ".ask a[href^='#/replay/']"
"""What is there once the game is over."""
ASKED = """() => document.querySelector("#prompt.mine") === null ? 0
  : document.querySelectorAll("#answers > .actions:first-child button[data-action]:enabled").length"""
WATCH = """(unseen) => {
  window.seen = new Promise((done) => {
    const watcher = new MutationObserver(() => {
      watcher.disconnect();
      requestAnimationFrame(() => done(performance.timeOrigin + performance.now()));
    });
    setTimeout(() => (watcher.disconnect(), done(null)), unseen);
    for (const one of document.querySelectorAll("#board, [role=log], #prompt"))
      watcher.observe(one, { childList: true, subtree: true, characterData: true, attributes: true });
  });
}"""
CLICK = """(at) => {
  const all = document.querySelectorAll("#answers > .actions:first-child button[data-action]:enabled");
  const now = performance.timeOrigin + performance.now();
  all[at % all.length].click();
  return now;
}"""
ECHO = """([port, times, size]) => new Promise((done) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/`);
  const [found, text] = [[], "x".repeat(size)];
  let sent = 0;
  const next = () => { sent = performance.now(); socket.send(text); };
  socket.onopen = next;
  socket.onmessage = () => {
    found.push(performance.now() - sent);
    if (found.length < times) next();
    else { socket.close(); done(found); }
  };
})"""


class Seen(msgspec.Struct, frozen=True):
    """Milliseconds: from clicks here to the frame that shows it there, and of an echo through a bare socket. `unseen`
    counts the answers of which the other page showed nothing."""

    moves: list[float]
    echoes: list[float]
    unseen: int


@contextmanager
def echo() -> Iterator[int]:
    """A socket that sends back what it gets; its port."""

    def back(socket: ServerConnection) -> None:
        for message in socket:
            socket.send(message)

    with serve(back, "127.0.0.1", 0, compression=None) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield server.socket.getsockname()[1]
        server.shutdown()
        thread.join()


def seen_elsewhere(browser: Browser, url: str, game: str, moves: int, tell: Callable[[str], None]) -> Seen:
    """Two people play each at their own browser; most of what one answers, the other sees."""
    table, tokens = opened(url, game, [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}])
    pages = [seated(browser, url, table, token, seat, SIZE) for seat, token in enumerate(tokens)]
    found: list[float] = []
    unseen = 0
    told = time.monotonic()
    for tried, (asked, other) in enumerate(_turns(pages)):
        seen = _seen_after(asked, other, tried)
        found += [] if seen is None else [seen]
        unseen += seen is None
        if time.monotonic() - told > TELL:
            told = time.monotonic()
            tell(f"{len(found)} of {moves} moves were seen elsewhere, {unseen} were not to be seen")
        if len(found) >= moves:
            break
    with echo() as port:
        echoes: list[float] = pages[0].evaluate(ECHO, [port, 300, 400])
    for page in pages:
        page.context.close()
    return Seen(found, echoes, unseen)


def _turns(pages: list[Page]) -> Iterator[tuple[Page, Page]]:
    """Whoever is asked and the other one, again and again until the game is over."""
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        for asked, other in (pages, pages[::-1]):
            if asked.evaluate(ASKED):
                yield asked, other
                limit = time.monotonic() + PATIENCE
                break
        else:
            if pages[0].locator(OVER).count():
                return
            pages[0].wait_for_timeout(IDLE)
    raise BadInput(f"the table does not go on: nobody was asked for {PATIENCE:.0f} seconds")


def _seen_after(here: Page, there: Page, at: int) -> float | None:
    there.evaluate(WATCH, UNSEEN)
    clicked: float = here.evaluate(CLICK, at)
    seen: float | None = there.evaluate("() => window.seen")
    return None if seen is None else seen - clicked
