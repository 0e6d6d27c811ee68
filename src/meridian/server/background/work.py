"""The jobs themselves, as a worker process does them. Nothing here may be called in the server's own process."""

from __future__ import annotations

import traceback

import msgspec

from meridian.core.errors import BadInput
from meridian.fair.signing import Signatory
from meridian.server.background import editions, reports
from meridian.server.background.jobs import (
    Done,
    EditionJob,
    Failed,
    Job,
    JournalJob,
    ReportJob,
    ReportPageJob,
    Result,
    StoredTable,
    Wrong,
)
from meridian.server.problems import status_of

_STORED = msgspec.msgpack.Decoder(StoredTable)


def result_of(job: Job) -> Result:
    """The result of a job, or why there is none; nothing is raised."""
    try:
        return _done(job)
    except BadInput as error:
        return Wrong(str(error), error.key, error.about, status_of(error))
    except Exception:
        return Failed(traceback.format_exc())


def _done(job: Job) -> Done:
    if isinstance(job, ReportJob):
        return Done(reports.report_bytes(_STORED.decode(job.stored), job.lang, Signatory(job.signing_seed)))
    if isinstance(job, ReportPageJob):
        page, policy = reports.report_page(
            _STORED.decode(job.stored), job.lang, Signatory(job.signing_seed), job.public_url
        )
        return Done(page, {"content-security-policy": policy})
    if isinstance(job, JournalJob):
        return Done(reports.journal_bytes(_STORED.decode(job.stored)))
    assert isinstance(job, EditionJob)
    return Done(msgspec.json.encode(editions.faults(job.game, job.name, job.text)))
