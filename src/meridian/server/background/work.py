"""The jobs, as a worker process runs them. The server's own process must not call anything here."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from meridian.core.errors import BadInput
from meridian.server.background import jobs
from meridian.server.background.jobs import Job, JobDone, JobFailed, JobRefused, Result
from meridian.server.errors import status_of

WORK: Final[dict[type, str]] = {
    jobs.ReportJob: "reports.report",
    jobs.ReportPageJob: "reports.page",
    jobs.JournalJob: "reports.journal",
    jobs.JournalFileJob: "journal_files.read",
    jobs.EditionJob: "editions.check",
    jobs.DraftJob: "owners.drafted",
    jobs.MergeJob: "owners.merged",
    jobs.EffectJob: "owners.effect_of",
    jobs.NewTableJob: "editions.check_new_table",
    jobs.TimelineJob: "replays.timeline",
    jobs.MomentJob: "replays.moment",
    jobs.MomentsJob: "replays.moments",
    jobs.QueriesJob: "replays.queries",
    jobs.PortraitJob: "replays.portrait",
    jobs.EntryOfFactJob: "replays.entry_of_fact",
    jobs.PicturesJob: "replays.pictures",
    jobs.GamesJob: "texts.all_games",
    jobs.LanguageJob: "texts.language_texts",
    jobs.TextsJob: "texts.texts",
    jobs.EditionDataJob: "texts.edition_data",
    jobs.RulesJob: "texts.rules",
    jobs.DrawingJob: "texts.drawing_of",
    jobs.AidsJob: "texts.player_aids",
    jobs.OwnerPagesJob: "owners.pages",
    jobs.ExamplesJob: "texts.examples",
    jobs.SchemaJob: "texts.schema",
    jobs.ExerciseJob: "exercises.exercise",
    jobs.ExercisePortraitJob: "exercises.portrait",
}
"""The function for each kind of job, in the module of this package that is imported for the first of its jobs: all of
them together take half a second to import, and most processes have one kind of work."""


def work_for(kind: type) -> Callable[[Any], JobDone]:
    """The function that does the jobs of a kind."""
    module, _, function = WORK[kind].partition(".")
    found: Callable[[Any], JobDone] = getattr(import_module(f"{__package__}.{module}"), function)
    return found


def result_of(job: Job) -> Result:
    """The result of a job, or why there is none. It never raises."""
    try:
        return work_for(type(job))(job)
    except BadInput as error:
        return JobRefused(str(error), error.key, error.about, status_of(error))
    except Exception:
        return JobFailed(traceback.format_exc())
