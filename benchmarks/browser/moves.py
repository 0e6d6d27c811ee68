"""From a click in one browser until another shows it, beside a bare socket echo of the same pages."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from playwright.sync_api import Browser, Page
from websockets.sync.server import ServerConnection, serve

from benchmarks.browser.visiting import opened, seated

SIZE = (1280, 900)
IDLE = 20
"""Milliseconds between two looks at who is asked."""

ASKED = """() => document.querySelector("#prompt.mine") === null ? 0
  : document.querySelectorAll("#answers > .actions:first-child button[data-action]:enabled").length"""
WATCH = """() => {
  window.seen = new Promise((done) => {
    const watcher = new MutationObserver(() => {
      watcher.disconnect();
      requestAnimationFrame(() => done(performance.timeOrigin + performance.now()));
    });
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
    """Milliseconds: from clicks here to the frame that shows it there, and of an echo through a bare socket."""

    moves: list[float]
    echoes: list[float]


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


def seen_elsewhere(browser: Browser, url: str, game: str, moves: int) -> Seen:
    """Two people play each at their own browser; whatever one answers, the other sees."""
    table, tokens = opened(url, game, [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}])
    pages = [seated(browser, url, table, token, seat, SIZE) for seat, token in enumerate(tokens)]
    found: list[float] = []
    while len(found) < moves:
        asked = next((page for page in pages if page.evaluate(ASKED)), None)
        if asked is None:
            if pages[0].locator(".ask a[href^='#/replay/']").count():
                break
            pages[0].wait_for_timeout(IDLE)
            continue
        found.append(_seen_after(asked, pages[1] if asked is pages[0] else pages[0], len(found)))
    with echo() as port:
        echoes: list[float] = pages[0].evaluate(ECHO, [port, 300, 400])
    for page in pages:
        page.context.close()
    return Seen(found, echoes)


def _seen_after(here: Page, there: Page, at: int) -> float:
    there.evaluate(WATCH)
    clicked: float = here.evaluate(CLICK, at)
    seen: float = there.evaluate("() => window.seen")
    return seen - clicked
