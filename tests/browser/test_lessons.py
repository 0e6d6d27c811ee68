"""A first lesson, from the start page to its last sentence, by somebody who errs once on the way."""

from __future__ import annotations

from playwright.sync_api import expect

from meridian.lessons.course import lesson_of
from tests.browser.conftest import Visit
from tests.browser.visitor import PATIENCE, Visitor

MOST_WORDS = 60
"""More clicks than this no first lesson takes."""
OUTSIDE = """(rings) => rings.filter((one) => {
  const box = one.getBoundingClientRect();
  return box.right < 0 || box.bottom < 0 || box.left > innerWidth || box.top > innerHeight;
}).length"""


def stands(visitor: Visitor) -> tuple[str | None, str | None]:
    """The step of the lesson, and what it waits for."""
    bubble = visitor.find(".bubble")
    return bubble.get_attribute("data-step"), bubble.get_attribute("data-waits")


def test_a_first_lesson_is_learned_from_the_start_page(visit: Visit) -> None:
    lesson = lesson_of("globetrotters", "gt-1")
    models = [
        lesson.words.say(action) for step in lesson.steps for actor, action in step.lines if actor == lesson.learner
    ]
    visitor = visit()
    visitor.go()
    visitor.find(".games article", "Globetrotters").get_by_role("link", name="Learn · 5 min").click()
    visitor.find(".bubble").wait_for()

    erred = lit = 0
    for _ in range(MOST_WORDS):
        step, waits = stands(visitor)
        if waits == "over":
            break
        if waits == "answer":
            assert set(visitor.answers()) >= {models[0]}
            rings = visitor.find(".light .ring")
            if rings.count():
                lit += 1
                assert rings.evaluate_all(OUTSIDE) == 0
            other = next((each for each in visitor.answers() if each != models[0]), None)
            if not erred and other is not None:
                erred = 1
                visitor.give(other)
                expect(visitor.find(".bubble .reply")).to_be_visible(timeout=PATIENCE)
                assert stands(visitor) == (step, waits)
            visitor.changes(lambda: visitor.give(models[0]))
            models.pop(0)
        else:
            quiz = lesson.steps[int(step or 1) - 1].teaching.quiz
            if waits == "quiz" and quiz is not None:
                right = next(at for at, answer in enumerate(quiz.answers) if answer.right)
                visitor.find(".bubble .answers button").nth(right).click()
            else:
                visitor.find(".bubble [data-first]").click()
            now = f".bubble:not([data-step='{step}'][data-waits='{waits}'])"
            visitor.find(now).wait_for(state="attached")

    assert stands(visitor)[1] == "over"
    assert models == []
    assert erred
    assert lit >= len(lesson.steps) // 2
    # What was learned is remembered, and the table of the lesson is not among those to go back to.
    visitor.go("learn/globetrotters")
    expect(visitor.find("li.done")).to_have_count(1, timeout=PATIENCE)
    visitor.go()
    expect(
        visitor.find(".games article", "Globetrotters").get_by_role("link", name="Learn", exact=False)
    ).to_be_visible()
    expect(visitor.find("a[href*='lesson-']")).to_have_count(0)
