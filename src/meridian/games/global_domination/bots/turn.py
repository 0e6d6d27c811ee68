"""Which card to use next in a turn, and how, or whether to wait."""

from __future__ import annotations

from meridian.core.action import Action
from meridian.games.global_domination.bots.hand import Hand
from meridian.games.global_domination.bots.map_estimate import NEVER
from meridian.games.global_domination.rules import board as t
from meridian.games.global_domination.rules.ready_answers import (
    ATTACK,
    BUILD,
    DISCARD_ONE,
    DISCARD_TWO,
    END_TURN,
    PASS,
    TEXT,
)
from meridian.games.global_domination.rules.use_card import FOR_ATTACK, FOR_BUILD, FOR_TEXT


class TurnPlan:
    """A hand at its player's turn: for each card the best use now against waiting.

    A turn goes on as long as cards are left, so what counts is not what a card gains now but how much
    more that is than what it may gain later: in this Game Turn (`hold`) or the next (`keep`).
    """

    def __init__(self, hand: Hand, options: list[Action]) -> None:
        self.hand = hand
        self.options = options
        self.alone: bool = hand.estimate.out == 0
        self.best: Action = PASS
        self.most: int = NEVER
        self.waste: int = 0
        """What is lost by passing now."""

    def offer(self, action: Action, net: int) -> None:
        """Remember an action if it is better than what is known."""
        if net > self.most:
            self.most = net
            self.best = action

    def choose(self, used: bool) -> Action:
        """The next action: a use, or the end of the turn."""
        last = -1
        for card in self.hand.cards:
            if card != last:
                self.weigh(card)
            last = card
        self.weigh_purchases()
        if used:
            return self.best if self.most > self.hand.parameters.tempo else END_TURN
        return self.best if self.most > -self.waste else PASS

    def weigh(self, card: int) -> None:
        """Weigh the uses of a card now against waiting."""
        hand = self.hand
        top = NEVER
        choice = PASS
        for use in (FOR_BUILD, FOR_ATTACK, FOR_TEXT):
            action = (BUILD if use == FOR_BUILD else ATTACK if use == FOR_ATTACK else TEXT)[card]
            if action in self.options:
                gain = hand.gain(card, use)
                if self.alone:
                    gain += hand.sequel(card, use)
                if gain > top:
                    top = gain
                    choice = action
        keep = hand.keep(card)
        hold = keep if self.alone else hand.hold(card)
        if hand.s.board.cards[card].timing == t.ANY_TIME:
            # Nobody can answer it in the scoring step, and a pass does not bar it from there.
            hold = max(hand.hold(card), top) + 1000
            keep = hold
        self.waste += (hold - keep) * hand.cards.count(card)
        if top > NEVER:
            self.offer(choice, top - hold)

    def weigh_purchases(self) -> None:
        """Weigh what can be bought for the weakest cards."""
        hand = self.hand
        weak = hand.weakest(-1)
        price = hand.keep(weak) if self.alone else hand.hold(weak)
        if DISCARD_ONE[weak] in self.options:
            self.offer(DISCARD_ONE[weak], hand.bargain(False)[1] - price)
        if DISCARD_TWO[weak] in self.options:
            second = hand.weakest(weak)
            price += hand.keep(second) if self.alone else hand.hold(second)
            self.offer(DISCARD_TWO[weak], hand.bargain(True)[1] - price)
