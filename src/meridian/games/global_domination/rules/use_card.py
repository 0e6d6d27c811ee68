"""The use of one card: Build, Attack or Card Text, from leaving the hand to lying on a pile."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Refusal
from meridian.core.deck import with_one
from meridian.core.position import Frame
from meridian.games.global_domination.facts import BACK_ON_STACK, DISCARDED, USED_ATTACK, USED_BUILD, USED_TEXT
from meridian.games.global_domination.refusals import (
    NO_BUILD_TO_RIDE_ON,
    NO_REDUCTION_TO_RIDE_ON,
    NOTHING_TO_BUILD,
    NOTHING_TO_REDUCE,
)
from meridian.games.global_domination.rules import board as t
from meridian.games.global_domination.rules.board import CardType
from meridian.games.global_domination.rules.card_texts import TEXTS, perform_text
from meridian.games.global_domination.rules.points import SpendPoints
from meridian.games.global_domination.rules.state import State
from meridian.games.global_domination.rules.terms import any_build, any_reduction
from meridian.games.global_domination.rules.texts.vp import VpText

FOR_BUILD: Final = 0
FOR_ATTACK: Final = 1
FOR_TEXT: Final = 2

BEGIN: Final = 0
FINISH: Final = 1


def bound_to(s: State, card: CardType) -> int:
    """Where the Build and Attack points of a card may go: anywhere, unless the table lets the
    condition of its text bind them (GD-037, GD-A48)."""
    return card.where if s.board.text_restricts and card.effect == t.BUILD_AND_REDUCE else t.ANYWHERE


def build_use_refusal(s: State, seat: int, card: CardType) -> Refusal | None:
    """Why a card cannot be used for Build: no Build would be possible (GD-033)."""
    if card.build and any_build(s, seat, bound_to(s, card)):
        return None
    return NO_BUILD_TO_RIDE_ON if rides(s, card) else NOTHING_TO_BUILD


def attack_use_refusal(s: State, seat: int, card: CardType) -> Refusal | None:
    """Why a card cannot be used for Attack: no Reduction would be possible (GD-033)."""
    if card.attack and any_reduction(s, seat, bound_to(s, card)):
        return None
    return NO_REDUCTION_TO_RIDE_ON if rides(s, card) else NOTHING_TO_REDUCE


def rides(s: State, card: CardType) -> bool:
    """Whether the VP of this card's text come with every use of it (GD-A17)."""
    return s.board.vp_rider and isinstance(TEXTS[card.effect], VpText)


class UseCard(Frame[State]):
    """A card is put to one use (GD-028), which is resolved completely (GD-029); then it goes to its
    user's Discard Pile, unless its text sends it elsewhere (GD-022)."""

    __slots__ = ("card", "seat", "step", "use")

    def __init__(self, seat: int, card: int, use: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.use = use
        self.step: int = BEGIN

    def copy(self) -> UseCard:
        new = UseCard(self.seat, self.card, self.use)
        new.step = self.step
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        if self.step == BEGIN:
            self.step = FINISH
            player = s.players[self.seat]
            player.hand = player.hand.minus(self.card)
            self.begin(s)
        else:
            s.finish()
            self.put_away(s)

    def begin(self, s: State) -> None:
        """Start the chosen use."""
        card = s.board.cards[self.card]
        if self.use == FOR_TEXT:
            s.tell(USED_TEXT, "GD-028 GD-038 GD-A16", self.seat, self.card)
            perform_text(s, self.seat, card)
            return
        where = bound_to(s, card)
        if self.use == FOR_BUILD:
            s.tell(USED_BUILD, "GD-028 GD-030 GD-037 GD-A21", self.seat, self.card, card.build, more=self.origin(s))
            self.ride(s, card)
            s.call(SpendPoints(self.seat, card.build, 0, 0, where, "GD-030"))
        else:
            s.tell(
                USED_ATTACK,
                "GD-028 GD-034 GD-035 GD-037 GD-A21",
                self.seat,
                self.card,
                card.attack,
                more=self.origin(s),
            )
            self.ride(s, card)
            s.call(SpendPoints(self.seat, 0, card.attack, 0, where, "GD-034 GD-035"))

    def origin(self, s: State) -> str:
        """The clause about the values of this card, where there is one."""
        if self.card == s.board.domination:
            return "GD-103"
        return TEXTS[s.board.cards[self.card].effect].value_clauses()

    def ride(self, s: State, card: CardType) -> None:
        """With the option `vp_rider` the VP of a text come with any use, before its points (GD-A17)."""
        text = TEXTS[card.effect]
        if s.board.vp_rider and isinstance(text, VpText):
            text.gain(s, self.seat, card, "GD-A17")

    def put_away(self, s: State) -> None:
        """The use is finished: the card goes to its pile."""
        card = s.board.cards[self.card]
        if self.use == FOR_TEXT and card.to_stack:
            s.market[self.card] = max(s.market[self.card], 0) + 1
            s.tell(BACK_ON_STACK, "GD-133 GD-022", self.seat, self.card)
            return
        player = s.players[self.seat]
        player.discard = with_one(player.discard, self.card)
        more = TEXTS[card.effect].discard_clauses(self.use == FOR_TEXT)
        s.tell(DISCARDED, "GD-022 GD-A14", self.seat, self.card, more=more)
