"""All lessons pass, teach what they declare, and fail as soon as an expected answer is another."""

from __future__ import annotations

import re
from itertools import count
from math import ceil
from pathlib import Path

import msgspec
import pytest

from meridian import games
from meridian.core.errors import BadInput
from meridian.core.facts import collect
from meridian.core.game import edition_of
from meridian.lessons import course, report
from meridian.lessons.check import check, check_file
from meridian.lessons.lesson import Lesson, read_lesson
from meridian.lessons.referee import ANY, ANY_ORDER, Referee
from meridian.scenarios.scenario import ExpectationFailed, Scenario

DOCUMENT = Path(__file__).parents[2] / "docs" / "lessons.md"
PATHS = {f"{game}/{path.name}": path for game in games.shipped() for path in course.paths_of(game)}


@pytest.mark.parametrize("name", PATHS)
def test_lesson_passes(name: str) -> None:
    assert [outcome.line for outcome in check_file(PATHS[name])] == [""]


@pytest.mark.parametrize("game", games.shipped())
def test_course_begins_with_a_lesson_that_needs_no_other(game: str) -> None:
    lessons = course.lessons_of(game)
    known: set[str] = set()
    assert lessons[0].head.needs == []
    for lesson in lessons:
        assert known.issuperset(lesson.head.needs), f"{lesson.head.id} comes before a lesson that it needs"
        known.add(lesson.head.id)
    assert len(known) == len(lessons)


@pytest.mark.parametrize("game", games.shipped())
def test_report_says_where_each_declared_clause_is_taught(game: str) -> None:
    found = report.of_game(game)
    lessons = {lesson.head.id: lesson for lesson in course.lessons_of(game)}
    assert {(each.clause, each.lesson) for each in found.taught} == {
        (clause, lesson.head.id) for lesson in lessons.values() for clause in lesson.scenario.clauses
    }
    assert all(each.step or lessons[each.lesson].scenario.data for each in found.taught)
    assert len(found.gaps) + len({each.clause for each in found.taught} & set(_basic(game))) == found.basic


@pytest.mark.parametrize("game", games.shipped())
def test_every_clause_of_the_basic_game_is_taught(game: str) -> None:
    assert report.of_game(game).gaps == []


def told_in_lessons(game: str, key: str, field: str) -> set[str]:
    """What facts of one kind name in the lessons of a game, if every answer is the model's; free play is left out."""
    found = set()
    for lesson in course.lessons_of(game):
        referee, p = Referee(lesson), lesson.begin()
        while (cue := referee.cue(p)).kind != "over":
            if cue.kind in ("next", "quiz"):
                referee.read()
                continue
            if referee.free_start is not None and not referee.shows_model:
                referee.show_model()
                continue
            entry = cue.entry or (lesson.learner, referee.model(p))
            p.play_checked(*entry)
            referee.wrote(cue, *entry)
        named = (lesson.words.args(told.args) for told in collect(p) if told.key == key)
        found |= {str(args[field]) for args in named}
    return found


def test_every_card_text_is_used_in_a_lesson() -> None:
    """Of Global Domination; Domination has no text."""
    cards = edition_of(games.load("global-domination")).data["cards"]
    with_text = {name for name, card in cards.items() if card["timing"] != "none"}
    assert len(with_text) == len(cards) - 1
    assert told_in_lessons("global-domination", "used-text", "card") == with_text


def test_somebody_lands_on_every_kind_of_field_in_a_lesson() -> None:
    """Of Globopolis."""
    data = edition_of(games.load("globopolis")).data
    kind_of = {name: kind for kind in ("territories", "guilds", "independents", "bases") for name in data[kind]}
    kinds = {kind_of.get(name, name) for name in data["ring"]["fields"]}
    landed = told_in_lessons("globopolis", "landed-on", "field")
    assert {kind_of.get(name, re.sub(r"-\d+$", "", name)) for name in landed} == kinds


def test_document_has_the_table_of_lessons() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for game in games.shipped():
        assert "\n".join([f"### {game}", "", *report.of_game(game).length_table()]) in text


@pytest.mark.parametrize("game", games.shipped())
def test_lessons_say_how_long_they_take(game: str) -> None:
    wrong = [each for each in report.of_game(game).lengths if each.minutes != ceil(each.computed)]
    assert wrong == []


def _basic(game: str) -> list[str]:
    return report.basic_clauses(games.load(game))


@pytest.mark.parametrize("name", PATHS)
def test_another_expected_answer_fails(name: str) -> None:
    """Each answer of the learner, replaced by a wrong one that is legal there, makes the check fail."""
    lesson = read_lesson(PATHS[name])
    if lesson.is_practice:
        return
    mutants = 0
    for scenario, said in _mutants(lesson):
        mutants += 1
        try:
            check(scenario, PATHS[name])
        except (ExpectationFailed, BadInput):
            continue
        pytest.fail(f"{said}: nobody noticed")
    assert mutants


def _mutants(lesson: Lesson) -> list[tuple[Scenario, str]]:
    """Copies of a lesson, each with one answer of the learner replaced."""
    found = []
    referee, p = Referee(lesson), lesson.begin()
    given = count()
    while (cue := referee.cue(p)).kind != "over":
        if cue.kind in ("next", "quiz"):
            referee.read()
            continue
        if cue.kind == "answer":
            model = referee.model(p)
            wrong = next((action for action in p.options(lesson.learner) if not referee.is_right(p, action)), None)
            number = next(given)
            if wrong is not None and referee.step.teaching.accept not in (ANY, ANY_ORDER):
                said = f"{lesson.head.learner} {lesson.words.say(wrong)}"
                found.append((_replaced(lesson, number, said), f"answer {number + 1}: {said}"))
            entry = (lesson.learner, model)
        else:
            assert cue.entry is not None
            entry = cue.entry
        p.play_checked(*entry)
        referee.wrote(cue, *entry)
    return found


def _replaced(lesson: Lesson, answer: int, said: str) -> Scenario:
    scenario = msgspec.convert(msgspec.to_builtins(lesson.scenario), Scenario)
    left = answer
    for step in scenario.step:
        for at, line in enumerate(step.play):
            if line.startswith(f"{lesson.head.learner} "):
                if not left:
                    step.play[at] = said
                    return scenario
                left -= 1
    raise AssertionError(answer)
