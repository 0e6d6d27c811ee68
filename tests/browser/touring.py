"""Goes through a lesson in the browser as a learner does, and looks whether everything it speaks of is to be seen."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from random import Random

from playwright.sync_api import expect

from meridian.core.errors import BadInput
from meridian.core.position import Position
from meridian.lessons.lesson import Lesson
from meridian.lessons.referee import MISSES_BEFORE_OFFER, Referee
from meridian.lessons.texts import LessonTexts
from tests.browser.visitor import LOOK_AGAIN, Visitor, briskly

MOST_WORDS = 200
"""More words than this no lesson takes."""
MOST_PRESSES = 30
"""No answer is further away than so many presses of a key, once the list is open."""
SEEN_WITHIN = 10_000
"""Milliseconds after which what is not lit is taken for missing: lights are measured several times a second."""
SHOW = re.compile("Show me|Zeig es mir|Šĥöŵ mé")
OUTSIDE = """() => {
  const { left, top, right, bottom } = document.querySelector(".bubble").getBoundingClientRect();
  return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
    || document.documentElement.scrollWidth > innerWidth;
}"""
"""Whether the bubble does not fit into the window, or the page scrolls sideways."""

SAID = "#lesson-said[aria-live=polite]"
"""What a screen reader says of a lesson by itself."""
LEARNER = "Ann"

Give = Callable[[Visitor, str], None]
"""How an answer is given."""


def by_pointer(visitor: Visitor, action: str) -> None:
    """Click or tap the answer in the list of all answers. At the table of a lesson it can only be gone because it was
    given: a busy browser may report a click too late. What comes of it is looked at by the caller."""
    visitor.give(action)


def by_keys(visitor: Visitor, action: str) -> None:
    """Go to the list of all answers by its key and to the answer by few others, and press Enter."""
    keyboard = visitor.page.keyboard
    if not visitor.find("#answers :focus").count():
        keyboard.press("l")
    visitor.find("#answers :focus").wait_for()
    named = f"button[data-action={json.dumps(action)}]"
    listed = f"#answers > .actions:first-child {named}"
    group = f"#answers > .actions:first-child details:has({named})"
    if visitor.find(f"{group}:not([open])").count():
        visitor.tab_to(f"{group} > summary", MOST_PRESSES)
        keyboard.press("Enter")
    if visitor.find(f"{group} input").count():
        said = visitor.find(f"{listed} span").inner_text()
        back = visitor.find(f"{group} .choices :focus").count()
        visitor.press_until("Shift+Tab" if back else "Tab", f"{group} input", MOST_PRESSES)
        keyboard.type(said)
        expect(visitor.find(f"{group} button").first).to_contain_text(said)
    if visitor.find(group).count():
        visitor.tab_to(f"{group} .choices button", MOST_PRESSES)
        visitor.press_until("ArrowDown", listed, MOST_PRESSES)
    else:
        visitor.tab_to(listed, MOST_PRESSES)
    keyboard.press("Enter")
    if visitor.find(".bar .primary[data-sure]").count():
        visitor.tab_to(".bar .primary[data-sure]")
        keyboard.press("Enter")


def stands(visitor: Visitor) -> tuple[str, str]:
    """The step of the lesson, and what it waits for."""
    bubble = visitor.find(".bubble")
    return bubble.get_attribute("data-step") or "", bubble.get_attribute("data-waits") or ""


def tour(visitor: Visitor, lesson: Lesson, give: Give, errs: bool = False, listens: bool = True) -> list[str]:
    """Learn the lesson that is open, from its first step to its last sentence; a learner who errs gives one wrong
    answer, and reads so. One who `listens` hears every step, in a language that this process knows. Returns what was
    neither seen nor heard on the way."""
    visitor.find(".bubble").wait_for(state="attached")
    referee, p = Referee(lesson), lesson.begin()
    missing: list[str] = []
    looked = -1
    for _ in range(MOST_WORDS):
        cue = referee.cue(p)
        if cue.kind == "over":
            break
        if cue.entry is not None:
            p.play_checked(*cue.entry)
            referee.wrote(cue, *cue.entry)
            continue
        visitor.find(f".bubble[data-step='{referee.at + 1}']:not(.away)").wait_for()
        if referee.at != looked:
            looked = referee.at
            missing += _unseen(visitor, lesson, looked) + (_unsaid(visitor, referee, p) if listens else [])
        if cue.kind == "answer" and referee.free_start is not None:
            _play_freely(visitor, give, Random(lesson.head.id))
            referee.finish_free()
        elif cue.kind == "answer":
            wrong = _wrong_answers(referee, p)
            if errs and wrong:
                errs = False
                _miss(visitor, give, wrong[0], 1)
            action = referee.model(p)
            _answer(visitor, give, lesson.words.say(action), wrong)
            p.play_checked(lesson.learner, action)
            referee.wrote(cue, lesson.learner, action)
        else:
            _read(visitor, referee, give)
            referee.read()
    visitor.find(".bubble[data-waits=over]:not(.away)").wait_for()
    assert not errs, "no answer was wrong"
    return missing


def _wrong_answers(referee: Referee, p: Position) -> list[str]:
    lesson = referee.lesson
    return [lesson.words.say(one) for one in p.options(lesson.learner) if not referee.is_right(p, one)]


def _unseen(visitor: Visitor, lesson: Lesson, at: int) -> list[str]:
    """What a step points at and is not to be seen, and a bubble that does not fit."""
    bubble, found = visitor.find(".bubble"), []
    if lesson.steps[at].teaching.point:
        try:
            expect(bubble).to_have_attribute("data-missing", "", timeout=SEEN_WITHIN)
        except AssertionError:
            found.append(f"{lesson.head.id} step {at + 1}: {bubble.get_attribute('data-missing')}")
    if visitor.page.evaluate(OUTSIDE):
        found.append(f"{lesson.head.id} step {at + 1}: the bubble does not fit, or the page scrolls sideways")
    return found


def _unsaid(visitor: Visitor, referee: Referee, p: Position) -> list[str]:
    """What a screen reader does not say of a step by itself: its sentence, its quiz, or the names of what it lights."""
    lesson, step = referee.lesson, referee.step.teaching
    texts = LessonTexts(lesson, visitor.page.evaluate("document.documentElement.lang"), LEARNER)
    options = [lesson.words.say(one) for one in p.options(lesson.learner)] if lesson.learner in p.who() else []
    wanted = [texts.say(one, p) for one in (step.say, step.quiz and step.quiz.text()) if one]
    for point in step.point:
        with suppress(BadInput):  # an answer that is no longer offered is not lit
            wanted.append(texts.point(point, options))
    heard, missing = visitor.find(SAID), []
    for one in wanted:
        try:
            expect(heard).to_contain_text(one, timeout=SEEN_WITHIN)
        except AssertionError:
            missing.append(f"{lesson.head.id} step {referee.at + 1}: not said: {one}")
    return missing


def _answer(visitor: Visitor, give: Give, model: str, wrong: list[str]) -> None:
    """Give the right answer. One that is not in the list is shown by the lesson after three misses."""
    if model in visitor.answers():
        visitor.changes(lambda: give(visitor, model))
        return
    for number in range(1, MISSES_BEFORE_OFFER + 1):
        _miss(visitor, give, wrong[0], number)
    visitor.changes(lambda: visitor.press(visitor.find(".bubble").get_by_role("button", name=SHOW)))


def _miss(visitor: Visitor, give: Give, wrong: str, number: int) -> None:
    """Give a wrong answer: it gets a kind reply, and nothing changes."""
    before = stands(visitor)
    give(visitor, wrong)
    visitor.find(f".bubble[data-misses='{number}']").wait_for(state="attached")
    expect(visitor.find(".bubble .reply")).to_be_visible()
    assert stands(visitor) == before


def _read(visitor: Visitor, referee: Referee, give: Give) -> None:
    """Go on, or answer a quiz."""
    step, waits = stands(visitor)
    quiz = referee.step.teaching.quiz
    right = None if quiz is None else [one.right for one in quiz.answers].index(True)
    button = ".bubble [data-first]" if right is None else f".bubble .answers li:nth-child({right + 1}) button"
    if give is by_keys:
        visitor.tab_to(button)
        visitor.page.keyboard.press("Enter")
    else:
        visitor.press(visitor.find(button))
    visitor.find(f".bubble:not([data-step='{step}'][data-waits='{waits}'])").wait_for(state="attached")


def _play_freely(visitor: Visitor, give: Give, random: Random) -> None:
    """Anything until free play is over; then the lesson shows its own way."""
    while stands(visitor)[1] != "result":
        if answers := visitor.look():
            give(visitor, briskly(random, answers))
        else:
            visitor.page.wait_for_timeout(LOOK_AGAIN)
    visitor.find(".bubble[data-waits=result]:not(.away)").wait_for()
    visitor.press(visitor.find(".bubble").get_by_role("button", name=SHOW))
    visitor.find(".bubble:not([data-waits=result])").wait_for(state="attached")
