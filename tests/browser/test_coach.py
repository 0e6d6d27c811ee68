"""A first real game with the coach beside: it speaks, offers good answers, warns once, and goes when it is sent."""

from __future__ import annotations

import json
import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import PATIENCE
from tests.server.online import Server

PLAYOUTS = "deep:playouts=240"
"""The coach thinks for a time; here it thinks so long as it takes, so that a busy machine gives the same advice."""

COSTLY, SURELY = 0.1, 0.03
"""What an answer costs, and surely costs, that the coach warns of: as in web/src/coach/fading.ts."""
MOST_ANSWERS = 12
MOST_QUESTIONS = 40
FORGET = "localStorage['meridian.coach'] = JSON.stringify({...JSON.parse(localStorage['meridian.coach']), met: []})"
HIDES_NOTHING = """() => {
  const bubble = document.querySelector("aside.bubble:not(.away)")?.getBoundingClientRect();
  if (!bubble) return true;
  const places = [...document.querySelectorAll("#board .target, #board [data-action]")];
  return places.every((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return x < bubble.left || x > bubble.right || y < bubble.top || y > bubble.bottom;
  });
}"""
"""Whether the bubble lies over the middle of nothing that can be chosen on the board."""


@pytest.fixture
def server(own_server: Server) -> Server:
    """On a server of its own the first table is the same each time: its cards, its bots, the coach's playouts."""
    return own_server


def is_costly(answer: dict[str, Any]) -> bool:
    return bool(answer.get("loss", 0) > COSTLY and answer.get("least_loss", 0) > SURELY)


def thorough(socket: WebSocketRoute, told: list[dict[str, Any]] | None = None) -> None:
    """Let the coach think so long as it takes; keep what it has `told` the page."""
    server = socket.connect_to_server()

    def pass_on(said: str | bytes) -> None:
        message = json.loads(said)
        server.send(json.dumps({**message, "bot": PLAYOUTS}) if message.get("type") == "hint" else said)

    def pass_back(said: str | bytes) -> None:
        for message in json.loads(said):
            advice = message.get("data")
            if told is not None and message.get("type") == "told" and isinstance(advice, dict) and "best" in advice:
                told.append(advice)
        socket.send(said)

    socket.on_message(pass_on)
    server.on_message(pass_back)


def test_the_coach_of_a_first_game(visit: Visit) -> None:
    visitor = visit()
    visitor.page.route_web_socket("**/socket", thorough)
    visitor.go("learn/global-domination")
    with visitor.page.expect_response("**/aids/*", timeout=PATIENCE):
        visitor.find("button", "Now play for real").click()
    coach = visitor.find("aside[aria-label=Coach]")
    visitor.find("aside[data-advised=true]").wait_for()
    assert visitor.find(".seats, .strip", "Marco").count()

    # The coach says at once what the question means; what happened before stands below.
    expect(coach).to_have_attribute("data-depth", "1", timeout=PATIENCE)
    expect(coach.locator("[data-means]")).to_contain_text("Each card has one use")

    coach.get_by_role("button", name="Good answers").click()
    answer = coach.locator("[data-take]").first
    expect(answer).to_be_focused()
    assert visitor.find(".light .ring").count()
    assert "%" in coach.inner_text()
    coach.get_by_role("button", name="Why?").first.click()
    expect(coach.locator(".clause").first).to_contain_text("GD-")
    visitor.changes(answer.click)

    kept = visitor.page.evaluate("JSON.parse(localStorage['meridian.coach'])")
    assert kept["kinds"]["global-domination/use-card"]["good"] == 1
    while len(visitor.answers()) == 1:
        visitor.changes(lambda: visitor.give(visitor.answers()[0]))
    # Sent away it goes, and is called with a key.
    visitor.button("Send the coach away").click()
    expect(coach).to_have_count(0)
    visitor.page.keyboard.press("k")
    expect(coach).to_be_visible()

    # Sent away once more it says nothing about answers, but still announces what happens for the first time.
    visitor.button("Send the coach away").click()
    expect(coach).to_have_count(0)
    visitor.page.evaluate(FORGET)
    visitor.page.reload()
    visitor.find("#prompt.mine").wait_for()
    for _ in range(MOST_ANSWERS):
        if coach.count():
            break
        visitor.changes(lambda: visitor.give(visitor.answers()[0]))
    expect(coach).to_have_attribute("data-depth", "news")
    visitor.button("Got it").click()


def test_the_coach_warns_once_of_what_costs_much(visit: Visit) -> None:
    """In Globopolis. What it thinks of the answers is what the page was told."""
    visitor = visit()
    told: list[dict[str, Any]] = []
    visitor.page.route_web_socket("**/socket", partial(thorough, told=told))
    visitor.go("learn/globopolis")
    visitor.find("button", "Now play for real").click()
    costly: list[str] = []
    for _ in range(MOST_QUESTIONS):
        answers = visitor.answers()
        if len(answers) > 1:
            visitor.find("aside[data-advised=true]").wait_for(state="attached")
            costly = [one["action"] for one in told[-1]["answers"] if one["action"] in answers and is_costly(one)]
            if costly:
                break
        visitor.changes(partial(visitor.give_unseen, answers[0]))
    assert costly
    listed = visitor.find(f"#answers > .actions:first-child button[data-action={json.dumps(costly[0])}]")
    listed.evaluate("(one) => one.click()")
    expect(visitor.find("#warned")).to_contain_text(re.compile(r"Sure\? It costs about \d+ wins in 100 games"))
    visitor.button("Cancel").click()
    expect(visitor.find("#warned")).to_have_count(0)
    visitor.changes(lambda: listed.evaluate("(one) => one.click()"))


def test_a_newcomer_is_not_asked_about_spare_units(visit: Visit) -> None:
    """The first question is one that a newcomer can answer; what was settled is told beside it, and can be changed."""
    visitor = visit()
    visitor.go("learn/globopolis")
    visitor.find("button", "Now play for real").click()
    visitor.find("#prompt.mine").wait_for()
    expect(visitor.find("#prompt")).to_have_text("Do you trade, or go on?")
    coach = visitor.find("aside[aria-label=Coach]")
    expect(coach.locator("[data-means]")).to_contain_text("Before the first roll")
    expect(coach).to_contain_text("Units that a land can spare stay on it for now")
    assert not visitor.find("aside[data-depth=news]").count()
    visitor.open_list()
    visitor.find("button, [role=tab]", "Plan").first.click()
    expect(visitor.find("#plan, .drawer, aside, section", "can spare").first).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
@pytest.mark.parametrize("game", ["globetrotters", "global-domination", "globopolis"])
def test_the_coach_hides_no_answer(visit: Visit, game: str, size: tuple[int, int]) -> None:
    visitor = visit(size=size, has_touch=size[0] < size[1], is_mobile=size[0] < size[1])
    visitor.go(f"learn/{game}")
    visitor.find("button", "Now play for real").click()
    visitor.find("aside.bubble").wait_for()
    for _ in range(MOST_ANSWERS // 2):
        first = visitor.answers()[0]
        visitor.page.wait_for_function(HIDES_NOTHING)
        visitor.changes(partial(visitor.give, first))
        visitor.find("#prompt.mine").wait_for()
