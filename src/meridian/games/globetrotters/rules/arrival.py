"""The one arrival procedure, used by every way of entering a place."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.core.frames import Choice
from meridian.games.globetrotters.actions import PlaceSpecial, SetCourse
from meridian.games.globetrotters.facts import (
    ARRIVED,
    BUMPED,
    COURSE_SET,
    FLAG_CLEARED,
    GAINED_SPECIAL,
    NOTHING_DUE_AT_HOME,
    RESULT_WITHHELD,
    TICKETS_LOST,
)
from meridian.games.globetrotters.refusals import NO_SUCH_PLACE, NOT_AN_END, NOT_NOW
from meridian.games.globetrotters.rules import board as t
from meridian.games.globetrotters.rules.debts import owe, pays_later
from meridian.games.globetrotters.rules.dues import noted
from meridian.games.globetrotters.rules.memories import place_special, special_offers, special_refusal
from meridian.games.globetrotters.rules.move_on import MoveOn
from meridian.games.globetrotters.rules.obligations import AGENT, FAILED, JACKPOT, MayRefund, Payment, deport
from meridian.games.globetrotters.rules.state import ADVENTURE_OPEN, NO_ADVENTURE, NOWHERE, SPECIALS, State
from meridian.games.globetrotters.rules.tickets import all_under_pack
from meridian.games.globetrotters.rules.winning import win, wins_by_arriving

BY_START: Final = 0
BY_TRAVEL: Final = 1
BY_ADVENTURE: Final = 2
BY_BONUS: Final = 3
BY_SWITCH: Final = 4
BY_OTHERS: Final = 5

GOES_ON: Final = 0
OVER: Final = 1

MOVE: Final = 0
COURSE: Final = 1
HOME_CHECK: Final = 2
EXPENSES: Final = 3
PAID_FOR: Final = 4
RESULT: Final = 5
GONE: Final = 6

ENDS_TURN: Final = (t.REGIONAL, t.WASTELAND, t.TROUBLE, t.CRUISE)

RESULTS: Final = [
    "GT-080", "GT-081", "GT-082", "GT-083", "GT-084", "GT-085", "GT-087", "GT-086", "GT-089",
]  # fmt: skip


class Arrival(Choice[State]):
    """The piece moves; the occupant moves on; a settled deportation is cleared; Home may win; then
    expenses, then the result of the place (GT-093, GT-080 to GT-092).

    A player whom others moved has his piece there already and settles the rest (GT-A13). It answers
    whether the turn goes on.
    """

    __slots__ = ("by", "place", "step")

    def __init__(self, seat: int, place: int, by: int) -> None:
        super().__init__(seat)
        self.place = place
        self.by = by
        self.step: int = HOME_CHECK if by in (BY_OTHERS, BY_SWITCH) else MOVE

    def copy(self) -> Arrival:
        new = Arrival(self.seat, self.place, self.by)
        new.step = self.step
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        if self.step == MOVE:
            self.step = COURSE
            self.move(s)
        elif self.step == COURSE:
            if self.needs_course(s):
                s.wait()
            else:
                self.step = HOME_CHECK
        elif self.step == HOME_CHECK:
            self.step = EXPENSES
            self.check_home(s)
        elif self.step == EXPENSES:
            self.step = PAID_FOR
            self.pay_expenses(s)
        elif self.step == PAID_FOR:
            if s.returned == FAILED:
                self.step = GONE
                deport(s, self.seat, "GT-A28 GT-203")
            else:
                self.step = RESULT
        elif self.step == RESULT:
            s.finish(self.result(s))
        else:
            s.finish(OVER)

    def move(self, s: State) -> None:
        """The piece enters the place; a player who stands there is bumped and moves on first."""
        player = s.players[self.seat]
        player.previous = player.place
        player.place = self.place
        player.pending = False
        player.challenger = False
        player.adventure = NO_ADVENTURE
        player.gamble = False
        player.last_by_deportation = False
        if s.board.kind[self.place] != t.CRUISE:
            player.course = NOWHERE
        clauses = RESULTS[s.board.kind[self.place]]
        s.tell(ARRIVED, "GT-093 GT-090", self.seat, self.place,
               more=clauses + " GT-024 GT-026" if self.by == BY_START else clauses)  # fmt: skip
        other = s.occupant(self.place, self.seat)
        if other != NOWHERE:
            s.tell(BUMPED, "GT-190 GT-191 GT-197 GT-A07 GT-A26 GT-A35 GT-A71", other, self.seat, self.place)
            s.call(MoveOn(other, self.seat, 1 << other, self.place))

    def needs_course(self, s: State) -> bool:
        """Set down on a Cruise Island by a bonus, a player names the end he is bound for (GT-A25)."""
        return s.board.kind[self.place] == t.CRUISE and s.players[self.seat].course == NOWHERE

    def question(self, s: State, seat: int) -> str:
        return "set-course"

    def choices(self, s: State, seat: int) -> list[Action]:
        return [*[SetCourse(end) for end in sorted(s.board.ends[self.place])], *special_offers(s, seat)]

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is PlaceSpecial:
            return special_refusal(s, seat, action.place)
        if type(action) is not SetCourse:
            return NOT_NOW
        if not 0 <= action.place < s.board.places:
            return NO_SUCH_PLACE
        return None if action.place in s.board.ends[self.place] else NOT_AN_END

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is SetCourse:
            s.players[seat].course = action.place
            s.tell(COURSE_SET, "GT-A25 GT-073", seat, action.place)
        elif type(action) is PlaceSpecial:
            place_special(s, seat, action.place)

    def due(self, s: State) -> int:
        """What this arrival costs: nothing at Home (GT-088), otherwise the legend's expenses."""
        if self.place == s.players[self.seat].home:
            return 0
        return s.board.expenses[s.board.kind[self.place]]

    def check_home(self, s: State) -> None:
        """A settled deportation is cleared where nothing is due; an arrival at Home may win."""
        player = s.players[self.seat]
        player.pending = False
        if self.due(s) == 0:
            self.clear_flag(s)
        if self.place == player.home and self.by != BY_START:
            if wins_by_arriving(s, self.seat, self.by == BY_TRAVEL):
                win(s, self.seat, "GT-A89 GT-A91" if self.by == BY_OTHERS else "GT-A88 GT-A91")
            elif player.deported_from == NOWHERE and self.by == BY_TRAVEL:
                player.must_travel = False

    def clear_flag(self, s: State) -> None:
        """Back where one was deported from, with all that is required there done (GT-208, GT-A82)."""
        player = s.players[self.seat]
        if player.deported_from == self.place and self.by != BY_START:
            player.deported_from = NOWHERE
            s.tell(FLAG_CLEARED, "GT-208 GT-223 GT-A82 GT-A84", self.seat, self.place)

    def pay_expenses(self, s: State) -> None:
        """Expenses come before the result: to the Agent, or into the Jackpot if an Adventure sent the
        player here (GT-091, GT-092, GT-118)."""
        amount = self.due(s)
        if amount == 0:
            if self.place == s.players[self.seat].home:
                s.tell(NOTHING_DUE_AT_HOME, "GT-088", self.seat, self.place)
            s.returned = 1
            return
        jackpot = self.by in (BY_ADVENTURE, BY_SWITCH) or (self.by == BY_BONUS and s.board.bonus_to_jackpot)
        kind = s.board.kind[self.place]
        clauses = f"GT-091 GT-092 {RESULTS[kind]}"
        if jackpot:
            clauses += " GT-118 GT-A36 GT-A38" if self.by != BY_BONUS else " GT-A40"
        elif self.by == BY_BONUS:
            clauses += " GT-A40"
        if pays_later(s) and not jackpot:
            owe(s, self.seat, amount, clauses)
            return
        s.call(Payment(self.seat, amount, JACKPOT if jackpot else AGENT, clauses))
        if s.board.refund_anytime and kind in ENDS_TURN:
            s.call(MayRefund(self.seat))

    def result(self, s: State) -> int:
        """What the kind of place does, unless Home withholds it after a deportation."""
        player = s.players[self.seat]
        kind = s.board.kind[self.place]
        if self.place == player.home and player.deported_from != NOWHERE and s.board.strict:
            s.tell(RESULT_WITHHELD, "GT-207 GT-208 GT-A81", self.seat, self.place)
            return GOES_ON
        if kind == t.KEY_CITY or kind == t.CONTINENTAL:
            player.adventure = ADVENTURE_OPEN
        elif kind == t.GAMBLING:
            player.gamble = True
        elif kind == t.TROPICAL:
            if not noted(s, self.seat, SPECIALS, 1):
                player.specials += 1
                s.tell(GAINED_SPECIAL, "GT-085 GT-164 GT-A29", self.seat, 1)
        elif kind == t.WASTELAND:
            s.tell(TICKETS_LOST, "GT-087 GT-118 GT-145 GT-A27", self.seat, all_under_pack(s, self.seat))
        self.clear_flag(s)
        return OVER if kind in ENDS_TURN else GOES_ON
