"""How long frames take while one zooms a map by wheel, late in a game with all its pieces."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Browser
from websockets.sync.client import ClientConnection, connect

from benchmarks.browser.visiting import WORKED, metric, opened, seated
from meridian.core.errors import BadInput

SECONDS = 2.0
SETTLES = 1500
"""Milliseconds a page has to come to rest."""
PATIENCE = 60.0
"""Seconds in which a table has to say something."""
TELL = 10
"""So many answers lie between two lines on how far it has come."""
ZOOM = """(seconds) => new Promise((done) => {
  const map = document.querySelector("#board .map svg");
  const box = map.getBoundingClientRect();
  const at = { clientX: box.left + box.width * 0.45, clientY: box.top + box.height * 0.4 };
  const begun = performance.now();
  const frames = [];
  let last = begun;
  const step = (now) => {
    frames.push(now - last);
    last = now;
    const gone = (now - begun) / 1000;
    if (gone > seconds) return done(frames.slice(1));
    const deltaY = gone < seconds / 2 ? -24 : 24;
    map.dispatchEvent(new WheelEvent("wheel", { deltaY, bubbles: true, cancelable: true, ...at }));
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
})"""


class Zoomed(msgspec.Struct, frozen=True):
    """Milliseconds of each frame by the clock, and of CPU the page's main thread needed for one on average."""

    frames: list[float]
    work: float


def zoomed(browser: Browser, url: str, table: str, token: str, size: tuple[int, int]) -> Zoomed:
    """Zoom in and out at a table as it stands."""
    page = seated(browser, url, table, token, 0, size)
    page.wait_for_timeout(SETTLES)
    asked = page.context.new_cdp_session(page)
    asked.send("Performance.setTimeDomain", {"timeDomain": "threadTicks"})
    asked.send("Performance.enable")
    before = metric(asked, WORKED)
    found: list[float] = page.evaluate(ZOOM, SECONDS)
    work = (metric(asked, WORKED) - before) * 1000 / len(found)
    page.context.close()
    return Zoomed(found, work)


def played(url: str, game: str, answers: int, tell: Callable[[str], None]) -> tuple[str, str]:
    """A table against bots that was played so many answers far, at random, or to the end; and the key of its seat."""
    seats = [{"kind": "me", "name": "Ann"}, *({"kind": "bot", "bot": "greedy"} for _ in range(3))]
    table, (token,) = opened(url, game, seats)
    choose = random.Random(1)
    with connect(url.replace("http", "ws", 1) + f"/api/tables/{table}/socket", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": token, "view": False}))
        given = tried = 0
        question = sent = None
        while given < answers:
            for message in _heard(socket):
                if message["type"] in ("welcome", "facts"):
                    question = message.get("question", question)
                    if message["over"]:
                        return table, token
                elif message.get("key") == sent:
                    sent = None
                    if message["type"] == "accepted":
                        given, question = given + 1, None
                        if given % TELL == 0:
                            tell(f"{given} of {answers} answers given before zooming")
            # A refused answer had come too late: the question has changed, and is answered as it stands now.
            if question is not None and sent is None:
                tried, sent = tried + 1, str(tried)
                said = {"action": choose.choice(question["options"]), "question": question["id"]}
                socket.send(json.dumps({"type": "answer", "key": sent, **said}))
    return table, token


def _heard(socket: ClientConnection) -> Any:
    try:
        return json.loads(socket.recv(timeout=PATIENCE))
    except TimeoutError:
        raise BadInput(f"the table does not go on: nothing was heard for {PATIENCE:.0f} seconds") from None
