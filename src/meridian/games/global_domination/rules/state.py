"""The state of a game of Global Domination."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.core.deck import ALL_KNOW, Deck, Slots
from meridian.core.position import NOT_ASKED, Position
from meridian.games.global_domination.actions import AskMe
from meridian.games.global_domination.facts import ASKED_ONLY
from meridian.games.global_domination.rules.board import Board
from meridian.games.global_domination.rules.ready_answers import ASK_ME

NOBODY: Final = -1

ASK_ALWAYS: Final = 0
ASK_BETWEEN_TURNS: Final = 1
ASK_AT_SCORING: Final = 2


class Player:
    """What belongs to one player: cards, markers, and whether they have passed."""

    __slots__ = ("ask_me", "deck", "discard", "hand", "logistics", "passed", "steps_paid", "vp")

    def __init__(self, hand: Slots, deck: Deck, discard: list[int], vp: int, logistics: int) -> None:
        self.hand = hand
        self.deck = deck
        self.discard = discard
        self.vp = vp
        self.logistics = logistics
        self.steps_paid: int = 0
        self.passed: bool = False
        self.ask_me: int = ASK_ALWAYS

    def copy(self) -> Player:
        """An independent copy; the piles are values and may be shared."""
        new = Player(self.hand, self.deck, self.discard, self.vp, self.logistics)
        new.steps_paid = self.steps_paid
        new.passed = self.passed
        new.ask_me = self.ask_me
        return new

    def could_hold(self, wanted: int) -> bool:
        """Whether by public knowledge this card may be in the hand.

        What is in deck and hidden hand together is public; which of it is in hand is not.
        """
        hand = self.hand
        hidden = False
        found = self.deck.pool[wanted] > 0
        for at in range(len(hand.cards)):
            if hand.known[at] == ALL_KNOW:
                if hand.cards[at] == wanted:
                    return True
            else:
                hidden = True
                if hand.cards[at] == wanted:
                    found = True
        return hidden and found


class State(Position):
    """Map, market, markers and players; `owner` and `full` are indexed by Area."""

    __slots__ = ("board", "first", "fog", "full", "market", "owner", "players", "turn")

    def __init__(self, board: Board, players: list[Player], owner: list[int], full: list[bool]) -> None:
        super().__init__()
        self.board = board
        self.players = players
        self.owner = owner
        self.full = full
        self.market: list[int] = []
        self.turn: int = 0
        self.first: int = 0
        self.fog: int = 0

    def copy(self) -> State:
        """An independent copy, mute, sharing only the board."""
        new = State(self.board, [player.copy() for player in self.players], self.owner[:], self.full[:])
        new.market = self.market[:]
        new.turn = self.turn
        new.first = self.first
        new.fog = self.fog
        new.copy_common(self)
        return new

    def left_of(self, seat: int) -> int:
        """The seat on the left."""
        return (seat + 1) % len(self.players)

    def interject_options(self, seat: int) -> list[Action]:
        return [order for order in ASK_ME if order != ASK_ME[self.players[seat].ask_me]]

    def interject_refusal(self, seat: int, action: Action) -> Refusal | None:
        seated = 0 <= seat < len(self.players)
        if seated and type(action) is AskMe and 0 <= action.when <= ASK_AT_SCORING:
            return None
        return NOT_ASKED

    def interject(self, seat: int, action: Action) -> bool:
        """Set a standing order for windows; nobody else hears of it (GD-101)."""
        if type(action) is not AskMe:
            return False
        self.players[seat].ask_me = action.when
        self.tell(ASKED_ONLY, "GD-101 GD-A42 GD-A72", seat, action.when, to=1 << seat)
        return True
