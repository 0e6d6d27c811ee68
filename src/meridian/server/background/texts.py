"""Responses that never change: texts, editions, rule books, schemas. Only worker processes run this: reading texts
takes half a second."""

from __future__ import annotations

import gzip
import hashlib

import msgspec

from meridian import games
from meridian.core.aids import Aids, aids, shown
from meridian.core.drawing import drawing
from meridian.core.game import edition_in, edition_of
from meridian.core.option import pinned, settle
from meridian.core.rulebook import rulebook
from meridian.lessons import report
from meridian.server.background.jobs import (
    AidsJob,
    DrawingJob,
    EditionDataJob,
    ExamplesJob,
    GamesJob,
    JobDone,
    LanguageJob,
    Packed,
    RulesJob,
    SchemaJob,
    TextsJob,
)
from meridian.server.http.game_texts import Example, client_texts, game_info, texts_of


def all_games(_: GamesJob) -> JobDone:
    """Every game with its numbers of players, options, presets and bots."""
    return packed([game_info(games.load(name)) for name in games.names()])


def language_texts(job: LanguageJob) -> JobDone:
    """The browser client's messages in a language."""
    return packed(client_texts(job.lang))


def texts(job: TextsJob) -> JobDone:
    """Messages and names."""
    return packed(texts_of(games.load(job.game), job.overlay, job.lang))


def edition_data(job: EditionDataJob) -> JobDone:
    """The data of an edition."""
    return packed(edition_of(games.load(job.game), job.overlay).data)


def rules(job: RulesJob) -> JobDone:
    """The rule book."""
    return packed(rulebook(games.load(job.game).package))


def drawing_of(job: DrawingJob) -> JobDone:
    """How a game is drawn."""
    return packed(drawing(games.load(job.game).package))


def player_aids(job: AidsJob) -> JobDone:
    """Reference card, glossary, FAQ, tips and background; a game that has none shows none."""
    game = games.load(job.game)
    edition = edition_of(game, job.overlay)
    known = game.edition.options(edition)
    options = pinned(known, job.options) if job.options else settle(known, {})
    written = aids(game.package) or Aids([], [], [], [], [])
    return packed(shown(written, rulebook(game.package), edition_in(game, edition, job.lang), options, job.lang))


def examples(job: ExamplesJob) -> JobDone:
    """The first step of a lesson that shows each clause."""
    found: dict[str, Example] = {}
    for taught in report.of_game(job.game).taught:
        if taught.step and taught.clause not in found:
            found[taught.clause] = Example(lesson=taught.lesson, step=taught.step)
    return packed(found)


def schema(job: SchemaJob) -> JobDone:
    """The schema of the routes, which are the same in every application, or of the socket."""
    if job.what != "openapi":
        from meridian.server.tables import protocol_schema

        return packed(protocol_schema.asyncapi() if job.what == "asyncapi" else protocol_schema.schema())
    from meridian.server.http.application import routed
    from meridian.server.http.openapi import described
    from meridian.server.settings import Settings

    return packed(described(routed(Settings())))


def packed(value: object) -> JobDone:
    """A value as a response that can be sent as it is."""
    plain = msgspec.json.encode(value)
    mark = f'"{hashlib.sha256(plain).hexdigest()[:24]}"'
    return JobDone(msgspec.msgpack.encode(Packed(plain, gzip.compress(plain, 9, mtime=0), mark)))
