"""How far a learner has come in the lessons: kept in a file by the terminal, with the profile by a server."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

MOST_STEPS = 1000


class LessonProgress(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How far a lesson was learned: the step that comes next, counted from 1, and whether it was finished once."""

    version: Annotated[int, Meta(ge=1, le=1_000_000)]
    step: Annotated[int, Meta(ge=1, le=MOST_STEPS)]
    done: bool = False


def resumes_at(kept: LessonProgress | None, version: int) -> int:
    """The step at which a lesson is taken up again: the first one if it was finished, or has changed since."""
    return kept.step if kept is not None and not kept.done and kept.version == version else 1
