"""The daily position from the start page, answered by keys, played on; practice by theme on a German telephone."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from meridian import games
from meridian.lessons.course import lesson_of
from meridian.practice.grades import best_of, grade_of, loss_of
from meridian.practice.library import exercise_of, exercises_of
from tests.browser.conftest import Visit
from tests.browser.visitor import PATIENCE
from tests.server.online import Server

GAME = "global-domination"
KEEP_QUIZ = "localStorage.getItem('meridian.quizzes') ?? localStorage.setItem('meridian.quizzes', QUIZ)"
PHONES = [(390, 844), (360, 640)]
BELOW = """() => [...document.querySelectorAll("#question, .answers button")].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.top < 0 || box.bottom > innerHeight;
}).map((one) => one.innerText)"""
"""What of question and answers lies outside the window."""
MANY_CARDS = "globopolis/gp-battle-557d6a"
LEAST_SEEN = 24
CARDS = """() => {
  const sides = (one) => (({ left, right }) => [left, right])(one.getBoundingClientRect());
  return [sides(document.querySelector(".tray.desk")), [...document.querySelectorAll(".tray .place .card")].map(sides)];
}"""
"""The left and right side of the tray, and of each card in it."""
FITS = "document.documentElement.scrollWidth <= innerWidth"


def test_the_daily_position_is_answered_and_played_on(visit: Visit, server: Server) -> None:
    visitor = visit()
    visitor.go()
    card = visitor.find(".daily a.card", "Global Domination")
    expect(card).to_contain_text("Answer", timeout=PATIENCE)
    card.click()
    today = server.get("/api/practice/today")
    wanted = next(each["exercise"] for each in today["exercises"] if each["game"] == GAME)
    visitor.find(f"[data-exercise='{wanted}'] .map svg").first.wait_for()

    file = exercise_of(GAME, wanted).file
    worst = max(file.answer, key=lambda answer: loss_of(file, answer))
    visitor.page.keyboard.press(str(file.answer.index(worst) + 1))
    expect(visitor.find(".verdict")).to_be_focused()
    assert visitor.find(".verdict").get_attribute("data-grade") == grade_of(loss_of(file, worst))
    expect(visitor.find(".clauses").last).to_contain_text(file.clauses[0])
    if file.question == "best":
        for why in ("best", "mine"):
            expect(visitor.find(f"[data-why={why}] li").first).to_be_visible()
    visitor.go()
    expect(visitor.find(".daily a.card.done")).to_have_count(1, timeout=PATIENCE)
    expect(visitor.find(".week li.done")).to_have_count(1)

    # A second try changes nothing; playing on leads to a real table with the same question.
    best = next(each.file for each in exercises_of(GAME).values() if each.file.question == "best")
    visitor.go(f"practice/{GAME}/{best.id}")
    visitor.find(f"button[data-answer='{best_of(best).say}']").click()
    expect(visitor.find(".verdict[data-grade='excellent']")).to_be_visible()
    # The pieces of the position that is left fade: nothing of it is read meanwhile.
    visitor.page.get_by_role("link", name="Next position").click()
    visitor.find(f"[data-exercise]:not([data-exercise='{best.id}']) .map svg").first.wait_for()
    visitor.page.go_back()
    visitor.find(f"button[data-answer='{best_of(best).say}']").click()
    visitor.button("Play on from here").click()
    visitor.find("#prompt").wait_for()
    assert {answer.say for answer in best.answer} <= set(visitor.answers())


def test_practice_by_theme_on_a_german_telephone_and_a_question_that_comes_back(visit: Visit) -> None:
    visitor = visit(size=(360, 740), settings={"lang": "de"}, color_scheme="dark")
    step = quiz_step()
    due = {f"gt-1/{step}": {"game": "globetrotters", "lesson": "gt-1", "step": step, "right": 0, "due": 0}}
    visitor.context.add_init_script(KEEP_QUIZ.replace("QUIZ", json.dumps(json.dumps(due))))
    visitor.go(f"practice/{GAME}")
    files = [each.file for each in exercises_of(GAME).values()]
    theme = files[0].theme
    visitor.page.get_by_label("Thema").select_option(theme)
    number = sum(file.theme == theme for file in files)
    expect(visitor.find(".list li")).to_have_count(number, timeout=PATIENCE)
    assert visitor.page.evaluate(FITS)
    visitor.find(".list a").first.click()
    visitor.find(".answers button").first.click()
    expect(visitor.find(".verdict")).to_be_visible()
    assert visitor.page.evaluate(FITS)
    visitor.find("summary", "Die Stellung in Worten").click()
    expect(visitor.find("details[open] h3, details[open] h2").first).to_be_visible(timeout=PATIENCE)

    visitor.go()
    again = visitor.find(".repeat")
    again.locator("button").first.click(timeout=PATIENCE)
    expect(again.get_by_role("status")).to_contain_text("kommt sie wieder")
    visitor.page.reload()
    visitor.find(".daily").wait_for()
    expect(visitor.find(".repeat")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_question_and_answers_come_first_on_a_phone(visit: Visit, lang: str) -> None:
    """Without scrolling one sees what is asked and every answer, also where answers are many and long."""
    visitor = visit(size=PHONES[0], settings={"lang": lang}, has_touch=True, is_mobile=True)
    for game in games.shipped():
        files = [each.file for each in exercises_of(game).values()]
        longest = max(files, key=lambda file: (len(file.answer), sum(len(answer.say) for answer in file.answer)))
        visitor.go(f"practice/{game}/{longest.id}")
        answers = visitor.find(f"[data-exercise='{longest.id}'] .answers button")
        answers.last.wait_for()
        assert answers.count() == len(longest.answer)
        for wide, high in PHONES:
            visitor.resize(wide, high)
            assert visitor.page.evaluate(BELOW) == [], (game, wide, high)


def quiz_step() -> int:
    """The first step of the lesson that asks a quiz question."""
    steps = lesson_of("globetrotters", "gt-1").steps
    return next(number for number, step in enumerate(steps, start=1) if step.teaching.quiz is not None)


def test_the_last_card_of_a_hand_ends_with_the_tray(visit: Visit) -> None:
    """However many cards there are: none lies over the panel beside the board, and something of each is to be seen."""
    visitor = visit(size=(1280, 720))
    visitor.go(f"practice/{MANY_CARDS}")
    visitor.find("[data-exercise] .map svg").first.wait_for()
    visitor.find(".tray .place").first.wait_for()
    tray, cards = visitor.page.evaluate(CARDS)
    assert len(cards) > 5
    assert all(tray[0] <= left and right <= tray[1] for left, right in cards)
    assert all(after - before >= LEAST_SEEN for (before, _), (after, _) in pairwise(cards))
