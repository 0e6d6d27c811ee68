"""What can be said with a card of Globopolis."""

from __future__ import annotations

from meridian.core.action import Action, Rows


class Play(Action, frozen=True, tag="play"):
    """Play a card that needs no choice."""

    card: int


class PlayOn(Action, frozen=True, tag="play-on"):
    """Play a card on a Title."""

    card: int
    title: int


class PlayAgainst(Action, frozen=True, tag="play-against"):
    """Play a card that names a player."""

    card: int
    other: int


class PlayKinds(Action, frozen=True, tag="play-kinds"):
    """Play a card for one unit each of two kinds."""

    card: int
    resource: int
    second: int


class PlayQuadrant(Action, frozen=True, tag="play-quadrant"):
    """Play a card that names a quadrant."""

    card: int
    quadrant: int


class PlaySpoil(Action, frozen=True, tag="play-spoil"):
    """Play a card against the units of a Territory: this many of its first kind, the rest of the second."""

    card: int
    title: int
    number: int


class PlayAgents(Action, frozen=True, tag="play-agents"):
    """Play a card that brings this many own Agents to a Territory."""

    card: int
    title: int
    number: int


class PlayRecall(Action, frozen=True, tag="play-recall"):
    """Send a player's Agents on an own Territory back."""

    card: int
    title: int
    other: int


class PlayDossier(Action, frozen=True, tag="play-dossier"):
    """Look at one sort of a player's cards."""

    card: int
    other: int
    sort: int


class PlayFly(Action, frozen=True, tag="play-fly"):
    """Play a card that moves the Governor to this field."""

    card: int
    field: int


class PlayShift(Action, frozen=True, tag="play-shift"):
    """Change the total of a movement roll."""

    card: int
    shift: int


class PlayReserves(Action, frozen=True, tag="play-reserves"):
    """Bring NS-Units from these places to the own involved Territory."""

    card: int
    reserves: Rows


class PassCard(Action, frozen=True, tag="pass"):
    """Play no card now."""
