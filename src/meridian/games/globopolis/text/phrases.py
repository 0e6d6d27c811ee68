"""Names, numbers and units in words, as the portrait and the advice of Globopolis share them."""

from __future__ import annotations

from collections.abc import Iterable

from meridian.core.speaker import Speaker
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.state import NOBODY, State


def side_name(s: State, side: int, speaker: Speaker) -> str:
    """A side by the names of its players."""
    return " + ".join(speaker.seat(seat) for seat in s.members(side))


def owner_name(s: State, title: int, speaker: Speaker) -> str:
    """Who owns a Title."""
    owner = s.owner[title]
    return speaker.text("portrait-unowned") if owner == NOBODY else side_name(s, owner, speaker)


def counts(names: Iterable[str], numbers: Iterable[int], speaker: Speaker, every: bool = False) -> str:
    """Things with their numbers; those of which there are none only if every one is wanted."""
    told = [
        speaker.text("portrait-count", name=name, number=number)
        for name, number in zip(names, numbers, strict=True)
        if number or every
    ]
    return ", ".join(told) or speaker.text("portrait-nothing")


def units_here(s: State, title: int, speaker: Speaker) -> str:
    """What lies on a Territory, all five kinds."""
    return counts(speaker.titles["resource"], s.units[title * t.KINDS : (title + 1) * t.KINDS], speaker, True)


def agents_here(s: State, title: int, speaker: Speaker) -> str:
    """Whose Agents stand on a Title; empty if there are none."""
    sides = [side for side in range(len(s.sides)) if s.agents_on(title, side)]
    if not sides:
        return ""
    names = [side_name(s, side, speaker) for side in sides]
    told = counts(names, [s.agents_on(title, side) for side in sides], speaker)
    return speaker.text("portrait-agents-here", agents=told)


def level_of(s: State, title: int, speaker: Speaker) -> str:
    """How far a Territory is developed."""
    return speaker.text("portrait-level", level=s.level[title], suspended=s.level[title] - s.active[title])


def card_line(s: State, card: int, speaker: Speaker) -> str:
    """A card with its sort and its text."""
    return speaker.text(
        "portrait-card",
        id=s.board.names["card"][card],
        card=speaker.titles["card"][card],
        sort=speaker.titles["sort"][s.board.cards[card].sort],
        text=speaker.titles["card_text"][card],
    )
