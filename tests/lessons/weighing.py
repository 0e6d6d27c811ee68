"""Weighs what lessons call good: each such answer against the others, in the same imagined worlds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from meridian.bots import guide_of
from meridian.bots.search import ADVISED_CANDIDATES, Candidate, Search
from meridian.bots.settings import SearchLimits
from meridian.bots.spec import LONGEST
from meridian.bots.tree import SearchNode
from meridian.core.action import Action
from meridian.core.position import Position
from meridian.lessons.lesson import Lesson
from meridian.lessons.referee import Referee


class LessonAnswer(NamedTuple):
    """An answer that a lesson gives for its learner, and the position before it."""

    step: int
    before: Position
    action: Action


class WeighedAnswer(NamedTuple):
    """The chance to win that goes with an answer, the best other answer, and how much more that wins."""

    chance: float
    best: Action
    loss: float


def answers_of(lesson: Lesson) -> Iterator[LessonAnswer]:
    """The model's answers outside free play, step by step; steps count from 1."""
    referee, p = Referee(lesson), lesson.begin()
    while (cue := referee.cue(p)).kind != "over":
        if cue.kind in ("next", "quiz"):
            referee.read()
            continue
        if cue.kind == "result" or referee.free_start is not None:
            return
        entry = cue.entry or (lesson.learner, referee.model(p))
        if cue.kind == "answer":
            yield LessonAnswer(referee.at + 1, lesson.game.rules.copy(p), entry[1])
        p.play_checked(*entry)
        referee.wrote(cue, *entry)


def weigh(lesson: Lesson, answer: LessonAnswer, playouts: int) -> WeighedAnswer:
    """Compare an answer with those of the list that look best otherwise. It stays in the running to the end. An offer
    that the learner would have to put together is no alternative: it can still be made after most answers."""
    guide, seat = guide_of(lesson.game), lesson.learner
    limits = SearchLimits(LONGEST, playouts)
    random = Random(f"{lesson.head.id} {answer.step}")
    search = Search(random, guide, lesson.game.rules.imagine, limits, guide.search_settings())
    search.begin()
    view = lesson.game.rules.view(answer.before, seat)
    options = view.options(seat)
    world = search.imagine(view, search.draw)
    first = search.policy.choose(guide.copy(world), seat, options)
    advisable = guide.advisable(world, seat, options, first)
    others = [one for one in advisable if one != answer.action and one in options]
    running = [
        Candidate(action, SearchNode(guide.seats(view)))
        for action in (answer.action, *others[: ADVISED_CANDIDATES - 1])
    ]
    search.sweep_on(view, seat, running)
    home = running[0]
    swept = [one for one in running[1:] if len(one.found) * 2 >= len(home.found)]
    best = max(swept, key=lambda one: one.better_than(home)[0], default=home)
    return WeighedAnswer(home.mean(), best.action, max(0.0, best.better_than(home)[0]))
