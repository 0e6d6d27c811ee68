"""The end of a game: podium, points by source, chances, moments, and the board one tap away."""

from __future__ import annotations

import json
import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from meridian import games
from tests.browser.conftest import Visit
from tests.browser.test_access import AXE, grave
from tests.browser.test_director import record, stand_still
from tests.browser.test_sizes import COVERED, OUTSIDE, SCROLLS
from tests.browser.visitor import OVER, PATIENCE
from tests.server.online import BOT, Server, me, play_on, shortest

SIZES = [(1280, 720), (1920, 1080), (390, 844), (360, 640), (640, 360)]
each_game = pytest.mark.parametrize("name", games.shipped())
_finished: dict[tuple[str, str], tuple[str, str]] = {}


def finished(server: Server, name: str) -> tuple[str, str]:
    """A table whose game is over and the key of its first seat; the same one for every test of this module."""
    if (server.address, name) not in _finished:
        bots = [{**BOT, "name": name} for name in ("Ben", "Cleo")]
        table, (token,) = server.begun(name, [me(), *bots], options=shortest(name))
        with server.play(table, token) as client:
            play_on([client])
            client.wait_for(lambda one: one.situation.get("status") == "over")
        _finished[server.address, name] = table, token
    return _finished[server.address, name]


def curve_of(entries: int) -> dict[str, Any]:
    """Chances that turn twice, and what gave them."""
    chances = [[0.3, 0.4, 0.3]] * 10 + [[0.7, 0.1, 0.2]] * 5 + [[0.1, 0.1, 0.8]] * 6
    points = [{"number": entries * at // 20, "chances": one} for at, one in enumerate(chances)]
    return {
        "done": 1.0,
        "playouts": 50,
        "points": points,
        "luck": [{"seat": 0, "luck": 0.12, "skill": 0.05, "others": -0.1}],
        "judged": [{"seat": seat, "answers": 8, "good": 5 + seat} for seat in range(3)],
    }


def known(curve: dict[str, Any]) -> Any:
    """Answers requests for the curve of a table."""

    def told(route: Route) -> None:
        route.fulfill(body=json.dumps(curve), content_type="application/json")

    return told


@each_game
def test_a_game_ends_with_a_bow(visit: Visit, server: Server, name: str) -> None:
    table, token = finished(server, name)
    line = server.get(f"/api/tables/{table}/timeline")
    visitor = visit(size=SIZES[0], reduced_motion="reduce", bypass_csp=True)
    visitor.page.route("**/curve", known(curve_of(line["entries"])))
    visitor.sit(table, token)
    end = visitor.find(".end")
    expect(end.locator(".step")).to_have_count(3, timeout=PATIENCE)
    for seat, score in enumerate(line["scores"]):
        step = end.locator(f".step[data-place='{line['places'][seat]}']", has_text=visitor_name(server, table, seat))
        expect(step.locator("b .unseen")).to_have_text(str(score))
    # Points are told by source, and the sources add up.
    expect(end.locator(".bar[role=img]")).to_have_count(3)
    for bar in end.locator(".bar[role=img]").all():
        told = bar.get_attribute("aria-label") or ""
        parts = [int(part.rsplit(" ", 1)[-1]) for part in told.split(", ") if part]
        assert sum(parts) in line["scores"], told
    # Three moments, each a link into the replay; chances, luck and skill.
    expect(end.locator(".moments li a")).to_have_count(3)
    expect(end.locator(".curve")).to_have_count(1)
    expect(end.locator(".luck")).to_contain_text("+5%")
    expect(end.locator(".luck")).to_contain_text("+12%")
    expect(end.locator(".answers li")).to_have_text([re.compile(f"{5 + seat} of 8") for seat in range(3)])
    assert grave(visitor, AXE.read_text(encoding="utf-8")) == []
    # How long it took, and how the points went from round to round.
    expect(end.locator("header p")).to_contain_text("minute")
    visitor.button("Points by round").click()
    expect(end.locator(".by-round .who")).to_have_count(3)
    told = end.locator(".by-round[role=img]").get_attribute("aria-label") or ""
    for seat, score in enumerate(line["scores"]):
        points = " ".join(str(one[seat]) for one in line["by_round"])
        assert points.split()[-1] == str(score)
        assert f"{visitor_name(server, table, seat)} {points}" in told.replace("you ", "Ann ").replace("You ", "Ann ")
    assert grave(visitor, AXE.read_text(encoding="utf-8")) == []
    # The board is one tap away, and so is the way back; the golden button plays again.
    visitor.button("Look at the board").click()
    expect(end).to_have_count(0)
    visitor.find("#board svg").first.wait_for()
    visitor.button("Show the result").click()
    end.locator(".moments li a").first.click()
    visitor.page.wait_for_url(f"**/#/replay/{table}/*")


def visitor_name(server: Server, table: str, seat: int) -> str:
    """The name of the player of a seat."""
    found: str = server.get(f"/api/tables/{table}")["seats"][seat]["name"]
    return found


@each_game
def test_the_end_fits_every_window(visit: Visit, server: Server, name: str) -> None:
    table, token = finished(server, name)
    line = server.get(f"/api/tables/{table}/timeline")
    visitor = visit(size=SIZES[0], reduced_motion="reduce")
    visitor.page.route("**/curve", known(curve_of(line["entries"])))
    visitor.sit(table, token)
    visitor.find(".end .moments li a").first.wait_for()
    for wide, high in SIZES:
        visitor.resize(wide, high)
        assert visitor.page.evaluate(SCROLLS) == [0, 0], (wide, high)
        assert visitor.page.evaluate(OUTSIDE) == [], (wide, high)
        assert visitor.page.evaluate(COVERED) == [], (wide, high)
        end = "(one) => one.scrollWidth - one.clientWidth"
        assert visitor.find(".end").evaluate(end) <= 0, (wide, high)
    visitor.resize(1280, 720)
    visitor.find(OVER).wait_for()


def test_points_by_round_are_there_before_the_chances(visit: Visit, server: Server) -> None:
    table, token = finished(server, games.shipped()[0])
    visitor = visit(reduced_motion="reduce")
    waits = {"done": 0.4, "playouts": 0, "points": [], "luck": [], "judged": None}
    visitor.page.route("**/curve", known(waits))
    visitor.sit(table, token)
    course = visitor.find(".end .course")
    expect(course.locator(".by-round")).to_have_count(1, timeout=PATIENCE)
    expect(course.get_by_role("status")).to_have_text("Chances of winning: 40 %")
    waits.update(curve_of(10))
    expect(course.locator(".curve")).to_have_count(1, timeout=PATIENCE)


LATEST = 1500
"""Milliseconds after the last act in which the end must be there."""
MOST_LOOKS = 10_000


def test_the_end_is_there_soon(visit: Visit, server: Server) -> None:
    """By the time of the page, which stands still but for what the end may take."""
    name = games.shipped()[0]
    table, (token,) = server.begun(name, [me(), BOT, BOT], options=shortest(name))
    visitor = visit(reduced_motion="reduce")
    frames: list[tuple[str, dict[str, Any]]] = []
    visitor.page.on("websocket", partial(record, frames))
    visitor.sit(table, token)
    assert visitor.answers()
    stand_still(visitor)
    with server.play(table, token) as client:
        play_on([client])
        client.wait_for(lambda one: one.situation.get("status") == "over")
    for _ in range(MOST_LOOKS):
        if any(one.get("status") == "over" for _, one in frames):
            break
        visitor.page.evaluate("() => document.title")
    visitor.page.clock.run_for(LATEST)
    expect(visitor.find(".end .step")).to_have_count(3)


EMPTY = """() => {
  const top = document.querySelector(".end .first").getBoundingClientRect().top;
  return (top - document.querySelector(".end header").getBoundingClientRect().bottom) / innerHeight;
}"""
"""The part of the window between the heading and the highest step."""
MOST_EMPTY = 0.05


def test_the_podium_fills_its_room(visit: Visit, server: Server) -> None:
    table, token = finished(server, games.shipped()[0])
    visitor = visit(size=SIZES[1], reduced_motion="reduce")
    visitor.page.route("**/curve", known(curve_of(10)))
    visitor.sit(table, token)
    visitor.find(".end .moments li a").first.wait_for()
    for wide, high in ((1280, 720), (1440, 900), (1920, 1080), (2560, 1440)):
        visitor.resize(wide, high)
        assert -0.01 < visitor.page.evaluate(EMPTY) < MOST_EMPTY, (wide, high)


def test_play_again_is_one_click(visit: Visit, server: Server) -> None:
    name = games.shipped()[0]
    table, token = finished(server, name)
    visitor = visit(reduced_motion="reduce")
    visitor.page.route("**/curve", known(curve_of(10)))
    visitor.sit(table, token)
    visitor.find(".end .step").first.wait_for()
    visitor.button("Good game!").click()
    visitor.find(".bar .primary", "Play again").click()
    visitor.page.wait_for_function("(old) => !location.hash.endsWith(old)", arg=table)
    assert visitor.answers()
