"""Buying a card: Discard 1 and Discard 2."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.core.deck import ALL_KNOW, with_one
from meridian.core.frames import Choice
from meridian.games.global_domination.actions import Pay, Take
from meridian.games.global_domination.facts import BOUGHT, BOUGHT_TO_HAND, PAID, STEP_PAID
from meridian.games.global_domination.refusals import (
    NO_STEP_LEFT,
    NO_SUCH_CARD,
    NOT_IN_HAND,
    NOT_NOW,
    NOT_ON_SALE,
    STACK_EMPTY,
)
from meridian.games.global_domination.rules.ready_answers import PAY, TAKE
from meridian.games.global_domination.rules.state import State

PAY_FIRST: Final = 0
PAY_SECOND: Final = 1
TAKE_CARD: Final = 2


def can_buy(s: State, seat: int, card: int) -> bool:
    """Whether a card can be taken from its stack now: it has one, and any step can be paid."""
    return s.market[card] > 0 and (
        s.board.cards[card].price_steps == 0
        or s.players[seat].logistics - s.board.cards[card].price_steps >= s.board.log_min
    )


def buy_refusal(s: State, seat: int, card: int) -> Refusal | None:
    """Why a card cannot be taken from its stack."""
    if not 0 <= card < len(s.board.cards):
        return NO_SUCH_CARD
    if s.market[card] < 0:
        return NOT_ON_SALE
    if s.market[card] == 0:
        return STACK_EMPTY
    return None if can_buy(s, seat, card) else NO_STEP_LEFT


def any_to_buy(s: State, seat: int) -> bool:
    """Whether there is a stack this player can buy from now (GD-039, GD-040, GD-045)."""
    for card in range(len(s.market)):
        if can_buy(s, seat, card):
            return True
    return False


class Purchase(Choice[State]):
    """One card pays for a card onto the Discard Pile (Discard 1), two cards for a card into the
    hand (Discard 2). What pays stays in its owner's set (GD-039, GD-040, GD-042)."""

    __slots__ = ("card", "earlier", "step", "two")

    def __init__(self, seat: int, card: int, two: bool, earlier: int) -> None:
        super().__init__(seat)
        self.card = card
        self.two = two
        self.earlier = earlier
        self.step: int = PAY_FIRST

    def copy(self) -> Purchase:
        new = Purchase(self.seat, self.card, self.two, self.earlier)
        new.step = self.step
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        if self.step == PAY_FIRST:
            self.pay(s, self.card)
            self.step = PAY_SECOND if self.two else TAKE_CARD
        s.wait()

    def pay(self, s: State, card: int) -> None:
        """A card from hand goes to its owner's Discard Pile."""
        player = s.players[self.seat]
        player.hand = player.hand.minus(card)
        player.discard = with_one(player.discard, card)
        s.tell(PAID, "GD-042 GD-A23 GD-044", self.seat, card, more="GD-040" if self.two else "GD-039")

    def details(self, s: State) -> dict[str, int]:
        return {"number": 2 if self.two else 1}

    def question(self, s: State, seat: int) -> str:
        return "second-card" if self.step == PAY_SECOND else "take-card"

    # Listed by hand: a `refusal` for each would add 8 % to the time of random play.
    def options(self, s: State, seat: int) -> list[Action]:
        out: list[Action] = []
        if self.step == PAY_SECOND:
            last = -1
            for card in s.players[seat].hand.cards:
                if card != last:
                    out.append(PAY[card])
                    last = card
            return out
        for card in range(len(s.market)):
            if can_buy(s, seat, card):
                out.append(TAKE[card])
        return out

    def shows_hand(self, s: State) -> bool:
        return self.step == PAY_SECOND

    def candidates(self, s: State, seat: int) -> list[Action]:
        if self.step == PAY_SECOND:
            return self.options(s, seat)
        return [TAKE[card] for card in range(len(s.market)) if s.market[card] >= 0]

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is Pay and self.step == PAY_SECOND:
            return None if action.card in s.players[seat].hand.cards else NOT_IN_HAND
        if type(action) is Take and self.step == TAKE_CARD:
            return buy_refusal(s, seat, action.card)
        return NOT_NOW

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is Pay:
            self.pay(s, action.card)
            self.step = TAKE_CARD
        elif type(action) is Take:
            s.finish()
            self.take_card(s, action.card)

    def take_card(self, s: State, card: int) -> None:
        """Take the top card of the stack; all have seen which one."""
        player = s.players[self.seat]
        s.market[card] -= 1
        steps = s.board.cards[card].price_steps
        if steps:
            player.logistics -= steps
            player.steps_paid += steps
            s.tell(STEP_PAID, "GD-148 GD-151 GD-155", self.seat, player.logistics)
        again = "GD-046" if self.earlier else ""
        if self.two:
            player.hand = player.hand.plus(card, ALL_KNOW)
            s.tell(BOUGHT_TO_HAND, "GD-040 GD-041 GD-A22 GD-012 GD-021", self.seat, card, more=again)
        else:
            player.discard = with_one(player.discard, card)
            s.tell(BOUGHT, "GD-039 GD-012 GD-021", self.seat, card, more=again)
