"""Obligations: paying money, giving up tickets, and deportation where that fails."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.core.chance import Chances
from meridian.core.frames import Choice
from meridian.core.position import BY_CHANCE, Frame
from meridian.core.values import ones
from meridian.games.globetrotters.actions import Decline, LoseTicket, PlaceSpecial, Refund
from meridian.games.globetrotters.facts import (
    BUMPED,
    DEPORTED,
    FORFEITED,
    MUST_BUY,
    PAID,
    PAID_TO_JACKPOT,
    SHORT_OF,
    SHORT_OF_TICKETS,
    TICKET_TO_JACKPOT,
    WIN_BARRED,
)
from meridian.games.globetrotters.refusals import NO_SUCH_TICKET, NOT_NOW, REFUND_WHAT_IS_NEEDED, TICKET_NOT_IN_HAND
from meridian.games.globetrotters.rules.dues import ask_for
from meridian.games.globetrotters.rules.memories import place_special, special_offers, special_refusal
from meridian.games.globetrotters.rules.move_on import MoveOn
from meridian.games.globetrotters.rules.ready_answers import DECLINE
from meridian.games.globetrotters.rules.state import NO_ADVENTURE, NOWHERE, State
from meridian.games.globetrotters.rules.tickets import (
    TakeTickets,
    all_under_pack,
    lose_sight,
    pack_size,
    refund,
    refunds,
)
from meridian.games.globetrotters.rules.winning import bars_win

AGENT: Final = -1
JACKPOT: Final = -2

FAILED: Final = 0
MET: Final = 1


class Payment(Choice[State]):
    """An obligation to pay is met if at all possible: short of money, tickets are refunded, as many
    as needed, the player choosing which. If all are not enough he pays what he can (GT-200 to
    GT-203, GT-A76 to GT-A78)."""

    __slots__ = ("amount", "clauses", "to")

    def __init__(self, seat: int, amount: int, to: int, clauses: str) -> None:
        super().__init__(seat)
        self.amount = amount
        self.to = to
        self.clauses = clauses

    def copy(self) -> Payment:
        new = Payment(self.seat, self.amount, self.to, self.clauses)
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        player = s.players[self.seat]
        ask_for(s, self.seat, self.amount)
        if player.cash >= self.amount:
            self.pay(s, self.amount)
            s.finish(MET)
            return
        short = self.amount - player.cash
        needed = -(-short // s.board.refund)
        tickets = player.tickets.cards
        if not tickets:
            s.tell(SHORT_OF, "GT-203 GT-A76 GT-A77", self.seat, short)
            self.pay(s, player.cash)
            s.finish(FAILED)
        elif len(tickets) <= needed:
            refund(s, self.seat, tickets[0], "GT-143 GT-201 GT-A47 GT-A78")
        else:
            s.wait()

    def pay(self, s: State, amount: int) -> None:
        """Money changes hands: to the Agent, into the Jackpot, or to another player."""
        s.players[self.seat].cash -= amount
        clauses = self.clauses + " GT-210" if amount == self.amount else self.clauses
        if self.to == JACKPOT:
            s.jackpot.cash += amount
            s.tell(PAID_TO_JACKPOT, "GT-108 GT-200", self.seat, amount, more=clauses)
            return
        if self.to >= 0:
            s.players[self.to].cash += amount
        s.tell(PAID, "GT-200 GT-038 GT-A10", self.seat, amount, more=clauses)

    def question(self, s: State, seat: int) -> str:
        return "refund-to-pay"

    def details(self, s: State) -> dict[str, int]:
        return {"cash": self.amount - s.players[self.seat].cash}

    def choices(self, s: State, seat: int) -> list[Action]:
        specials = special_offers(s, seat) if seat == s.active else []
        return [*refunds(s, seat), *specials]

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is PlaceSpecial and seat == s.active:
            return special_refusal(s, seat, action.place)
        if type(action) is not Refund:
            return REFUND_WHAT_IS_NEEDED
        return ticket_refusal(s, seat, action.ticket)

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is Refund:
            refund(s, seat, action.ticket, "GT-143 GT-201 GT-A47 GT-A78")
        elif type(action) is PlaceSpecial:
            place_special(s, seat, action.place)


class MayRefund(Choice[State]):
    """With `refund_anytime`, tickets may be refunded between arrival and loss, and between the reading
    of an Adventure and its execution, needed or not (GT-A27)."""

    __slots__ = ()

    def copy(self) -> MayRefund:
        new = MayRefund(self.seat)
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        if s.players[self.seat].tickets.cards:
            s.wait()
        else:
            s.finish()

    def question(self, s: State, seat: int) -> str:
        return "refund-to-pay"

    def details(self, s: State) -> dict[str, int]:
        return {"cash": 0}

    def choices(self, s: State, seat: int) -> list[Action]:
        return [*refunds(s, seat), *special_offers(s, seat), DECLINE]

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is PlaceSpecial:
            return special_refusal(s, seat, action.place)
        if type(action) is Refund:
            return ticket_refusal(s, seat, action.ticket)
        return None if type(action) is Decline else NOT_NOW

    def default(self, s: State, seat: int) -> Action:
        return DECLINE

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is Refund:
            refund(s, seat, action.ticket, "GT-143 GT-A27 GT-A47")
        elif type(action) is PlaceSpecial:
            place_special(s, seat, action.place)
        else:
            s.finish()


def ticket_refusal(s: State, seat: int, ticket: int) -> Refusal | None:
    """Why a ticket cannot be given: it does not exist, or is not in hand."""
    if not 0 <= ticket < len(s.board.ticket_places):
        return NO_SUCH_TICKET
    return None if ticket in s.players[seat].tickets.cards else TICKET_NOT_IN_HAND


BUY: Final = 0
GIVE: Final = 1


class GiveTickets(Frame[State]):
    """An Adventure uses tickets: missing ones are bought at the full fare first, then the right
    neighbour draws the number unseen from the hand into the Jackpot (GT-110, GT-202, GT-A79). A
    ticket that must be bought and is not there costs its fare into the Jackpot instead (GT-A48)."""

    __slots__ = ("given", "number", "seat", "step")

    def __init__(self, seat: int, number: int) -> None:
        super().__init__()
        self.seat = seat
        self.number = number
        self.given: int = 0
        self.step: int = BUY

    def copy(self) -> GiveTickets:
        new = GiveTickets(self.seat, self.number)
        new.given = self.given
        new.step = self.step
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        if self.step == BUY:
            self.step = GIVE
            self.buy_missing(s)
        elif self.given >= self.number:
            s.finish(MET)
        elif s.players[self.seat].tickets.cards:
            s.wait()
        else:
            s.tell(SHORT_OF_TICKETS, "GT-203 GT-A79", self.seat, self.number - self.given)
            s.finish(FAILED)

    def buy_missing(self, s: State) -> None:
        """Buy as many of the missing tickets as money and pack allow."""
        player = s.players[self.seat]
        missing = self.number - len(player.tickets.cards)
        ask_for(s, self.seat, missing * s.board.fare)
        bought = max(0, min(missing, player.cash // s.board.fare))
        if bought == 0:
            return
        player.cash -= bought * s.board.fare
        there = min(bought, pack_size(s))
        if there:
            s.tell(MUST_BUY, "GT-110 GT-202 GT-A45", self.seat, there, there * s.board.fare,
                   more="GT-210" if bought == missing else "GT-A79")  # fmt: skip
        if there < bought:
            s.jackpot.cash += (bought - there) * s.board.fare
            self.given += bought - there
            s.tell(PAID_TO_JACKPOT, "GT-A48", self.seat, (bought - there) * s.board.fare)
        if there:
            s.call(TakeTickets(self.seat, there, "GT-A45"))

    def who(self, s: State) -> list[int]:
        return BY_CHANCE

    def chances(self, s: State) -> Chances:
        outcomes: list[Action] = [LoseTicket(ticket) for ticket in s.players[self.seat].tickets.cards]
        return Chances(outcomes, ones(len(outcomes)), "GT-110", 1 << self.seat)

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is LoseTicket:
            mask = lose_sight(s, self.seat, action.ticket)
            s.jackpot.tickets = s.jackpot.tickets.plus(action.ticket, mask)
            self.given += 1
            s.tell(TICKET_TO_JACKPOT, "GT-108 GT-110 GT-144", self.seat)


def forfeit(s: State, seat: int) -> None:
    """All money to the Agent, all tickets unseen under the pack; KEYs and Special Memories stay
    (GT-204, GT-A80)."""
    player = s.players[seat]
    cash = player.cash
    player.cash = 0
    s.tell(FORFEITED, "GT-204 GT-108 GT-145 GT-A80", seat, cash, all_under_pack(s, seat))


def deport(s: State, seat: int, clauses: str, where: int = NOWHERE) -> None:
    """The player is sent Home, the turn is over, and Home gives him nothing until he has settled
    matters where he was deported from; the leader in KEYs cannot win before that either (GT-203,
    GT-207 to GT-209, GT-223, GT-A81 to GT-A84, GT-A95)."""
    player = s.players[seat]
    owed_in = player.place if where == NOWHERE else where
    player.deported_from = owed_in
    barred = bars_win(s, seat)
    player.must_travel = player.must_travel or barred
    player.last_by_deportation = True
    player.adventure = NO_ADVENTURE
    player.gamble = False
    player.challenger = False
    player.course = NOWHERE
    player.pending = False
    s.tell(DEPORTED, "GT-203 GT-206 GT-207 GT-208 GT-209 GT-223 GT-A81 GT-A83 GT-A95", seat, player.home, more=clauses)
    if barred:
        s.tell(WIN_BARRED, "GT-223 GT-A95", seat, owed_in)
    if player.place == player.home:
        return
    player.previous = player.place
    player.place = player.home
    other = s.occupant(player.home, seat)
    if other != NOWHERE:
        s.tell(BUMPED, "GT-190 GT-191 GT-A72", other, seat, player.home)
        s.call(MoveOn(other, seat, 1 << other | 1 << seat, player.home))
