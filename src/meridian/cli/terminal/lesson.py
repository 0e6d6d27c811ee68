"""A lesson in the terminal: the sentence above the question, kind replies, and words of the learner."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meridian.cli.terminal import pages, saved
from meridian.cli.terminal.saved import SavedGame
from meridian.cli.terminal.screen import Screen, quoted
from meridian.cli.terminal.seating import PERSON, Chair
from meridian.cli.terminal.terminal import Asked, Leave, Terminal
from meridian.cli.terminal.turn import obey
from meridian.cli.terminal.typed import COMMANDS, whole_number
from meridian.core.action import Action
from meridian.core.bilingual import Bilingual
from meridian.core.facts import Fact
from meridian.core.journal import Entry
from meridian.core.records import Question
from meridian.fair.source import Scripted
from meridian.lessons.goals import STARS
from meridian.lessons.lesson import Lesson
from meridian.lessons.referee import entries_up_to
from meridian.lessons.run import LessonRun, NotNow

PAGES: Final = ("board", "hand", "cards", "log", "why", "rules", "odds")
"""What can be looked up at any time, too, while nothing is asked."""
LESSON_COMMANDS: Final = {
    **{name: COMMANDS[name] for name in ("help", "all", *PAGES)},
    "lesson-next": ("next", "weiter"),
    "lesson-hint": ("hint", "tipp"),
    "lesson-show": ("show", "zeig", "zeigen"),
    "lesson-again": ("again", "nochmal"),
    "lesson-back": ("back", "undo", "zurück", "zurueck"),
    "lesson-restart": ("restart", "neu"),
    "lesson-skip": ("skip", "überspringen", "ueberspringen"),
    "lesson-quit": ("quit", "exit", "leave", "schluss"),
}
"""Every command of a lesson with the words for it."""
NOTHING_ASKED: Final = Question((0, 0, 0), "", {})


class Restart(Exception):
    """The learner begins the lesson anew."""


class Skip(Exception):
    """The learner goes on to the next lesson."""


class LessonTerminal(Terminal):
    """A table at which one person learns. `reached` gets the step, and whether the lesson is over."""

    vocabulary = LESSON_COMMANDS

    def __init__(
        self, lesson: Lesson, screen: Screen, lang: str, step: int, reached: Callable[[int, bool], None]
    ) -> None:
        entries = entries_up_to(lesson, step - 1)
        super().__init__(_sitting(lesson, entries), screen, lang)
        self.lesson = lesson
        self.learner = lesson.learner
        self.told[self.learner] = len(self.session.facts) if entries else 0
        self.run = LessonRun(lesson, lambda: self.speaker.seat(lesson.learner))
        self.run.restore(entries)
        self.reached = reached
        self.spoken: int | None = None
        """The step whose sentence was said last."""
        self.own_commands = {
            "lesson-next": self.nothing_to_read,
            "lesson-hint": self.hint,
            "lesson-show": self.show_answer,
            "lesson-again": self.say_again,
            "lesson-back": self.go_back,
            "lesson-restart": self.restart,
            "lesson-skip": self.skip,
            "lesson-quit": self.leave,
        }

    # Playing

    def takes(self, action: Action) -> bool:
        p = self.session.p
        if not self.run.is_refused(p, action):
            return True
        if self.run.reply is not None:
            self.speak(self.run.reply)
        if self.run.would:
            self.say("lesson-would")
            self.tell_facts(self.run.would)
        if self.run.lit(p) is not None:
            self.hint()
        if self.run.offers_answer:
            self.say("lesson-offer")
        return False

    def answer(self, seat: int, action: Action) -> None:
        if self.run.reply is not None:
            self.speak(self.run.reply)
        self.enter((seat, action))

    def enter(self, entry: Entry) -> None:
        """Play an entry as the cue says."""
        self.session.enter(*entry)
        self.run.wrote(entry)
        self.run.forget()

    def rewind(self, kept: int) -> None:
        """Take back what was played after this number of entries."""
        self.queue = []
        self.session.restore(self.session.entries[:kept])
        self.run.restore(self.session.entries)
        self.clip()
        self.spoken = None

    def worth_telling(self, number: int, fact: Fact, seat: int) -> bool:
        return True

    # What is said

    def speak(self, text: Bilingual, style: str = "") -> None:
        """Print a text of the lesson."""
        self.screen.say(text.said(self.lang), style)

    def tell_facts(self, facts: list[Fact]) -> None:
        """Print what would happen."""
        for fact in facts:
            self.screen.say(f"- {self.speaker.fact(fact)}")

    def explain(self) -> None:
        """What the step says, and what to look at; once, as long as it is the same step."""
        if self.spoken == self.run.referee.at:
            return
        p, run = self.session.p, self.run
        after, said = run.after(), run.say(p)
        if after is not None and self.spoken is not None:
            self.screen.say("")
            self.speak(after)
        self.spoken = run.referee.at
        if run.over:
            self.screen.say("")
        else:
            self.screen.title(self.text("lesson-step", step=run.step(), steps=len(self.lesson.steps)))
        if said is not None:
            self.speak(said)
        points = ", ".join(name.said(self.lang) for _, name in run.points(p))
        if points:
            self.say("lesson-look", "dim", things=points)
        self.reached(run.step(), run.over)

    # Words of the learner

    def nothing_to_read(self) -> bool:
        """`next` at a question."""
        self.say("lesson-answer-first")
        return False

    def hint(self) -> bool:
        """Say the right answer, or of free play its hint."""
        free = self.run.referee.step.teaching.free
        if free is not None and self.run.cue.kind in ("answer", "result"):
            self.speak(self.run.said(free.hint, self.session.p))
        elif self.run.cue.kind == "answer":
            action = self.run.model(self.session.p)
            self.say("lesson-lit", answer=self.speaker.action(action), words=self.session.words.say(action))
        else:
            self.say("lesson-not-now")
        return False

    def show_answer(self) -> bool:
        """The lesson answers; free play is played from its beginning as the lesson would."""
        try:
            if self.run.referee.free_start is not None:
                self.rewind(self.run.free_start())
                self.run.show_model(self.session.p)
                self.spoken = self.run.referee.at
                self.say("lesson-shows")
            else:
                action = self.run.model(self.session.p)
                self.say("lesson-shown", answer=self.speaker.action(action))
                self.run.forget()
                self.answer(self.learner, action)
        except NotNow:
            self.say("lesson-not-now")
            return False
        return True

    def say_again(self) -> bool:
        """Say what the step says once more; free play that has ended begins anew."""
        if self.run.cue.kind == "result":
            self.rewind(self.run.free_start())
            return True
        self.spoken = None
        self.explain()
        return False

    def go_back(self) -> bool:
        """Back to the beginning of this step, or to the one before."""
        self.rewind(self.run.back())
        return True

    def restart(self) -> bool:
        """Begin the lesson anew."""
        raise Restart

    def skip(self) -> bool:
        """On to the next lesson."""
        raise Skip

    def leave(self) -> bool:
        """Leave; the lesson can be resumed at its step."""
        raise Leave


def _sitting(lesson: Lesson, entries: list[Entry]) -> SavedGame:
    free = next((step.teaching.free for step in lesson.steps if step.teaching.free is not None), None)
    bot = Chair("random" if free is None else free.others)
    chairs = [Chair(bot.kind, name) for name in lesson.names("")]
    chairs[lesson.learner] = Chair(PERSON)
    sitting = saved.new(lesson.game, lesson.header, chairs, lesson.head.id, Scripted.kind)
    sitting.entries = entries
    return sitting


# The loop


def teach(terminal: LessonTerminal) -> None:
    """Teach until the lesson is over; raises Leave, EndOfInput, Skip or Restart."""
    head = terminal.lesson.head
    terminal.screen.title(head.name.said(terminal.lang))
    terminal.speak(head.goal)
    terminal.say("lesson-how", "dim")
    while (cue := terminal.run.advance(terminal.session.p)).kind != "over":
        if cue.entry is not None:
            terminal.enter(cue.entry)
        elif cue.kind == "bot":
            terminal.enter((cue.seat, terminal.choose(cue.seat, terminal.saved_game.chairs[cue.seat].kind)))
        elif cue.kind == "answer":
            _ask(terminal)
        else:
            _pause(terminal)
    terminal.tell_news(terminal.learner)
    terminal.explain()


def _ask(terminal: LessonTerminal) -> None:
    """Ask the learner until something has happened: an answer, or a step back."""
    asked = terminal.asked(terminal.learner)
    terminal.pictured = asked.question.id[:2]  # the whole position would bury the sentence; `board` shows it
    pages.introduce(terminal, asked)
    terminal.explain()
    free = terminal.run.referee.step.teaching.free
    if free is not None:
        terminal.say("lesson-answers-left", "dim", number=free.answers - terminal.run.referee.free_answers)
    if not terminal.queue:
        pages.options(terminal, asked)
    while not obey(terminal, asked, terminal.line()):
        pass


def _pause(terminal: LessonTerminal) -> None:
    """Something to read, a quiz, or the result of free play."""
    terminal.queue = []
    terminal.tell_news(terminal.learner)
    terminal.explain()
    view = terminal.game.rules.view(terminal.session.p, terminal.learner)
    asked = Asked(terminal.learner, view, NOTHING_ASKED, [], [], [], [])
    _tell_pause(terminal)
    while not _heard(terminal, asked, terminal.line()):
        pass


def _tell_pause(terminal: LessonTerminal) -> None:
    run, p = terminal.run, terminal.session.p
    quiz = run.referee.step.teaching.quiz
    if run.cue.kind == "next":
        terminal.say("lesson-enter", "dim")
    elif run.cue.kind == "quiz" and quiz is not None:
        terminal.screen.title(run.said(quiz.text(), p).said(terminal.lang))
        answers = [run.said(answer.text(), p).said(terminal.lang) for answer in quiz.answers]
        terminal.screen.listing([f"{number}. {answer}" for number, answer in enumerate(answers, 1)])
    else:
        reached, stars = run.referee.result(p)
        terminal.screen.title("★" * stars + "☆" * (STARS - stars))
        terminal.say("lesson-reached" if reached else "lesson-not-reached")


def _heard(terminal: LessonTerminal, asked: Asked, line: str) -> bool:
    """Do what a line says while nothing is asked at the table; whether the lesson goes on."""
    run = terminal.run
    named = terminal.reader.command(line) or (terminal.reader.command_beginning(line) if line else None)
    number = whole_number(line)
    if run.cue.kind == "quiz" and number is not None:
        return _answer_quiz(terminal, number)
    if not line or (named is not None and named[0] == "lesson-next"):
        try:
            run.go_on(terminal.session.p)
        except NotNow:
            terminal.say("lesson-choose" if run.cue.kind == "quiz" else "lesson-not-reached")
            return False
        return True
    if named is None or named[0] == "all":
        terminal.say("lesson-not-understood", said=quoted(line))
        return False
    name, rest = named
    if name in terminal.own_commands:
        return terminal.own_commands[name]()
    pages.PAGES[name](terminal, asked, rest)
    return False


def _answer_quiz(terminal: LessonTerminal, number: int) -> bool:
    try:
        right = terminal.run.answer_quiz(number - 1, terminal.session.p)
    except NotNow:
        terminal.say("lesson-choose")
        return False
    if terminal.run.reply is not None:
        terminal.speak(terminal.run.reply)
    return right
