"""The course of the game: preparation, turns to the left, the end."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.core.chance import Chances
from meridian.core.frames import Choice, Course
from meridian.core.position import BY_CHANCE, NOT_ASKED
from meridian.games.globetrotters.actions import BuyPair, Claim, Decline, Die, Insist, Refund
from meridian.games.globetrotters.facts import BOUGHT_PAIR, DEALT, ROLLED_FOR_START, ROUND_LIMIT, SET_UP, STARTS
from meridian.games.globetrotters.refusals import NOT_ENOUGH_MONEY, NOT_NOW, NOT_SO_MANY, NOTHING_OWED
from meridian.games.globetrotters.rules.arrival import GOES_ON
from meridian.games.globetrotters.rules.debts import Collect, can_insist, tell_insisted
from meridian.games.globetrotters.rules.dice import die_chances
from meridian.games.globetrotters.rules.dues import claim
from meridian.games.globetrotters.rules.jackpot import seed_jackpot
from meridian.games.globetrotters.rules.obligations import ticket_refusal
from meridian.games.globetrotters.rules.ready_answers import BUY_PAIR, DECLINE
from meridian.games.globetrotters.rules.state import State
from meridian.games.globetrotters.rules.tickets import TakeTickets, pack_size, refund, refunds
from meridian.games.globetrotters.rules.turn import BUSY, FREE, LAST, PENDING, SKIPPED, PlayerTurn

PREPARE: Final = 0
DEAL: Final = 1
ROLL: Final = 2
TURN: Final = 3
AFTER: Final = 4
NEXT: Final = 5


class Globetrotters(Course[State]):
    """Preparation, a roll for the first turn, then turns to the left until a player wins (GT-010 to
    GT-024, GT-040)."""

    __slots__ = ("dealt", "pips", "seat", "step", "totals")

    def __init__(self, step: int) -> None:
        super().__init__()
        self.step = step
        self.seat: int = 0
        self.dealt: int = 0
        self.pips: list[int] = []
        self.totals: list[int] = []

    def copy(self) -> Globetrotters:
        new = Globetrotters(self.step)
        new.seat = self.seat
        new.dealt = self.dealt
        new.pips = self.pips[:]
        new.totals = self.totals[:]
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        if self.step == PREPARE:
            self.step = DEAL
            s.tell(SET_UP, "GT-002 GT-010 GT-011 GT-012 GT-014 GT-015 GT-016 GT-017 GT-A01 GT-A04", len(s.players))
            seed_jackpot(s)
        elif self.step == DEAL:
            self.deal(s)
        elif self.step == ROLL:
            s.wait()
        elif self.step == TURN:
            self.step = AFTER
            s.call(PlayerTurn(self.seat))
        elif self.step == AFTER:
            self.step = NEXT
            if s.returned != SKIPPED:
                s.call(AfterTurn(self.seat))
        else:
            self.next_turn(s)

    def deal(self, s: State) -> None:
        """Each player gets $500 and a ticket that only he sees."""
        if self.dealt == len(s.players):
            self.step = ROLL
            self.totals = [0] * len(s.players)
            self.seat = 0
            return
        seat = self.dealt
        self.dealt += 1
        s.players[seat].cash = s.board.start_cash
        s.tell(DEALT, "GT-020 GT-021 GT-008", seat, s.board.start_cash, 1)
        s.call(TakeTickets(seat, 1, "GT-021"))

    def who(self, s: State) -> list[int]:
        return BY_CHANCE

    def chances(self, s: State) -> Chances:
        return die_chances("GT-022")

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is not Die:
            return
        self.pips.append(action.pips)
        if len(self.pips) == 2:
            total = self.pips[0] + self.pips[1]
            self.pips = []
            self.totals[self.seat] = total
            s.tell(ROLLED_FOR_START, "GT-022 GT-013", self.seat, total)
            self.next_roller(s)

    def next_roller(self, s: State) -> None:
        """The next player rolls; with all done the highest starts, and those who tie roll again."""
        for seat in range(self.seat + 1, len(s.players)):
            if self.totals[seat] >= 0:
                self.seat = seat
                return
        best = max(self.totals)
        tied = [seat for seat in range(len(s.players)) if self.totals[seat] == best]
        self.seat = tied[0]
        if len(tied) > 1:
            self.totals = [0 if seat in tied else -1 for seat in range(len(s.players))]
            return
        s.first = tied[0]
        s.rounds = 1
        self.step = TURN
        s.tell(STARTS, "GT-022 GT-A05", tied[0])

    def next_turn(self, s: State) -> None:
        """Play passes to the left; a table may limit the number of rounds (GT-A92)."""
        self.step = TURN
        self.seat = s.left_of(self.seat)
        if self.seat == s.first:
            if s.board.round_limit and s.rounds >= s.board.round_limit:
                s.over = True
                s.tell(ROUND_LIMIT, "GT-A92", s.rounds)
                return
            s.rounds += 1

    def interject_options(self, s: State, seat: int) -> list[Action]:
        claims: list[Action] = [Claim(due) for due in range(len(s.players[seat].dues))]
        others = [other for other in range(len(s.players)) if may_insist(s, seat, other)]
        return claims + [Insist(other) for other in others]

    def interject_refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        if not 0 <= seat < len(s.players):
            return NOT_ASKED
        if type(action) is Claim and 0 <= action.due < len(s.players[seat].dues):
            return None
        if type(action) is Insist:
            return None if may_insist(s, seat, action.seat) else NOTHING_OWED
        return NOT_ASKED

    def interject(self, s: State, seat: int, action: Action) -> bool:
        """What is due may be asked for at any moment of the own turn (GT-037, GT-A11); what others owe may be
        insisted on whenever nothing is being settled (GT-038)."""
        depth = len(s.stack)
        if type(action) is Claim:
            claim(s, seat, action.due)
        elif type(action) is Insist:
            insist(s, seat, action.seat)
        else:
            return False
        if not s.over and (len(s.stack) != depth or type(action) is Insist or seat in s.stack[-1].who(s)):
            s.waiting = False
            s.run()
        return True


def may_insist(s: State, seat: int, other: int) -> bool:
    """Whether there is something to insist on, and nothing is being settled just now."""
    frame = s.stack[-1]
    if not can_insist(s, seat, other):
        return False
    if isinstance(frame, PlayerTurn):
        return frame.step == FREE or (frame.step == PENDING and frame.seat != other)
    return isinstance(frame, AfterTurn) and not s.players[other].wrong_turn


def insist(s: State, seat: int, other: int) -> None:
    """A turn taken by mistake is over at once; a debtor pays, or is deported (GT-038, GT-115, GT-A10)."""
    tell_insisted(s, seat, other)
    frame = s.stack[-1]
    player = s.players[other]
    if isinstance(frame, PlayerTurn) and frame.seat == other:
        frame.step = LAST if player.wrong_turn else BUSY
        s.returned = GOES_ON
    if player.wrong_turn:
        player.wrong_turn = False
        player.dues = []
    if player.debts:
        s.call(Collect(other))


class AfterTurn(Choice[State]):
    """Right after a turn two tickets may be bought at the discount fare, once, and tickets refunded
    (GT-141, GT-A46)."""

    __slots__ = ("bought",)

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.bought: bool = False

    def copy(self) -> AfterTurn:
        new = AfterTurn(self.seat)
        new.bought = self.bought
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        player = s.players[self.seat]
        worth = player.cash + s.board.refund * len(player.tickets.cards)
        if self.bought or worth < s.board.pair_fare or pack_size(s) < s.board.pair:
            s.finish()
        else:
            s.wait()

    def question(self, s: State, seat: int) -> str:
        return "after-turn"

    def details(self, s: State) -> dict[str, int]:
        """Told apart from a challenge that is asked for at the same moment: a standing order may leave that out."""
        return {"discount": 1}

    # Listed by hand: a `refusal` for each would add 7 % to the time of random play.
    def options(self, s: State, seat: int) -> list[Action]:
        player = s.players[seat]
        out: list[Action] = []
        if player.cash >= s.board.pair_fare:
            out.append(BUY_PAIR)
        out += refunds(s, seat)
        out.append(DECLINE)
        return out

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is Decline:
            return None
        if type(action) is Refund:
            return ticket_refusal(s, seat, action.ticket)
        if type(action) is not BuyPair:
            return NOT_NOW
        if pack_size(s) < s.board.pair:
            return NOT_SO_MANY
        return None if s.players[seat].cash >= s.board.pair_fare else NOT_ENOUGH_MONEY

    def default(self, s: State, seat: int) -> Action:
        return DECLINE

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is BuyPair:
            self.bought = True
            s.players[seat].cash -= s.board.pair_fare
            s.tell(BOUGHT_PAIR, "GT-141 GT-142 GT-A44 GT-A46", seat, s.board.pair, s.board.pair_fare)
            s.call(TakeTickets(seat, s.board.pair, "GT-141"))
        elif type(action) is Refund:
            refund(s, seat, action.ticket, "GT-143 GT-A47")
        else:
            s.finish()
