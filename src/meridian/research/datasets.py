"""Journals as datasets: what was said, what everybody saw and could have said, and how it ended, row by row."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal

import msgspec

from meridian.core.action import Action
from meridian.core.codec import journal_digest, words_for
from meridian.core.game import Game
from meridian.core.journal import Journal
from meridian.core.position import CHANCE, Position
from meridian.core.replay import final, replay
from meridian.core.words import Words

Row = tuple[str, tuple[Any, ...]]
"""The table a row belongs to, and the row."""
Views = Literal["all", "asked", "none"]

COLUMNS: Final[dict[str, dict[str, type | list[type]]]] = {
    "journals": {
        "journal": str, "game": str, "rules_version": int, "edition": str, "edition_hash": str, "seats": int,
        "options": str, "chance": str, "entries": int, "rounds": int, "finished": bool, "digest": str,
    },
    "entries": {
        "journal": str, "entry": int, "actor": str, "action": str, "round": int, "asked": [str], "unasked": bool,
        "options": [str], "chosen": int,
    },
    "views": {"journal": str, "entry": int, "seat": str, "view": str},
    "results": {"journal": str, "seat": str, "score": int, "place": int, "winner": bool},
}  # fmt: skip
"""The tables with their columns; a list holds its type."""


class Export:
    """Turns journals into rows. `seats` are those whose views are wanted (-1: a spectator), all if there are none."""

    def __init__(self, views: Views = "all", seats: list[int] | None = None) -> None:
        self.views = views
        self.seats = seats

    def rows(self, name: str, game: Game, journal: Journal) -> Iterator[Row]:
        """Everything about one journal; one that does not replay is refused before the first row."""
        last = final(game, journal)
        yield "journals", self._journal(name, game, journal, last)
        words = words_for(game, journal.header)
        steps = replay(game, journal)
        _, _, _, p = next(steps)
        for number, (actor, action) in enumerate(journal.entries, start=1):
            yield "entries", (name, number, *_entry(game, words, p, actor, action))
            if actor >= 0:
                yield from self._views(name, game, journal, p, number, actor)
            next(steps)
        yield from self._views(name, game, journal, p, len(journal.entries) + 1, None)
        yield from _results(name, game, words, journal.header.seats, last)

    def _journal(self, name: str, game: Game, journal: Journal, last: Position) -> tuple[Any, ...]:
        header = journal.header
        options = msgspec.json.encode(header.options).decode()
        told = (name, game.name, header.rules_version, header.edition, header.edition_hash, header.seats, options)
        return (
            *told,
            header.chance,
            len(journal.entries),
            game.rules.round_of(last),
            last.over,
            journal_digest(journal),
        )

    def _views(
        self, name: str, game: Game, journal: Journal, p: Position, number: int, actor: int | None
    ) -> Iterator[Row]:
        """Views as they were just before an entry; after the last one, those of the end."""
        if self.views == "none":
            return
        wanted = list(range(journal.header.seats)) if self.seats is None else self.seats
        for seat in wanted:
            if self.views == "all" or actor is None or seat == actor:
                shown = game.rules.show(game.rules.view(p, seat if seat >= 0 else None))
                named = f"p{seat + 1}" if seat >= 0 else "spectator"
                yield "views", (name, number, named, msgspec.json.encode(shown).decode())


def _entry(game: Game, words: Words, p: Position, actor: int, action: Action) -> tuple[Any, ...]:
    """One entry with what else could have been said."""
    asked = p.who()
    unasked = actor >= 0 and not p.answers(actor, action)
    listed: list[Action] = []
    if actor == CHANCE:
        listed = list(p.chances().outcomes)
    elif actor >= 0:
        listed = p.interjections(actor) if unasked else p.options(actor)
    chosen = listed.index(action) if action in listed else None
    said = [words.say(each) for each in listed]
    names = [words.actor(each) for each in asked]
    return words.actor(actor), words.say(action), game.rules.round_of(p), names, unasked, said, chosen


def _results(name: str, game: Game, words: Words, seats: int, last: Position) -> Iterator[Row]:
    """How it ended for each seat; winners share the first place. Of an unfinished game there is nothing to tell."""
    result = game.rules.result(last) if last.over else None
    for seat in range(seats):
        row: tuple[Any, ...] = (None, None, None)
        if result is not None:
            won = seat in result.winners
            row = (result.scores[seat], 1 if won else result.ranking.index(seat) + 1, won)
        yield "results", (name, words.actor(seat), *row)
