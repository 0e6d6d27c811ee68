"""Windows: the moments at which cards may be played out of turn."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.core.frames import Choice, Window
from meridian.core.position import Frame
from meridian.games.global_domination.actions import Decline, Play
from meridian.games.global_domination.facts import PLAYED_IN_WINDOW, WINDOW_OPENS
from meridian.games.global_domination.refusals import (
    NO_SUCH_CARD,
    NOT_IN_HAND,
    NOT_OUT_OF_TURN,
    ONCE_PER_SCORING,
    SCORING_ONLY,
)
from meridian.games.global_domination.rules import board as t
from meridian.games.global_domination.rules.card_texts import text_refusal
from meridian.games.global_domination.rules.ready_answers import DECLINE, PLAY
from meridian.games.global_domination.rules.state import (
    ASK_ALWAYS,
    ASK_AT_SCORING,
    ASK_BETWEEN_TURNS,
    State,
)
from meridian.games.global_domination.rules.use_card import FOR_TEXT, UseCard

IN_TURN: Final = ASK_ALWAYS
BETWEEN_TURNS: Final = ASK_BETWEEN_TURNS
SCORING: Final = ASK_AT_SCORING

GAME_TURN_BEGINS: Final = 0
CARD_USED: Final = 1
TURN_ENDED: Final = 2
PASSED: Final = 3
CARD_PLAYED: Final = 4
ALL_PASSED: Final = 5
"""What a window follows."""

OPENED: Final = "GD-099 GD-A40 GD-101"
OPENED_FOR_SCORING: Final = "GD-059 GD-099 GD-A29"


class ReactionWindow(Window[State]):
    """Airborne Forces may be played in any window, Fog of War in the one of the scoring step.

    Asking goes to the left from `start`; after a play it goes on to the left of the player who played, until
    one full lap declines (GD-059, GD-099 to GD-101). A player in whose turn the window opens is not
    asked (GD-102). Who has left it out by a standing order is asked like everybody, or all could see the
    order; `ordered` tells the answer (GD-A72).
    """

    __slots__ = ("_left_out", "absent", "moment", "opened", "start")

    def __init__(self, start: int, absent: int, moment: int) -> None:
        super().__init__([])
        self.start = start
        self.absent = absent
        self.moment = moment
        self.opened: bool = False
        # The seats that had left this window out when it opened.
        self._left_out: int = 0

    def copy(self) -> ReactionWindow:
        new = ReactionWindow(self.start, self.absent, self.moment)
        new.seats = self.seats[:]
        new.answers = self.answers[:]
        new.step = self.step
        new.opened = self.opened
        new._left_out = self._left_out
        new.copy_marks(self)
        return new

    def seen_by(self, seat: int) -> Frame[State]:
        new = self.copy()
        new.answers = self.seal(seat)
        new._left_out = self._left_out & (1 << seat) if seat >= 0 else 0
        return new

    def open(self, s: State) -> None:
        n = len(s.players)
        seats: list[int] = []
        answers: list[Action | None] = []
        self._left_out = 0
        for step in range(n):
            seat = (self.start + step) % n
            if seat != self.absent and self.could_answer(s, seat):
                left_out = s.players[seat].ask_me > self.moment
                if left_out:
                    self._left_out |= 1 << seat
                seats.append(seat)
                answers.append(DECLINE if left_out and s.board.declined_at_once else None)
        self.seats = seats
        self.answers = answers
        if seats and not self.opened:
            self.opened = True
            s.tell(WINDOW_OPENS, OPENED_FOR_SCORING if self.moment == SCORING else OPENED)

    def ordered(self, seat: int) -> Action | None:
        """What this player has said beforehand; an order given after the window has opened leaves it alone."""
        return DECLINE if (self._left_out >> seat) & 1 else None

    def could_answer(self, s: State, seat: int) -> bool:
        """Whether by public knowledge this player may hold a card that can be played now."""
        table = s.board
        player = s.players[seat]
        if not player.hand.cards:
            return False
        for card in table.scoring_cards if self.moment == SCORING else table.any_time_cards:
            if player.could_hold(card) and self.text_refusal(s, seat, card) is None:
                return True
        return False

    def text_refusal(self, s: State, seat: int, card: int) -> Refusal | None:
        """Why the text of a card cannot be used in this window by any player."""
        kind = s.board.cards[card]
        if kind.timing == t.AT_SCORING:
            if self.moment != SCORING:
                return SCORING_ONLY
            if kind.effect == t.FOG and (s.fog >> seat) & 1:
                return ONCE_PER_SCORING
        elif kind.timing != t.ANY_TIME:
            return NOT_OUT_OF_TURN
        return text_refusal(s, seat, kind)

    def stakes(self, s: State, seat: int) -> tuple[int, ...]:
        """A card played here changes the map or the scoring, so only these and the own hand matter."""
        full = [int(one) for one in s.full]
        return (self.moment, s.fog, *s.owner, *full, *sorted(s.players[seat].hand.cards))

    def question(self, s: State, seat: int) -> str:
        return "scoring-window" if self.moment == SCORING else "window"

    def details(self, s: State) -> dict[str, int]:
        """What the window follows, and whose doing that was: asking has begun on that player's left."""
        before = (self.start - 1) % len(s.players)
        turn = s.stack[-2]
        if not isinstance(turn, Choice):
            begun = ALL_PASSED if self.moment == SCORING else GAME_TURN_BEGINS
            return {"after": begun if self.start == s.first else CARD_PLAYED, "seat": before}
        if before != turn.seat:
            return {"after": CARD_PLAYED, "seat": before}
        if self.moment == IN_TURN:
            return {"after": CARD_USED, "seat": before}
        return {"after": PASSED if s.players[before].passed else TURN_ENDED, "seat": before}

    # Listed by hand: a window is no Choice, and only the few cards for this moment can be played.
    def options(self, s: State, seat: int) -> list[Action]:
        out: list[Action] = []
        cards = s.players[seat].hand.cards
        for card in s.board.scoring_cards if self.moment == SCORING else s.board.any_time_cards:
            if card in cards and self.text_refusal(s, seat, card) is None:
                out.append(PLAY[card])
        out.append(DECLINE)
        return out

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [*(PLAY[card] for card in sorted(set(s.players[seat].hand.cards))), DECLINE]

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is Decline:
            return None
        if type(action) is not Play:
            return NOT_OUT_OF_TURN
        if not 0 <= action.card < len(s.board.cards):
            return NO_SUCH_CARD
        if action.card not in s.players[seat].hand.cards:
            return NOT_IN_HAND
        return self.text_refusal(s, seat, action.card)

    def default(self, s: State, seat: int) -> Action:
        return DECLINE

    def is_wish(self, answer: Action) -> bool:
        return answer is not DECLINE and type(answer) is Play

    def grant(self, s: State, seat: int, wish: Action) -> None:
        if type(wish) is Play:
            passed = "GD-054 GD-A25 GD-055 GD-A26" if s.players[seat].passed else ""
            s.tell(PLAYED_IN_WINDOW, self.grounds(s, wish.card), seat, wish.card, more=passed)
            self.start = s.left_of(seat)
            s.call(UseCard(seat, wish.card, FOR_TEXT))

    def grounds(self, s: State, card: int) -> str:
        """The clauses that let a card be played in this window."""
        if self.moment != SCORING:
            return "GD-100 GD-A41 GD-102 GD-109"
        if s.board.cards[card].timing == t.ANY_TIME:
            return "GD-059 GD-100 GD-A28 GD-A41 GD-109"
        return "GD-059 GD-100 GD-A28 GD-A41 GD-130"


def open_window(s: State, start: int, absent: int, moment: int) -> None:
    """Open a window if anybody could hold a card for it; otherwise there is none."""
    if moment == SCORING:
        if s.board.scoring_cards:
            s.call(ReactionWindow(start, absent, moment))
    elif s.board.any_time_cards:
        s.call(ReactionWindow(start, absent, moment))
