"""The Jackpot: two rolls for everything in it."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action
from meridian.core.chance import Chances
from meridian.core.deck import EMPTY
from meridian.core.position import BY_CHANCE, Frame
from meridian.games.globetrotters.actions import Die
from meridian.games.globetrotters.facts import (
    GAINED_SPECIAL,
    GOT_TICKET,
    JACKPOT_MISSED,
    JACKPOT_ROLL,
    JACKPOT_SEEDED,
    JACKPOT_TICKETS,
    JACKPOT_WON,
)
from meridian.games.globetrotters.rules.arrival import GOES_ON, OVER
from meridian.games.globetrotters.rules.dice import die_chances, succeeds
from meridian.games.globetrotters.rules.dues import noted, pay_out
from meridian.games.globetrotters.rules.jackpot_keys import take_from_jackpot
from meridian.games.globetrotters.rules.move_on import MoveOn
from meridian.games.globetrotters.rules.state import IN_JACKPOT, POT, POT_KEY, POT_SPECIALS, State
from meridian.games.globetrotters.rules.tickets import TO_JACKPOT, TakeTickets

ROLLS: Final = 0
WON: Final = 1
MISSED: Final = 2


def seed_jackpot(s: State) -> None:
    """The Agent puts in $200 and 2 tickets, face down (GT-012, GT-155)."""
    s.jackpot.cash += s.board.seed_cash
    number = min(s.board.seed_tickets, s.pack.size())
    s.tell(JACKPOT_SEEDED, "GT-012 GT-150 GT-155", s.board.seed_cash, number)
    s.call(TakeTickets(TO_JACKPOT, number, "GT-155"))


class JackpotTry(Frame[State]):
    """Two rolls of the two dice; 7, 11 or doubles on either wins all. After two misses the turn is
    over and the player moves on, his right neighbour picking the place (GT-151 to GT-159)."""

    __slots__ = ("pips", "rolls", "seat", "step")

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.pips: list[int] = []
        self.rolls: int = 0
        self.step: int = ROLLS

    def copy(self) -> JackpotTry:
        new = JackpotTry(self.seat)
        new.pips = self.pips[:]
        new.rolls = self.rolls
        new.step = self.step
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        if self.step == ROLLS:
            s.wait()
        else:
            s.finish(GOES_ON if self.step == WON else OVER)

    def who(self, s: State) -> list[int]:
        return BY_CHANCE

    def chances(self, s: State) -> Chances:
        return die_chances("GT-151 GT-152")

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is not Die:
            return
        self.pips.append(action.pips)
        if len(self.pips) < 2:
            return
        first, second = self.pips
        self.pips = []
        self.rolls += 1
        s.tell(JACKPOT_ROLL, "GT-151 GT-152 GT-013", self.seat, first + second)
        if succeeds(first, second):
            self.step = WON
            self.win_all(s)
        elif self.rolls == 2:
            self.step = MISSED
            s.tell(JACKPOT_MISSED, "GT-154 GT-032", self.seat)
            s.call(MoveOn(self.seat, s.right_of(self.seat), 1 << self.seat, s.players[self.seat].place))

    def win_all(self, s: State) -> None:
        """Money, tickets, Special Memories, City KEYs, then Continent KEYs one by one (GT-A56)."""
        player, jackpot = s.players[self.seat], s.jackpot
        s.tell(JACKPOT_WON, "GT-152 GT-153 GT-157 GT-A56", self.seat, jackpot.cash, len(jackpot.tickets.cards))
        pay_out(s, self.seat, POT, jackpot.cash, "GT-152")
        jackpot.cash = 0
        if jackpot.tickets.cards:
            s.tell(JACKPOT_TICKETS, "GT-152 GT-A56", self.seat, len(jackpot.tickets.cards))
        for at in range(len(jackpot.tickets.cards)):
            ticket = jackpot.tickets.cards[at]
            player.tickets = player.tickets.plus(ticket, jackpot.tickets.known[at] | 1 << self.seat)
            s.tell(GOT_TICKET, "GT-144 GT-A02", self.seat, ticket, to=1 << self.seat)
        jackpot.tickets = EMPTY
        if jackpot.specials:
            if not noted(s, self.seat, POT_SPECIALS, jackpot.specials):
                player.specials += jackpot.specials
                s.tell(GAINED_SPECIAL, "GT-157 GT-164", self.seat, jackpot.specials)
            jackpot.specials = 0
        for key in range(s.board.keys):
            won = s.holder[key] == IN_JACKPOT and (POT_KEY, key) not in player.dues
            if won and not noted(s, self.seat, POT_KEY, key):
                take_from_jackpot(s, self.seat, key)
        seed_jackpot(s)
