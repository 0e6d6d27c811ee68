"""Which card to use next in a turn, and how, or whether to wait."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action
from meridian.games.global_domination.actions import (
    ATTACK,
    BUILD,
    DISCARD_ONE,
    DISCARD_TWO,
    END_TURN,
    PASS,
    TEXT,
)
from meridian.games.global_domination.bots.hand import Hand
from meridian.games.global_domination.rules import tables as t
from meridian.games.global_domination.rules.use_card import FOR_ATTACK, FOR_BUILD, FOR_TEXT

NEVER: Final = -1000000000


class Turn:
    """A hand at its player's turn: for each card the best use now against waiting.

    A turn goes on as long as cards are left, so what counts is not what a card gains now but how much
    more that is than what it may gain later: in this Game Turn (`hold`) or the next (`keep`).
    """

    def __init__(self, hand: Hand, options: list[Action]) -> None:
        self.hand = hand
        self.options = options
        self.alone: bool = hand.board.out == 0
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
        cards: list[int] = []
        for card in self.hand.cards:
            if card not in cards:
                cards.append(card)
        for card in cards:
            self.weigh(card)
        self.weigh_purchases()
        if used:
            return self.best if self.most > self.hand.temper.tempo else END_TURN
        return self.best if self.most > -self.waste else PASS

    def weigh(self, card: int) -> None:
        """Weigh the uses of a card now against waiting."""
        hand = self.hand
        out = hand.board.out
        top = NEVER
        choice = PASS
        for use in (FOR_BUILD, FOR_ATTACK, FOR_TEXT):
            action = (BUILD if use == FOR_BUILD else ATTACK if use == FOR_ATTACK else TEXT)[card]
            if action in self.options:
                gain = hand.gain(card, use)
                if self.alone:
                    gain += self.sequel(card, use)
                elif out <= hand.temper.near:
                    prepared = self.sequel(card, use) - self.next_best(card)
                    if prepared > 0:
                        gain += prepared * hand.temper.sequel // (1000 * out)
                if gain > top:
                    top = gain
                    choice = action
        hold = hand.hold(card)
        if top > NEVER:
            hold += (top - hold) * (1000 - hand.temper.patience) // 1000
        keep = hand.keep(card)
        if hand.s.tables.cards[card].timing == t.ANY_TIME:
            hold = max(hold, top) + 1000
            keep = hold
        elif self.alone:
            hold = keep
        self.waste += (hold - keep) * hand.cards.count(card)
        if top > NEVER:
            self.offer(choice, top - hold)

    def sequel(self, card: int, use: int) -> int:
        """What the best other card would gain after this one, if nobody else acts in between."""
        hand = self.hand
        board = hand.board
        owner = board.owner
        full = board.full
        board.owner = owner[:]
        board.full = full[:]
        hand.carry_out(card, use)
        best = self.next_best(card)
        board.owner = owner
        board.full = full
        return best

    def next_best(self, card: int) -> int:
        """What the best of the other cards would gain now."""
        hand = self.hand
        best = 0
        last = -1
        first = True
        for other in hand.cards:
            if other == card and first:
                first = False
                continue
            if other != last:
                last = other
                best = max(best, hand.best_gain(other) - hand.keep(other))
        return best

    def weigh_purchases(self) -> None:
        """Weigh what can be bought for the weakest cards."""
        hand = self.hand
        weak = hand.weakest(-1)
        if DISCARD_ONE[weak] in self.options:
            gain = hand.bargain(False)[1]
            self.offer(DISCARD_ONE[weak], gain - (hand.keep(weak) if self.alone else hand.hold(weak)))
        if DISCARD_TWO[weak] in self.options:
            second = hand.weakest(weak)
            gain = hand.bargain(True)[1]
            price = hand.hold(weak) + hand.hold(second)
            if self.alone:
                price = hand.keep(weak) + hand.keep(second)
            self.offer(DISCARD_TWO[weak], gain - price)
