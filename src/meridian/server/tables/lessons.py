"""The lesson of a table: what plays itself, which answers are right, and what the learner reads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import UNSET

from meridian.core.action import Action
from meridian.core.journal import Entry
from meridian.core.position import Position
from meridian.lessons.course import lesson_of
from meridian.lessons.lesson import Lesson
from meridian.lessons.referee import Kind
from meridian.lessons.run import LessonRun, NotNow
from meridian.server.tables import news
from meridian.server.tables.client_messages import Answer, Learn
from meridian.server.tables.owned import OwnedTable
from meridian.server.tables.protocol import (
    Accepted,
    Fact,
    LessonFree,
    LessonNow,
    LessonPoint,
    LessonQuiz,
    Refused,
    Reply,
    Rest,
    Waits,
)
from meridian.server.tables.refusals import NotHere, refused

WAITS: Final[dict[Kind, Waits]] = {
    "script": "others", "bot": "others", "answer": "answer", "next": "next", "quiz": "quiz", "result": "result",
    "over": "over",
}  # fmt: skip
REASON: Final = "lesson"
"""Why an answer is refused that the rules allow, but not the lesson."""


class LessonGuide:
    """Leads the learner through the lesson of a table."""

    def __init__(self, owner: OwnedTable, lesson: str) -> None:
        self.owner = owner
        self.lesson: Lesson = lesson_of(owner.row.game, lesson)
        self.run = LessonRun(self.lesson, lambda: owner.seats[self.lesson.learner].name)

    def restore(self) -> None:
        """Find where the lesson stands after the journal."""
        self.run.restore(self.owner.session.entries)

    def wrote(self, entries: list[Entry]) -> None:
        """The table has played these entries."""
        for entry in entries:
            self.run.wrote(entry)

    async def advance(self) -> None:
        """Play what plays itself, until the lesson waits for the learner or for bots."""
        owner = self.owner
        while (cue := self.run.advance(owner.session.p)).kind == "script" and cue.entry is not None:
            await owner.play(*cue.entry)
        if cue.kind == "bot":
            owner.bots.think()
        await self.tell()

    # Words of the learner

    def objection(self, seat: int, key: str, action: Action, lang: str) -> Refused | None:
        """Why the lesson does not take an answer that the rules allow; None if it does, or if the rules do not."""
        p = self.owner.session.p
        if p.refusal(seat, action) is not None:
            self.run.forget()
            return None
        try:
            if not self.run.is_refused(p, action):
                return None
        except NotNow:
            return Refused(key=key, reason=REASON, text=refused(key, "lesson-read-first", lang).text)
        return self._refusal(key, lang)

    def _refusal(self, key: str, lang: str) -> Refused:
        """What was said to a wrong answer, as a refusal."""
        return Refused(key=key, reason=REASON, text="" if self.run.reply is None else self.run.reply.said(lang))

    async def hear(self, said: Learn, lang: str, reply: Reply) -> None:
        """Carry out a word of the learner."""
        self.run.forget()
        try:
            await self._hear(said, lang, reply)
        except NotNow:
            raise NotHere("lesson-not-now") from None

    async def _hear(self, said: Learn, lang: str, reply: Reply) -> None:
        p = self.owner.session.p

        def accepted() -> None:
            reply(Accepted(key=said.key))

        if said.what == "quiz":
            if self.run.answer_quiz(said.answer, p):
                accepted()
            else:
                reply(self._refusal(said.key, lang))
                await self.tell()
        elif said.what == "next":
            self.run.go_on(p)
            accepted()
        elif said.what == "show":
            await self._show(said.key, accepted)
        elif said.what == "again":
            await self._go_back(self.run.free_start(), accepted)
        else:
            await self._go_back(self.run.back(), accepted)

    async def _show(self, key: str, accepted: Callable[[], None]) -> None:
        if self.run.referee.free_start is not None:
            await self._go_back(self.run.free_start(), accepted)
            self.run.show_model(self.owner.session.p)
        else:
            await self.owner.play(self.lesson.learner, self.run.model(self.owner.session.p), key, accepted)

    async def _go_back(self, kept: int, accepted: Callable[[], None]) -> None:
        if kept == len(self.owner.session.entries):
            self.restore()
            accepted()
        else:
            await self.owner.undo_to(kept, accepted, "undo")

    # What the learner reads

    async def tell(self) -> None:
        """Tell everybody at the table where the lesson stands: after every word of the learner, carried out or not."""
        now = self.owner.lesson_now = self._now()
        self.owner.audience.tell(now)
        await self.owner.publish(news.LessonTold(now))

    def _now(self) -> LessonNow:
        run, p, head, words = self.run, self.owner.session.p, self.lesson.head, self.lesson.words
        lit = run.lit(p)
        return LessonNow(
            id=head.id,
            version=head.version,
            name=head.name,
            step=run.step(),
            steps=len(self.lesson.steps),
            waits=WAITS[run.cue.kind],
            say=run.say(p),
            after=run.after(),
            reply=run.reply,
            point=[LessonPoint(point=point, name=name) for point, name in run.points(p)],
            misses=run.referee.misses,
            lit=[] if lit is None else [words.say(lit)],
            offers_answer=run.offers_answer,
            quiz=self._quiz_now(p),
            free=self._free_now(p),
            would=[Fact(key=told.key, args=words.args(told.args), clauses=list(told.clauses)) for told in run.would],
        )

    def _quiz_now(self, p: Position) -> LessonQuiz | None:
        quiz = self.run.referee.step.teaching.quiz
        if self.run.cue.kind != "quiz" or quiz is None:
            return None
        return LessonQuiz(
            text=self.run.said(quiz.text(), p), answers=[self.run.said(answer.text(), p) for answer in quiz.answers]
        )

    def _free_now(self, p: Position) -> LessonFree | None:
        referee, free = self.run.referee, self.run.referee.step.teaching.free
        if free is None or referee.over:
            return None
        ended = self.run.cue.kind == "result"
        result = referee.result(p)
        return LessonFree(
            hint=self.run.said(free.hint, p),
            answers_left=max(0, free.answers - referee.free_answers),
            stars=free.stars,
            reached=result.reached if ended else UNSET,
            earned=result.stars if ended else 0,
        )


def accepted(said: Answer, lang: str) -> Accepted:
    """The reply to a run of answers at the table of a lesson: only its first answer was played."""
    rest = Rest(actions=said.then, reason=REASON, text=refused("", "lesson-one-by-one", lang).text)
    return Accepted(key=said.key, rest=rest)
