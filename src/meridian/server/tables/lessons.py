"""The lesson of a table: what plays itself, which answers are right, and what the learner is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import UNSET

from meridian.core.action import Action
from meridian.core.aids import Bilingual
from meridian.core.errors import BadInput
from meridian.core.journal import Entry
from meridian.core.messages import LANGUAGES
from meridian.core.position import Position
from meridian.lessons.course import lesson_of
from meridian.lessons.lesson import Lesson
from meridian.lessons.referee import Cue, Kind, Referee
from meridian.lessons.texts import LessonTexts
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
    """Leads the learner through the lesson of a table. Where it stands follows from the journal; what was read, and the
    quizzes that were answered since the table was opened, are kept in memory alone."""

    def __init__(self, owner: OwnedTable, lesson: str) -> None:
        self.owner = owner
        self.lesson: Lesson = lesson_of(owner.row.game, lesson)
        self.referee = Referee(self.lesson)
        self._cue = Cue("next")
        self._read: set[int] = set()
        self._after: tuple[int, Bilingual | None] = (0, None)
        self._reply: Bilingual | None = None
        self._would: list[Fact] = []
        self._texts: dict[str, LessonTexts] = {}

    def restore(self) -> None:
        """Find where the lesson stands after the journal."""
        self.referee = Referee(self.lesson)
        self.referee.follow(self.lesson.begin(), self.owner.session.entries)
        self._reply, self._would = None, []

    def wrote(self, entries: list[Entry]) -> None:
        """The table has played these entries."""
        for entry in entries:
            self.referee.wrote(self._cue, *entry)

    async def advance(self) -> None:
        """Play what plays itself, until the lesson waits for the learner or for bots."""
        owner = self.owner
        while True:
            before = self.referee.at
            self._cue = self.referee.cue(owner.session.p)
            self._leave_steps(before, owner.session.p)
            if self._cue.kind in ("next", "quiz") and self.referee.at in self._read:
                self.referee.read()
            elif self._cue.kind == "script" and self._cue.entry is not None:
                await owner.play(*self._cue.entry)
            else:
                break
        if self._cue.kind == "bot":
            owner.bots.think()
        await self.tell()

    def _leave_steps(self, before: int, p: Position) -> None:
        """Keep what is said after the step that was left last."""
        if self.referee.at > before:
            after = self.lesson.steps[self.referee.at - 1].teaching.after
            self._after = self.referee.at, None if after is None else self._said(after, p)

    # Words of the learner

    def objection(self, seat: int, key: str, action: Action, lang: str) -> Refused | None:
        """Why the lesson does not take an answer that the rules allow; None if it does, or if the rules do not."""
        p = self.owner.session.p
        self._reply, self._would = None, []
        if p.refusal(seat, action) is not None:
            return None
        if self._cue.kind != "answer":
            return Refused(key=key, reason=REASON, text=refused(key, "lesson-read-first", lang).text)
        verdict = self.referee.judge(p, action)
        if verdict.right:
            self._reply = None if verdict.reply is None else self._said(verdict.reply, p)
            return None
        self.referee.missed()
        self._reply = self._said(verdict.reply or self.lesson.head.wrong, p)
        if self.referee.step.teaching.show:
            words = self.lesson.words
            self._would = [
                Fact(key=fact.key, args=words.args(fact.args), clauses=list(fact.clauses))
                for fact in self.referee.consequences(p, action)
            ]
        return Refused(key=key, reason=REASON, text=self._reply.said(lang))

    async def hear(self, said: Learn, lang: str, reply: Reply) -> None:
        """Carry out a word of the learner."""
        self._reply, self._would = None, []

        def accepted() -> None:
            reply(Accepted(key=said.key))

        if said.what == "quiz":
            await self._quiz(said, lang, reply)
        elif said.what == "next":
            self._next()
            accepted()
        elif said.what == "show":
            await self._show(said.key, accepted)
        elif said.what == "again":
            await self._again(accepted)
        else:
            await self._back(accepted)

    def _next(self) -> None:
        if self._cue.kind == "next":
            self._read.add(self.referee.at)
            self.referee.read()
        elif self._cue.kind == "result" and self.referee.result(self.owner.session.p).reached:
            self.referee.finish_free()
        else:
            raise NotHere("lesson-not-now")

    async def _quiz(self, said: Learn, lang: str, reply: Reply) -> None:
        quiz = self.referee.step.teaching.quiz
        if self._cue.kind != "quiz" or quiz is None or said.answer >= len(quiz.answers):
            raise NotHere("lesson-not-now")
        answer = quiz.answers[said.answer]
        self._reply = self._said(answer.why(), self.owner.session.p)
        if not answer.right:
            self.referee.missed()
            reply(Refused(key=said.key, reason=REASON, text=self._reply.said(lang)))
            await self.tell()
            return
        self._read.add(self.referee.at)
        self.referee.read()
        reply(Accepted(key=said.key))

    async def _show(self, key: str, accepted: Callable[[], None]) -> None:
        start = self.referee.free_start
        if start is not None:
            await self._go_back(start[0], accepted)
            while self.referee.cue(self.owner.session.p).kind in ("next", "quiz"):
                self.referee.read()
            self.referee.show_model()
        elif self._cue.kind == "answer":
            await self.owner.play(self.lesson.learner, self.referee.model(self.owner.session.p), key, accepted)
        else:
            raise NotHere("lesson-not-now")

    async def _again(self, accepted: Callable[[], None]) -> None:
        if self.referee.free_start is None:
            raise NotHere("lesson-not-now")
        await self._go_back(self.referee.free_start[0], accepted)

    async def _back(self, accepted: Callable[[], None]) -> None:
        kept = self.referee.steps_back()
        self._read -= {at for at, start in enumerate(self.referee.starts) if start >= kept}
        await self._go_back(kept, accepted)

    async def _go_back(self, kept: int, accepted: Callable[[], None]) -> None:
        if kept == len(self.owner.session.entries):
            self.restore()
            accepted()
        else:
            await self.owner.undo_to(kept, accepted, "undo")

    # What the learner is told

    async def tell(self) -> None:
        """Tell everybody at the table where the lesson stands: after every word of the learner, carried out or not."""
        now = self.owner.lesson_now = self._now()
        self.owner.audience.tell(now)
        await self.owner.publish(news.LessonTold(now))

    def _now(self) -> LessonNow:
        referee, p, head = self.referee, self.owner.session.p, self.lesson.head
        step, over = referee.step.teaching, referee.over
        kind = self._cue.kind
        answers = kind == "answer" and not over
        after = self._after[1] if self._after[0] == referee.at else None
        lit = [self.lesson.words.say(referee.model(p))] if answers and referee.is_lit else []
        text = head.done if over else step.say
        return LessonNow(
            id=head.id,
            version=head.version,
            name=head.name,
            step=min(referee.at + 1, len(self.lesson.steps)),
            steps=len(self.lesson.steps),
            waits="over" if over else WAITS[kind],
            say=None if text is None else self._said(text, p),
            after=after,
            reply=self._reply,
            point=[] if over else self._points(step.point, p),
            misses=referee.misses,
            lit=lit,
            offers_answer=answers and referee.offers_answer,
            quiz=self._quiz_now(p) if kind == "quiz" else None,
            free=None if over else self._free_now(p),
            would=self._would,
        )

    def _quiz_now(self, p: Position) -> LessonQuiz | None:
        quiz = self.referee.step.teaching.quiz
        if quiz is None:
            return None
        return LessonQuiz(
            text=self._said(quiz.text(), p), answers=[self._said(answer.text(), p) for answer in quiz.answers]
        )

    def _free_now(self, p: Position) -> LessonFree | None:
        referee, free = self.referee, self.referee.step.teaching.free
        if free is None:
            return None
        ended = self._cue.kind == "result"
        result = referee.result(p)
        return LessonFree(
            hint=self._said(free.hint, p),
            answers_left=max(0, free.answers - referee.free_answers),
            stars=free.stars,
            reached=result.reached if ended else UNSET,
            earned=result.stars if ended else 0,
        )

    def _points(self, points: list[str], p: Position) -> list[LessonPoint]:
        """The spotlights that there is something to see of now."""
        learner = self.lesson.learner
        options = [self.lesson.words.say(action) for action in p.options(learner)] if learner in p.who() else []
        if self._cue.kind == "answer" and self.referee.free_start is None:
            options.append(self.lesson.words.say(self.referee.model(p)))
        found = []
        for point in points:
            try:
                names = {lang: self._text(lang).point(point, options) for lang in LANGUAGES}
            except BadInput:  # an answer that an earlier one in this step has made impossible
                continue
            found.append(LessonPoint(point=point, name=Bilingual(**names)))
        return found

    def _said(self, text: Bilingual, p: Position) -> Bilingual:
        return Bilingual(**{lang: self._text(lang).say(text, p) for lang in LANGUAGES})

    def _text(self, lang: str) -> LessonTexts:
        if lang not in self._texts:
            self._texts[lang] = LessonTexts(self.lesson, lang, self.owner.seats[self.lesson.learner].name)
        return self._texts[lang]


def accepted(said: Answer, lang: str) -> Accepted:
    """The reply to a run of answers at the table of a lesson: only its first answer was played."""
    rest = Rest(actions=said.then, reason=REASON, text=refused("", "lesson-one-by-one", lang).text)
    return Accepted(key=said.key, rest=rest)
