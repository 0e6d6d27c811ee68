"""The course of a game: all lessons in its folder `lessons`, in the order of their file names. There is no list."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

from meridian import games
from meridian.core.errors import BadInput
from meridian.core.languages import cached_by_languages
from meridian.core.suggestions import closest
from meridian.lessons.lesson import Lesson, read_lesson
from meridian.scenarios.scenario import parse, text_of

FOLDER = "lessons"


class UnknownLesson(BadInput):
    """There is no lesson with this id."""


def folder_of(game: str) -> Path:
    """Where the lessons of a game lie."""
    return Path(str(files(games.load(game).package).joinpath(FOLDER)))


def paths_of(game: str) -> list[Path]:
    """The files of a game's lessons, in the order in which they are taught."""
    return sorted(folder_of(game).glob("*.toml"))


_previews: dict[str, Path] = {}
"""Files of one's own that are taught in this process, by the ids of their lessons."""


def preview(path: Path) -> Lesson:
    """Teach the lesson of a file of one's own, too, in this process. It is read anew whenever it is asked for."""
    lesson = read_lesson(path)
    _previews[lesson.head.id] = path
    return lesson


def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order in which they are taught."""
    own = (read_lesson(path) for path in _previews.values())
    return (*_shipped(game), *(lesson for lesson in own if lesson.game.name == game))


@cached_by_languages
def _shipped(game: str) -> tuple[Lesson, ...]:
    return tuple(read_lesson(path) for path in paths_of(game))


def lesson_of(game: str, lesson: str) -> Lesson:
    """A lesson by its id."""
    found = {each.head.id: each for each in lessons_of(game)}
    if lesson not in found:
        known = ", ".join(found) or "none"
        raise UnknownLesson(f"there is no lesson {lesson!r}{closest(lesson, list(found))} (lessons of {game}: {known})")
    return found[lesson]


def known_ids(game: str, path: Path | None) -> dict[str, str]:
    """The ids of the game's lessons and of those beside this file, with their file names."""
    beside = [] if path is None else sorted(path.parent.glob("*.toml"))
    found: dict[str, str] = {}
    for each in (*paths_of(game), *beside):
        found.setdefault(_id_of(each, each.stat().st_mtime_ns), each.name)
    return found


@cache
def _id_of(path: Path, changed: int) -> str:
    """The id in a file that was last changed then; nothing if it has none."""
    try:
        head = parse(text_of(path), str(path)).get("lesson", {})
    except BadInput:  # the check of that file itself reports it
        return ""
    return str(head.get("id", "")) if isinstance(head, dict) else ""
