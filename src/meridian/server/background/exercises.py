"""Exercises as responses that never change. Only worker processes run this."""

from __future__ import annotations

from meridian.server.background.jobs import ExerciseJob, ExercisePortraitJob, JobDone
from meridian.server.background.texts import packed
from meridian.server.lobby import practice


def exercise(job: ExerciseJob) -> JobDone:
    """An exercise on the board."""
    return packed(practice.shown(practice.exercise(job.game, job.exercise)))


def portrait(job: ExercisePortraitJob) -> JobDone:
    """The position of an exercise in whole sentences."""
    return packed(practice.portrait(practice.exercise(job.game, job.exercise), job.lang))
