"""Replays of finished tables. Only worker processes run this; each keeps the tables it looked at last."""

from __future__ import annotations

import hashlib

import msgspec

from meridian import games
from meridian.core.game import edition_of, speaker_for
from meridian.server.background.jobs import (
    EntryOfFactJob,
    JobDone,
    MomentJob,
    MomentsJob,
    PicturesJob,
    PortraitJob,
    QueriesJob,
    TimelineJob,
)
from meridian.server.cache import BoundedCache
from meridian.server.errors import Unusable
from meridian.server.journals import journaling
from meridian.server.journals.replayed_position import steps_of
from meridian.server.journals.stored_table import read_stored
from meridian.server.stores.state import given
from meridian.server.tables.audience import encode_view
from meridian.server.tables.replay import Picture, Replay
from meridian.server.tables.rolls import hears, numbering
from meridian.server.tables.subscriber import EncodedView

REPLAY_CACHE_SIZE = 8  # finished tables per worker

_replays: BoundedCache[bytes, tuple[Replay, list[str]]] = BoundedCache(REPLAY_CACHE_SIZE)


def timeline(job: TimelineJob) -> JobDone:
    """The timeline of a whole game."""
    return _json(_replay(job.stored, None)[0].timeline)


def moment(job: MomentJob) -> JobDone:
    """One step."""
    replay, _ = _replay(job.stored, job.viewer)
    return _json(replay.moments(job.number, 1, job.viewer, job.log)[0])


def moments(job: MomentsJob) -> JobDone:
    """Consecutive steps."""
    replay, _ = _replay(job.stored, job.viewer)
    return _json(replay.moments(job.first, job.count, job.viewer, job.log))


def queries(job: QueriesJob) -> JobDone:
    """The game's queries about a step, by name."""
    replay, _ = _replay(job.stored, job.viewer)
    return _json(replay.query(job.number, job.viewer, job.names))


def portrait(job: PortraitJob) -> JobDone:
    """A step in whole sentences."""
    replay, names = _replay(job.stored, job.viewer)
    speaker = speaker_for(replay.game, edition_of(replay.game, replay.header.overlay), job.lang, names)
    return _json(replay.portrait(job.number, job.viewer, speaker))


def entry_of_fact(job: EntryOfFactJob) -> JobDone:
    """The number of the entry with which a seat (None: a spectator) learnt a fact; facts count from 1."""
    stored = read_stored(job.stored)
    game, header = games.load(stored.row.game), journaling.read_header(stored.row.header)
    told = 0
    for number, _, facts, _ in steps_of(game, header, journaling.actions_of(game).entries(stored.entries())):
        told += sum(hears(job.seat, fact.audience) for fact in facts)
        if told >= job.fact:
            return _json(number)
    raise Unusable.because("no-such-fact", facts=told)


def pictures(job: PicturesJob) -> JobDone:
    """The positions in which a seat learnt facts, in the order of the facts; facts that it does not know are left
    out."""
    stored = read_stored(job.stored)
    row = stored.row
    game, header = games.load(row.game), journaling.read_header(row.header)
    entries = journaling.actions_of(game).entries(stored.entries())
    wanted, found, told = sorted(set(job.facts)), list[Picture](), 0
    before: EncodedView = {}
    for _, _, facts, p in steps_of(game, header, entries, journaling.imagined_of(row)):
        told += sum(hears(job.seat, fact.audience) for fact in facts)
        if wanted and wanted[0] <= told:
            view = encode_view(game.rules.show(game.rules.view(p, job.seat)))
            changed = {part: raw for part, raw in view.items() if raw != before.get(part)}
            while wanted and wanted[0] <= told:
                found.append(Picture(fact=wanted.pop(0), view=changed))
                changed = {}
            before = view
    return _json(found)


def _replay(data: bytes, viewer: int | None) -> tuple[Replay, list[str]]:
    """A finished table, replayed once, and the names of its players."""
    key = hashlib.sha256(data).digest()
    found = _replays.get(key)
    if found is None:
        stored = read_stored(data)
        row, entries = stored.row, stored.entries()
        game = games.load(row.game)
        counted = numbering(entries, row.branch, given(row.state.rolls_ahead, {}), journaling.decided(row))
        actions = journaling.actions_of(game).entries(entries)
        seconds = entries[-1].at - entries[0].at if entries else 0.0
        found = Replay(game, journaling.read_header(row.header), actions, counted, seconds), stored.names
    _replays.put(key, found)
    if viewer is not None and viewer >= found[0].header.seats:
        raise Unusable.because("no-such-seat", seat=viewer)
    return found


def _json(value: object) -> JobDone:
    return JobDone(msgspec.json.encode(value))
