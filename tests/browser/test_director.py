"""The table shows one position at a time: what others do is played act by act, and the clock waits for it."""

from __future__ import annotations

import json
import re
from functools import partial
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocket, expect

from meridian import games
from tests.browser.conftest import Visit
from tests.browser.visitor import PATIENCE, Visitor, anything
from tests.server.online import BOT, Server, me

MOVES = 12
MOST_PRESSES = 50
WATCH = """() => {
  window.steps = new Set();
  window.torn = [];
  window.moving = new Set();
  const AT_ONCE = 20;
  const look = () => {
    const found = [...document.querySelectorAll("[data-step]")].map((one) => one.dataset.step);
    window.steps.add(found[0]);
    if (new Set(found).size > 1 || found.length < 4) window.torn.push(found.join(" "));
    for (const one of document.getAnimations())
      if (one.effect.getComputedTiming().activeDuration > AT_ONCE
        && one.effect.getKeyframes().some((frame) => "transform" in frame || "translate" in frame))
        window.moving.add(`${one.animationName ?? one.transitionProperty} ${one.effect.target.outerHTML.slice(0, 60)}`);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
"""Compares board, strip, drawer and the last line of the log at every frame, and notes what moves."""
IDS = re.compile(r"\b[A-Z]{2}\d{3}\b|\w_\w|\bP\d\b|\bS\d\b|\bMe\b|\bIch\b")
"""What no player should read: ids, labels of seats, words taken for names."""
LONGEST = 120


def seated(
    visit: Visit,
    server: Server,
    name: str,
    bots: int,
    more: dict[str, Any],
    frames: list[tuple[str, dict[str, Any]]] | None = None,
    **wishes: Any,
) -> Visitor:
    """Ann, who plays against bots, with the log open beside the board. `frames`: what her socket sends and receives."""
    table, (token,) = server.begun(name, [me("Ann"), *[BOT] * bots], **more)
    visitor = visit(size=(1920, 1080), **wishes)
    if frames is not None:
        visitor.page.on("websocket", partial(record, frames))
    visitor.sit(table, token)
    visitor.find("#board svg").first.wait_for()
    return visitor


def record(frames: list[tuple[str, dict[str, Any]]], socket: WebSocket) -> None:
    socket.on("framesent", lambda said: frames.append(("sent", json.loads(said))))
    socket.on("framereceived", lambda said: frames.extend(("received", one) for one in json.loads(said)))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "lang"), list(zip(games.shipped(), ["en", "de", "en"], strict=True)))
def test_everything_shows_the_same_position(visit: Visit, server: Server, name: str, lang: str) -> None:
    """At every frame; with reduced motion, one sentence an act for whoever listens, and no ids in the log."""
    settings = {"speed": "quick", "motion": "less", "lang": lang}
    visitor = seated(visit, server, name, 1, {}, settings=settings)
    visitor.find(".log li[data-step]").wait_for()
    visitor.page.evaluate(WATCH)
    random = Random(3)
    for _ in range(MOVES):
        answer = anything(random, visitor.answers())
        visitor.changes(partial(visitor.give_unseen, answer))
    visitor.answers()
    assert visitor.page.evaluate("window.torn") == []
    assert visitor.page.evaluate("[...window.moving]") == []
    assert visitor.page.evaluate("window.steps.size") > MOVES / 2
    said = visitor.find("#said p").all_inner_texts()
    assert said
    assert [text for text in said if not 0 < len(text) <= LONGEST] == []
    log = visitor.find(".log").inner_text()
    assert re.search(r"^(Du|Dein)\b" if lang == "de" else r"^Your?\b", log, re.MULTILINE)
    assert IDS.findall(log) == []
    # Headings carry the sum of their turn; a filter leaves what is about oneself.
    lines = visitor.find(".log li").count()
    visitor.find(".filters button").nth(1).click()
    assert visitor.find(".log li:not(.mine)").count() == 0
    assert 0 < visitor.find(".log li").count() < lines


def test_space_twice_opens_the_question_and_the_recap_shows_an_act_again(visit: Visit, server: Server) -> None:
    visitor = seated(visit, server, "global-domination", 2, {}, settings={"speed": "slow"})
    visitor.answers()
    stand_still(visitor)
    visitor.give_unseen("pass")
    opened(visitor)
    visitor.find(".recap .chip").click()
    card = visitor.find(".recap .card").last
    card.click()
    expect(visitor.find(".scene, .caption").first).to_be_visible(timeout=PATIENCE)


def test_the_clock_waits_until_the_question_is_open(visit: Visit, server: Server) -> None:
    plan = {"kind": "bank", "bank": 180, "increment": 0}
    frames: list[tuple[str, dict[str, Any]]] = []
    visitor = seated(visit, server, "global-domination", 3, {"clock": plan}, frames, settings={"speed": "normal"})
    asked = visitor.answers() and visitor.find("#prompt").get_attribute("data-question")
    stand_still(visitor)
    frames.clear()
    visitor.give_unseen("pass")
    assert opened(visitor).get_attribute("data-question") != asked
    running = visitor.find(".seats li.mine time.running")
    visitor.page.clock.resume()
    expect(running).to_have_count(1)
    told = [(at, said["clock"]) for at, (way, said) in enumerate(frames) if way == "received" and "clock" in said]
    first, clock = next((at, clock) for at, clock in told if "0" in clock.get("deadlines", {}))
    # The clock came with time that is not counted, until the page said that everything was shown.
    assert clock["deadlines"]["0"] - clock["now"] > clock["banks"][0]
    shown = [at for at, (way, said) in enumerate(frames) if way == "sent" and said["type"] == "shown"]
    assert shown
    assert shown[0] > first


def stand_still(visitor: Visitor) -> None:
    """Stop the time of the page: what others do, now or a moment later, does not go on by itself."""
    visitor.page.clock.install()
    visitor.page.clock.pause_at(visitor.page.evaluate("Date.now() + 1000"))


def opened(visitor: Visitor) -> Locator:
    """My question, opened with Space although the time of the page stands."""
    happening, mine = visitor.find("#prompt", "This is happening"), visitor.find("#prompt.mine")
    happening.wait_for()
    for _ in range(MOST_PRESSES):
        happening.or_(mine).wait_for()
        if mine.count():
            break
        visitor.page.keyboard.press("Space")
        visitor.page.keyboard.press("Space")
    expect(mine).to_be_attached()
    return mine
