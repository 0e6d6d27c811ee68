"""Learners for tests: they say wrong, late, repeated and malformed things, and then finish."""

from __future__ import annotations

from random import Random

from meridian import bots
from meridian.core.errors import BadInput
from meridian.core.game import digest
from meridian.core.journal import Entry
from meridian.core.messages import LANGUAGES
from meridian.lessons.lesson import Lesson
from meridian.lessons.run import LessonRun, NotNow

NONSENSE = ("", "pass pass", "build", "build-in XYZ", "roll 99", "offer p1:p9:eu:-3 - 0", "lay-out :::", "\x00", "p1")
MOST_WORDS = 3000


class Desk:
    """A lesson with one learner, played without a server."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.run = LessonRun(lesson, lambda: "Ann")
        self.entries: list[Entry] = []
        self.p = lesson.begin()
        self.advance()

    def play(self, entry: Entry) -> None:
        self.p.play_checked(*entry)
        self.entries.append(entry)
        self.run.wrote(entry)

    def advance(self) -> None:
        """Play what plays itself."""
        while (cue := self.run.advance(self.p)).kind in ("script", "bot"):
            if cue.entry is not None:
                self.play(cue.entry)
            else:
                view = self.lesson.game.rules.view(self.p, cue.seat)
                bot = bots.maker(self.lesson.game, "random")(Random(len(self.entries)))
                self.play((cue.seat, bot.choose(view, cue.seat, view.options(cue.seat))))

    def rewind(self, kept: int) -> None:
        """Take back what was played after so many entries; with all of them it is a reload."""
        self.entries = self.entries[:kept]
        self.p = self.lesson.begin()
        for entry in self.entries:
            self.p.play_checked(*entry)
        self.run.restore(self.entries)

    # Words of the learner; each leaves the lesson where it was, or takes it a step on or back

    def answer(self, said: str) -> None:
        """An answer in words, as it comes from a client."""
        try:
            action = self.lesson.words.read(said)
        except BadInput:
            return
        if self.p.refusal(self.lesson.learner, action) is None and not self.run.is_refused(self.p, action):
            self.play((self.lesson.learner, action))

    def show(self) -> None:
        """The lesson answers."""
        if self.run.referee.free_start is not None:
            self.rewind(self.run.free_start())
            self.run.show_model(self.p)
        else:
            self.play((self.lesson.learner, self.run.model(self.p)))

    def say_something(self, random: Random) -> None:
        """A word at random, sensible or not."""
        before, kept = digest(self.lesson.game, self.p), len(self.entries)
        words, learner = self.lesson.words, self.lesson.learner
        said = random.choice(
            ["answer", "answer", "answer", "again", "stale", "nonsense", "next", "quiz", "back", "reload"]
        )
        try:
            if said == "answer" and learner in self.p.who():
                self.answer(words.say(random.choice(self.p.options(learner))))
            elif said == "again" and self.entries:
                self.answer(words.say(self.entries[-1][1]))
            elif said == "stale":
                step = random.choice(self.lesson.steps)
                self.answer(words.say(random.choice(step.lines)[1]) if step.lines else "")
            elif said == "nonsense":
                self.answer(random.choice(NONSENSE))
            elif said == "next":
                self.run.go_on(self.p)
            elif said == "quiz":
                self.run.answer_quiz(random.randrange(-1, 7), self.p)
            elif said == "back":
                self.rewind(self.run.back())
            elif said == "reload":
                self.rewind(len(self.entries))
        except NotNow:
            assert digest(self.lesson.game, self.p) == before
            assert len(self.entries) == kept
        self.advance()
        self.hear()

    def hear(self) -> None:
        """What the lesson says now can be said in both languages."""
        for text in (self.run.say(self.p), self.run.after()):
            for said in [] if text is None else [text.said(lang) for lang in LANGUAGES]:
                assert said.strip()
                assert "{" not in said, said

    def finish(self, random: Random) -> None:
        """From wherever the lesson stands to its end: read, guess quizzes, be shown."""
        for _ in range(MOST_WORDS):
            kind = self.run.cue.kind
            if kind == "over":
                return
            if kind == "next" or (kind == "result" and self.run.referee.result(self.p).reached):
                self.run.go_on(self.p)
            elif kind == "quiz":
                self._quiz(random)
            else:
                self.show()
            self.advance()
        raise AssertionError(f"{self.lesson.head.id} is stranded at step {self.run.step()}: {self.run.cue}")

    def _quiz(self, random: Random) -> None:
        quiz = self.run.referee.step.teaching.quiz
        assert quiz is not None
        self.run.answer_quiz(random.randrange(len(quiz.answers)), self.p)


def is_exact(lesson: Lesson) -> bool:
    """Whether everybody ends at the same position."""
    free = any(step.teaching.free is not None for step in lesson.steps)
    return not free and all(step.teaching.accept is None and step.teaching.reach is None for step in lesson.steps)


def learns_in_the_end(lesson: Lesson, seed: str, words: int) -> None:
    """Whatever is said to a lesson, it can be finished, and ends as it should."""
    random = Random(seed)
    desk = Desk(lesson)
    for _ in range(words):
        desk.say_something(random)
    desk.finish(random)
    if is_exact(lesson):
        model = Desk(lesson)
        model.finish(Random(0))
        assert digest(lesson.game, desk.p) == digest(lesson.game, model.p)
