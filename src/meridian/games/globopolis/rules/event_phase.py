"""The Event Phase: rolling, moving the Governor, and whatever the field brings."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.core.chance import Chances
from meridian.core.frames import Choice
from meridian.core.position import BY_CHANCE
from meridian.games.globopolis.actions import Attack, AttackWith, Die, Fly, RollBack, RollOn, Stop
from meridian.games.globopolis.card_actions import PassCard, Play, PlayFly, PlayShift
from meridian.games.globopolis.facts import (
    COURSE_CORRECTED,
    FLEW,
    NO_MORE_ROLLS,
    ROLLED,
)
from meridian.games.globopolis.refusals import (
    MUST_ROLL,
    NO_FLIGHT,
    NO_MORE_ROLL,
    NOT_A_DESTINATION,
    NOT_IN_HAND,
    NOT_NOW,
    ONE_TO_THREE_DICE,
    WRONG_MOMENT,
)
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.aggression import attack_refusal, attacks_from, could_attack
from meridian.games.globopolis.rules.cards import play_card
from meridian.games.globopolis.rules.conflict import Conflict
from meridian.games.globopolis.rules.dice import die
from meridian.games.globopolis.rules.independents import IndependentTerritory
from meridian.games.globopolis.rules.landing import AGAIN, MUST_GO_ON, OWN_GROUND, land
from meridian.games.globopolis.rules.ledger import score
from meridian.games.globopolis.rules.moving import (
    cards_before_roll,
    correction_refusal,
    corrections,
    destinations,
    fee_refusal,
    fly_to,
    teleport_to,
    walk,
)
from meridian.games.globopolis.rules.ready_answers import PASS, ROLL_BACK, ROLL_ON, STOP
from meridian.games.globopolis.rules.state import State

MOVING_DIE: Final = die(6, "GP-074")

START: Final = 0
ASK: Final = 1
ROLLING: Final = 2
CORRECT: Final = 3
TELEPORTING: Final = 4
LAND: Final = 5
LANDED: Final = 6
SHUTTLE: Final = 7
FIGHT: Final = 8


class EventPhase(Choice[State]):
    """One roll is due in every turn from round 2 on (GP-A75); in round 1 the Governor Teleports (GP-020). Then the
    field is resolved, with every further roll, flight or attack it allows (GP-026, GP-027)."""

    __slots__ = (
        "back", "dice", "free_back", "ground", "may_fly", "may_roll", "may_stop", "pips", "rolls", "step",
        "total",
    )  # fmt: skip

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.step: int = START
        self.rolls: int = 0
        self.dice: int = 0
        self.back: bool = False
        self.free_back: bool = False
        self.total: int = 0
        self.pips: list[int] = []
        self.may_roll: bool = True
        self.may_stop: bool = False
        self.may_fly: bool = False
        self.ground: int = t.NONE

    def copy(self) -> EventPhase:
        new = EventPhase(self.seat)
        new.step = self.step
        new.rolls = self.rolls
        new.dice = self.dice
        new.back = self.back
        new.free_back = self.free_back
        new.total = self.total
        new.pips = self.pips[:]
        new.may_roll = self.may_roll
        new.may_stop = self.may_stop
        new.may_fly = self.may_fly
        new.ground = self.ground
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        step = self.step
        if step in (ASK, ROLLING, TELEPORTING):
            s.wait()
        elif step == CORRECT:
            if s.could_hold(s.side_of(self.seat), s.board.with_effect[t.COURSE_CORRECTION]):
                s.wait()
            else:
                self.move(s, self.total)
        elif step == LAND:
            self.step = LANDED
            land(s, self.seat, self.rolls)
        elif step == LANDED:
            self.landed(s, s.returned)
        elif step == SHUTTLE:
            self.step = ASK
            s.resolving = False
        elif step == START:
            if s.board.kind[s.field[self.seat]] == t.TELEPORT:
                s.resolving = True
                self.teleport()
            else:
                self.step = ASK
        else:
            s.finish()

    # After a field

    def landed(self, s: State, said: int) -> None:
        """What the field allows now: nothing more, another roll, a flight, an attack."""
        if s.board.kind[s.field[self.seat]] == t.TELEPORT:
            self.teleport()
            return
        if said != AGAIN and said != MUST_GO_ON and said != OWN_GROUND:
            s.finish()
            return
        here = s.field[self.seat]
        self.may_roll = not (s.board.cap_all_fields and self.rolls >= s.board.card_stop)
        self.may_stop = said != MUST_GO_ON or not self.may_roll
        self.may_fly = s.board.kind[here] == t.BASE and self.may_fly
        self.ground = s.board.what[here] if said == OWN_GROUND else t.NONE
        self.step = ASK
        s.resolving = False
        if not self.may_roll:
            s.tell(NO_MORE_ROLLS, "GP-A12", self.seat)
            if not self.may_fly and (self.ground == t.NONE or not could_attack(s, self.seat, self.ground)):
                s.finish()

    def who(self, s: State) -> list[int]:
        return BY_CHANCE if self.step == ROLLING or self.step == TELEPORTING else [self.seat]

    def question(self, s: State, seat: int) -> str:
        if self.step == CORRECT:
            return "correct-course"
        if self.ground != t.NONE:
            return "attack-or-roll"
        if self.may_fly:
            return "fly-or-roll"
        return "roll-again" if self.may_stop else "roll"

    # What may be done

    # Listed by hand: a `refusal` for each would add 4 % to the time of random play.
    def options(self, s: State, seat: int) -> list[Action]:
        if self.step == CORRECT:
            return corrections(s, self.seat, self.total)
        out: list[Action] = []
        if self.may_roll:
            out += ROLL_ON[1 : s.board.move_dice + 1]
            if fee_refusal(s, self.seat, self.free_back) is None:
                out += ROLL_BACK[1 : s.board.move_dice + 1]
            if s.board.cards_used:
                out += cards_before_roll(s, self.seat, self.free_back)
        if self.may_fly:
            for field in destinations(s, self.seat):
                out.append(Fly(field))
        if self.ground != t.NONE:
            out += attacks_from(s, self.seat, self.ground)
        if self.may_stop:
            out.append(STOP)
        return out

    def covers(self, s: State) -> bool:
        lone = self.step == ASK and not self.may_roll and not self.may_fly
        return self.step == CORRECT or (lone and s.hides(s.side_of(self.seat), t.OPS))

    def candidates(self, s: State, seat: int) -> list[Action]:
        if self.step == CORRECT:
            return self.options(s, seat)
        rolls = range(1, s.board.move_dice + 1)
        return [*(ROLL_ON[dice] for dice in rolls), *(ROLL_BACK[dice] for dice in rolls), STOP]

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        if self.step == CORRECT:
            return correction_refusal(s, self.seat, self.total, action)
        kind = type(action)
        if kind is RollOn or kind is RollBack:
            return self.roll_refusal(s, action)
        if kind is Stop:
            return None if self.may_stop else MUST_ROLL
        if kind is Fly:
            return self.fly_refusal(s, action)
        if kind is Attack or kind is AttackWith:
            return self.attack_refusal(s, action)
        if kind is Play or kind is PlayFly:
            return self.card_refusal(s, action)
        return NOT_NOW

    def attack_refusal(self, s: State, action: Action) -> Refusal | None:
        if self.ground == t.NONE:
            return NOT_NOW
        return attack_refusal(s, self.seat, action, self.ground, t.NONE)

    def roll_refusal(self, s: State, action: Action) -> Refusal | None:
        if type(action) is RollOn or type(action) is RollBack:
            dice = action.dice
        else:
            return NOT_NOW
        if not self.may_roll:
            return NO_MORE_ROLL
        if not 1 <= dice <= s.board.move_dice:
            return ONE_TO_THREE_DICE
        return fee_refusal(s, self.seat, self.free_back) if type(action) is RollBack else None

    def fly_refusal(self, s: State, action: Action) -> Refusal | None:
        if type(action) is not Fly or not self.may_fly:
            return NO_FLIGHT
        return None if action.field in destinations(s, self.seat) else NOT_A_DESTINATION

    def card_refusal(self, s: State, action: Action) -> Refusal | None:
        if type(action) is Play or type(action) is PlayFly:
            card = action.card
        else:
            return NOT_NOW
        if not 0 <= card < len(s.board.cards):
            return NOT_IN_HAND
        if not s.sides[s.side_of(self.seat)].holds(card, s.board.cards[card].sort):
            return NOT_IN_HAND
        if not self.may_roll:
            return NO_MORE_ROLL
        if action in cards_before_roll(s, self.seat, self.free_back):
            return None
        return NOT_A_DESTINATION if type(action) is PlayFly else WRONG_MOMENT

    def default(self, s: State, seat: int) -> Action:
        if self.step == CORRECT:
            return PASS
        return STOP if self.may_stop else ROLL_ON[1]

    def chances(self, s: State) -> Chances:
        if self.step == TELEPORTING:
            return die(s.board.field_die if self.pips else s.board.base_die, "GP-081")
        return MOVING_DIE

    def take(self, s: State, seat: int, action: Action) -> None:
        kind = type(action)
        if kind is Die:
            self.show(s, action)
        elif kind is RollOn or kind is RollBack:
            self.roll(s, action)
        elif kind is Stop:
            s.finish()
        elif kind is Fly:
            self.fly(s, action)
        elif kind is Attack or kind is AttackWith:
            self.attack(s, action)
        elif kind is PlayShift:
            self.shift(s, action)
        elif kind is PassCard:
            self.move(s, self.total)
        else:
            self.play(s, action)

    # Rolling and moving

    def roll(self, s: State, action: Action) -> None:
        """The number of dice and the direction are declared together, and the fee is paid then (GP-074 to GP-076)."""
        if type(action) is RollBack:
            self.dice = action.dice
            self.back = True
            self.pay_fee(s)
        elif type(action) is RollOn:
            self.dice = action.dice
            self.back = False
            self.free_back = False
        self.pips = []
        self.ground = t.NONE
        self.step = ROLLING
        s.resolving = True

    def pay_fee(self, s: State) -> None:
        if self.free_back:
            self.free_back = False
        elif s.board.fee == t.PER_ROLL or (s.board.fee == t.PER_TURN and not s.backward_paid):
            s.backward_paid = True
            score(s, s.side_of(self.seat), -s.board.backward, t.C_BACKWARD, "GP-072 GP-076 GP-A01")

    def show(self, s: State, action: Action) -> None:
        if type(action) is not Die:
            return
        self.pips.append(action.pips)
        if self.step == TELEPORTING:
            if len(self.pips) == 2:
                self.arrive_by_teleport(s)
        elif len(self.pips) == self.dice:
            self.total = 0
            for pips in self.pips:
                self.total += pips
            self.rolls += 1
            s.tell(
                ROLLED,
                ("GP-074 GP-110 GP-A12" if self.rolls > 2 else "GP-074 GP-110")
                if self.rolls > 1
                else "GP-074 GP-026 GP-A75",
                self.seat,
                self.total,
                self.dice,
                more="GP-199" if s.board.correspondence else "",
            )
            self.step = CORRECT

    def shift(self, s: State, action: Action) -> None:
        if type(action) is PlayShift:
            play_card(s, s.side_of(self.seat), action.card, "GP-115")
            s.tell(COURSE_CORRECTED, "GP-115", self.seat, action.shift)
            self.move(s, self.total + action.shift)

    def move(self, s: State, steps: int) -> None:
        self.step = LAND
        self.may_fly = True
        walk(s, self.seat, steps, self.back)

    def teleport(self) -> None:
        """On TELEPORT! the two dice are rolled at once, again and again if need be (GP-083, GP-A14)."""
        self.pips = []
        self.step = TELEPORTING

    def arrive_by_teleport(self, s: State) -> None:
        self.rolls += 1
        self.may_fly = True
        teleport_to(s, self.seat, self.pips, self.rolls)
        self.step = LAND

    def fly(self, s: State, action: Action) -> None:
        """One flight for each landing; a base needs no further resolving, other fields do (GP-084, GP-A19)."""
        if type(action) is not Fly:
            return
        base = s.board.kind[action.field] == t.BASE
        clauses = "GP-084"
        if not base:
            clauses = "GP-196" if s.board.flights == t.TO_ANY_TERRITORY else "GP-195"
        fly_to(s, self.seat, action.field, clauses + " GP-079 GP-A18 GP-A19")
        self.may_fly = False
        if not base:
            self.step = LAND
            s.resolving = True

    def play(self, s: State, action: Action) -> None:
        """Cards before a roll."""
        side = s.side_of(self.seat)
        if type(action) is Play:
            play_card(s, side, action.card, "GP-115 GP-076")
            self.free_back = True
        elif type(action) is PlayFly:
            shuttle = s.board.cards[action.card].effect == t.MARKET_SHUTTLE
            play_card(s, side, action.card, "GP-115 GP-097 GP-A25" if shuttle else "GP-115 GP-079")
            if shuttle:
                s.field[self.seat] = action.field
                s.tell(FLEW, "GP-097 GP-A25", self.seat, action.field)
                self.ground = t.NONE
                self.may_fly = False
                self.step = SHUTTLE
                s.resolving = True
                s.call(IndependentTerritory(self.seat, s.board.what[action.field], True))
            else:
                fly_to(s, self.seat, action.field, "GP-115 GP-079 GP-A19")
                self.ground = t.NONE
                self.may_fly = False

    def attack(self, s: State, action: Action) -> None:
        """An attack from the own Territory landed upon ends in the end of the turn (GP-142, GP-A21)."""
        self.step = FIGHT
        s.resolving = True
        if type(action) is Attack:
            s.call(Conflict(self.seat, action.source, action.target, t.NONE, False))
        elif type(action) is AttackWith:
            s.call(Conflict(self.seat, action.source, action.target, action.card, False))

    def allows_interjections(self) -> bool:
        return self.step == ASK
