"""Checks a lesson beyond its scenario: texts, spotlights, replies, and that no learner is ever stranded."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from meridian import bots
from meridian.core.action import Action
from meridian.core.bilingual import Bilingual
from meridian.core.errors import BadInput, Refused
from meridian.core.game import digest
from meridian.core.messages import LANGUAGES
from meridian.core.position import Position
from meridian.core.toml_lines import Place, line_of
from meridian.lessons import course
from meridian.lessons.goals import STARS, refuse_unusable, result_of
from meridian.lessons.lesson import Lesson
from meridian.lessons.referee import ANY, ANY_ORDER, MISSES_BEFORE_OFFER, Cue, Referee
from meridian.lessons.texts import LessonTexts
from meridian.scenarios import check as scenarios
from meridian.scenarios.check import CaseOutcome
from meridian.scenarios.paths import value_at
from meridian.scenarios.scenario import (
    ExpectationFailed,
    Scenario,
    ScenarioError,
    parse,
    place_said,
    text_of,
    within,
)

LONGEST: Final = {
    "name": 40, "goal": 200, "wrong": 160, "done": 260, "say": 330, "after": 330, "reply": 200, "quiz": 220,
    "why": 200, "hint": 200,
}  # fmt: skip
"""How many letters a text may have."""
ANSWERS_IN_FIRST_LESSON: Final = 12
QUIZ_ANSWERS: Final = range(2, 6)
RANDOM_LEARNERS: Final = 12
RANDOM_FREE_PLAYS: Final = 20
LEARNER_NAME: Final = "p1"
TODO: Final = "TODO"
"""A text that begins with it is still to be written."""


def check_file(path: Path) -> list[CaseOutcome]:
    """Run all cases of a scenario file or lesson. Of a lesson with texts that are still to be written, all these are
    told, each with its line and key."""
    text = text_of(path)
    unwritten = [
        CaseOutcome("", f"{path}:{line_of(text, at)}: {place_said(at)}{TODO}, this text is still to be written", False)
        for at in _unwritten(parse(text, str(path)))
    ]
    return unwritten or scenarios.check_file(path, lambda scenario: check(scenario, path))


def _unwritten(value: Any, *at: str | int) -> Iterator[Place]:
    """Where the texts stand that are still to be written."""
    if isinstance(value, str) and value.startswith(TODO):
        yield at
    elif isinstance(value, dict | list):
        for key, each in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _unwritten(each, *at, key)


def check(scenario: Scenario, path: Path | None = None) -> None:
    """Check a scenario; a lesson also for what it teaches."""
    scenarios.check(scenario)
    if scenario.lesson is not None:
        check_lesson(Lesson(scenario), path)


def check_lesson(lesson: Lesson, path: Path | None = None) -> None:
    """Check what a lesson teaches; its scenario is known to pass."""
    _check_head(lesson, path)
    for number, step in enumerate(lesson.steps):
        with within("step", number, saying=f"step {number + 1}: "):
            _check_words(lesson, number)
            if step.teaching.free is not None:
                _check_free(lesson, number)
    _Walk(lesson).check()


# What can be seen without playing


def _check_head(lesson: Lesson, path: Path | None) -> None:
    head = lesson.head
    with within("lesson", saying="lesson: "):
        for key in ("name", "goal", "wrong", "done"):
            _check_text(getattr(head, key), key, key)
        if head.version < 1 or head.minutes < 1:
            raise ScenarioError("version and minutes are whole numbers from 1 on", "version")
        if lesson.steps and max(lesson.since) != head.version:
            said = f"the first step that version {head.version} has changed says so: since = {head.version}"
            raise ScenarioError(f"version: {said}", "version")
        for seat in head.names:
            with within("names", seat, saying="names: "):
                if lesson.words.read_actor(seat) in (lesson.learner, -1, -2):
                    raise ScenarioError(f"{seat} is not another player")
        known = course.known_ids(lesson.game.name, path)
        for number, needed in enumerate(head.needs):
            if needed not in known or needed == head.id:
                raise ScenarioError(f"needs: there is no other lesson {needed!r}", "needs", number)
        if path is not None and known.get(head.id, path.name) != path.name:
            raise ScenarioError(f"id: {head.id!r} is the id of {known[head.id]}, too", "id")
    if not lesson.steps:
        raise ScenarioError("a lesson has steps", "lesson")
    if not head.needs and lesson.answers > ANSWERS_IN_FIRST_LESSON:
        said = f"{lesson.answers} answers, and a first lesson (one that needs no other) has {ANSWERS_IN_FIRST_LESSON}"
        raise ScenarioError(f"lesson: {said} at most", "lesson")


def _check_text(text: Bilingual, limit: str, *at: str | int) -> None:
    key = str(at[0])
    for lang in LANGUAGES:
        said = text.said(lang)
        if not said.strip():
            raise ScenarioError(f"{key}: no text in {lang}", *at, lang)
        if len(said) > LONGEST[limit]:
            raise ScenarioError(f"{key}: {lang} has {len(said)} letters, at most {LONGEST[limit]}", *at, lang)


def _check_words(lesson: Lesson, number: int) -> None:
    """The texts of a step, and which keys go together."""
    step = lesson.steps[number]
    teaching, asks = step.teaching, step.asks(lesson.learner)
    if teaching.since is not None and teaching.since < 1:
        raise ScenarioError("since: a version, a whole number from 1 on", "since")
    if teaching.say is not None:
        _check_text(teaching.say, "say", "say")
    elif asks:
        raise ScenarioError("say: the learner is asked, and nothing is said", "play")
    elif teaching.quiz is None:
        raise ScenarioError("say: a step says something or has a quiz")
    if teaching.after is not None:
        _check_text(teaching.after, "after", "after")
    for at, reply in enumerate(teaching.reply):
        _check_text(reply.text(), "reply", "reply", at)
    if teaching.quiz is not None:
        _check_quiz(lesson, number)
    if not asks:
        for key in ("accept", "reach", "reply", "show"):
            if getattr(teaching, key):
                raise ScenarioError(f"{key}: the learner is not asked in this step", key)
    if teaching.accept is not None and teaching.reach is not None:
        raise ScenarioError("reach: either accept or reach", "reach")
    if isinstance(teaching.accept, str) and teaching.accept not in (ANY, ANY_ORDER):
        raise ScenarioError(f"accept: {teaching.accept!r} is neither a list, nor {ANY!r}, nor {ANY_ORDER!r}", "accept")


def _check_quiz(lesson: Lesson, number: int) -> None:
    step = lesson.steps[number].teaching
    assert step.quiz is not None
    if step.play:
        raise ScenarioError("quiz: a step with a quiz plays nothing", "quiz")
    _check_text(step.quiz.text(), "quiz", "quiz")
    for at, answer in enumerate(step.quiz.answers):
        _check_text(answer.text(), "quiz", "quiz", "answers", at)
        with within("quiz", "answers", at, saying="quiz: "):
            for lang, why in (("en", answer.why_en), ("de", answer.why_de)):
                if not why.strip():
                    raise ScenarioError(f"why_{lang}: no text", f"why_{lang}")
                if len(why) > LONGEST["why"]:
                    said = f"why_{lang} has {len(why)} letters, at most {LONGEST['why']}"
                    raise ScenarioError(said, f"why_{lang}")
    right = sum(answer.right for answer in step.quiz.answers)
    if right != 1 or len(step.quiz.answers) not in QUIZ_ANSWERS:
        said = f"{QUIZ_ANSWERS.start} to {QUIZ_ANSWERS.stop - 1} answers, exactly one of them right"
        raise ScenarioError(f"quiz: {said}", "quiz", "answers")


def _check_free(lesson: Lesson, number: int) -> None:
    """Free play ends anywhere, so nothing can be played after it."""
    free = lesson.steps[number].teaching.free
    assert free is not None
    with within("free", saying="free: "):
        refuse_unusable(free)
        _check_text(free.hint, "hint", "hint")
        shown, names = lesson.game.rules.show(lesson.begin()), Referee(lesson).names
        for key, path in (("until", free.until), *(("goal", path) for path in free.goal)):
            if path:
                with within(key, *([path] if key == "goal" else []), saying=f"{key}: "):
                    value_at(shown, path, names)
        with within("others", saying="others: "):
            bots.maker(lesson.game, free.others)
        if not lesson.steps[number].asks(lesson.learner):
            raise ScenarioError("play: a model solution is wanted, with answers of the learner")
    for later in lesson.steps[number + 1 :]:
        if later.lines:
            raise ScenarioError("free: nothing can be played after free play; it is the last step that plays", "free")


# What can be seen only by playing


class _Walk:
    """Plays a lesson as its model says, and tries everything else on the way."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.texts = [LessonTexts(lesson, lang, LEARNER_NAME) for lang in LANGUAGES]
        self.unused = {(n, at) for n, step in enumerate(lesson.steps) for at in range(len(step.teaching.reply))}

    def check(self) -> None:
        """All checks."""
        self.model()
        for number, at in sorted(self.unused):
            reply = self.lesson.steps[number].teaching.reply[at]
            said = f"step {number + 1}: reply: {reply.to!r} fits no answer that could be given here"
            raise ScenarioError(said, "step", number, "reply", at)
        random = Random(self.lesson.head.id)
        for _ in range(RANDOM_LEARNERS):
            _random_learner(self, random)

    def model(self) -> None:
        """The model's way: at each question every other answer is tried."""
        referee, p = Referee(self.lesson), self.lesson.begin()
        pointed: set[int] = set()
        for cue in self.cues(referee, p):
            number = referee.at
            with within("step", number, saying=f"step {number + 1}: "):
                if number not in pointed:
                    pointed.add(number)
                    self.points(referee, p, cue)
                if cue.kind == "answer" and referee.free_start is None:
                    self.question(referee, p)
                if cue.kind in ("answer", "bot") and referee.free_start is not None:
                    self.free(referee, p)
        if referee.dropped:
            raise ScenarioError("a line of the learner was never asked for", "step", referee.at - 1)
        self.check_model_result(p)

    def cues(self, referee: Referee, p: Position) -> Iterator[Cue]:
        """Plays to the end as the model does; stops at each cue, before it is played."""
        while (cue := referee.cue(p)).kind != "over":
            self.say(referee, p)
            yield cue
            if cue.kind in ("next", "quiz"):
                referee.read()
            elif referee.shows_model and cue.kind != "script":
                continue  # the model has taken over free play
            elif cue.kind == "script" and cue.entry is not None:
                play(referee, p, cue, *cue.entry)
            elif cue.kind == "answer":
                play(referee, p, cue, self.lesson.learner, referee.model(p))
            else:
                raise AssertionError(cue.kind)
        self.fill(self.lesson.head.done, p, "lesson", "done")

    def say(self, referee: Referee, p: Position) -> None:
        """Fill in the texts of the current step."""
        number, step = referee.at, referee.step.teaching
        for key in ("say", "quiz"):
            found = getattr(step, key)
            text = found.text() if key == "quiz" and found is not None else found
            if text is not None:
                self.fill(text, p, "step", number, key)
        before = self.lesson.steps[number - 1].teaching.after if number else None
        if before is not None:
            self.fill(before, p, "step", number - 1, "after")

    def fill(self, text: Bilingual, p: Position, *at: str | int) -> None:
        """Fill in a text in every language; refuse a placeholder that means nothing."""
        for texts in self.texts:
            with within(*at, texts.lang, saying=place_said((*at, texts.lang))):
                texts.say(text, p)

    def points(self, referee: Referee, p: Position, cue: Cue) -> None:
        """The spotlights of a step, at its first moment."""
        options = self.options(referee, p) if cue.kind == "answer" else []
        for at, point in enumerate(referee.step.teaching.point):
            with within("point", at, saying="point: "):
                for texts in self.texts:
                    texts.point(point, options)

    def options(self, referee: Referee, p: Position) -> list[str]:
        """What the learner could answer, in words; the model may be an answer that is legal and not listed."""
        words, learner = self.lesson.words, self.lesson.learner
        listed = [words.say(action) for action in p.options(learner)] if learner in p.who() else []
        model = words.say(referee.model(p))
        return listed if model in listed else [*listed, model]

    def question(self, referee: Referee, p: Position) -> None:
        """Every answer to this question: a right one leads to the end, a wrong one changes nothing."""
        number, words = referee.at, self.lesson.words
        model = referee.model(p)
        if referee.lines[0][1] != model:
            said = words.say(referee.lines[0][1])
            raise ExpectationFailed(f"accept: the model answer {said!r} is not right itself", "accept")
        before = digest(self.lesson.game, p)
        for said in self.options(referee, p):
            action = words.read(said)
            reply = referee.reply_to(action, referee.is_right(p, action))
            if reply is not None:
                self.unused.discard((number, reply))
            if action == model:
                continue
            verdict = referee.judge(p, action)
            if verdict.reply is not None:
                self.fill(verdict.reply, p, "reply")
            if verdict.right:
                self.branch(referee, p, said)
            elif referee.step.teaching.show:
                referee.consequences(p, action)
        if digest(self.lesson.game, p) != before:
            raise ExpectationFailed("a wrong answer changed something", "play")

    def branch(self, referee: Referee, p: Position, said: str) -> None:
        """Another right answer than the model's: the lesson must go on to its end."""
        other, position = referee.fork(), self.lesson.game.rules.copy(p)
        try:
            play(other, position, other.cue(position), self.lesson.learner, self.lesson.words.read(said))
            for _ in self.cues(other, position):
                pass
        except (ExpectationFailed, BadInput, Refused) as error:
            line = f"accept: after {said!r} the learner is stranded at step {other.at + 1}: {error}"
            raise ExpectationFailed(line, "accept") from None

    def free(self, referee: Referee, p: Position) -> None:
        """Free play: random play always ends. The model goes on from here."""
        random = Random(self.lesson.head.id)
        for _ in range(RANDOM_FREE_PLAYS):
            trial, position = referee.fork(), self.lesson.game.rules.copy(p)
            while (cue := trial.cue(position)).kind != "result":
                seat = cue.seat if cue.kind == "bot" else self.lesson.learner
                entry = cue.entry or (seat, random.choice(position.options(seat)))
                play(trial, position, cue, *entry)
            trial.result(position)
        referee.show_model()

    def check_model_result(self, p: Position) -> None:
        """The model's own free play, which ended with this position, reaches the goal and earns all stars."""
        for number, step in enumerate(self.lesson.steps):
            free = step.teaching.free
            if free is None:
                continue
            shown, names = self.lesson.game.rules.show(p), Referee(self.lesson).names
            reached, stars = result_of(free, shown, names, step.asks(self.lesson.learner))
            with within("step", number, "free", saying=f"step {number + 1}: free: "):
                if not reached:
                    raise ExpectationFailed("the model solution in play does not reach the goal", "goal")
                if free.stars and stars < STARS:
                    raise ExpectationFailed(f"the model solution in play earns {stars} of {STARS} stars", "stars")


