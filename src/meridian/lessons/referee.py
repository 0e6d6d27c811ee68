"""The referee of a lesson: what comes next at a position, whether an answer is right, and what is said to it."""

from __future__ import annotations

from fnmatch import fnmatchcase
from random import Random
from typing import Any, Final, Literal, NamedTuple

from meridian.core.action import Action
from meridian.core.bilingual import Bilingual
from meridian.core.chance import weighted
from meridian.core.errors import BadInput
from meridian.core.facts import Fact, collect, heard
from meridian.core.game import digest
from meridian.core.journal import Entry
from meridian.core.position import CHANCE, CLOCK, Position
from meridian.lessons.goals import FreeResult, result_of
from meridian.lessons.lesson import Lesson, LessonStep
from meridian.scenarios.paths import names_of, value_at
from meridian.scenarios.run import forced

ANY: Final = "any"
ANY_ORDER: Final = "any order"
MISSES_BEFORE_LIGHT: Final = 2
"""The number of wrong answers to a question after which the right one is lit."""
MISSES_BEFORE_OFFER: Final = 3
"""The number of wrong answers after which the lesson offers to give the right one."""

Kind = Literal["script", "bot", "answer", "next", "quiz", "result", "over"]


class Cue(NamedTuple):
    """What comes next: an entry that plays itself (`script`), an answer of a bot in free play, an answer of the
    learner, something to read before play goes on (`next`), a quiz, the result of free play, or nothing (`over`)."""

    kind: Kind
    entry: Entry | None = None
    line: bool = False
    """Whether the entry is a line of the step; what has only one answer is not."""
    seat: int = -1


class Verdict(NamedTuple):
    """Whether an answer is right here, and what is said to it."""

    right: bool
    reply: Bilingual | None


