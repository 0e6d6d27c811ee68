"""How far a learner has come in the lessons: kept in a file by the terminal, with the profile by a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

MOST_STEPS = 1000


class LessonProgress(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How far a lesson was learned: the step that comes next, counted from 1, and whether it was finished once."""

    version: Annotated[int, Meta(ge=1, le=1_000_000)]
    step: Annotated[int, Meta(ge=1, le=MOST_STEPS)]
    done: bool = False


def resumes_at(kept: LessonProgress | None, since: Sequence[int]) -> int:
    """The step at which a lesson is taken up again: the first one if it was finished, and no later one than the first
    that has changed; `since` has the version that changed each step last. What was kept of a later version is of no use
    to an earlier one."""
    if kept is None or kept.done or kept.version > max(since):
        return 1
    changed = next((number for number, each in enumerate(since, 1) if each > kept.version), len(since))
    return min(kept.step, changed)
