"""How far somebody has come in the lessons: kept in a file by the terminal, with the profile by a server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

MOST_STEPS = 1000


class LessonProgress(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How far a lesson was learned: the step that comes next, counted from 1, and whether it was finished once."""

    version: Annotated[int, Meta(ge=1, le=1_000_000)]
    step: Annotated[int, Meta(ge=1, le=MOST_STEPS)]
    done: bool = False


def merged(one: LessonProgress | None, other: LessonProgress) -> LessonProgress:
    """Both together: what was finished stays finished, the newer version counts, and the later step of it."""
    if one is None:
        return other
    newer = max(one, other, key=lambda each: (each.version, each.step))
    return msgspec.structs.replace(newer, done=one.done or other.done)


def merged_all(one: Mapping[str, LessonProgress], other: Mapping[str, LessonProgress]) -> dict[str, LessonProgress]:
    """The progress of two places together, lesson by lesson."""
    return {**one, **{lesson: merged(one.get(lesson), progress) for lesson, progress in other.items()}}


def resumes_at(kept: LessonProgress | None, version: int) -> int:
    """The step at which a lesson is taken up again: the first one if it was finished, or has changed since."""
    return kept.step if kept is not None and not kept.done and kept.version == version else 1
