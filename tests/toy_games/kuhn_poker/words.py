"""Positions of Kuhn Poker in words: how they are shown, and how one is arranged."""

from __future__ import annotations

from typing import Any, Final

from meridian.core.arranging import read_in, read_list, read_players, read_table, refuse_unknown, show_frame
from meridian.core.errors import BadPosition
from meridian.core.position import UNKNOWN
from meridian.core.words import Words

from .rules.hand import Betting, Deal
from .rules.state import ANSWERS, NOBODY, Board, State

START_KEYS: Final = ("players",)
PLAYER_KEYS: Final = ("hand", "answer")


def show(s: State, words: Words) -> dict[str, Any]:
    """A position or view as plain data."""
    cards = words.names["card"]
    return {
        "players": {
            f"p{seat + 1}": {
                "hand": ["?" if card == UNKNOWN else cards[card] for card in player.hand.cards],
                "answer": ANSWERS[player.answer],
                "paid": s.paid(seat),
            }
            for seat, player in enumerate(s.players)
        },
        "deck": s.deck.left,
        "unseen": [cards[card] for card, left in enumerate(s.deck.pool) if left],
        "winner": "none" if s.winner == NOBODY else f"p{s.winner + 1}",
        "over": s.over,
        "under_way": [show_frame(frame, words) for frame in s.stack],
    }


def arrange(board: Board, words: Words, start: dict[str, Any]) -> State:
    """A position out of words. A player of whom no card is told is dealt one."""
    refuse_unknown(start, START_KEYS)
    s = State(board)
    for seat, name, told in read_players(start, words):
        where = f"players.{name}"
        refuse_unknown(read_table(told, where), PLAYER_KEYS, where)
        for word in read_list(told.get("hand", []), f"{where}.hand"):
            give(s, seat, read_in(words, "card", word, f"{where}.hand"), f"{where}.hand")
        s.players[seat].answer = read_in(words, "answer", told.get("answer", "none"), f"{where}.answer")
    s.call(Betting())
    s.call(Deal())
    return s


def give(s: State, seat: int, card: int, where: str) -> None:
    """A card out of the deck into a hand."""
    player = s.players[seat]
    if player.hand.cards:
        raise BadPosition(where, "a hand is one card (KP-004)")
    if not s.deck.pool[card]:
        raise BadPosition(where, "that card is already somewhere else (KP-002)")
    s.deck = s.deck.drawn(card)
    player.hand = player.hand.plus(card, 1 << seat)
