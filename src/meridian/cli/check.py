"""`meridian check`: run scenario files and lessons, and check exercises."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from meridian import games
from meridian.cli.arguments import Json
from meridian.core.errors import BadInput
from meridian.lessons import course, report
from meridian.lessons.check import check_file
from meridian.practice.check import check_text, is_exercise
from meridian.practice.library import THEMES
from meridian.scenarios.check import CaseOutcome, find, shipped
from meridian.scenarios.scenario import text_of


def run(
    *paths: Path,
    lessons: bool = False,
    with_report: Annotated[bool, Parameter(name="--report")] = False,
    as_json: Json = False,
) -> int:
    """Run scenario files and lessons, check exercises, and end with "N passed, N failed".

    Exit status 1 if one failed, 2 if one could not be used.

    Parameters
    ----------
    paths
        Scenario files, lessons and exercises, or folders of them; default: the scenarios of the games.
    lessons
        Run the lessons of all games, too; without paths, only these.
    with_report
        After the lessons, list which lesson teaches which clause, how long each lesson is, and which clauses of the
        basic games no lesson teaches yet (exit status 1 if there are any).
    as_json
        Print one JSON object instead of lines.
    """
    if with_report and not lessons:
        raise BadInput("check: --report goes with --lessons")
    given = list(paths) if paths or lessons else [_scenarios()]
    taught = [path for game in games.shipped() for path in course.paths_of(game)] if lessons else []
    passed, failed, unusable = 0, [], []
    for path in [*find(given), *taught]:
        try:
            outcomes = _check(path)
        except BadInput as error:
            unusable.append(str(error))
            continue
        for outcome in outcomes:
            if not outcome.line:
                passed += 1
            elif outcome.usable:
                failed.append(outcome.line)
            else:
                unusable.append(outcome.line)
    courses = [report.of_game(game) for game in games.shipped()] if with_report and not unusable else []
    if as_json:
        found = {"passed": passed, "failed": failed, "unusable": unusable}
        more = {"courses": [course.plain() for course in courses]} if with_report else {}
        print(json.dumps({**found, **more}, ensure_ascii=False))
    else:
        for each in courses:
            print("\n".join([*each.lines(), ""]))
        for line in failed:
            print(line)
        for line in unusable:
            print(f"meridian: {line}", file=sys.stderr)
        print(f"{passed} passed, {len(failed) + len(unusable)} failed")
    return 2 if unusable else 1 if failed or any(each.gaps for each in courses) else 0


def _scenarios() -> Path:
    folder = shipped()
    if folder is None:
        raise BadInput("check: this installation has no scenarios; name a file or a folder of them, or --lessons")
    return folder


def _check(path: Path) -> list[CaseOutcome]:
    """What became of the cases of a file. The themes of exercises are read with the exercises."""
    if path.name == THEMES:
        return []
    text = text_of(path)
    if is_exercise(text):
        return [CaseOutcome("", check_text(text, str(path)))]
    return check_file(path)