class Referee:
    """Follows one run of a lesson. It never plays: ask it for the cue, play, and tell it with `wrote`."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.names = names_of(lesson.game.schema.tables(), lesson.words)
        self.at = 0
        self.lines: list[Entry] = []
        self.seen = False
        """Whether the learner has read this step's words, or answered its quiz."""
        self.misses = 0
        self.entries = 0
        self.starts: list[int] = []
        """How many entries there were when each step began."""
        self.dropped = 0
        """Lines of the learner that an earlier answer had taken care of."""
        self.free_start: tuple[int, Any] | None = None
        """Where free play began: how many entries there were, and the value it lasts with."""
        self.free_answers = 0
        self.shows_model = False
        self._enter(0)

    def fork(self) -> Referee:
        """An independent copy."""
        other = object.__new__(Referee)
        other.__dict__.update(self.__dict__)
        other.lines, other.starts = list(self.lines), list(self.starts)
        return other

    # Where the lesson stands

    @property
    def over(self) -> bool:
        """Whether all steps are done."""
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> LessonStep:
        """The current step; the last one when the lesson is over."""
        return self.lesson.steps[min(self.at, len(self.lesson.steps) - 1)]

    def cue(self, p: Position) -> Cue:
        """What comes next at this position. Steps that are done are left on the way."""
        while not self.over:
            step = self.step.teaching
            if not self.seen and self._waits():
                return Cue("quiz" if step.quiz is not None else "next")
            if step.free is not None and not self.shows_model:
                return self._free_cue(p)
            cue = self._line_cue(p) if self.lines else None
            if cue is not None:
                return cue
            if self.lines:
                continue
            entry = None if step.stop else forced(p, None)
            if entry is not None:
                return Cue("script", entry)
            self._enter(self.at + 1)
        return Cue("over")

    def _waits(self) -> bool:
        """Whether this step begins with something to read or a quiz, rather than with a question."""
        step = self.step
        return step.teaching.quiz is not None or (step.teaching.free is None and not step.asks(self.lesson.learner))

    def _line_cue(self, p: Position) -> Cue | None:
        actor, action = self.lines[0]
        entry = None if actor == CLOCK else forced(p, actor)
        if entry is not None:
            return Cue("script", entry)
        if actor != self.lesson.learner or self.shows_model:
            return Cue("script", (actor, action), line=True)
        if self.right_answers(p, first=True):
            return Cue("answer")
        self.lines.pop(0)
        self.dropped += 1
        return None

    def read(self) -> None:
        """The learner has read what a step says before it plays."""
        self.seen = True

    def wrote(self, cue: Cue, actor: int, action: Action) -> None:
        """This entry was played as the cue said."""
        self.entries += 1
        if cue.kind == "script" and cue.line:
            self.lines.pop(0)
        elif cue.kind == "answer":
            self.misses = 0
            if self.free_start is not None:
                self.free_answers += 1
            else:
                self._strike((actor, action))

    def _strike(self, entry: Entry) -> None:
        """Strike the learner's line that this answer stands for: in any order itself, else the first."""
        if self.step.teaching.accept == ANY_ORDER and entry in self.lines:
            self.lines.remove(entry)
        else:
            self.lines.pop(0)

    def _enter(self, at: int) -> None:
        self.at = at
        self.starts[at:] = [self.entries]
        self.lines = [] if self.over else list(self.step.lines)
        self.seen = self.shows_model = False
        self.misses = 0
        self.free_start = None
        self.free_answers = 0

    def steps_back(self) -> int:
        """How many entries stay when the learner goes back: to the beginning of this step, or of the one before."""
        start = self.starts[self.at]
        return start if self.entries > start else self.starts[max(0, self.at - 1)]

    def follow(self, p: Position, entries: list[Entry]) -> Position:
        """Play the entries of an earlier run; raises BadInput if they are not of this lesson."""
        for number, entry in enumerate(entries, start=1):
            cue = self.cue(p)
            while cue.kind in ("next", "quiz"):
                self.read()
                cue = self.cue(p)
            if not self._fits(p, cue, entry):
                raise BadInput(f"lesson {self.lesson.head.id}: entry {number} does not follow its script")
            p.play_checked(*entry)
            self.wrote(cue, *entry)
        return p

    def _fits(self, p: Position, cue: Cue, entry: Entry) -> bool:
        """Whether an entry of an earlier run could come at this cue."""
        actor, action = entry
        if cue.kind in ("result", "over") or p.refusal(actor, action) is not None:
            return False
        if self.free_start is not None:
            return True
        if cue.kind == "answer":
            return actor == self.lesson.learner and self.is_right(p, action)
        return cue.entry == entry

    # Answers

    def judge(self, p: Position, action: Action) -> Verdict:
        """Whether a legal answer is right here, and what is said to it. Nothing changes."""
        right = self.is_right(p, action)
        number = self.reply_to(action, right)
        if number is not None:
            return Verdict(right, self.step.teaching.reply[number].text())
        return Verdict(right, None if right else self.lesson.head.wrong)

    def reply_to(self, action: Action, right: bool) -> int | None:
        """The number of the reply to an answer: the first that fits. To a right answer it must name it exactly: a
        pattern such as `build-in *` means all the others."""
        said = self.lesson.words.say(action)
        for number, reply in enumerate(self.step.teaching.reply):
            if said == reply.to or (not right and fnmatchcase(said, reply.to)):
                return number
        return None

    def is_right(self, p: Position, action: Action) -> bool:
        """Whether a legal answer is right here."""
        step = self.step.teaching
        if step.free is not None or step.accept == ANY:
            return True
        if step.reach is not None:
            shown = self.lesson.game.rules.show(self._after(p, action))
            return all(value_at(shown, path, self.names) == value for path, value in step.reach.items())
        if isinstance(step.accept, list):
            said = self.lesson.words.say(action)
            return any(fnmatchcase(said, pattern) for pattern in step.accept)
        wanted = self._pending() if step.accept == ANY_ORDER else [self.lines[0][1]]
        return action in wanted or any(self._same(p, action, each) for each in wanted)

    def _pending(self) -> list[Action]:
        """The learner's lines of this step that are still to come."""
        return [action for actor, action in self.lines if actor == self.lesson.learner]

    def _same(self, p: Position, action: Action, wanted: Action) -> bool:
        """Whether two answers come to the same: lists in them may be written in different orders."""
        fields = type(action).__struct_fields__
        if type(action) is not type(wanted) or not any(field in self.lesson.game.rows for field in fields):
            return False
        if p.refusal(self.lesson.learner, action) or p.refusal(self.lesson.learner, wanted):
            return False
        game = self.lesson.game
        return digest(game, self._after(p, action)) == digest(game, self._after(p, wanted))

    def _after(self, p: Position, action: Action) -> Position:
        after = self.lesson.game.rules.copy(p)
        after.play(self.lesson.learner, action)
        return after

    def right_answers(self, p: Position, first: bool = False) -> list[Action]:
        """The legal answers that are right here, the model first; only one of them if one is enough."""
        learner = self.lesson.learner
        found: list[Action] = []
        for model in self._pending()[:1]:
            if p.refusal(learner, model) is None and self.is_right(p, model):
                found.append(model)
        if found and first:
            return found
        for action in p.options(learner) if learner in p.who() else ():
            if action not in found and self.is_right(p, action):
                found.append(action)
                if first:
                    break
        return found

    def model(self, p: Position) -> Action:
        """The answer that the lesson would give."""
        return self.right_answers(p, first=True)[0]

    def consequences(self, p: Position, action: Action) -> list[Fact]:
        """What a legal answer would lead to, as far as the learner may know it."""
        after = self.lesson.game.rules.copy(p)
        after.recording = True
        collect(after)
        after.play(self.lesson.learner, action)
        return heard(after, self.lesson.learner)

    def missed(self) -> None:
        """The learner has given a wrong answer."""
        self.misses += 1

    @property
    def is_lit(self) -> bool:
        """Whether the right answer is lit by now."""
        return self.misses >= MISSES_BEFORE_LIGHT

    @property
    def offers_answer(self) -> bool:
        """Whether the lesson offers to give the answer by now."""
        return self.misses >= MISSES_BEFORE_OFFER

    # Free play

    def _free_cue(self, p: Position) -> Cue:
        free = self.step.teaching.free
        assert free is not None
        shown = self.lesson.game.rules.show(p) if free.until else None
        lasts = value_at(shown, free.until, self.names) if free.until else None
        if self.free_start is None:
            self.free_start = self.entries, lasts
        if self._free_over(p, lasts):
            return Cue("result")
        entry = forced(p, None)
        if entry is not None:
            return Cue("script", entry)
        asked = p.who()
        if CHANCE in asked:
            chances = p.chances()
            random = Random(f"{self.lesson.head.id} {free.seed} {self.entries}")
            return Cue("script", (CHANCE, chances.outcomes[weighted(random, list(chances.weights))]))
        others = [seat for seat in asked if seat != self.lesson.learner]
        return Cue("bot", seat=others[0]) if others else Cue("answer")

    def _free_over(self, p: Position, lasts: Any) -> bool:
        free = self.step.teaching.free
        assert free is not None
        assert self.free_start is not None
        if p.over or (free.until and lasts != self.free_start[1]):
            return True
        if not free.until and self.result(p).reached:
            return True
        return self.free_answers >= free.answers and self.lesson.learner in p.who()

    def result(self, p: Position) -> FreeResult:
        """How free play stands now."""
        free = self.step.teaching.free
        assert free is not None
        return result_of(free, self.lesson.game.rules.show(p), self.names, self.free_answers)

    def try_again(self) -> None:
        """Free play begins anew; the caller takes the entries since `free_start` back."""
        self._rewind(False)

    def show_model(self) -> None:
        """The lesson plays its own solution of free play; the caller takes the entries since `free_start` back."""
        self._rewind(True)

    def _rewind(self, shows_model: bool) -> None:
        if self.free_start is not None:
            self.entries = self.free_start[0]
        self._enter(self.at)
        self.seen, self.shows_model = True, shows_model

    def finish_free(self) -> None:
        """The learner has seen the result of free play: the lesson goes on."""
        self._enter(self.at + 1)


def entries_up_to(lesson: Lesson, step: int) -> list[Entry]:
    """What is played before a step, counted from 0, if every answer is the model's: a lesson is resumed with it."""
    referee, p = Referee(lesson), lesson.begin()
    entries: list[Entry] = []
    while (cue := referee.cue(p)).kind != "over" and referee.at < step and referee.step.teaching.free is None:
        if cue.kind in ("next", "quiz"):
            referee.read()
            continue
        entry = cue.entry or (lesson.learner, referee.model(p))
        p.play_checked(*entry)
        referee.wrote(cue, *entry)
        entries.append(entry)
    return entries
