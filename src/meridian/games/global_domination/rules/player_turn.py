"""A player's turn: using cards one after the other, or passing."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.core.frames import Choice
from meridian.games.global_domination.actions import Attack, Build, DiscardOne, DiscardTwo, EndTurn, Pass, Text
from meridian.games.global_domination.facts import PASSED, TURN_ENDS
from meridian.games.global_domination.refusals import (
    MUST_USE_OR_PASS,
    NO_SECOND_CARD,
    NO_STACK_TO_BUY,
    NO_SUCH_CARD,
    NOT_A_USE,
    NOT_IN_HAND,
    SCORING_ONLY,
    USED_A_CARD,
)
from meridian.games.global_domination.rules import board as t
from meridian.games.global_domination.rules.board import CardType
from meridian.games.global_domination.rules.card_texts import text_refusal
from meridian.games.global_domination.rules.purchase import Purchase, any_to_buy
from meridian.games.global_domination.rules.ready_answers import (
    ATTACK,
    BUILD,
    DISCARD_ONE,
    DISCARD_TWO,
    END_TURN,
    PASS,
    TEXT,
)
from meridian.games.global_domination.rules.state import NOBODY, State
from meridian.games.global_domination.rules.terms import any_build, any_reduction
from meridian.games.global_domination.rules.use_card import (
    FOR_ATTACK,
    FOR_BUILD,
    FOR_TEXT,
    UseCard,
    attack_use_refusal,
    build_use_refusal,
)
from meridian.games.global_domination.rules.window import BETWEEN_TURNS, IN_TURN, open_window

NONE: Final = 0
NOW: Final = 1
AT_END_OF_TURN: Final = 2


def text_use_refusal(s: State, seat: int, card: CardType) -> Refusal | None:
    """Why a card cannot be used for its text in a player's own turn."""
    if card.timing == t.AT_SCORING:
        return SCORING_ONLY
    return text_refusal(s, seat, card)


