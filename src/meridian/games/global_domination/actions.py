"""What can be said at a table of Global Domination."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action

MAX_AREAS: Final = 64
MAX_CARDS: Final = 64
MAX_SEATS: Final = 6


class Build(Action, frozen=True, tag="build"):
    """Use a card from hand for its Build value."""

    card: int


class Attack(Action, frozen=True, tag="attack"):
    """Use a card from hand for its Attack value."""

    card: int


class Text(Action, frozen=True, tag="text"):
    """Use a card from hand for its text."""

    card: int


class DiscardOne(Action, frozen=True, tag="discard-1"):
    """Discard this card to take a card from a stack onto the Discard Pile."""

    card: int


class DiscardTwo(Action, frozen=True, tag="discard-2"):
    """Discard this card and a second one to take a card from a stack into the hand."""

    card: int


class Pay(Action, frozen=True, tag="pay"):
    """The second card of a Discard 2."""

    card: int


class Take(Action, frozen=True, tag="take"):
    """The stack from which a bought card is taken."""

    card: int


class Pass(Action, frozen=True, tag="pass"):
    """Use no card this turn, and none in the later turns of this Game Turn."""


class EndTurn(Action, frozen=True, tag="end-turn"):
    """Use no further card this turn."""


class BuildIn(Action, frozen=True, tag="build-in"):
    """Spend a point on a Build in this Area."""

    area: int


class Reduce(Action, frozen=True, tag="reduce"):
    """Make a Reduction on the Force in this Area."""

    area: int


class Remove(Action, frozen=True, tag="remove"):
    """Remove the Force in this Area."""

    area: int


class Replace(Action, frozen=True, tag="replace"):
    """Replace the Force in this Area by a Full one of your own."""

    area: int


class MakeFull(Action, frozen=True, tag="make-full"):
    """Make your Force in this Area Full."""

    area: int


class Choose(Action, frozen=True, tag="choose"):
    """Choose the player whom a text hits."""

    seat: int


class Done(Action, frozen=True, tag="done"):
    """Leave the rest of what a card grants unused."""


class Play(Action, frozen=True, tag="play"):
    """Play a card for its text in a window."""

    card: int


class Decline(Action, frozen=True, tag="decline"):
    """Do nothing in a window, or take no part in a chain."""


class AskMe(Action, frozen=True, tag="ask-me"):
    """A standing order: in which windows this seat wants to be asked."""

    when: int


class FirstPlayer(Action, frozen=True, tag="first-player"):
    """Chance: who is First Player."""

    seat: int


class Market(Action, frozen=True, tag="market"):
    """Chance: a card type that forms a stack."""

    card: int


class Draw(Action, frozen=True, tag="draw"):
    """Chance: the card that is drawn."""

    card: int


ACTIONS: Final = (
    Build, Attack, Text, DiscardOne, DiscardTwo, Pay, Take, Pass, EndTurn, BuildIn, Reduce, Remove, Replace,
    MakeFull, Choose, Done, Play, Decline, AskMe, FirstPlayer, Market, Draw,
)  # fmt: skip
"""Every kind of action, in canonical order."""

# The rules hand out these prebuilt actions: building a Struct costs more than listing an option.
