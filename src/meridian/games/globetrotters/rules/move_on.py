"""Moving on: where bumped, beaten and luckless players go."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.core.chance import Chances
from meridian.core.deck import ALL_KNOW
from meridian.core.frames import Choice
from meridian.core.position import CHANCE, EVERYBODY
from meridian.core.values import ones
from meridian.games.globetrotters.actions import DrawTicket, PlaceSpecial, SendTo, ShowTicket
from meridian.games.globetrotters.facts import (
    BOTH_BARRED,
    BUMPED,
    MOVED_ON,
    MUST_MOVE_ON,
    OFF_THE_MAP,
    TICKET_TURNED_UP,
)
from meridian.games.globetrotters.refusals import BARRED, NO_SUCH_PLACE, NOT_NOW, NOT_TURNED_UP
from meridian.games.globetrotters.rules.memories import place_special, special_offers, special_refusal
from meridian.games.globetrotters.rules.state import NO_ADVENTURE, NOWHERE, State
from meridian.games.globetrotters.rules.tickets import (
    renew_pack,
    take_from_under,
    ticket_chances,
    top_known,
    under_pack,
)

BEGIN: Final = 0
TURN_UP: Final = 1
SHOW: Final = 2
CHOOSE: Final = 3
LANDED: Final = 4


def set_down(s: State, seat: int, place: int) -> None:
    """Another player's doing has put a player here: his arrival is settled when his turn begins, and
    what depended on the place he left is gone (GT-196, GT-A13, GT-A14, GT-A74)."""
    player = s.players[seat]
    player.previous = player.place
    player.place = place
    player.pending = place != NOWHERE
    player.adventure = NO_ADVENTURE
    player.gamble = False
    player.challenger = False
    player.course = NOWHERE
    player.last_by_deportation = False


class MoveOn(Choice[State]):
    """The Agent turns up the top ticket; the player goes to one of its two places, picked by the player who
    bumped or beat him, or by his right neighbour. If a player is there, that one moves on in turn,
    and the mover picks (GT-190 to GT-197, GT-A69 to GT-A73).

    Barred are the active player's place, the place being left, and the places of all who were moved in
    this chain (GT-A70).
    """

    __slots__ = ("chooser", "leaving", "moved", "rejected", "step", "ticket")

    def __init__(self, seat: int, chooser: int, moved: int, leaving: int) -> None:
        super().__init__(seat)
        self.chooser = chooser
        self.moved = moved
        self.leaving = leaving
        self.ticket: int = NOWHERE
        self.rejected: int = 0
        self.step: int = BEGIN

    def copy(self) -> MoveOn:
        new = MoveOn(self.seat, self.chooser, self.moved, self.leaving)
        new.ticket = self.ticket
        new.rejected = self.rejected
        new.step = self.step
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        if self.step == BEGIN:
            self.step = TURN_UP
            s.tell(MUST_MOVE_ON, "GT-191 GT-192 GT-193", self.seat)
        elif self.step == TURN_UP:
            self.turn_up(s)
        elif self.step == SHOW:
            s.wait()
        elif self.step == CHOOSE:
            allowed = self.allowed(s)
            if len(allowed) == 1:
                self.land(s, allowed[0], "GT-A70")
            else:
                s.wait()
        else:
            s.finish()

    def turn_up(self, s: State) -> None:
        """The top ticket for all to see; with the pack empty one of the Jackpot, else the way Home."""
        renew_pack(s)
        if self.rejected >= s.board.most_rejected:
            self.go_home(s)
        elif s.pack.left:
            s.wait()
        elif top_known(s):
            ticket, _ = take_from_under(s)
            self.show(s, ticket, True)
        elif s.jackpot.tickets.cards:
            self.step = SHOW
        else:
            self.go_home(s)

    def who(self, s: State) -> list[int]:
        return [self.chooser] if self.step == CHOOSE else [CHANCE]

    def chances(self, s: State) -> Chances:
        if self.step == TURN_UP:
            return ticket_chances(s, EVERYBODY, "GT-193")
        outcomes: list[Action] = [ShowTicket(ticket) for ticket in s.jackpot.tickets.cards]
        return Chances(outcomes, ones(len(outcomes)), "GT-A48", EVERYBODY)

    def show(self, s: State, ticket: int, from_pack: bool) -> None:
        """A ticket lies open; if both its places are barred, the next one is turned up."""
        self.ticket = ticket
        s.tell(TICKET_TURNED_UP, "GT-193 GT-194", self.seat, ticket, more="GT-145" if from_pack else "GT-A48")
        if from_pack:
            under_pack(s, ticket, ALL_KNOW)
        else:
            s.jackpot.tickets = s.jackpot.tickets.minus(ticket).plus(ticket, ALL_KNOW)
        if self.allowed(s):
            self.step = CHOOSE
        else:
            self.rejected += 1
            self.step = TURN_UP
            s.tell(BOTH_BARRED, "GT-A70 GT-145", ticket)

    def barred(self, s: State, place: int) -> bool:
        """Whether a place may not be chosen."""
        if place == self.leaving or (s.active != self.seat and s.players[s.active].place == place):
            return True
        for seat in range(len(s.players)):
            if seat != self.seat and (self.moved >> seat) & 1 and s.players[seat].place == place:
                return True
        return False

    def allowed(self, s: State) -> list[int]:
        """The places of the upturned ticket that may be chosen, in the order of the board."""
        a, b = s.board.ticket_places[self.ticket]
        return [place for place in sorted((a, b)) if not self.barred(s, place)]

    def question(self, s: State, seat: int) -> str:
        return "send-to"

    def details(self, s: State) -> dict[str, int]:
        return {"place": self.leaving}

    def choices(self, s: State, seat: int) -> list[Action]:
        specials = special_offers(s, seat) if self.in_turn(s) else []
        return [*[SendTo(place) for place in sorted(s.board.ticket_places[self.ticket])], *specials]

    def in_turn(self, s: State) -> bool:
        """Whether the chooser's own turn is running: he bumped a player, and was not moved himself."""
        return self.chooser == s.active and not (self.moved >> self.chooser) & 1

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is PlaceSpecial and self.in_turn(s):
            return special_refusal(s, seat, action.place)
        if type(action) is not SendTo:
            return NOT_NOW
        if not 0 <= action.place < s.board.places:
            return NO_SUCH_PLACE
        if action.place not in s.board.ticket_places[self.ticket]:
            return NOT_TURNED_UP
        return BARRED if self.barred(s, action.place) else None

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is DrawTicket:
            s.pack = s.pack.drawn(action.ticket)
            self.show(s, action.ticket, True)
        elif type(action) is ShowTicket:
            self.show(s, action.ticket, False)
        elif type(action) is PlaceSpecial:
            place_special(s, seat, action.place)
        elif type(action) is SendTo:
            self.land(s, action.place)

    def land(self, s: State, place: int, more: str = "") -> None:
        """The mover arrives; a player who stands there is bumped in turn, and the mover picks for him."""
        self.step = LANDED
        other = s.occupant(place, self.seat)
        set_down(s, self.seat, place)
        s.tell(MOVED_ON, "GT-193 GT-195 GT-196 GT-A13 GT-A14 GT-A73 GT-A74", self.seat, place, more=more)
        if other != NOWHERE:
            s.tell(BUMPED, "GT-190 GT-A69 GT-A71", other, self.seat, place)
            s.call(MoveOn(other, self.seat, self.moved | 1 << self.seat | 1 << other, place))

    def go_home(self, s: State) -> None:
        """No ticket leads anywhere: the mover goes Home, or waits off the map if Home is barred."""
        home = s.players[self.seat].home
        if self.barred(s, home):
            self.step = LANDED
            set_down(s, self.seat, NOWHERE)
            s.tell(OFF_THE_MAP, "GT-A70", self.seat)
        else:
            self.land(s, home, "GT-A48 GT-A70")
