"""Tables at which a lesson is taught: private, for one person, and removed after a day without a word."""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from meridian import games
from meridian.core.bilingual import Bilingual
from meridian.core.errors import BadInput
from meridian.fair.source import Scripted
from meridian.lessons import course
from meridian.lessons.lesson import Lesson
from meridian.lessons.referee import entries_up_to
from meridian.server.accounts.names import checked_name
from meridian.server.accounts.tokens import TokenKind, draw_token, hash_of
from meridian.server.errors import NotFound
from meridian.server.journals import journaling
from meridian.server.languages import Lang
from meridian.server.lobby.lobby import Lobby
from meridian.server.lobby.requests import Opened, Seated, SeatWish
from meridian.server.lobby.seating import NAMELESS, filled, person
from meridian.server.stores.records import LESSON_PREFIX, SeatRow
from meridian.server.stores.state import TableSettings
from meridian.server.texts import say

LESSONS_PER_PERSON: Final = 4
"""Lesson tables that one person has open; the oldest goes when there are more."""
PEOPLE_REMEMBERED: Final = 10_000


class LessonInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson: what it is called, what one can do afterwards, how long it is, and which lessons it needs before.
    `first_game`: the first game with the coach needs it. `kinds`: the kinds of answers that the learner gives in it.
    `since`: the version of the lesson that changed each step last."""

    id: str
    version: int
    name: Bilingual
    goal: Bilingual
    minutes: int
    needs: list[str]
    stage: int | None
    first_game: bool
    steps: int
    answers: int
    quizzes: int
    practice: bool
    kinds: list[str]
    since: list[int]


class CourseInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The lessons of a game, in the order in which they are taught."""

    game: str
    lessons: list[LessonInfo]


class BeginLesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who learns, and from which step on, counted from 1: earlier ones are played as the lesson would."""

    name: Annotated[str, Meta(max_length=200)] = ""
    step: Annotated[int, Meta(ge=1, le=1000)] = 1
    lang: Lang = "en"


def courses() -> list[CourseInfo]:
    """The lessons of all games that have any."""
    found = [CourseInfo(game=game, lessons=[_info(each) for each in course.lessons_of(game)]) for game in games.names()]
    return [each for each in found if each.lessons]


def _info(lesson: Lesson) -> LessonInfo:
    head = lesson.head
    return LessonInfo(
        id=head.id,
        version=head.version,
        name=head.name,
        goal=head.goal,
        minutes=head.minutes,
        needs=head.needs,
        stage=head.stage,
        first_game=head.first_game,
        steps=len(lesson.steps),
        answers=lesson.answers,
        quizzes=lesson.quizzes,
        practice=lesson.is_practice,
        kinds=lesson.kinds,
        since=lesson.since,
    )


class QuizAnswerAgain(msgspec.Struct, frozen=True, kw_only=True):
    """An answer of a quiz question, and what is said to it."""

    text: Bilingual
    why: Bilingual
    right: bool


class QuizAgain(msgspec.Struct, frozen=True, kw_only=True):
    """A quiz question of a lesson, to be asked again away from its table."""

    text: Bilingual
    answers: list[QuizAnswerAgain]


def quiz(game: str, lesson: str, step: int) -> QuizAgain:
    """The quiz question of a step, counted from 1."""
    steps = _lesson(game, lesson).steps
    found = steps[step - 1].teaching.quiz if step <= len(steps) else None
    if found is None:
        raise NotFound.because("no-such-lesson")
    answers = [QuizAnswerAgain(text=each.text(), why=each.why(), right=each.right) for each in found.answers]
    return QuizAgain(text=found.text(), answers=answers)


def _lesson(game: str, lesson: str) -> Lesson:
    """A lesson that a learner asks for."""
    if game not in games.names():
        raise NotFound.because("no-such-game")
    try:
        return course.lesson_of(game, lesson)
    except BadInput:
        raise NotFound.because("no-such-lesson") from None


class LessonTables:
    """Opens tables for lessons, a few for each person at a time."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self._opened: OrderedDict[str, deque[str]] = OrderedDict()

    async def open(self, game: str, lesson: str, wanted: BeginLesson, learner: str) -> Opened:
        """Open a table for a lesson; `learner` is the address or account for which open lessons are counted."""
        taught = _lesson(game, lesson)
        name = checked_name(wanted.name, self.lobby.blocked_words) if wanted.name else say(wanted.lang, NAMELESS)
        table, token = f"{LESSON_PREFIX}{await self.lobby.new_id()}", draw_token(TokenKind.SEAT)
        host = draw_token(TokenKind.HOST)
        settings = TableSettings(
            title=taught.head.name.said(wanted.lang),
            lang=wanted.lang,
            join="link",
            watch="nobody",
            chat="off",
            start=True,
            clock={"kind": "none", "phases": False},
            host=hash_of(host, TokenKind.HOST),
            lesson=taught.head.id,
        )
        header = msgspec.structs.replace(taught.header, chance=Scripted.kind)
        entries = journaling.rows(table, 1, 1, entries_up_to(taught, wanted.step - 1), time.time(), None)
        await self.lobby.create(
            table, header, settings, _seats(table, taught, name, token), entries=entries, begin=True
        )
        await self._bound(learner, table)
        return Opened(table=table, host=host, seats=[Seated(table=table, seat=taught.learner, token=token)])

    async def _bound(self, learner: str, table: str) -> None:
        """Remove a person's oldest lesson when there are too many."""
        mine = self._opened.setdefault(learner, deque())
        self._opened.move_to_end(learner)
        mine.append(table)
        while len(mine) > LESSONS_PER_PERSON:
            oldest, registry = mine.popleft(), self.lobby.registry
            if oldest in registry.live:
                await registry.put_down(oldest)
            registry.asleep.pop(oldest, None)
            await self.lobby.store.delete_table(oldest)
        while len(self._opened) > PEOPLE_REMEMBERED:
            self._opened.popitem(last=False)


def _seats(table: str, lesson: Lesson, name: str, token: str) -> list[SeatRow]:
    """The learner, and those whose answers are in the script or come from the bot of free play."""
    free = next((step.teaching.free for step in lesson.steps if step.teaching.free is not None), None)
    bot = "random" if free is None else free.others
    return [
        person(table, at, name, token, gives_nonce=False, account=None, host=True)
        if at == lesson.learner
        else filled(table, at, SeatWish(kind="bot", name=called, bot=bot))
        for at, called in enumerate(lesson.names(name))
    ]
