"""Overland travel with the 12-sided die."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.core.chance import Chances
from meridian.core.frames import Choice
from meridian.core.position import BY_CHANCE, EVERYBODY
from meridian.core.values import ones
from meridian.games.globetrotters.actions import Face, MoveTo, PlaceSpecial, Refund
from meridian.games.globetrotters.facts import (
    FREE_TICKET,
    NOTHING_DUE_AT_HOME,
    ROLLED,
    TROUBLE_ROLLED,
    WENT_OVERLAND,
)
from meridian.games.globetrotters.refusals import MUST_LEAVE, NO_SUCH_PLACE, NOT_NOW, TOO_FAR
from meridian.games.globetrotters.rules.arrival import BY_TRAVEL, GOES_ON, OVER, Arrival
from meridian.games.globetrotters.rules.board import TICKET_FACE, TROUBLE_FACE
from meridian.games.globetrotters.rules.debts import owe, pays_later
from meridian.games.globetrotters.rules.dues import noted
from meridian.games.globetrotters.rules.memories import place_special, special_offers, special_refusal
from meridian.games.globetrotters.rules.obligations import AGENT, FAILED, MET, Payment, deport, ticket_refusal
from meridian.games.globetrotters.rules.ready_answers import FACES
from meridian.games.globetrotters.rules.state import FREE_TICKETS, State
from meridian.games.globetrotters.rules.tickets import TakeTickets, refund, refunds

ROLL: Final = 0
STOP: Final = 1
ARRIVE: Final = 2
TICKET: Final = 3
TROUBLED: Final = 4
GONE: Final = 5


class OverlandTrip(Choice[State]):
    """The die shows how far he may go, a free ticket, or trouble. On a number he stops at any place
    up to that far, at least one away; on trouble he pays $100 where he is and his turn is over
    (GT-051 to GT-061). It answers whether the turn goes on."""

    __slots__ = ("roll", "step")

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.roll: int = 0
        self.step: int = ROLL

    def copy(self) -> OverlandTrip:
        new = OverlandTrip(self.seat)
        new.roll = self.roll
        new.step = self.step
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        if self.step == ROLL or self.step == STOP:
            s.wait()
        elif self.step == ARRIVE:
            s.finish(s.returned)
        elif self.step == TICKET:
            s.finish(GOES_ON)
        elif self.step == TROUBLED:
            if s.returned == FAILED:
                self.step = GONE
                deport(s, self.seat, "GT-A22")
            else:
                s.finish(OVER)
        else:
            s.finish(OVER)

    def who(self, s: State) -> list[int]:
        return BY_CHANCE if self.step == ROLL else [self.seat]

    def chances(self, s: State) -> Chances:
        faces = len(s.board.faces)
        return Chances(FACES[:faces], ones(faces), "GT-051 GT-056 GT-A17", EVERYBODY, True, True)

    def question(self, s: State, seat: int) -> str:
        return "move-to"

    def stops(self, s: State) -> list[int]:
        """Where this roll may end."""
        return s.board.stops(s.players[self.seat].place, self.roll)

    # Listed by hand: a `refusal` for each would add 58 % to the time of random play.
    def options(self, s: State, seat: int) -> list[Action]:
        answers = s.board.move_to
        out = [answers[place] for place in self.stops(s)]
        if s.players[seat].specials:
            out += special_offers(s, seat)
        out += refunds(s, seat)
        return out

    def candidates(self, s: State, seat: int) -> list[Action]:
        """For people the nearest stops come first; the rules list them as the board does."""
        rings = s.board.reach[s.players[self.seat].place][1 : self.roll + 1]
        near: list[Action] = [s.board.move_to[place] for ring in rings for place in ring]
        return near + special_offers(s, seat) + refunds(s, seat)

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is Refund:
            return ticket_refusal(s, seat, action.ticket)
        if type(action) is PlaceSpecial:
            return special_refusal(s, seat, action.place)
        if type(action) is not MoveTo:
            return NOT_NOW
        if not 0 <= action.place < s.board.places:
            return NO_SUCH_PLACE
        if action.place == s.players[seat].place:
            return MUST_LEAVE
        return None if action.place in self.stops(s) else TOO_FAR

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is Face:
            self.shown(s, s.board.faces[action.face], action.face)
        elif type(action) is Refund:
            refund(s, seat, action.ticket, "GT-143 GT-A47")
        elif type(action) is PlaceSpecial:
            place_special(s, seat, action.place)
        elif type(action) is MoveTo:
            self.step = ARRIVE
            s.tell(WENT_OVERLAND, "GT-031 GT-050 GT-053 GT-054 GT-034 GT-A18 GT-A19", self.seat, action.place)
            s.call(Arrival(self.seat, action.place, BY_TRAVEL))

    def shown(self, s: State, face: int, shown: int) -> None:
        """The die lies."""
        s.tell(ROLLED, "GT-051 GT-056 GT-057 GT-A17", self.seat, shown)
        if face == TICKET_FACE:
            self.step = TICKET
            s.tell(FREE_TICKET, "GT-058 GT-059", self.seat)
            if not noted(s, self.seat, FREE_TICKETS, 1):
                s.call(TakeTickets(self.seat, 1, "GT-058"))
        elif face == TROUBLE_FACE:
            self.step = TROUBLED
            s.tell(TROUBLE_ROLLED, "GT-060 GT-032 GT-A21", self.seat)
            player = s.players[self.seat]
            if s.board.trouble_free_at_home and player.place == player.home:
                s.returned = MET
                s.tell(NOTHING_DUE_AT_HOME, "GT-088 GT-A21", self.seat, player.place)
            elif pays_later(s):
                owe(s, self.seat, s.board.trouble, "GT-060")
            else:
                s.call(Payment(self.seat, s.board.trouble, AGENT, "GT-060 GT-A22"))
        else:
            self.step = STOP
            self.roll = face
