"""Acts: what one player does, with everything that follows from it. A game says in `game.toml` which facts begin an act
and how much each weighs; clients show acts by their weight, and the server bounds the time that they may take."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from meridian.core.facts import Fact
from meridian.core.position import EVERYBODY
from meridian.core.speaker import SEAT_FIELDS

MILLIS: Final = (0, 350, 900, 1600, 2800, 4500)
"""How long an act is shown at normal speed, by its weight."""
HEAVIEST: Final = len(MILLIS) - 1
NOTABLE: Final = 2
"""From this weight on an act weighs one more for a seat to which another player does it."""
SCENE: Final = 4
"""From this weight on an act is a scene; a player's own acts are shown only if they are, and weigh one more then."""


class Opener(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How an act that begins with a fact is shown.

    Weight 0: only numbers change; 1: a piece glides; 2: a caption; 3: a card is turned up; 4: a scene over the board;
    5: a scene that everything waits for. Acts of the same `run` by the same player follow each other quickly. A
    `heading` begins a turn or a round. In an `interaction` players attack each other or deal with each other. What
    follows of the run that an act `gathers` belongs to it: all that a storm strikes is one scene.
    """

    weight: Annotated[int, Meta(ge=0, le=HEAVIEST)]
    run: str | None = None
    heading: bool = False
    interaction: bool = False
    gathers: str | None = None


def shown_millis(openers: dict[str, Opener], facts: Iterable[Fact], seat: int) -> int:
    """The most time for which the acts of these facts are shown to a seat at normal speed. Only public facts count, so
    that the time tells no secret."""
    total = 0
    for fact in facts:
        opener = openers.get(fact.key)
        if opener is None or fact.audience != EVERYBODY:
            continue
        weight = opener.weight
        if fact.args.get("seat") == seat:
            weight = min(HEAVIEST, weight + 1) if weight >= SCENE else 0
        elif weight >= NOTABLE and seat in _named(fact):
            weight = min(HEAVIEST, weight + 1)
        total += MILLIS[weight]
    return total


def begins_turn(openers: dict[str, Opener], facts: Iterable[Fact]) -> bool:
    """Whether a turn or a round begins with one of these facts."""
    return any(opener.heading for fact in facts if (opener := openers.get(fact.key)) is not None)


def _named(fact: Fact) -> list[int]:
    return [fact.args[field] for field in SEAT_FIELDS if field in fact.args]
