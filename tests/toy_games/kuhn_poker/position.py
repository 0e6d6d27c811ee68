"""Positions of Kuhn Poker: what each field is, who may know it, how it is said in words."""

from __future__ import annotations

from typing import Final

from meridian.core.card_kinds import CardSlots, DealtSlots
from meridian.core.deck import Deck
from meridian.core.fields import OPEN, Custom, Field, follows, known_cards
from meridian.core.kinds import SEAT, NameKind, Scope
from meridian.core.schema import OVER, UNDER_WAY, PerSeat, Schema
from meridian.core.words import Words, words_with

from .actions import ACTIONS
from .rules.state import SEATS, Player, State


def unseen(deck: Deck, s: State, scope: Scope) -> Deck:
    """Every card that is nowhere in sight may be in the deck (KP-004)."""
    shown = [card for player in scope.seen.players for card in player.hand.cards]
    return Deck([int(card not in shown) for card in range(s.board.cards)], deck.left)


def unseen_names(s: State, scope: Scope) -> list[str]:
    return [scope.words.names["card"][card] for card, left in enumerate(s.deck.pool) if left]


PLAYER: Final = Schema(
    Player,
    Field("hand", DealtSlots("card", "deck", "KP-002 KP-004", most=1), known_cards, about="a card", otherwise="dealt"),
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
