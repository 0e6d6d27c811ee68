"""Landing: what each kind of field does."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.core.chance import Chances
from meridian.core.frames import Choice
from meridian.core.position import BY_CHANCE, Frame
from meridian.games.globopolis.actions import Attack, AttackWith, Die, PayConference
from meridian.games.globopolis.card_actions import Play
from meridian.games.globopolis.facts import (
    ACADEMY_ROLL,
    CARD_FIELD_PASSED,
    CONFERENCE_DUE,
    LANDED_ON,
    NO_CONFERENCE,
    NO_THIRD_ROLL,
    SUMMIT_HOSTED,
)
from meridian.games.globopolis.refusals import NOT_IN_HAND, NOT_NOW, WRONG_MOMENT
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.aggression import attack_refusal, attacks_on
from meridian.games.globopolis.rules.cards import INFLUENCE_STACK, OPS_MISSION_STACK, DrawCard, play_card
from meridian.games.globopolis.rules.cleaning import CleaningHouse
from meridian.games.globopolis.rules.conflict import CANCELLED, Conflict
from meridian.games.globopolis.rules.dice import die
from meridian.games.globopolis.rules.guilds import land_on_guild
from meridian.games.globopolis.rules.holdings import conference_costs
from meridian.games.globopolis.rules.independents import IndependentTerritory
from meridian.games.globopolis.rules.ledger import recruit, score, take_from_supply
from meridian.games.globopolis.rules.payment import Payment
from meridian.games.globopolis.rules.promises import visit
from meridian.games.globopolis.rules.reaction import react
from meridian.games.globopolis.rules.ready_answers import PAY, PLAY
from meridian.games.globopolis.rules.state import NOBODY, State
from meridian.games.globopolis.rules.titles import TakeTitle

OVER: Final = 0
"""The turn is over."""
AGAIN: Final = 1
"""The player may roll again, or stop."""
MUST_GO_ON: Final = 2
"""The player must roll again (`roll_again` = must)."""
OWN_GROUND: Final = 3
"""On an own Territory: roll again, attack or stop."""


def landing_clauses(s: State, side: int, kind: int, what: int) -> str:
    """The clauses that say what happens on a field, and those of a learning stage."""
    clauses = "GP-026 GP-086"
    if kind == t.TERRITORY and s.owner[what] != NOBODY:
        clauses += " GP-088 GP-A81" if s.owner[what] == side else " GP-089"
    elif kind == t.BASE:
        clauses += " GP-084"
    if s.board.stage == 1:
        clauses += " GP-201"
    elif s.board.stage == 2:
        clauses += " GP-202"
    if s.board.stage < 3 and kind in (t.NSA, t.NIA, t.MOONSHOT):
        clauses += " GP-A79"
    return clauses


def land(s: State, seat: int, rolls: int) -> None:
    """Resolve the field a Governor has reached. Its answer comes back through `s.returned`."""
    table = s.board
    here = s.field[seat]
    kind = table.kind[here]
    what = table.what[here]
    side = s.side_of(seat)
    owned = s.owner[what] if kind == t.GUILD else NOBODY
    s.returned = OVER
    s.tell(LANDED_ON, landing_clauses(s, side, kind, what) if s.listening() else "GP-026", seat, here)
    if kind == t.TERRITORY:
        owner = s.owner[what]
        if owner == NOBODY:
            s.call(TakeTitle(seat, what, "GP-087 GP-012 GP-027"))
        elif owner == side:
            s.call(OwnTerritory(seat, what))
        else:
            s.call(ForeignTerritory(seat, what))
    elif kind == t.GUILD:
        land_on_guild(s, seat, what)
        if s.owner[what] == side and owned == side and table.guild_protection and table.agents_used:
            s.call(CleaningHouse(seat, what))
    elif kind == t.INDEPENDENT:
        s.call(IndependentTerritory(seat, what, False))
    elif kind == t.BASE:
        s.returned = AGAIN
    elif kind == t.OPS_FIELD or kind == t.INFLUENCE_FIELD:
        s.call(CardField(seat, INFLUENCE_STACK if kind == t.INFLUENCE_FIELD else OPS_MISSION_STACK, rolls))
    elif kind == t.NSA or kind == t.NIA:
        s.call(Academy(seat, kind == t.NIA and table.agents_used))
    elif kind == t.MOONSHOT:
        score(s, side, table.moonshot, t.C_MOONSHOT, "GP-140 GP-072 GP-027 GP-A22")


class CardField(Frame[State]):
    """Draw a card of that stack; then the player may roll again, but not after the second roll of the turn
    (GP-109, GP-110). In the first learning stage the field is passed over (GP-201)."""

    __slots__ = ("drawn", "rolls", "seat", "stack")

    def __init__(self, seat: int, stack: int, rolls: int) -> None:
        super().__init__()
        self.seat = seat
        self.stack = stack
        self.rolls = rolls
        self.drawn: bool = False

    def copy(self) -> CardField:
        new = CardField(self.seat, self.stack, self.rolls)
        new.drawn = self.drawn
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        if not s.board.cards_used:
            s.tell(CARD_FIELD_PASSED, "GP-201", self.seat)
            s.finish(MUST_GO_ON if s.board.must_roll else AGAIN)
        elif not self.drawn:
            self.drawn = True
            s.call(DrawCard(self.seat, self.stack))
        elif self.rolls >= s.board.card_stop:
            s.tell(NO_THIRD_ROLL, "GP-110 GP-027", self.seat)
            s.finish(OVER)
        else:
            s.finish(MUST_GO_ON if s.board.must_roll else AGAIN)


class Academy(Frame[State]):
    """NSA: a d6 gives one to three NS-Units; NIA: as many Agents. Then the player may roll again (GP-137 to
    GP-139). Without Agents the NIA works as the NSA."""

    __slots__ = ("agents", "seat")

    def __init__(self, seat: int, agents: bool) -> None:
        super().__init__()
        self.seat = seat
        self.agents = agents

    def copy(self) -> Academy:
        new = Academy(self.seat, self.agents)
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        s.wait()

    def who(self, s: State) -> list[int]:
        return BY_CHANCE

    def chances(self, s: State) -> Chances:
        return die(6, "GP-138" if self.agents else "GP-137")

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is not Die:
            return
        side = s.side_of(self.seat)
        number = s.board.academy[action.pips - 1]
        if self.agents:
            s.tell(ACADEMY_ROLL, "GP-138 GP-183", self.seat, action.pips, number)
            recruit(s, side, number, t.C_ACADEMY, "GP-138 GP-130")
        else:
            nia = s.board.kind[s.field[self.seat]] == t.NIA
            s.tell(ACADEMY_ROLL, "GP-139 GP-137 GP-007" if nia else "GP-137 GP-183", self.seat, action.pips, number)
            take_from_supply(s, side, t.NS, number, t.C_ACADEMY, "GP-137 GP-061 GP-031")
        s.finish(MUST_GO_ON if s.board.must_roll else AGAIN)

    def allows_interjections(self) -> bool:
        return False


DRAW: Final = 0
CLEAN: Final = 1
FREE: Final = 2


class OwnTerritory(Frame[State]):
    """Draw one card of the OPs-MISSION stack, then clean house if there are foreign Agents, then roll, attack or
    stop (GP-088, GP-136, GP-A81)."""

    __slots__ = ("seat", "step", "title")

    def __init__(self, seat: int, title: int) -> None:
        super().__init__()
        self.seat = seat
        self.title = title
        self.step: int = DRAW

    def copy(self) -> OwnTerritory:
        new = OwnTerritory(self.seat, self.title)
        new.step = self.step
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        if not s.board.cards_used:
            s.finish(AGAIN)
        elif self.step == DRAW:
            self.step = CLEAN
            s.call(DrawCard(self.seat, OPS_MISSION_STACK))
        elif self.step == CLEAN:
            self.step = FREE
            if s.board.agents_used:
                s.call(CleaningHouse(self.seat, self.title))
        else:
            s.finish(OWN_GROUND)


HOST: Final = 0
HOSTED: Final = 1
CHOOSE: Final = 2
FIGHT: Final = 3
LAST: Final = 4


class ForeignTerritory(Choice[State]):
    """Pay Conference Costs, which ends the turn, or attack (GP-089 to GP-091, GP-145). Its owner may first host a
    summit and double the costs; the visitor may show a passport and pay nothing."""

    __slots__ = ("costs", "step", "title")

    def __init__(self, seat: int, title: int) -> None:
        super().__init__(seat)
        self.title = title
        self.costs: int = 0
        self.step: int = HOST

    def copy(self) -> ForeignTerritory:
        new = ForeignTerritory(self.seat, self.title)
        new.costs = self.costs
        new.step = self.step
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        if self.step == HOST:
            self.step = HOSTED
            self.costs = conference_costs(s, self.title)
            if self.costs and s.board.cards_used:
                react(s, t.SUMMIT, [s.owner[self.title]], self.title)
            else:
                s.returned = 0
        elif self.step == HOSTED:
            if s.returned:
                self.costs *= s.board.cards[s.board.with_effect[t.SUMMIT][0]].amount
                s.tell(SUMMIT_HOSTED, "GP-115 GP-090", s.returned - 1, self.title, self.costs)
            self.step = CHOOSE
        elif self.step == CHOOSE:
            s.wait()
        elif self.step == FIGHT:
            self.step = LAST
            if s.returned == CANCELLED:
                self.pay(s, "GP-205 GP-089")
        else:
            s.finish(OVER)

    def question(self, s: State, seat: int) -> str:
        return "pay-or-attack"

    def covers(self, s: State) -> bool:
        side = s.side_of(self.seat)
        return s.hides(side, t.OPS) or s.hides(side, t.INFLUENCE)

    # Listed by hand: a `refusal` for each would add 1 % to the time of random play.
    def options(self, s: State, seat: int) -> list[Action]:
        out: list[Action] = [PAY]
        side = s.sides[s.side_of(self.seat)]
        for card in s.board.with_effect[t.PASSPORT]:
            if side.holds(card, s.board.cards[card].sort):
                out.append(PLAY[card])
        out += attacks_on(s, self.seat, self.title)
        return out

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        kind = type(action)
        if kind is PayConference:
            return None
        if kind is Attack or kind is AttackWith:
            return attack_refusal(s, self.seat, action, t.NONE, self.title)
        if type(action) is not Play:
            return NOT_NOW
        if not 0 <= action.card < len(s.board.cards):
            return NOT_IN_HAND
        if not s.sides[s.side_of(self.seat)].holds(action.card, s.board.cards[action.card].sort):
            return NOT_IN_HAND
        return None if s.board.cards[action.card].effect == t.PASSPORT else WRONG_MOMENT

    def default(self, s: State, seat: int) -> Action:
        return PAY

    def take(self, s: State, seat: int, action: Action) -> None:
        self.step = LAST
        if type(action) is Attack:
            self.step = FIGHT
            s.call(Conflict(self.seat, action.source, action.target, t.NONE, True))
        elif type(action) is AttackWith:
            self.step = FIGHT
            s.call(Conflict(self.seat, action.source, action.target, action.card, True))
        elif type(action) is Play:
            play_card(s, s.side_of(self.seat), action.card, "GP-115")
            s.tell(NO_CONFERENCE, "GP-115 GP-027", self.seat, self.title)
        else:
            self.pay(s, "GP-089 GP-090 GP-051 GP-027 GP-145")

    def pay(self, s: State, clauses: str) -> None:
        owner = s.owner[self.title]
        if self.costs == 0 or owner == NOBODY:
            s.tell(NO_CONFERENCE, "GP-090 GP-115", self.seat, self.title)
            return
        costs = visit(s, s.side_of(self.seat), owner, self.costs)
        if costs:
            s.tell(CONFERENCE_DUE, clauses, self.seat, self.title, costs)
            s.call(Payment(self.seat, owner, costs, t.C_CONFERENCE))

    def allows_interjections(self) -> bool:
        return False
