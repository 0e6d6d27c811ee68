"""What owners of an original are asked, and what their answers make. Only worker processes run this."""

from __future__ import annotations

import msgspec

from meridian import games
from meridian.core.errors import BadInput
from meridian.owners import answers as owners
from meridian.owners.answers import AnswerFile
from meridian.owners.effect import effect
from meridian.owners.faults import line_of
from meridian.owners.pages import Names, owner_pages
from meridian.server.background.editions import edition_file
from meridian.server.background.jobs import DraftJob, EffectJob, JobDone, MergeJob, OwnerPagesJob
from meridian.server.background.texts import packed


def pages(job: OwnerPagesJob) -> JobDone:
    """All pages of a game."""
    return packed(owner_pages(games.load(job.game), job.lang))


def drafted(job: DraftJob) -> JobDone:
    """The faults of the answers, or what they change and their edition file."""
    return JobDone(msgspec.json.encode(owners.draft(games.load(job.game), job.answers, job.lang)))


def merged(job: MergeJob) -> JobDone:
    """Everything that both owners say, and where they disagree."""
    theirs = edition_file(job.name, job.text)
    return JobDone(msgspec.json.encode(owners.merged(games.load(job.game), job.answers, theirs, job.lang)))


def effect_of(job: EffectJob) -> JobDone:
    """A comparison of games on the shipped edition and on the owner's."""
    game = games.load(job.game)
    made = AnswerFile(game, job.answers)
    edition = made.edition()
    if edition is None:
        raise BadInput(line_of(made.faults[0], Names(game, made.base, job.lang), job.lang))
    return JobDone(msgspec.json.encode(effect(game, edition, job.lang)))