def play(referee: Referee, p: Position, cue: Cue, actor: int, action: Action) -> None:
    """Play an entry and tell the referee."""
    try:
        p.play_checked(actor, action)
    except Refused as refused:
        said = f"{referee.lesson.words.actor(actor)} {referee.lesson.words.say(action)}"
        raise ExpectationFailed(f"play: {said!r} was refused: {refused.refusal.key}", "play") from None
    referee.wrote(cue, actor, action)


def _random_learner(walk: _Walk, random: Random) -> None:
    """A learner who answers at random, and takes the offered answer after too many misses: always reaches the end."""
    lesson = walk.lesson
    referee, p = Referee(lesson), lesson.begin()
    try:
        while (cue := referee.cue(p)).kind != "over":
            walk.say(referee, p)
            if cue.kind in ("next", "quiz"):
                referee.read()
            elif cue.kind == "answer" and referee.free_start is not None:
                referee.show_model()
            elif cue.kind == "answer":
                action = random.choice(p.options(lesson.learner)) if lesson.learner in p.who() else referee.model(p)
                if referee.misses >= MISSES_BEFORE_OFFER:
                    action = referee.model(p)
                if referee.is_right(p, action):
                    play(referee, p, cue, lesson.learner, action)
                else:
                    referee.missed()
            elif cue.entry is not None:
                play(referee, p, cue, *cue.entry)
    except (ExpectationFailed, BadInput) as error:
        number = referee.at
        line = f"step {number + 1}: accept: a learner with other right answers is stranded: {error}"
        raise ExpectationFailed(line, "step", number, "accept") from None
