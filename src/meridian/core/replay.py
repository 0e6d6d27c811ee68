"""Replay: a journal played again, entry by entry."""

from __future__ import annotations

from collections.abc import Iterator

from meridian.core.codec import words_for
from meridian.core.errors import BadInput, Refused
from meridian.core.facts import Fact, collect
from meridian.core.game import Game, begin, edition_of
from meridian.core.journal import Entry, Journal
from meridian.core.position import Position
from meridian.core.writing import Writing

Step = tuple[int, Entry | None, list[Fact], Position]
"""Number of the entry (0: before the first), the entry, what it led to, the position after it."""


def replay(game: Game, journal: Journal, to: int | None = None, writing: Writing | None = None) -> Iterator[Step]:
    """Play a journal again. The position of each step is the same object, growing, and so is `writing`."""
    check_header(game, journal)
    writing = Writing(game) if writing is None else writing
    p = begin(game, journal.header, recording=True)
    yield 0, None, collect(p), p
    for number, (actor, action) in enumerate(journal.entries[:to], start=1):
        try:
            p.play_checked(actor, action)
        except Refused as refused:
            said = words_for(game, journal.header).say(action)
            raise BadInput(f"entry {number} ({said}) is not legal: {refused}") from None
        yield number, (actor, action), writing.told(action, collect(p), p), p


def final(game: Game, journal: Journal, to: int | None = None) -> Position:
    """The position at the end of a journal, or after a number of entries."""
    *_, (_, _, _, p) = replay(game, journal, to)
    return p


def check_header(game: Game, journal: Journal) -> None:
    """Refuse a journal of another game, other rules or other data."""
    header = journal.header
    if header.game != game.name:
        raise BadInput(f"a journal of {header.game!r}, not of {game.name!r}")
    if header.rules_version not in (game.rules_version, *game.older_rules):
        here = f"{game.name} here has rules version {game.rules_version}"
        raise BadInput(f"written under rules version {header.rules_version}; {here}, which would play it differently")
    edition = edition_of(game, header.overlay)
    if header.edition_hash != edition.hash:
        raise BadInput(f"played with another edition ({header.edition_hash[:12]}, here {edition.hash[:12]})")
