"""What the lessons of a game teach: each clause with its lesson and step, how long lessons are, what is missing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from meridian import games
from meridian.core.bilingual import Bilingual
from meridian.core.errors import BadInput
from meridian.core.game import Game
from meridian.core.rulebook import rulebook
from meridian.lessons import course
from meridian.lessons.lesson import Lesson
from meridian.scenarios.run import ScenarioRun

WORDS_A_MINUTE: Final = 130
"""Of something new, with a look at everything it speaks of."""
SECONDS_PER_ANSWER: Final = 22
"""To find an answer on the table, to give it, and to see what comes of it; now and then a wrong one first."""
SECONDS_PER_QUIZ: Final = 15
RANGE: Final = re.compile(r"([A-Z]{2})-(\d{3})\.\.\1-(\d{3})")


class Taught(NamedTuple):
    """Where a clause is taught; step 0 stands for data of the edition."""

    clause: str
    lesson: str
    step: int


class Length(NamedTuple):
    """How long a lesson is: what the learner does and reads, how many minutes it is said to take, and how many it takes
    a learner who reads 130 words a minute, with 22 seconds for each answer and 15 for each quiz. A newcomer was seen to
    need seven to eight for `gp-1`."""

    lesson: str
    name: str
    answers: int
    quizzes: int
    words: int
    minutes: int
    computed: float
    clauses: int


class CourseReport(NamedTuple):
    """What the lessons of one game teach."""

    game: str
    basic: int
    taught: list[Taught]
    lengths: list[Length]
    gaps: list[str]

    def lines(self) -> list[str]:
        """The report as tables."""
        covered = self.basic - len(self.gaps)
        return [
            f"{self.game}: {covered} of {self.basic} clauses of the basic game are taught",
            "",
            *self.length_table(),
            "",
            *_table(("clause", "lesson", "step"), [(c, lesson, step or "data") for c, lesson, step in self.taught]),
            "",
            f"{self.game}: taught by no lesson: {', '.join(self.gaps) or 'none'}",
        ]

    def length_table(self) -> list[str]:
        """How long each lesson is, and all together."""
        total = Length(
            lesson="all",
            name="",
            answers=sum(each.answers for each in self.lengths),
            quizzes=sum(each.quizzes for each in self.lengths),
            words=sum(each.words for each in self.lengths),
            minutes=sum(each.minutes for each in self.lengths),
            computed=round(sum(each.computed for each in self.lengths), 1),
            clauses=len({each.clause for each in self.taught}),
        )
        return _table(Length._fields, [*self.lengths, total])

    def plain(self) -> dict[str, Any]:
        """The report as plain data."""
        found: dict[str, Any] = msgspec.to_builtins(self._asdict())
        return {
            **found,
            "taught": [each._asdict() for each in self.taught],
            "lengths": [each._asdict() for each in self.lengths],
        }


def of_game(name: str) -> CourseReport:
    """What the lessons of a game teach. They are known to pass."""
    game = games.load(name)
    basic = basic_clauses(game)
    taught: list[Taught] = []
    for lesson in course.lessons_of(name):
        run = ScenarioRun(game, lesson.scenario)
        run.steps()
        taught += [
            Taught(clause, lesson.head.id, run.cited_in.get(clause, 0)) for clause in sorted(lesson.scenario.clauses)
        ]
    known = {each.clause for each in taught}
    gaps = [clause for clause in basic if clause not in known]
    return CourseReport(name, len(basic), sorted(taught), [length(each) for each in course.lessons_of(name)], gaps)


def basic_clauses(game: Game) -> list[str]:
    """The clauses of a game's basic rules."""
    found: list[str] = []
    for said in game.basic_clauses:
        match = RANGE.fullmatch(said)
        if match is None:
            raise BadInput(f"game.toml of {game.name}: basic_clauses: {said!r} should read like GD-005..GD-156")
        prefix, first, last = match.groups()
        wanted = (f"{prefix}-{number:03}" for number in range(int(first), int(last) + 1))
        found += [clause for clause in wanted if clause in rulebook(game.package).clauses]
    return found


def length(lesson: Lesson) -> Length:
    """How long a lesson is."""
    head, words = lesson.head, words_in(lesson)
    doing = SECONDS_PER_ANSWER * lesson.answers + SECONDS_PER_QUIZ * lesson.quizzes
    return Length(
        head.id,
        head.name.en,
        lesson.answers,
        lesson.quizzes,
        words,
        head.minutes,
        round(words / WORDS_A_MINUTE + doing / 60, 1),
        len(lesson.scenario.clauses),
    )


def words_in(lesson: Lesson) -> int:
    """How many English words a learner reads who gives every right answer at once."""
    texts: list[Bilingual | None] = [lesson.head.name, lesson.head.goal, lesson.head.done]
    for step in lesson.steps:
        teaching = step.teaching
        texts += [teaching.say, teaching.after]
        if teaching.quiz is not None:
            texts += [teaching.quiz.text(), *(answer.text() for answer in teaching.quiz.answers)]
    return sum(len(text.en.split()) for text in texts if text is not None)


def _table(head: tuple[str, ...], rows: Sequence[tuple[Any, ...]]) -> list[str]:
    """A table in Markdown."""
    lines = [head, ("---",) * len(head), *(tuple(str(cell) for cell in row) for row in rows)]
    widths = [max(len(line[at]) for line in lines) for at in range(len(head))]
    return [f"| {' | '.join(f'{cell:{width}}' for cell, width in zip(line, widths, strict=True))} |" for line in lines]
