"""Positions of Kuhn Poker: what each field is, who may know it, how it is said in words."""

from __future__ import annotations

from typing import Any, Final

from meridian.core.arranging import read_in, read_list
from meridian.core.deck import Deck
from meridian.core.errors import BadPosition
from meridian.core.kinds import SEAT, CardSlots, NameKind, Scope
from meridian.core.schema import (
    OPEN,
    OVER,
    UNDER_WAY,
    Custom,
    Field,
    PerSeat,
    Schema,
    follows,
    known_cards,
)  # fmt: skip
from meridian.core.words import Words, words_with

from .actions import ACTIONS
from .rules.hand import Betting, Deal
from .rules.state import SEATS, Board, Player, State


class OneCard(CardSlots):
    """A hand of one card, out of the deck."""

    def read(self, told: Any, scope: Scope) -> Any:
        hand = scope.whole.players[scope.owner].hand
        for word in read_list(told, scope.where):
            card = read_in(scope.words, "card", word, scope.where)
            if hand.cards:
                raise BadPosition(scope.where, "a hand is one card (KP-004)")
            if not scope.whole.deck.pool[card]:
                raise BadPosition(scope.where, "that card is already somewhere else (KP-002)")
            scope.whole.deck = scope.whole.deck.drawn(card)
            hand = hand.plus(card, 1 << scope.owner)
        return hand


def unseen(deck: Deck, s: State, scope: Scope) -> Deck:
    """Every card that is nowhere in sight may be in the deck (KP-004)."""
    shown = [card for player in scope.seen.players for card in player.hand.cards]
    return Deck([int(card not in shown) for card in range(s.board.cards)], deck.left)


def unseen_names(s: State, scope: Scope) -> list[str]:
    return [scope.words.names["card"][card] for card, left in enumerate(s.deck.pool) if left]


PLAYER: Final = Schema(
    Player,
    Field("hand", OneCard("card"), known_cards, about="one card", otherwise="dealt"),
    Field("answer", NameKind("answer"), OPEN, about="`none`, `pass`, `bet` or `fold`", otherwise="`none`"),
    Custom("paid", lambda player, scope: scope.whole.paid(scope.owner), OPEN),
)

POSITION: Final = Schema(
    State,
    PerSeat("players", PLAYER),
    Custom("deck", lambda s, scope: s.deck.left, unseen, fields=("deck",), observed={"deck": CardSlots("card")}),
    Custom("unseen", unseen_names, follows, shape="texts"),
    Field("winner", SEAT, OPEN, readable=False),
    OVER,
    UNDER_WAY,
)


def words_of(s: State) -> Words:
    """The words of a position's edition."""
    return words_with(ACTIONS, s.board.names, SEATS)


def arrange(board: Board, start: dict[str, Any]) -> State:
    """A position out of words. A player of whom no card is told is dealt one."""
    s = State(board)
    POSITION.read(s, start, Scope(s, words_of(s)))
    s.call(Betting())
    s.call(Deal())
    return s
