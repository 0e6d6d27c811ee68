"""The lessons of the games in the terminal: a list with ticks, one lesson after another, and progress in a file."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from meridian import games
from meridian.cli.terminal.kept_file import read_kept, write_kept
from meridian.cli.terminal.lesson import LessonTerminal, Restart, Skip, teach
from meridian.cli.terminal.practised import FILE as PRACTISED
from meridian.cli.terminal.practised import PractisedFile
from meridian.cli.terminal.screen import EndOfInput, Screen
from meridian.cli.terminal.terminal import Leave
from meridian.core.errors import BadInput
from meridian.core.game import edition_of, speaker_for
from meridian.core.speaker import Speaker
from meridian.lessons import course
from meridian.lessons.lesson import Lesson
from meridian.lessons.progress import LessonProgress, resumes_at

FILE = "lessons.json"


class ProgressFile:
    """Progress in a file; nothing is kept without one."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.lessons = (None if path is None else read_kept(path, dict[str, LessonProgress])) or {}
        self.practised = PractisedFile(None if path is None else path.with_name(PRACTISED))

    def reached(self, lesson: Lesson, step: int, done: bool) -> None:
        """Keep the step that comes next; a quiz question in it comes back another day."""
        if not done and lesson.steps[step - 1].teaching.quiz is not None:
            self.practised.met(lesson.game.name, lesson.head.id, step, datetime.now(UTC).date())
        before = self.lessons.get(lesson.head.id)
        now = LessonProgress(version=lesson.head.version, step=step, done=done or (before is not None and before.done))
        if now == before:
            return
        self.lessons[lesson.head.id] = now
        if self.path is not None:
            write_kept(self.path, self.lessons)


def list_lessons(progress: ProgressFile, lang: str) -> None:
    """The lessons of all games; a tick stands before those that are finished."""
    screen = Screen(sys.stdout, sys.stdin)
    for game in games.names():
        lessons = course.lessons_of(game)
        speaker = _speaker(game, lang)
        if lessons:
            screen.title(f"{speaker.text(f'game-{game}')} ({game})")
        for lesson in lessons:
            screen.say(_line(lesson, progress, speaker))
    screen.title(_speaker(games.names()[0], lang).text("learn-list-how"))


def plain_courses(progress: ProgressFile, lang: str) -> list[dict[str, Any]]:
    """The lessons of all games as plain data."""
    return [
        {"game": game, "lessons": [_plain(lesson, progress, lang) for lesson in course.lessons_of(game)]}
        for game in games.names()
    ]


def _plain(lesson: Lesson, progress: ProgressFile, lang: str) -> dict[str, Any]:
    head, kept = lesson.head, progress.lessons.get(lesson.head.id)
    return {
        "lesson": head.id,
        "name": head.name.said(lang),
        "minutes": head.minutes,
        "steps": len(lesson.steps),
        "step": resumes_at(kept, lesson.since),
        "done": _is_done(kept),
    }


def _line(lesson: Lesson, progress: ProgressFile, speaker: Speaker) -> str:
    head, kept = lesson.head, progress.lessons.get(lesson.head.id)
    tick = speaker.text("learn-done") if _is_done(kept) else " "
    step = resumes_at(kept, lesson.since)
    at = f", {speaker.text('learn-at', step=step, steps=len(lesson.steps))}" if step > 1 else ""
    return f"{tick} " + speaker.text(
        "learn-line", lesson=head.id, name=head.name.said(speaker.lang), minutes=head.minutes, mark=at
    )


def _speaker(game: str, lang: str) -> Speaker:
    found = games.load(game)
    return speaker_for(found, edition_of(found), lang)


def learn(game: str, wanted: str | None, progress: ProgressFile, lang: str, anew: bool) -> int:
    """Learn a game: the lesson wanted, or the first that is not finished, and those after it."""
    lessons = list(course.lessons_of(game))
    if not lessons:
        raise BadInput(f"{game} has no lessons")
    if wanted is not None:
        at = lessons.index(course.lesson_of(game, wanted))
    else:
        unfinished = (n for n, each in enumerate(lessons) if not _is_done(progress.lessons.get(each.head.id)))
        at = next(unfinished, -1)
    screen = Screen(sys.stdout, sys.stdin)
    if at < 0:
        speaker = _speaker(game, lang)
        screen.say(speaker.text("learn-all-done", game=speaker.text(f"game-{game}"), id=game))
        return 0
    while at < len(lessons):
        following = lessons[at + 1] if at + 1 < len(lessons) else None
        if not _learn_one(lessons[at], screen, lang, progress, anew, following):
            break
        at, anew = at + 1, False
    return 0


def _is_done(kept: LessonProgress | None) -> bool:
    return kept is not None and kept.done


def learn_file(lesson: Lesson, path: Path, lang: str) -> int:
    """Play a lesson from a file of one's own; no progress is kept of it."""
    _learn_one(lesson, Screen(sys.stdout, sys.stdin), lang, ProgressFile(None), True, None, path)
    return 0


def _learn_one(
    lesson: Lesson,
    screen: Screen,
    lang: str,
    progress: ProgressFile,
    anew: bool,
    following: Lesson | None,
    path: Path | None = None,
) -> bool:
    """Teach a lesson; whether the next one follows."""
    while True:
        step = 1 if anew else resumes_at(progress.lessons.get(lesson.head.id), lesson.since)
        terminal = LessonTerminal(lesson, screen, lang, step, lambda at, done: progress.reached(lesson, at, done))
        if step > 1:
            terminal.say("lesson-resumed", step=step)
        try:
            teach(terminal)
            return _afterwards(terminal, following, path)
        except Restart:
            anew = True
        except Skip:
            return following is not None
        except (Leave, EndOfInput):
            if path is None:
                terminal.say("lesson-left", game=lesson.game.name, lesson=lesson.head.id)
            else:
                terminal.say("lesson-left-file", file=str(path))
            return False


def _afterwards(terminal: LessonTerminal, following: Lesson | None, path: Path | None) -> bool:
    """The lesson is over: what now."""
    if following is None:
        if path is None:
            terminal.say("lesson-last", game=terminal.game.name)
        return False
    terminal.say("lesson-next", name=following.head.name.said(terminal.lang))
    while True:
        try:
            line = terminal.line()
        except EndOfInput:
            return False
        named = terminal.reader.command(line)
        if not line or (named is not None and named[0] in ("lesson-next", "lesson-skip")):
            return True
        if named is not None and named[0] in ("lesson-again", "lesson-restart"):
            raise Restart
        if named is not None and named[0] == "lesson-quit":
            return False
        terminal.say("lesson-next", name=following.head.name.said(terminal.lang))
