"""Nothing on any page that axe calls serious, on a desk and on a phone; no transitions where motion is unwelcome."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from meridian import games
from meridian.lessons.course import lesson_of
from meridian.practice.library import exercises_of
from tests.any_game import seats_of
from tests.browser.conftest import Visit
from tests.browser.visitor import TWO_FRAMES, Visitor
from tests.server.online import BOT, OPEN, Server, bearing, me

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = "serious", "critical"
RUN = "async () => (await axe.run()).violations.map((one) => [one.impact, one.id, one.nodes.map((node) => node.html)])"
both_lights = pytest.mark.parametrize(("light", "size"), [("light", (1280, 900)), ("dark", (360, 740))])


@pytest.fixture(scope="module")
def axe() -> str:
    """The script of axe."""
    if not AXE.is_file():
        pytest.fail("axe-core is not installed: npm ci in web installs it", pytrace=False)
    return AXE.read_text(encoding="utf-8")


def grave(visitor: Visitor, axe: str) -> list[Any]:
    """What axe finds serious on a page, once everything has been loaded and nothing moves."""
    visitor.settled()
    visitor.page.evaluate(axe)
    return [
        [kind, *(html[:160] for html in nodes[:3])] for how, kind, nodes in visitor.page.evaluate(RUN) if how in GRAVE
    ]


def league_under_way(server: Server, session: str) -> str:
    """A league with standings and tables in its first round."""
    league = ""
    for path, body in (
        ("", {"title": "Friday", "format": "swiss", "size": 3, "game": games.shipped()[-1]}),
        *(("/bots", {"character": name}) for name in ("Marco", "Ida", "Zheng", "Marco")),
        ("/entry", None),
        ("/start", None),
    ):
        got = server.http.post(server.url(f"/api/competitions{league}{path}"), json=body, headers=bearing(session))
        league = f"/{got.json()['id']}"
    return league.strip("/")


def an_exercise(game: str) -> str:
    """The page of some exercise."""
    return f"practice/{game}/{next(iter(exercises_of(game)))}"


def pages_of(server: Server, session: str, game: str, table: str) -> list[str]:
    """Every page but those of games under way and their replays, with something on it."""
    league = league_under_way(server, session)
    founded = server.http.post(server.url("/api/clubs"), json={"name": "Friday"}, headers=bearing(session))
    opened = server.post("/api/duplicates", {"game": game, "seats": [OPEN, BOT]})["duplicate"]
    server.post(f"/api/duplicates/{opened}/entry", {"name": "Ann"})
    room, _, _ = server.open(game, [OPEN, BOT], note="Be gentle.")
    return [
        "", f"new/{game}", f"table/{room}", f"rules/{game}", "settings", f"check/{table}", "watch", "sign-in",
        "account", f"reference/{game}", f"practice/{game}", an_exercise(game), "learn", f"learn/{game}",
        "notifications", "history", "ladder", "journal",
        "competitions", "competitions-new", f"competition/{league}", "duplicate-new", f"duplicate/{opened}", "privacy",
        "clubs", f"club/{founded.json()['id']}", "owner", f"owner/{game}/1", f"owner/{game}/20",
        f"owner/{game}/result",
    ]  # fmt: skip


@both_lights
def test_pages(visit: Visit, server: Server, axe: str, light: str, size: tuple[int, int]) -> None:
    name = games.shipped()[-1]
    table, _ = server.begun(name, [me(), BOT])
    visitor = visit(size=size, color_scheme=light, reduced_motion="reduce", bypass_csp=True)
    new = {"name": f"Ann {light}", "password": "a good password"}
    session = server.post("/api/profiles", new)["session"]
    visitor.sign_in(session)
    found = {}
    for path in pages_of(server, session, name, table):
        visitor.go(path)
        found[path] = grave(visitor, axe)
        wide = visitor.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= size[0], (path, wide)
    assert not any(found.values()), found


@both_lights
@pytest.mark.parametrize("name", games.names())
def test_tables(visit: Visit, server: Server, axe: str, light: str, size: tuple[int, int], name: str) -> None:
    table, (token,) = server.begun(name, [me(), BOT, BOT][: seats_of(games.load(name))])
    visitor = visit(size=size, color_scheme=light, reduced_motion="reduce", bypass_csp=True)
    visitor.sit(table, token)
    visitor.answers()
    assert grave(visitor, axe) == []


GROWN = """() => {
  window.begun = 0;
  document.addEventListener("transitionrun", () => window.begun++);
  document.documentElement.style.fontSize = "30px";
}"""
"""Changes the size of everything, and counts the transitions that this begins."""


@pytest.mark.parametrize("wish", [{"reduced_motion": "reduce"}, {"settings": {"motion": "less"}}])
def test_no_transition_begins_where_less_motion_is_asked_for(visit: Visit, wish: dict[str, Any]) -> None:
    """However short they are: one for each property of every element costs more than the change itself."""
    visitor = visit(**wish)
    visitor.go()
    visitor.settled()
    visitor.page.evaluate(GROWN)
    visitor.page.evaluate(TWO_FRAMES)
    assert visitor.page.evaluate("() => window.begun") == 0


@both_lights
def test_lessons_and_the_coach(visit: Visit, axe: str, light: str, size: tuple[int, int]) -> None:
    """A lesson's bubble with a question at the table, one with a quiz, and the coach in a first game."""
    visitor = visit(size=size, color_scheme=light, reduced_motion="reduce", bypass_csp=True)
    steps = lesson_of("globetrotters", "gt-1").steps
    quiz = next(number for number, step in enumerate(steps, start=1) if step.teaching.quiz is not None)
    found = {}
    for step, waits in ((2, "answer"), (quiz, "quiz")):
        visitor.go(f"learn/globetrotters/gt-1/{step}")
        visitor.find(f".bubble[data-waits={waits}]:not(.away)").wait_for()
        found[waits] = grave(visitor, axe)
    visitor.go("learn/globetrotters")
    visitor.find("button", "Now play for real").click()
    coach = visitor.find("aside[aria-label=Coach]:not(.away)")
    coach.wait_for()
    found["coach"] = grave(visitor, axe)
    means = coach.locator("[data-means]")
    if means.count():
        expect(visitor.find("#coach-said[aria-live=polite]")).to_contain_text(means.inner_text())
    assert not any(found.values()), found
