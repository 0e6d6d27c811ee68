"""Airline Tickets: taking them from the pack, giving them back, and what the pack holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meridian.core.action import Action
from meridian.core.chance import Chances, kind_in
from meridian.core.deck import EMPTY, Deck, Slots
from meridian.core.position import BY_CHANCE, Frame
from meridian.core.values import ones
from meridian.games.globetrotters.actions import DrawTicket
from meridian.games.globetrotters.facts import GOT_TICKET, PACK_EMPTY, PACK_RESHUFFLED, REFUNDED, TICKETS_TAKEN
from meridian.games.globetrotters.rules.state import State

TO_JACKPOT: Final = -2


def pack_size(s: State) -> int:
    """How many tickets the pack holds."""
    return s.pack.size()


def renew_pack(s: State) -> None:
    """With `packs: reshuffle`, a pack whose shuffled part is used up is shuffled anew."""
    under = s.pack.bottom
    if s.board.reshuffle and s.pack.left == 0 and under.cards:
        pool = s.pack.pool[:]
        for ticket in under.cards:
            pool[ticket] += 1
        s.pack = Deck(pool, len(under.cards), EMPTY)
        s.tell(PACK_RESHUFFLED, "GT-145 GT-A93", len(under.cards))


def top_known(s: State) -> bool:
    """Whether the top ticket is one that was put under the pack, so that chance has no say."""
    return s.pack.left == 0 and len(s.pack.bottom.cards) > 0


def take_from_under(s: State) -> tuple[int, int]:
    """The ticket on top of a pack that went round once, with who knows it."""
    under = s.pack.bottom
    found = (under.cards[0], under.known[0])
    s.pack = s.pack.drawn_from_under()
    return found


def under_pack(s: State, ticket: int, mask: int) -> None:
    """A ticket goes face down under the pack; who has seen it still knows it (GT-145)."""
    s.pack = s.pack.put_under(ticket, mask)


def ticket_chances(s: State, audience: int, clauses: str) -> Chances:
    """The tickets that may be on top of the pack."""
    draw = s.board.draw_ticket
    outcomes = [draw[ticket] for ticket, left in enumerate(s.pack.pool) if left]
    return Chances(outcomes, ones(len(outcomes)), clauses, audience, True)


def refunds(s: State, seat: int) -> list[Action]:
    """Every ticket in hand, given back to the Agent."""
    answers = s.board.refund_ticket
    return [answers[ticket] for ticket in s.players[seat].tickets.cards]


def refund(s: State, seat: int, ticket: int, clauses: str) -> None:
    """A ticket goes back to the Agent, unseen, for $100 (GT-143)."""
    player = s.players[seat]
    under_pack(s, ticket, lose_sight(s, seat, ticket))
    player.cash += s.board.refund
    s.tell(REFUNDED, "GT-145", seat, s.board.refund, more=clauses)


def lose_sight(s: State, seat: int, ticket: int) -> int:
    """A ticket leaves a hand face down: who knew tickets of this hand cannot tell which of them it
    was, unless it was the only one. Who knows the ticket that left."""
    player = s.players[seat]
    left = player.tickets.cards[:]
    at = left.index(ticket)
    mask = 1 << seat if len(left) > 1 else player.tickets.known[at]
    del left[at]
    player.tickets = Slots(left, [1 << seat] * len(left))
    return mask


def all_under_pack(s: State, seat: int) -> int:
    """All tickets in hand go under the pack, unseen and in an order only their owner knows; how many
    there were."""
    player = s.players[seat]
    number = len(player.tickets.cards)
    for at in range(number):
        under_pack(s, player.tickets.cards[at], player.tickets.known[at] if number == 1 else 1 << seat)
    player.tickets = EMPTY
    return number


class TakeTickets(Frame[State]):
    """Tickets come from the top of the pack, one by one, seen only by the player who gets them; with the
    pack empty there are no more (GT-142, GT-144, GT-A48)."""

    __slots__ = ("clauses", "number", "seat", "taken")

    def __init__(self, seat: int, number: int, clauses: str) -> None:
        super().__init__()
        self.seat = seat
        self.number = number
        self.clauses = clauses
        self.taken: int = 0

    def copy(self) -> TakeTickets:
        new = TakeTickets(self.seat, self.number, self.clauses)
        new.taken = self.taken
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        if self.taken < self.number:
            renew_pack(s)
            if s.pack.left:
                s.wait()
                return
            if top_known(s):
                ticket, mask = take_from_under(s)
                self.receive(s, ticket, mask)
                return
            s.tell(PACK_EMPTY, "GT-A48", self.seat)
        s.finish(self.taken)
        if self.seat >= 0:
            s.tell(TICKETS_TAKEN, "GT-142 GT-144 GT-009", self.seat, self.taken, more=self.clauses)

    def who(self, s: State) -> list[int]:
        return BY_CHANCE

    def chances(self, s: State) -> Chances:
        return ticket_chances(s, self.eyes(), "GT-142 GT-010")

    # Without a list of the whole pack, which would add 6 % to the time of random play.
    def chance(self, s: State, draw: Callable[[], float]) -> Action:
        return s.board.draw_ticket[kind_in(draw, s.pack.pool, True)]

    def eyes(self) -> int:
        """Who sees the tickets that are taken."""
        return 0 if self.seat == TO_JACKPOT else 1 << self.seat

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is DrawTicket:
            s.pack = s.pack.drawn(action.ticket)
            self.receive(s, action.ticket, 0)

    def receive(self, s: State, ticket: int, mask: int) -> None:
        """One ticket reaches its new owner, or lies face down in the Jackpot."""
        self.taken += 1
        if self.seat == TO_JACKPOT:
            s.jackpot.tickets = s.jackpot.tickets.plus(ticket, mask)
            return
        player = s.players[self.seat]
        player.tickets = player.tickets.plus(ticket, mask | (1 << self.seat))
        s.tell(GOT_TICKET, "GT-144 GT-A02", self.seat, ticket, to=1 << self.seat)
