"""One run of a lesson: where the learner stands, what was read, and what is said. The keeper of the table plays the
entries: a server, or a terminal."""

from __future__ import annotations

from collections.abc import Callable

from meridian.core.action import Action
from meridian.core.bilingual import Bilingual, in_all
from meridian.core.errors import BadInput
from meridian.core.facts import Fact
from meridian.core.journal import Entry
from meridian.core.languages import languages
from meridian.core.position import Position
from meridian.lessons.lesson import Lesson
from meridian.lessons.referee import Cue, Referee
from meridian.lessons.texts import LessonTexts


class NotNow(Exception):
    """A word of the learner that does not fit here; nothing has changed."""


class LessonRun:
    """Leads one learner through a lesson. Where it stands follows from the entries; what was read, and the quizzes that
    were answered, are kept here alone. `called` tells what the learner is called."""

    def __init__(self, lesson: Lesson, called: Callable[[], str]) -> None:
        self.lesson = lesson
        self.referee = Referee(lesson)
        self.cue = Cue("next")
        self.reply: Bilingual | None = None
        """What is said to the learner's last word."""
        self.would: list[Fact] = []
        """What the last wrong answer would have led to, where the lesson shows that."""
        self._called = called
        self._read: set[int] = set()
        self._after: tuple[int, Bilingual | None] = (0, None)
        self._texts: dict[str, LessonTexts] = {}

    # Playing

    def restore(self, entries: list[Entry]) -> None:
        """Find where the lesson stands after these entries."""
        self.referee = Referee(self.lesson)
        self.referee.follow(self.lesson.begin(), entries)
        self.forget()

    def wrote(self, entry: Entry) -> None:
        """This entry was played as the cue said."""
        self.referee.wrote(self.cue, *entry)

    def advance(self, p: Position) -> Cue:
        """What comes next at this position; steps that were read before are not shown again."""
        while True:
            before = self.referee.at
            self.cue = self.referee.cue(p)
            if self.referee.at > before:
                after = self.lesson.steps[self.referee.at - 1].teaching.after
                self._after = self.referee.at, None if after is None else self.said(after, p)
            if self.cue.kind not in ("next", "quiz") or self.referee.at not in self._read:
                return self.cue
            self.referee.read()

    # Words of the learner

    def forget(self) -> None:
        """What was said to the learner's last word is said no more."""
        self.reply, self.would = None, []

    def is_refused(self, p: Position, action: Action) -> bool:
        """Whether the lesson does not take an answer that the rules allow; `reply` is what is said to it."""
        self.forget()
        if self.cue.kind != "answer":
            raise NotNow
        verdict = self.referee.judge(p, action)
        if verdict.reply is not None:
            self.reply = self.said(verdict.reply, p)
        if verdict.right:
            return False
        self.referee.missed()
        if self.referee.step.teaching.show:
            self.would = self.referee.consequences(p, action)
        return True

    def go_on(self, p: Position) -> None:
        """The learner has read what a step says, or the result of free play that reached its goal."""
        if self.cue.kind == "next":
            self._has_read()
        elif self.cue.kind == "result" and self.referee.result(p).reached:
            self.referee.finish_free()
        else:
            raise NotNow

    def answer_quiz(self, number: int, p: Position) -> bool:
        """The learner chooses an answer of a quiz, counted from 0; whether it is the right one."""
        quiz = self.referee.step.teaching.quiz
        if self.cue.kind != "quiz" or quiz is None or not 0 <= number < len(quiz.answers):
            raise NotNow
        answer = quiz.answers[number]
        self.reply = self.said(answer.why(), p)
        if answer.right:
            self._has_read()
        else:
            self.referee.missed()
        return answer.right

    def _has_read(self) -> None:
        self._read.add(self.referee.at)
        self.referee.read()

    def back(self) -> int:
        """The learner goes back a step: how many entries stay."""
        kept = self.referee.steps_back()
        self._read -= {at for at, start in enumerate(self.referee.starts) if start >= kept}
        return kept

    def free_start(self) -> int:
        """How many entries there were when free play began, to which it goes back to be tried again."""
        if self.referee.free_start is None:
            raise NotNow
        return self.referee.free_start[0]

    def show_model(self, p: Position) -> None:
        """The lesson plays its own solution of free play, which stands at its beginning."""
        while self.referee.cue(p).kind in ("next", "quiz"):
            self.referee.read()
        self.referee.show_model()

    def model(self, p: Position) -> Action:
        """The answer that the lesson would give now."""
        if self.cue.kind != "answer":
            raise NotNow
        return self.referee.model(p)

    # What the learner reads

    @property
    def over(self) -> bool:
        """Whether all steps are done."""
        return self.referee.over

    def step(self) -> int:
        """The number of the step, from 1; that of the last one when the lesson is over."""
        return min(self.referee.at + 1, len(self.lesson.steps))

    def say(self, p: Position) -> Bilingual | None:
        """What the step says before anything is done, or the last sentence of the lesson."""
        text = self.lesson.head.done if self.over else self.referee.step.teaching.say
        return None if text is None else self.said(text, p)

    def after(self) -> Bilingual | None:
        """What is said of the step that was just left."""
        return self._after[1] if self._after[0] == self.referee.at else None

    def lit(self, p: Position) -> Action | None:
        """The right answer, once it is lit."""
        return self.referee.model(p) if self.cue.kind == "answer" and self.referee.is_lit else None

    @property
    def offers_answer(self) -> bool:
        """Whether the lesson offers to give the answer by now."""
        return self.cue.kind == "answer" and self.referee.offers_answer

    def points(self, p: Position) -> list[tuple[str, Bilingual]]:
        """The spotlights of the step that there is something to see of now, and what they are called."""
        if self.over:
            return []
        words, learner = self.lesson.words, self.lesson.learner
        options = [words.say(action) for action in p.options(learner)] if learner in p.who() else []
        if self.cue.kind == "answer" and self.referee.free_start is None:
            options.append(words.say(self.referee.model(p)))
        found = []
        for point in self.referee.step.teaching.point:
            try:
                names = {lang: self._text(lang).point(point, options) for lang in languages()}
            except BadInput:  # an answer that an earlier one in this step has made impossible
                continue
            found.append((point, in_all(names)))
        return found

    def said(self, text: Bilingual, p: Position) -> Bilingual:
        """A text with its names and numbers."""
        return in_all({lang: self._text(lang).say(text, p) for lang in languages()})

    def _text(self, lang: str) -> LessonTexts:
        if lang not in self._texts:
            self._texts[lang] = LessonTexts(self.lesson, lang, self._called())
        return self._texts[lang]
