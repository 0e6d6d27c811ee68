"""A player's turn: trips, Adventures, tickets, work."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.core.frames import Choice
from meridian.games.globetrotters.actions import (
    Buy,
    Challenge,
    ChooseHome,
    Claim,
    Decline,
    Fly,
    HaveAdventure,
    PlaceSpecial,
    Refund,
    Sail,
    Settle,
    TakeTurn,
    TryJackpot,
    Work,
)
from meridian.games.globetrotters.facts import (
    BOUGHT,
    HOME_CHOSEN,
    NOTHING_DUE_AT_HOME,
    SAILED_ON,
    SETTLES,
    TURN_BEGINS,
    TURN_LOST,
    TURN_OVER,
    WORKED,
)
from meridian.games.globetrotters.refusals import (
    NO_SUCH_PLACE,
    NO_TURNING_ROUND,
    NO_WATER_ROUTE,
    NOT_NOW,
    NOT_ON_HOME_TICKET,
    NOTHING_TO_CLAIM,
)
from meridian.games.globetrotters.rules import board as t
from meridian.games.globetrotters.rules.adventure import Adventure
from meridian.games.globetrotters.rules.arrival import (
    BY_OTHERS,
    BY_START,
    BY_TRAVEL,
    GOES_ON,
    MOVE,
    OVER,
    Arrival,
)
from meridian.games.globetrotters.rules.buying import Buying, purchase_refusal
from meridian.games.globetrotters.rules.challenge import ChallengeForKey, challenge_refusal
from meridian.games.globetrotters.rules.debts import lapse, pays_later, stand
from meridian.games.globetrotters.rules.dues import claim, forget, noted, pay_out
from meridian.games.globetrotters.rules.jackpot import JackpotTry
from meridian.games.globetrotters.rules.memories import place_special, special_offers, special_places, special_refusal
from meridian.games.globetrotters.rules.obligations import AGENT, Payment, ticket_refusal
from meridian.games.globetrotters.rules.offers import adventure_refusal, looked_for, plain_refusal, renewal
from meridian.games.globetrotters.rules.ready_answers import (
    ADVENTURE,
    CHALLENGE,
    DECLINE,
    ROLL,
    SETTLE,
    TAKE_TURN,
    TRY_JACKPOT,
    WORK,
)
from meridian.games.globetrotters.rules.state import (
    ADVENTURE_CLOSED,
    ADVENTURE_OPEN,
    ADVENTURE_RENEWABLE,
    MONEY,
    NOWHERE,
    WAGES,
    State,
)
from meridian.games.globetrotters.rules.tickets import TakeTickets, pack_size, refund, refunds
from meridian.games.globetrotters.rules.travel import flight_refusal, list_flights, travel
from meridian.games.globetrotters.rules.winning import win, wins_by_standing

BEGIN: Final = 0
PICK_HOME: Final = 1
PENDING: Final = 2
SETTLING: Final = 3
FREE: Final = 4
BUSY: Final = 5
PAYING: Final = 6
LAST: Final = 7
LOST: Final = 8
"""A weekend has cost this turn; where nobody is reminded of anything it may be taken by mistake (GT-115)."""

SKIPPED: Final = 2
"""A turn lost to a weekend: nothing of it, not even the discount fare, takes place."""


class PlayerTurn(Choice[State]):
    """First the spending money, then whatever others or the sea have brought about, then trips one
    after the other until something ends the turn or he works (GT-030 to GT-048)."""

    __slots__ = ("bought", "step", "travelled")

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.step: int = BEGIN
        self.bought: bool = False
        self.travelled: bool = False

    def copy(self) -> PlayerTurn:
        new = PlayerTurn(self.seat)
        new.step = self.step
        new.bought = self.bought
        new.travelled = self.travelled
        new.copy_marks(self)
        return new

    def scope(self) -> str:
        return "turn"

    def resume(self, s: State) -> None:
        if self.step == BEGIN:
            self.begin(s)
        elif self.step == FREE and wins_by_standing(s, self.seat):
            win(s, self.seat, "GT-A90")
        elif self.step == PICK_HOME or self.step == FREE or self.step == LOST:
            s.wait()
        elif self.step == PENDING:
            if special_places(s, self.seat) or s.players[self.seat].dues or self.may_save_tickets(s):
                s.wait()
            else:
                self.settle(s)
        elif self.step == PAYING:
            self.step = BUSY
            s.call(Adventure(self.seat, s.players[self.seat].place))
        elif self.step == LAST and s.players[self.seat].dues:
            s.wait()
        elif self.step != LAST and s.returned == OVER and self.unasked(s):
            self.step = LAST
        elif self.step == LAST or s.returned == OVER:
            self.end(s)
        else:
            self.step = FREE

    def unasked(self, s: State) -> bool:
        """Whether he is due more than spending money: what ended the turn may have brought it, so there
        is a last moment to ask (GT-037, GT-116)."""
        for kind, _ in s.players[self.seat].dues:
            if kind != MONEY:
                return True
        return False

    # The beginning

    def begin(self, s: State) -> None:
        """A lost turn is skipped; the first turn picks a Home; later ones begin with the money."""
        player = s.players[self.seat]
        s.active = self.seat
        if player.lose_turn and pays_later(s):
            self.step = LOST
            return
        if player.lose_turn:
            self.lose(s)
            return
        self.start(s)

    def lose(self, s: State) -> None:
        """A turn lost to a weekend: nothing of it takes place."""
        s.players[self.seat].lose_turn = False
        s.tell(TURN_LOST, "GT-115 GT-A15", self.seat)
        s.finish(SKIPPED)

    def start(self, s: State) -> None:
        """The turn takes place; a turn taken by mistake before stands now."""
        player = s.players[self.seat]
        stand(s, self.seat)
        player.turns += 1
        s.tell(TURN_BEGINS, "GT-030 GT-040 GT-A12", self.seat, s.rounds)
        if player.adventure in (ADVENTURE_OPEN, ADVENTURE_CLOSED):
            player.adventure = ADVENTURE_RENEWABLE
        if player.home == NOWHERE:
            self.step = PICK_HOME
            if not player.tickets.cards:  # a position that was told need not say what everybody is dealt
                s.call(TakeTickets(self.seat, 1, "GT-021"))
            return
        pay_out(s, self.seat, MONEY, s.board.spending, "")
        if player.place == NOWHERE or player.pending or s.board.kind[player.place] == t.CRUISE:
            self.step = PENDING
        elif wins_by_standing(s, self.seat):
            win(s, self.seat, "GT-A90")
        else:
            self.step = FREE

    def may_save_tickets(self, s: State) -> bool:
        """Whether tickets would be lost on the arrival that is pending: he may give them back before (GT-A47)."""
        player = s.players[self.seat]
        place = player.course if player.course != NOWHERE else player.place
        return len(player.tickets.cards) > 0 and place != NOWHERE and s.board.kind[place] == t.WASTELAND

    def settle(self, s: State) -> None:
        """A pending arrival, or the voyage from a Cruise Island to the other end (GT-072, GT-A13)."""
        self.step = SETTLING
        player = s.players[self.seat]
        if player.place == NOWHERE:
            # Off the map since nobody could move him on: he comes Home now.
            arrival = Arrival(self.seat, player.home, BY_OTHERS)
            arrival.step = MOVE
            s.call(arrival)
        elif s.board.kind[player.place] == t.CRUISE:
            player.pending = False
            s.tell(SAILED_ON, "GT-072 GT-073 GT-A24 GT-A25", self.seat, player.course)
            s.call(Arrival(self.seat, player.course, BY_TRAVEL))
        else:
            s.tell(SETTLES, "GT-196 GT-A13", self.seat, player.place)
            s.call(Arrival(self.seat, player.place, BY_OTHERS))

    def question(self, s: State, seat: int) -> str:
        if self.step == PICK_HOME:
            return "choose-home"
        if self.step == LAST:
            return "after-turn"
        if self.step == LOST:
            return "lost-turn"
        return "before-arrival" if self.step == PENDING else "travel-or-work"

    def home_places(self, s: State) -> tuple[int, int]:
        """The two places of the first ticket."""
        return s.board.ticket_places[s.players[self.seat].tickets.cards[0]]

    # What may be done

    # Listed by hand: a `refusal` for each would add 33 % to the time of random play.
    def options(self, s: State, seat: int) -> list[Action]:
        if self.step == PICK_HOME:
            return [ChooseHome(place) for place in sorted(self.home_places(s))]
        if self.step == LOST:
            return [DECLINE, TAKE_TURN]
        player = s.players[seat]
        out: list[Action] = [Claim(due) for due in range(len(player.dues))]
        if self.step == LAST:
            return [*out, DECLINE]
        if player.specials:
            out += special_offers(s, seat)
        if self.step == PENDING:
            out += refunds(s, seat)
            return [*out, SETTLE]
        if adventure_refusal(s, seat, self.travelled) is None:
            out.append(ADVENTURE)
        if player.gamble:
            out.append(TRY_JACKPOT)
        if challenge_refusal(s, seat) is None:
            out.append(CHALLENGE)
        if s.board.overland[player.place]:
            out.append(ROLL)
        list_flights(s, self.seat, out)
        for cruise in s.board.water[player.place]:
            out.append(s.board.sail[cruise])
        if not self.bought:
            most = min(player.cash // s.board.fare, pack_size(s))
            out += s.board.buy[1 : most + 1]
        out += refunds(s, seat)
        out.append(WORK)
        return out

    def candidates(self, s: State, seat: int) -> list[Action]:
        listed = self.options(s, seat)
        if self.step != FREE:
            return listed
        return listed + [action for action in looked_for(s, seat) if action not in listed]

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        player = s.players[seat]
        if type(action) is Claim:
            return None if self.step != PICK_HOME and 0 <= action.due < len(player.dues) else NOTHING_TO_CLAIM
        if self.step == PICK_HOME:
            if type(action) is not ChooseHome:
                return NOT_NOW
            return None if action.place in self.home_places(s) else NOT_ON_HOME_TICKET
        if self.step == LOST:
            return None if type(action) is Decline or type(action) is TakeTurn else NOT_NOW
        if self.step == LAST:
            return None if type(action) is Decline else NOT_NOW
        if type(action) is PlaceSpecial:
            return special_refusal(s, seat, action.place)
        if self.step == PENDING:
            if type(action) is Settle:
                return None
            if type(action) is Refund:
                return ticket_refusal(s, seat, action.ticket)
            at_sea = player.place != NOWHERE and s.board.kind[player.place] == t.CRUISE
            return NO_TURNING_ROUND if at_sea else NOT_NOW
        if type(action) is Fly:
            return flight_refusal(s, seat, action)
        if type(action) is Sail:
            if not 0 <= action.place < s.board.places:
                return NO_SUCH_PLACE
            return None if action.place in s.board.water[player.place] else NO_WATER_ROUTE
        if type(action) is Buy:
            return purchase_refusal(s, seat, action.number, self.bought)
        if type(action) is Refund:
            return ticket_refusal(s, seat, action.ticket)
        return plain_refusal(s, seat, action, self.travelled)

    def default(self, s: State, seat: int) -> Action:
        if self.step == PICK_HOME:
            return self.options(s, seat)[0]
        if self.step == LAST or self.step == LOST:
            return DECLINE
        return SETTLE if self.step == PENDING else WORK

    # Doing it

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is Claim:
            claim(s, seat, action.due)
        elif self.step == LAST:
            self.end(s)
        elif self.step == LOST and type(action) is TakeTurn:
            s.players[self.seat].lose_turn = False
            s.players[self.seat].wrong_turn = True
            self.start(s)
        elif self.step == LOST:
            self.lose(s)
        elif type(action) is PlaceSpecial:
            place_special(s, seat, action.place)
        elif type(action) is ChooseHome:
            self.choose_home(s, action.place)
        elif type(action) is Refund:
            refund(s, seat, action.ticket, "GT-143 GT-A47")
        elif self.step == PENDING:
            self.settle(s)
        elif type(action) is Buy:
            self.buy(s, action.number)
        elif type(action) is Work:
            self.work(s)
        else:
            self.step = BUSY
            self.go(s, seat, action)

    def choose_home(self, s: State, place: int) -> None:
        """The ticket is laid out with only the Home showing, and the turn goes on from there."""
        player = s.players[self.seat]
        player.home_ticket = player.tickets.cards[0]
        player.tickets = player.tickets.minus(player.home_ticket)
        player.home = place
        self.step = SETTLING
        s.tell(HOME_CHOSEN, "GT-023 GT-024 GT-025 GT-026 GT-027 GT-A06 GT-A08 GT-A75", self.seat, place)
        s.call(Arrival(self.seat, place, BY_START))

    def buy(self, s: State, number: int) -> None:
        """Any number of tickets in one purchase."""
        self.bought = True
        cost = number * s.board.fare
        s.players[self.seat].cash -= cost
        s.tell(BOUGHT, "GT-140 GT-142 GT-A44", self.seat, number, cost)
        self.step = BUSY
        s.returned = GOES_ON
        s.call(Buying(self.seat, number))

    def work(self, s: State) -> None:
        """End the turn by choice, for $200."""
        if noted(s, self.seat, WAGES, s.board.wages):
            self.step = LAST
            return
        s.players[self.seat].cash += s.board.wages
        s.tell(WORKED, "GT-045 GT-047 GT-048 GT-A16", self.seat, s.board.wages)
        self.end(s)

    def go(self, s: State, seat: int, action: Action) -> None:
        """A trip, an Adventure, a try, a challenge."""
        player = s.players[seat]
        if type(action) is HaveAdventure:
            if player.adventure == ADVENTURE_RENEWABLE and renewal(s, seat):
                self.step = PAYING
                s.call(Payment(seat, renewal(s, seat), AGENT, "GT-106 GT-A32"))
            else:
                if player.adventure == ADVENTURE_RENEWABLE:
                    s.tell(NOTHING_DUE_AT_HOME, "GT-088 GT-106 GT-A32 GT-A33", seat, player.place)
                s.call(Adventure(seat, player.place))
        elif type(action) is TryJackpot:
            player.gamble = False
            s.call(JackpotTry(seat))
        elif type(action) is Challenge:
            key = s.board.key_of[player.place]
            s.call(ChallengeForKey(seat, s.holder[key], key))
        else:
            self.travelled = True
            travel(s, seat, action)

    def end(self, s: State) -> None:
        """The turn is over; what was not asked for is lost."""
        player = s.players[self.seat]
        player.gamble = False
        forget(s, self.seat)
        lapse(s, self.seat)
        s.tell(TURN_OVER, "GT-032 GT-046", self.seat)
        s.finish(OVER)