class PlayerTurn(Choice[State]):
    """One or more cards are used one after the other; a turn without a card is a pass, which holds
    for all later turns of the Game Turn (GD-027, GD-048). Out of cards, the turn ends by itself.

    After each use others may react (GD-099), but a card taken by Discard 2 may be used first
    (GD-041): then the window waits for the next use or the end of the turn.
    """

    __slots__ = ("ending", "purchases", "uses", "window")

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.uses: int = 0
        self.purchases: int = 0
        self.window: int = NONE
        self.ending: bool = False

    def copy(self) -> PlayerTurn:
        new = PlayerTurn(self.seat)
        new.uses = self.uses
        new.purchases = self.purchases
        new.window = self.window
        new.ending = self.ending
        new.copy_marks(self)
        return new

    def scope(self) -> str:
        return "turn"

    def resume(self, s: State) -> None:
        if self.ending:
            s.finish()
        elif self.window == NOW:
            self.window = NONE
            open_window(s, s.left_of(self.seat), self.seat, IN_TURN)
        elif s.players[self.seat].hand.cards:
            s.wait()
        elif self.uses:
            self.end_turn(s)
        else:
            self.pass_turn(s)

    def question(self, s: State, seat: int) -> str:
        return "use-another" if self.uses else "use-card"

    # Listed by hand: a `refusal` for each would add 33 % to the time of random play.
    def options(self, s: State, seat: int) -> list[Action]:
        out: list[Action] = []
        hand = s.players[seat].hand.cards
        building = any_build(s, seat, t.ANYWHERE)
        attacking = any_reduction(s, seat, t.ANYWHERE)
        buying = any_to_buy(s, seat)
        restricts = s.board.text_restricts
        last = -1
        for card in hand:
            if card == last:
                continue
            last = card
            kind = s.board.cards[card]
            if build_use_refusal(s, seat, kind) is None if restricts else building and kind.build:
                out.append(BUILD[card])
            if attack_use_refusal(s, seat, kind) is None if restricts else attacking and kind.attack:
                out.append(ATTACK[card])
            if kind.effect and text_use_refusal(s, seat, kind) is None:
                out.append(TEXT[card])
            if buying:
                out.append(DISCARD_ONE[card])
                if len(hand) > 1:
                    out.append(DISCARD_TWO[card])
        out.append(END_TURN if self.uses else PASS)
        return out

    def candidates(self, s: State, seat: int) -> list[Action]:
        out: list[Action] = []
        for card in sorted(set(s.players[seat].hand.cards)):
            out += [BUILD[card], ATTACK[card], TEXT[card], DISCARD_ONE[card], DISCARD_TWO[card]]
        return [*out, END_TURN, PASS]

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is Pass:
            return USED_A_CARD if self.uses else None
        if type(action) is EndTurn:
            return None if self.uses else MUST_USE_OR_PASS
        if type(action) is Build:
            return self.card_refusal(s, seat, action.card) or build_use_refusal(s, seat, s.board.cards[action.card])
        if type(action) is Attack:
            return self.card_refusal(s, seat, action.card) or attack_use_refusal(s, seat, s.board.cards[action.card])
        if type(action) is Text:
            return self.card_refusal(s, seat, action.card) or text_use_refusal(s, seat, s.board.cards[action.card])
        if type(action) is DiscardOne:
            return self.card_refusal(s, seat, action.card) or self.purchase_refusal(s, seat, 1)
        if type(action) is DiscardTwo:
            return self.card_refusal(s, seat, action.card) or self.purchase_refusal(s, seat, 2)
        return NOT_A_USE

    def card_refusal(self, s: State, seat: int, card: int) -> Refusal | None:
        """Why a card cannot be used at all: it is not in hand."""
        if not 0 <= card < len(s.board.cards):
            return NO_SUCH_CARD
        return None if card in s.players[seat].hand.cards else NOT_IN_HAND

    def purchase_refusal(self, s: State, seat: int, price: int) -> Refusal | None:
        """Why nothing can be bought: no second card, or no stack to buy from."""
        if len(s.players[seat].hand.cards) < price:
            return NO_SECOND_CARD
        return None if any_to_buy(s, seat) else NO_STACK_TO_BUY

    def default(self, s: State, seat: int) -> Action:
        return END_TURN if self.uses else PASS

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is Build:
            self.use(s, action.card, FOR_BUILD)
        elif type(action) is Attack:
            self.use(s, action.card, FOR_ATTACK)
        elif type(action) is Text:
            self.use(s, action.card, FOR_TEXT)
        elif type(action) is DiscardOne:
            self.buy(s, action.card, False)
        elif type(action) is DiscardTwo:
            self.buy(s, action.card, True)
        elif type(action) is Pass:
            self.pass_turn(s)
        else:
            self.end_turn(s)

    def use(self, s: State, card: int, use: int) -> None:
        """Put a card to Build, Attack or Card Text."""
        self.uses += 1
        if s.board.windows == t.EVERY_USE:
            self.window = NOW
        s.call(UseCard(self.seat, card, use))

    def buy(self, s: State, card: int, two: bool) -> None:
        """Put one or two cards to a purchase, which counts as a use (GD-047)."""
        self.uses += 1
        self.purchases += 1
        if s.board.windows == t.EVERY_USE:
            self.window = AT_END_OF_TURN if two else NOW
        s.call(Purchase(self.seat, card, two, self.purchases - 1))

    def end_turn(self, s: State) -> None:
        """The turn is declared over."""
        self.ending = True
        more = "GD-047" if self.uses == self.purchases else ""
        if self.window == AT_END_OF_TURN:
            more = "GD-047 GD-041 GD-A68" if more else "GD-041 GD-A68"
        s.tell(TURN_ENDS, "GD-027", self.seat, more=more)
        if self.window == AT_END_OF_TURN or s.board.windows == t.BETWEEN_TURNS:
            open_window(s, s.left_of(self.seat), NOBODY, BETWEEN_TURNS)

    def pass_turn(self, s: State) -> None:
        """A pass is final for this Game Turn; the window after it belongs to nobody's turn."""
        self.ending = True
        told = s.recording or s.cited is not None
        clauses = "GD-049" if told and len(self.options(s, self.seat)) == 1 else ""
        s.players[self.seat].passed = True
        s.tell(PASSED, "GD-048", self.seat, more=clauses)
        if s.board.windows != t.SCORING_ONLY:
            open_window(s, s.left_of(self.seat), NOBODY, BETWEEN_TURNS)
