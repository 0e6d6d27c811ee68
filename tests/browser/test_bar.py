"""The action bar: one question on one line, one golden button, few others; and nothing that has only one answer."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from meridian import games
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor, briskly, play
from tests.browser.watched import Watched
from tests.server.online import BOT, Server, me, shortest

LONGEST = 60
BESIDE = 3
MOVES = 7
MOST_MOVES = 30
every_game = pytest.mark.parametrize("name", games.shipped())

BAR = """() => {
  const bar = document.querySelector(".at-table .bar");
  const seen = (what) => [...bar.querySelectorAll(what)].filter((one) => one.checkVisibility());
  const prompt = document.querySelector("#prompt");
  const words = document.createRange();
  words.selectNodeContents(prompt);
  return {
    lines: new Set([...words.getClientRects()].map((one) => Math.round(one.bottom))).size,
    cut: prompt.scrollWidth > prompt.clientWidth + 1,
    asked: document.querySelector("#prompt.mine") !== null,
    question: document.querySelector("#prompt").innerText,
    primary: seen(".primary").length,
    beside: seen(".does > .side, .does > .popover > button").length,
  };
}"""


def look_at(visitor: Visitor) -> None:
    """The bar asks one short question on one line with one golden button, or none."""
    bar = visitor.page.evaluate(BAR)
    assert bar["primary"] == (1 if bar["asked"] else 0), bar
    assert bar["beside"] <= BESIDE, bar
    assert not bar["asked"] or len(bar["question"]) <= LONGEST, bar
    assert not bar["asked"] or (bar["lines"], bar["cut"]) == (1, False), bar


def walk(visit: Visit, server: Server, name: str, moves: int, **context: Any) -> None:
    """Play a game by its answers, and look at the bar before each."""
    visitor = visit(size=(1280, 720), **context)
    watched = Watched(visitor)
    table, (token,) = server.begun(name, [me(), BOT, BOT], options=shortest(name), answer_for_me=True)
    visitor.sit(table, token)
    visitor.answers()

    def choose(random: Random, answers: list[str]) -> str:
        look_at(visitor)
        return briskly(random, answers)

    assert play([visitor], Random(11), moves=moves, choose=choose)
    assert watched.answered
    assert not watched.only & set(watched.answered), "the table answers what has one answer"


@every_game
def test_one_question_and_one_golden_button(visit: Visit, server: Server, name: str) -> None:
    walk(visit, server, name, MOVES)


def test_an_answer_that_is_not_possible_says_why(visit: Visit, server: Server) -> None:
    """It stands dimmed behind "More": a tap says why, with the clause, and changes nothing."""
    table, (token,) = server.begun("globetrotters", [me(), BOT])
    visitor = visit(size=(1280, 720))
    visitor.sit(table, token)
    more, dimmed = visitor.find(".bar .popover > button", "More"), visitor.find(".bar [data-not]").first
    random = Random(11)
    for _ in range(MOST_MOVES):
        answers = visitor.answers()
        if more.count():
            more.click()
            if dimmed.count():
                break
            visitor.page.keyboard.press("Escape")
        visitor.changes(partial(visitor.give_unseen, briskly(random, answers)))
    question = visitor.find("#prompt").get_attribute("data-question")
    said = dimmed.inner_text()
    assert dimmed.get_attribute("aria-disabled") == "true"
    dimmed.click(force=True)  # Playwright does not click what is dimmed; people do
    reason = visitor.find(".bar .warned[role=status]")
    reason.wait_for()
    assert said in reason.inner_text()
    assert len(reason.inner_text()) > len(said) + len("Close"), "there is a reason"
    reason.locator(".why").click()
    reason.locator(".rules li").first.wait_for()
    assert visitor.find("#prompt").get_attribute("data-question") == question


@pytest.mark.soak
@every_game
@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
def test_a_whole_game_has_one_golden_button(visit: Visit, server: Server, name: str, locale: str) -> None:
    walk(visit, server, name, 10_000, locale=locale)
