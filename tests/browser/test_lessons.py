"""Lessons at the table: learned by mouse, by keys and at a telephone, with a light on all they speak of."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from meridian import games
from meridian.core.messages import LANGUAGES
from meridian.lessons.course import lesson_of, lessons_of
from tests.browser.conftest import Visit
from tests.browser.touring import Give, by_keys, by_pointer, tour

IN_VIEW = """(areas) => {
  const edge = document.querySelector("#board").getBoundingClientRect();
  return areas.every((area) => {
    const { left, right } = document.querySelector(`#board .place[data-area=${area}]`).getBoundingClientRect();
    return left >= edge.left && right <= edge.right;
  });
}"""
"""Whether the middles of some areas are seen on a map that shows a part of the world."""

APART = """() => {
  const [bubble, sheet] = [".bubble", "[role=dialog]:has([data-panel=layout])"].map(
    (one) => document.querySelector(one).getBoundingClientRect());
  return bubble.bottom <= sheet.top + 1;
}"""
"""Whether what a lesson says stands above the layout of units."""


class Way(NamedTuple):
    """How somebody learns: the device, and how answers are given on it."""

    give: Give
    device: dict[str, Any]


FOOD = 1
"""Its place in a row of the layout."""
TOUCHED = {"has_touch": True, "is_mobile": True}
WAYS = {
    "mouse": Way(by_pointer, {"size": (1280, 720)}),
    "keys": Way(by_keys, {"size": (1280, 720)}),
    "phone": Way(by_pointer, {"size": (390, 844), **TOUCHED}),
    "small-phone": Way(by_pointer, {"size": (360, 640), **TOUCHED}),
}
LESSONS = [(game, lesson.head.id) for game in games.shipped() for lesson in lessons_of(game)]
EVERY = [
    (game, lesson, way, LANGUAGES[(at + turn) % len(LANGUAGES)])
    for at, (game, lesson) in enumerate(LESSONS)
    for turn, way in enumerate(WAYS)
]
"""Each lesson in each way, and in both languages: the next lesson has them the other way about."""


def test_a_first_lesson_is_learned_from_the_start_page(visit: Visit) -> None:
    give, device = WAYS["mouse"]
    visitor = visit(**device)
    visitor.go()
    lesson = lesson_of("globetrotters", "gt-1")
    learn = f"Learn · {lesson.head.minutes} min"
    visitor.find(".games article", "Globetrotters").get_by_role("link", name=learn).click()
    assert tour(visitor, lesson, give, errs=True) == []
    # What was learned is remembered, and the table of the lesson is not among those to go back to.
    visitor.go("learn/globetrotters")
    expect(visitor.find("li.done")).to_have_count(1)
    # Who knows a lesson already skips it; that is kept, too.
    visitor.find("li:not(.done)").first.get_by_role("button", name="I know this").click()
    expect(visitor.find("li.done")).to_have_count(2)
    visitor.page.reload()
    expect(visitor.find("li.done")).to_have_count(2)
    visitor.go()
    expect(visitor.find("a[href*='lesson-']")).to_have_count(0)
    # Now the main button is the first game with the coach; elsewhere it still is the lesson.
    expect(visitor.find(".games article .primary")).to_have_count(len(games.shipped()))
    visitor.find(".games article", "Globetrotters").get_by_role("button", name="Your first game, with a coach").click()
    visitor.find("[data-depth]").wait_for()
    visitor.go()
    expect(visitor.find(".games article", "Globetrotters").locator("button.main")).to_contain_text("Play")


@pytest.mark.parametrize(
    ("game", "lesson", "way", "lang"),
    [("global-domination", "gd-1", "keys", "de"), ("globopolis", "gp-1", "small-phone", "en")],
)
def test_a_first_lesson_is_learned_without_a_mouse(visit: Visit, game: str, lesson: str, way: str, lang: str) -> None:
    learns_all(visit, game, lesson, way, lang)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "lesson", "way", "lang"), EVERY)
def test_every_lesson_is_learned(visit: Visit, game: str, lesson: str, way: str, lang: str) -> None:
    learns_all(visit, game, lesson, way, lang)


def learns_all(visit: Visit, game: str, lesson: str, way: str, lang: str) -> None:
    """Everything that a lesson points at is to be seen, and nobody is stranded."""
    give, device = WAYS[way]
    visitor = visit(**device, settings={"lang": lang})
    visitor.go(f"learn/{game}/{lesson}")
    assert tour(visitor, lesson_of(game, lesson), give) == []


def test_a_small_map_goes_to_what_a_lesson_speaks_of(visit: Visit) -> None:
    visitor = visit(size=(390, 844), **TOUCHED)
    visitor.go("learn/global-domination/gd-1")
    visitor.find(".bubble[data-step='1']:not(.away)").wait_for()
    visitor.page.wait_for_function(IN_VIEW, arg=["AND", "SCO", "USA"])


@pytest.mark.parametrize("device", [{"size": (1280, 720)}, {"size": (390, 844), **TOUCHED}], ids=["desk", "phone"])
def test_the_layout_is_not_hidden_and_closes_when_a_land_was_developed(visit: Visit, device: dict[str, Any]) -> None:
    visitor = visit(**device)
    visitor.go("learn/globopolis/gp-1")
    visitor.find(".bubble[data-step='1']:not(.away)").wait_for()
    visitor.press(visitor.find("[data-tool=game-layout]"))
    visitor.page.wait_for_function(APART)
    for row in ("AUS", "JPN"):
        visitor.press(visitor.find(f"[data-panel=layout] [data-row={row}] [data-cell]").nth(FOOD))
    visitor.press(visitor.find("[data-do=lay-out]"))
    visitor.find(".bubble[data-step='2']:not(.away)").wait_for()
    develop = visitor.find("[data-panel=layout] [data-do='develop JPN']")
    expect(visitor.find("[data-panel=layout] .price")).to_contain_text("premium 15 EU")
    visitor.press(develop)
    visitor.find(".bubble[data-step='3']").wait_for(state="attached")
    expect(visitor.find("[data-panel=layout]")).to_have_count(0)
