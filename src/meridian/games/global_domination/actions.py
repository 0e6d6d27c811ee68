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
BUILD: Final[list[Action]] = [Build(card) for card in range(MAX_CARDS)]
ATTACK: Final[list[Action]] = [Attack(card) for card in range(MAX_CARDS)]
TEXT: Final[list[Action]] = [Text(card) for card in range(MAX_CARDS)]
DISCARD_ONE: Final[list[Action]] = [DiscardOne(card) for card in range(MAX_CARDS)]
DISCARD_TWO: Final[list[Action]] = [DiscardTwo(card) for card in range(MAX_CARDS)]
PAY: Final[list[Action]] = [Pay(card) for card in range(MAX_CARDS)]
TAKE: Final[list[Action]] = [Take(card) for card in range(MAX_CARDS)]
BUILD_IN: Final[list[Action]] = [BuildIn(area) for area in range(MAX_AREAS)]
REDUCE: Final[list[Action]] = [Reduce(area) for area in range(MAX_AREAS)]
REMOVE: Final[list[Action]] = [Remove(area) for area in range(MAX_AREAS)]
REPLACE: Final[list[Action]] = [Replace(area) for area in range(MAX_AREAS)]
MAKE_FULL: Final[list[Action]] = [MakeFull(area) for area in range(MAX_AREAS)]
CHOOSE: Final[list[Action]] = [Choose(seat) for seat in range(MAX_SEATS)]
PLAY: Final[list[Action]] = [Play(card) for card in range(MAX_CARDS)]
ASK_ME: Final[list[Action]] = [AskMe(when) for when in range(3)]
FIRST_PLAYER: Final[list[Action]] = [FirstPlayer(seat) for seat in range(MAX_SEATS)]
MARKET: Final[list[Action]] = [Market(card) for card in range(MAX_CARDS)]
DRAW: Final[list[Action]] = [Draw(card) for card in range(MAX_CARDS)]
PASS: Final[Action] = Pass()
END_TURN: Final[Action] = EndTurn()
DONE: Final[Action] = Done()
DECLINE: Final[Action] = Decline()
