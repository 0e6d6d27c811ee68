"""A conflict from its declaration to its end, step by step (GP-205)."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.games.globopolis.actions import Attack, Stop
from meridian.games.globopolis.facts import (
    ASSESSMENT_LINE,
    ATTACK_CANCELLED,
    ATTACK_DECLARED,
    ATTACK_OVER,
    DICE_ASSESSED,
)
from meridian.games.globopolis.refusals import NOT_NOW, NOT_THIS_GROUP
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.assess_cards import AssessCards
from meridian.games.globopolis.rules.assessment import (
    AGGRESSOR,
    CLAUSES,
    DEFENDER,
    assess,
    dice_of,
    no_effects,
)
from meridian.games.globopolis.rules.assessment import HELP as HELP_AT
from meridian.games.globopolis.rules.cards import play_card
from meridian.games.globopolis.rules.consequences import conquer
from meridian.games.globopolis.rules.declared import Declared
from meridian.games.globopolis.rules.engagement import NO_WINNER, WON, Engagement
from meridian.games.globopolis.rules.foreign_help import ForeignHelp, OwnHelp
from meridian.games.globopolis.rules.holdings import check_bonus
from meridian.games.globopolis.rules.ledger import score
from meridian.games.globopolis.rules.promises import at_peace
from meridian.games.globopolis.rules.reaction import react
from meridian.games.globopolis.rules.ready_answers import STOP
from meridian.games.globopolis.rules.state import NOBODY, State
from meridian.games.globopolis.rules.third_parties import SideOffers, ThirdParties, parties

DECLARE: Final = 0
PACT: Final = 1
OFFERS: Final = 2
WITHDRAW: Final = 3
DEFENDER_CARDS: Final = 4
AGGRESSOR_CARDS: Final = 5
HELP: Final = 6
ASSESS: Final = 7
ROUNDS: Final = 8
OPINION: Final = 9
CONTINUE: Final = 10
ENDED: Final = 11

OVER: Final = 0
CANCELLED: Final = 1
"""What a conflict says: the turn is over; it was cancelled, so a visitor still owes Conference Costs."""


class Conflict(Declared):
    """Declaration, Non-Aggression Pact, side offers, withdrawal of third parties, cards of the Defender and of the
    Aggressor, Assessment, Battle Rounds, consequences, World Opinion, continuation (GP-146, GP-172, GP-205)."""

    __slots__ = ("card", "conqueror", "continued", "landed", "step")

    def __init__(self, seat: int, source: int, target: int, card: int, landed: bool) -> None:
        super().__init__(seat, source, target)
        self.card = card
        self.landed = landed
        self.step: int = DECLARE
        self.continued: int = 0
        self.conqueror: int = NOBODY

    def copy(self) -> Conflict:
        new = Conflict(self.seat, self.source, self.target, self.card, self.landed)
        new.step = self.step
        new.continued = self.continued
        new.conqueror = self.conqueror
        new.bound = self.bound[:]
        new.operations = self.operations
        new.effects = self.effects[:]
        new.copy_marks(self)
        return new

    def scope(self) -> str:
        return "battle"

    def resume(self, s: State) -> None:
        step = self.step
        if step == DECLARE:
            self.declare(s)
        elif step == PACT:
            self.pact(s)
        elif step == OFFERS:
            self.step = WITHDRAW
            if s.board.agents_used and s.board.withdrawal and parties(s, self.seat, self.source, self.target):
                s.call(ThirdParties(self.seat, self.source, self.target))
        elif step == WITHDRAW:
            self.step = DEFENDER_CARDS
            self.cards(s, DEFENDER)
        elif step == DEFENDER_CARDS:
            self.step = AGGRESSOR_CARDS
            self.cards(s, AGGRESSOR)
        elif step == AGGRESSOR_CARDS:
            self.step = HELP
            if s.board.sma_foreign:
                s.call(ForeignHelp(self.seat, self.source, self.target))
        elif step == HELP:
            self.step = ASSESS
            if s.board.sma_requires_ns:
                self.effects[HELP_AT + AGGRESSOR] = 0
                self.effects[HELP_AT + DEFENDER] = 0
                s.call(OwnHelp(self.seat, self.source, self.target))
        elif step == ASSESS:
            self.assess(s)
        elif step == ROUNDS:
            self.outcome(s, s.returned)
        elif step == OPINION:
            self.opinion(s, s.returned)
        elif step == CONTINUE:
            self.ask_on(s)
        else:
            s.finish(OVER)

    # Declaration

    def declare(self, s: State) -> None:
        """Both Territories are named and the card that opens the attack is shown and spent (GP-146, GP-A52)."""
        across = s.board.quadrant[self.source] != s.board.quadrant[self.target]
        clauses = "GP-141 GP-145 GP-146 GP-205" if self.landed else "GP-142 GP-145 GP-146 GP-205"
        if self.continued:
            clauses = "GP-172 GP-174 GP-175 GP-205"
            if self.card >= 0:
                clauses += " GP-173 GP-A52"
            elif across:
                clauses += " GP-A74"
        elif self.card >= 0:
            clauses = "GP-113 GP-114 GP-143 GP-205 GP-A53"
        elif across:
            clauses = "GP-144 GP-146 GP-205"
        if self.landed and not self.continued:
            clauses += " GP-091"
        if s.rounds == 1:
            clauses += " GP-A73"
        s.tell(ATTACK_DECLARED, clauses, self.seat, self.source, self.target, s.owner[self.target])
        if self.card >= 0 and not self.continued:
            play_card(s, s.side_of(self.seat), self.card, "GP-112 GP-A52")
        self.effects = no_effects()
        self.operations = 0
        self.bound = []
        self.step = PACT
        react(s, t.PACT, [s.owner[self.target]], self.target)

    def pact(self, s: State) -> None:
        """A Non-Aggression Pact cancels the attack and ends the turn; a visitor pays Conference Costs."""
        if s.returned:
            s.tell(ATTACK_CANCELLED, "GP-115 GP-205", self.seat, self.target)
            s.finish(CANCELLED if self.landed and not self.continued else OVER)
            return
        self.step = OFFERS
        if s.board.agents_used and s.board.withdrawal and parties(s, self.seat, self.source, self.target):
            s.call(SideOffers(self.seat, self.source, self.target))

    def cards(self, s: State, role: int) -> None:
        side = s.owner[self.target] if role == DEFENDER else s.side_of(self.seat)
        if s.could_hold(side, s.board.assess_cards):
            s.call(AssessCards(side, role, self.source, self.target))

    # Strength

    def assess(self, s: State) -> None:
        """Levels are checked, the criteria counted, the cap kept, cards applied (GP-147 to GP-153)."""
        lines = assess(s, self.source, self.target, self.effects)
        for line, a, d in lines:
            if a or d:
                s.tell(ASSESSMENT_LINE, CLAUSES[line], line, a, d)
        a, d = dice_of(lines)
        s.tell(DICE_ASSESSED, "GP-147 GP-148", self.seat, a, s.owner[self.target], d)
        self.step = ROUNDS
        s.call(Engagement(self.seat, self.source, self.target, a, d))

    # The end

    def outcome(self, s: State, said: int) -> None:
        """The loser's Territory goes to the winner; then all others may raise World Opinion against the
        conqueror (GP-166, GP-205)."""
        if said == NO_WINNER:
            s.tell(ATTACK_OVER, "GP-112 GP-A50", self.seat)
            s.finish(OVER)
            return
        lost = self.target if said == WON else self.source
        self.conqueror = s.side_of(self.seat) if said == WON else s.owner[self.target]
        conquer(s, lost, self.conqueror, said == WON)
        check_bonus(s, self.conqueror, s.board.group[lost])
        self.step = OPINION
        active = s.side_of(self.seat)
        others = [side for side in (active, *s.sides_from(active)) if side != self.conqueror]
        react(s, t.WORLD_OPINION, others, lost)

    def opinion(self, s: State, said: int) -> None:
        """World Opinion costs the conqueror points; a beaten Aggressor's turn is over (GP-170)."""
        if said:
            loss = s.board.cards[s.board.with_effect[t.WORLD_OPINION][0]].amount
            score(s, self.conqueror, -loss, t.C_CARD, "GP-115 GP-205")
        self.step = CONTINUE if self.conqueror == s.side_of(self.seat) else ENDED

    # Continued aggression

    def targets(self, s: State) -> list[int]:
        """Other foreign Territories of the group just won a Territory of (GP-172)."""
        side = s.side_of(self.seat)
        if s.board.continue_once and self.continued:
            return []
        return [
            title
            for title in s.board.members[s.board.group[self.target]]
            if s.owner[title] not in (side, NOBODY) and not at_peace(s, side, s.owner[title])
        ]

    def ask_on(self, s: State) -> None:
        if self.targets(s) and s.owner[self.source] == s.side_of(self.seat):
            s.wait()
        else:
            s.tell(ATTACK_OVER, "GP-A21", self.seat)
            s.finish(OVER)

    def question(self, s: State, seat: int) -> str:
        return "continue-aggression"

    def choices(self, s: State, seat: int) -> list[Action]:
        return [*(Attack(self.source, title) for title in self.targets(s)), STOP]

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is Stop:
            return None
        if type(action) is not Attack:
            return NOT_NOW
        return None if action.source == self.source and action.target in self.targets(s) else NOT_THIS_GROUP

    def default(self, s: State, seat: int) -> Action:
        return STOP

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is Attack:
            self.target = action.target
            self.continued += 1
            self.step = DECLARE
        else:
            s.tell(ATTACK_OVER, "GP-A21", self.seat)
            s.finish(OVER)

    def allows_interjections(self) -> bool:
        return False
