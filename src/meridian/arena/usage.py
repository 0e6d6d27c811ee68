"""What a game's cards, places and the like were used for, seat by seat: counted from a journal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from meridian.core.action import Action, Rows, number_fields
from meridian.core.game import Game, begin, edition_of
from meridian.core.journal import Journal
from meridian.core.speaker import SEAT_FIELDS
from meridian.core.words import tag_of

SEAT: Final = "seat"
SAID, TOLD = "said", "told"
WHOLE: Final = {SAID: "action", TOLD: "fact"}
"""The field under which actions and facts are counted as things themselves."""
Named = Mapping[str, list[str]]


class Use(NamedTuple):
    """How often in a match a seat's actions, or facts about it, named an item."""

    seat: int
    source: str
    kind: str
    field: str
    thing: str
    times: int


def uses(game: Game, journal: Journal) -> list[Use]:
    """All uses in a journal. Facts know what actions do not: which card chance dealt to whom.

    What is said and told is itself counted as a thing. Facts of the last entry are left out: they tell the result.
    """
    names = named(game, journal)
    counts: Counter[tuple[int, str, str, str, int]] = Counter()
    happened: Counter[tuple[int, str, str]] = Counter()
    p = begin(game, journal.header, recording=True)
    for actor, action in journal.entries:
        for fact, _, args, _ in p.facts:
            if SEAT in fact.fields:
                told = dict(zip(fact.fields, args, strict=False))
                seat = told[SEAT]
                happened[seat, TOLD, fact.key] += 1
                counts.update((seat, TOLD, fact.key, field, at) for field, at in told.items() if field in names)
        p.facts = []
        if actor >= 0:
            kind = tag_of(type(action))
            happened[actor, SAID, kind] += 1
            counts.update((actor, SAID, kind, field, at) for field, at in _things(game, names, action))
        p.play_checked(actor, action)
    return [
        Use(seat, source, kind, field, names[field][at], times)
        for (seat, source, kind, field, at), times in sorted(counts.items())
        if seat >= 0 and 0 <= at < len(names[field])
    ] + [
        Use(seat, source, source, WHOLE[source], kind, times)
        for (seat, source, kind), times in sorted(happened.items())
        if seat >= 0
    ]


def named(game: Game, journal: Journal) -> Named:
    """The fields that name things of the edition; seats are no things."""
    names = game.edition.names(edition_of(game, journal.header.overlay))
    return {field: ids for field, ids in names.items() if field not in SEAT_FIELDS}


def _things(game: Game, names: Named, action: Action) -> Iterator[tuple[str, int]]:
    """The things an action names, in its fields and in its rows."""
    for field in number_fields(type(action)):
        value: int | Rows = getattr(action, field)
        if isinstance(value, int):
            if field in names:
                yield field, value
            continue
        columns = game.rows[field]
        for row in value:
            yield from ((column, at) for column, at in zip(columns, row, strict=True) if column in names)
