"""A hand of Kuhn Poker: one frame for each procedure of the rule book."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action
from meridian.core.chance import Chances
from meridian.core.deck import EMPTY
from meridian.core.position import CHANCE, Frame

from .. import facts
from ..actions import BET, PASS, Bet, Draw
from .state import BETS, FOLDED, NO_ANSWER, NOBODY, PASSED, SEATS, State

TO_ANSWER: Final = {(NO_ANSWER, NO_ANSWER): 0, (PASSED, NO_ANSWER): 1, (BETS, NO_ANSWER): 1, (PASSED, BETS): 0}
"""The seat that answers after these last answers of both; after any others the betting is over (KP-005 to KP-007)."""


class Ante(Frame[State]):
    """Both players pay the ante (KP-003)."""

    __slots__ = ()

    def resume(self, s: State) -> None:
        for seat in range(SEATS):
            s.tell(facts.ANTED, "KP-003", seat, s.board.ante)
        s.finish()


class Deal(Frame[State]):
    """Each player is dealt one hidden card (KP-004)."""

    __slots__ = ()

    def resume(self, s: State) -> None:
        if without_card(s) == NOBODY:
            s.finish()
        else:
            s.wait()

    def who(self, s: State) -> list[int]:
        return [CHANCE]

    def chances(self, s: State) -> Chances:
        outcomes: list[Action] = [Draw(card) for card, left in enumerate(s.deck.pool) if left]
        return Chances(outcomes, [1] * len(outcomes), "KP-004", 1 << without_card(s), even=True)

    def take(self, s: State, seat: int, action: Action) -> None:
        assert isinstance(action, Draw)
        owner = without_card(s)
        s.deck = s.deck.drawn(action.card)
        s.players[owner].hand = EMPTY.plus(action.card, 1 << owner)
        s.tell(facts.DEALT, "KP-004", owner)
        s.tell(facts.GOT_CARD, "KP-004", owner, action.card, to=1 << owner)


def without_card(s: State) -> int:
    """The first player who has no card yet."""
    return next((seat for seat, player in enumerate(s.players) if not player.hand.cards), NOBODY)


class Betting(Frame[State]):
    """In turn the players pass or bet, until the hand is decided (KP-005)."""

    __slots__ = ()

    def resume(self, s: State) -> None:
        if to_answer(s) == NOBODY:
            settle(s)
        else:
            s.wait()

    def who(self, s: State) -> list[int]:
        return [to_answer(s)]

    def question(self, s: State, seat: int) -> str:
        return "against-bet" if s.players[1 - seat].answer == BETS else "pass-or-bet"

    def options(self, s: State, seat: int) -> list[Action]:
        return [PASS, BET]

    def take(self, s: State, seat: int, action: Action) -> None:
        player = s.players[seat]
        if isinstance(action, Bet):
            player.answer = BETS
            s.tell(facts.BETS, "KP-005", seat, s.board.bet)
        elif s.players[1 - seat].answer == BETS:
            player.answer = FOLDED
            s.tell(facts.FOLDED, "KP-006 KP-A01", seat)
        else:
            player.answer = PASSED
            s.tell(facts.PASSED, "KP-005", seat)


def to_answer(s: State) -> int:
    """The seat that must answer now."""
    return TO_ANSWER.get((s.players[0].answer, s.players[1].answer), NOBODY)


def settle(s: State) -> None:
    """The player who is left, or has the higher card, wins the pot (KP-006 to KP-008)."""
    left = [seat for seat, player in enumerate(s.players) if player.answer != FOLDED]
    if len(left) > 1:
        for seat in left:
            player = s.players[seat]
            player.hand = player.hand.shown()
            s.tell(facts.SHOWED, "KP-007", seat, player.hand.cards[0])
    s.winner = max(left, key=lambda seat: s.players[seat].hand.cards[0])
    s.over = True
    s.tell(facts.WON, "KP-008", s.winner, s.paid(0) + s.paid(1), more="KP-002" if len(left) > 1 else "")
