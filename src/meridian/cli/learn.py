"""`meridian learn`: lessons in the terminal, files of one's own, and new lessons."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from meridian import games
from meridian.cli.arguments import DEFAULT_LANG, Json, check_language, write_new
from meridian.core.errors import BadInput
from meridian.lessons import course
from meridian.lessons.check import check_file
from meridian.lessons.lesson import Lesson, read_lesson

ENDING = ".toml"


def run(
    game: str | None = None,
    lesson: str | None = None,
    /,
    *,
    anew: bool = False,
    browser: bool = False,
    no_browser: bool = False,
    port: int | None = None,
    new: Path | None = None,
    from_journal: Annotated[Path | None, Parameter(name="--from")] = None,
    seat: int = 1,
    entries: str | None = None,
    data: Path | None = None,
    as_json: Json = False,
    lang: str = DEFAULT_LANG,
) -> int:
    """Learn a game by playing it: short lessons on the real rules, with a teacher who says what matters.

    Without a game, the lessons of all games are listed, with a tick before those you have finished. A lesson that you
    left goes on where you left it. Type help at the table to see what you can type.

    Parameters
    ----------
    game
        The game, for example global-domination; or a lesson file of your own.
    lesson
        The lesson by its id, for example gd-2; without it the first that you have not finished.
    anew
        Begin from the first step, also if you have been further.
    browser
        Show a lesson file of your own in the browser; it is read again whenever the lesson is begun.
    no_browser
        With --browser: only say where the lesson is.
    port
        With --browser: the port to listen on (8420, or another one if that is taken).
    new
        Write a small lesson of the game into this file, with comments, to begin from.
    from_journal
        With --new: write the skeleton of a lesson from this journal instead.
    seat
        With --from: who learns; 1 is the first player.
    entries
        With --from: which entries of the journal, such as 40-95; without it the first ten answers of the learner.
    data
        The folder where progress is kept.
    as_json
        Print the list of lessons, and how far you have come, as one JSON object.
    lang
        The language of texts: en, de or another of `meridian languages`.
    """
    check_language(lang)
    if from_journal is not None and new is None:
        raise BadInput("--from: add --new FILE, the lesson to be written")
    if new is not None:
        return _write(new, _new(game, new.stem) if from_journal is None else _from(from_journal, seat, entries, new))
    if game is not None and game.endswith(ENDING):
        return _own(Path(game), browser, no_browser, port, data, lang)
    if browser or no_browser or port is not None:
        raise BadInput("--browser, --no-browser and --port are for a lesson file; lessons of a game: meridian play")
    if as_json and game is not None:
        raise BadInput("--json is for the list of all lessons: leave out the game")
    return _learn(game, lesson, anew, data, as_json, lang)


def _learn(game: str | None, lesson: str | None, anew: bool, data: Path | None, as_json: bool, lang: str) -> int:
    from meridian.cli.terminal.lessons import FILE, ProgressFile, learn, list_lessons, plain_courses
    from meridian.server.configuration import default_data_folder

    progress = ProgressFile((data or default_data_folder(os.environ)) / FILE)
    if game is None:
        if as_json:
            print(json.dumps({"courses": plain_courses(progress, lang)}, ensure_ascii=False))
        else:
            list_lessons(progress, lang)
        return 0
    games.load(game)
    return learn(game, lesson, progress, lang, anew)


def _own(path: Path, browser: bool, no_browser: bool, port: int | None, data: Path | None, lang: str) -> int:
    """A lesson file of one's own, in the terminal or in the browser."""
    lesson = _checked(path)
    if not browser:
        from meridian.cli.terminal.lessons import learn_file

        return learn_file(lesson, path, lang)
    from meridian.cli.play import in_browser

    course.preview(path)
    return in_browser(f"#/learn/{lesson.game.name}/{lesson.head.id}", port, data, no_browser)


def _checked(path: Path) -> Lesson:
    """The lesson of a file that passes; else everything that is wrong with it, with file, line and key."""
    complaints = [outcome.line for outcome in check_file(path) if outcome.line]
    if complaints:
        raise BadInput("\nmeridian: ".join(complaints))
    return read_lesson(path)


def _new(game: str | None, lesson_id: str) -> str:
    from meridian.lessons.skeleton import new_lesson

    if game is None:
        raise BadInput("--new: for which game? meridian learn GAME --new FILE (meridian games lists them)")
    games.load(game)
    return new_lesson(game, lesson_id)


def _from(journal: Path, seat: int, entries: str | None, new: Path) -> str:
    from meridian.lessons.skeleton import from_journal, written
    from meridian.session import journals

    span = re.fullmatch(r"(\d{1,7})-(\d{1,7})", entries) if entries is not None else None
    if entries is not None and span is None:
        raise BadInput(f"--entries {entries}: should read like 40-95")
    game, played = journals.load(journal)
    first, last = (int(span[1]), int(span[2])) if span is not None else (1, None)
    return written(from_journal(game, played, seat - 1, first, last), new.stem)


def _write(path: Path, text: str) -> int:
    if path.suffix != ENDING:
        raise BadInput(f"--new {path}: a lesson is a file that ends with {ENDING}")
    write_new(path, text, "--new")
    print(f"{path} is written. Change it, then: meridian check {path}, and meridian learn {path} (or with --browser)")
    return 0
