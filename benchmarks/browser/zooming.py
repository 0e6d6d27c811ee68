"""How long frames take while one zooms a map by wheel, late in a game with all its pieces."""

from __future__ import annotations

import json
import random

import msgspec
from playwright.sync_api import Browser, CDPSession
from websockets.sync.client import connect

from benchmarks.browser.visiting import opened, seated

SECONDS = 2.0
SETTLES = 1500
"""Milliseconds a page has to come to rest."""
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


def zoomed(browser: Browser, url: str, game: str, answers: int, size: tuple[int, int]) -> Zoomed:
    """Zoom in and out at a table that was played so many answers far, against bots."""
    seats = [{"kind": "me", "name": "Ann"}, *({"kind": "bot", "bot": "greedy"} for _ in range(3))]
    table, (token,) = opened(url, game, seats)
    play(url, table, token, answers)
    page = seated(browser, url, table, token, 0, size)
    page.wait_for_timeout(SETTLES)
    asked = page.context.new_cdp_session(page)
    asked.send("Performance.setTimeDomain", {"timeDomain": "threadTicks"})
    asked.send("Performance.enable")
    before = _worked(asked)
    found: list[float] = page.evaluate(ZOOM, SECONDS)
    work = (_worked(asked) - before) * 1000 / len(found)
    page.context.close()
    return Zoomed(found, work)


def _worked(asked: CDPSession) -> float:
    """Seconds of CPU the main thread of a page has used for its tasks."""
    metrics = asked.send("Performance.getMetrics")["metrics"]
    return next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")


def play(url: str, table: str, token: str, answers: int) -> None:
    """Answer whatever is asked, at random, so many times or to the end."""
    choose = random.Random(1)
    with connect(url.replace("http", "ws", 1) + f"/api/tables/{table}/socket", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": token, "view": False}))
        given = 0
        question = None
        while given < answers:
            for message in json.loads(socket.recv(timeout=60)):
                if message["type"] in ("welcome", "facts"):
                    question = message.get("question", question)
                    if message["over"]:
                        return
            if question is not None:
                action = choose.choice(question["options"])
                socket.send(
                    json.dumps({"type": "answer", "key": str(given), "action": action, "question": question["id"]})
                )
                given, question = given + 1, None
