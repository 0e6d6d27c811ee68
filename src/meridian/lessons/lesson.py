"""A lesson as it is read from its file: steps with what they say, and what is played in them."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from meridian import games
from meridian.core.codec import words_for
from meridian.core.errors import BadInput
from meridian.core.game import Game, begin
from meridian.core.journal import Entry, Header
from meridian.core.position import Position
from meridian.core.words import Words, tag_of
from meridian.scenarios.run import header_for
from meridian.scenarios.saying import times
from meridian.scenarios.scenario import Scenario, ScenarioError, Step, read, within
from meridian.scenarios.teaching import LessonHead


class LessonStep(NamedTuple):
    """What a step teaches, and the entries it plays; what plays itself is not among them."""

    teaching: Step
    lines: tuple[Entry, ...]

    def asks(self, learner: int) -> int:
        """How many answers of the learner it plays."""
        return sum(actor == learner for actor, _ in self.lines)


class Lesson:
    """A lesson: who learns, what is said, and what is played, step by step."""

    def __init__(self, scenario: Scenario) -> None:
        if scenario.lesson is None:
            raise ScenarioError("not a lesson: it has no [lesson] table")
        self.scenario = scenario
        self.head: LessonHead = scenario.lesson
        self.game: Game = games.load(scenario.game)
        self.header: Header = header_for(self.game, scenario)
        self.words: Words = words_for(self.game, self.header)
        with within("lesson", "learner", saying="lesson: learner: "):
            self.learner = self.words.read_actor(self.head.learner)
            if self.learner < 0:
                raise ScenarioError(f"{self.head.learner} is not a player")

    @cached_property
    def steps(self) -> list[LessonStep]:
        """The steps with their entries."""
        found = []
        for number, step in enumerate(self.scenario.step):
            lines: list[Entry] = []
            for at, line in enumerate(step.play):
                with within("step", number, "play", at, saying=f"step {number + 1}: play: "):
                    text, often = times(line)
                    actor, _, action = text.partition(" ")
                    lines += [(self.words.read_actor(actor), self.words.read(action))] * often
            found.append(LessonStep(step, tuple(lines)))
        return found

    @property
    def since(self) -> list[int]:
        """The version of the lesson that changed each step last."""
        return [step.since or 1 for step in self.scenario.step]

    @property
    def answers(self) -> int:
        """How many answers the learner gives, if every one is right at once."""
        return sum(step.asks(self.learner) for step in self.steps)

    @property
    def kinds(self) -> list[str]:
        """The kinds of answers that the learner gives, such as `build`."""
        given = (action for step in self.steps for actor, action in step.lines if actor == self.learner)
        return sorted({tag_of(type(action)) for action in given})

    @property
    def quizzes(self) -> int:
        """How many questions it asks beside the table."""
        return sum(step.teaching.quiz is not None for step in self.steps)

    @property
    def is_practice(self) -> bool:
        """Whether the learner plays freely in it."""
        return any(step.teaching.free is not None for step in self.steps)

    def names(self, learner: str) -> list[str]:
        """What the players are called, by seat; `learner` is the learner's own name."""
        seats = (self.words.actor(seat) for seat in range(self.header.seats))
        named = [self.head.names.get(seat, seat) for seat in seats]
        named[self.learner] = learner
        return named

    def begin(self) -> Position:
        """The position before the first step."""
        return begin(self.game, self.header, recording=True)


def read_lesson(path: Path) -> Lesson:
    """The lesson of a file."""
    try:
        return Lesson(read(path))
    except ScenarioError as error:
        raise BadInput(f"{path}: {error}") from None
