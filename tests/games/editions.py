"""Helpers for tests of editions: overlays, their errors, and games played with valid ones."""

from __future__ import annotations

from random import Random
from typing import Any

from meridian.core.codec import from_bytes, from_lines, to_bytes, to_lines
from meridian.core.datum import BadEdition
from meridian.core.game import Game, begin, digest, edition_of
from meridian.core.journal import Entry, Header, Journal
from meridian.core.playout import playout
from meridian.core.replay import final

MOST_DECISIONS = 20_000


def overlay(path: str, value: Any) -> dict[str, Any]:
    """An overlay from a dotted key."""
    for part in reversed(path.split(".")):
        value = {part: value}
    assert isinstance(value, dict)
    return value


def faults(game: Game, changed: dict[str, Any]) -> list[str]:
    """The errors of an edition, each with the check that found it."""
    try:
        edition_of(game, changed)
    except BadEdition as error:
        return [f"{fault.check}: {fault}" for fault in error.faults]
    return []


def plays_and_replays(game: Game, header: Header, random: Random) -> None:
    """A random game ends, and its journal, as bytes and as lines, replays to the same position."""
    p = begin(game, header)
    log: list[Entry] = []
    playout(p, random, MOST_DECISIONS, log)
    assert p.over
    journal = Journal(header, log)
    for again in (from_bytes(game, to_bytes(journal)), from_lines(game, to_lines(game, journal))):
        assert digest(game, final(game, again)) == digest(game, p)
