"""Responses that never change: texts, editions, rule books, schemas. Only worker processes run this: reading texts
takes half a second."""

from __future__ import annotations

import gzip
import hashlib

import msgspec

from meridian import games
from meridian.core.game import edition_of
from meridian.core.rulebook import rulebook
from meridian.server.background.jobs import EditionDataJob, GamesJob, JobDone, Packed, RulesJob, SchemaJob, TextsJob
from meridian.server.http.game_texts import game_info, texts_of


def all_games(_: GamesJob) -> JobDone:
    """Every game with its numbers of players, options, presets and bots."""
    return packed([game_info(games.load(name)) for name in games.names()])


def texts(job: TextsJob) -> JobDone:
    """Messages and names."""
    return packed(texts_of(games.load(job.game), job.overlay, job.lang))


def edition_data(job: EditionDataJob) -> JobDone:
    """The data of an edition."""
    return packed(edition_of(games.load(job.game), job.overlay).data)


def rules(job: RulesJob) -> JobDone:
    """The rule book."""
    return packed(rulebook(games.load(job.game).package))


def schema(job: SchemaJob) -> JobDone:
    """The schema of the routes, which are the same in every application, or of the socket messages."""
    if job.sockets:
        from meridian.server.tables.protocol_schema import schema as sockets

        return packed(sockets())
    from meridian.server.http.application import routed
    from meridian.server.http.openapi import described
    from meridian.server.settings import Settings

    return packed(described(routed(Settings())))


def packed(value: object) -> JobDone:
    """A value as a response that can be sent as it is."""
    plain = msgspec.json.encode(value)
    mark = f'"{hashlib.sha256(plain).hexdigest()[:24]}"'
    return JobDone(msgspec.msgpack.encode(Packed(plain, gzip.compress(plain, 9, mtime=0), mark)))
