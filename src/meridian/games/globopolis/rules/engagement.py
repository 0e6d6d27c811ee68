"""The engagement: Battle Rounds until one side has lost everything."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.core.chance import Chances
from meridian.core.frames import Choice
from meridian.core.position import BY_CHANCE
from meridian.games.globopolis.actions import Die, Done, Retreat
from meridian.games.globopolis.facts import BATTLE_ROLL, BATTLE_ROUND, ENGAGEMENT_WON, NS_LOST, RETREATED, ROLLS_AGAIN
from meridian.games.globopolis.refusals import NOT_NOW
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.assessment import AGGRESSOR, DEFENDER
from meridian.games.globopolis.rules.declared import declared
from meridian.games.globopolis.rules.dice import die
from meridian.games.globopolis.rules.holdings import refresh
from meridian.games.globopolis.rules.ledger import back_to_supply
from meridian.games.globopolis.rules.odds import aggressor_wins_round, multiplier_of_counts
from meridian.games.globopolis.rules.reaction import react
from meridian.games.globopolis.rules.ready_answers import DONE, RETREAT
from meridian.games.globopolis.rules.state import State

READY: Final = 0
ROLL: Final = 1
AGAIN: Final = 2
JUDGE: Final = 3
RETIRE: Final = 4

LOST: Final = 0
WON: Final = 1
NO_WINNER: Final = 2

D6: Final = die(6, "GP-154")

MULTIPLIED: Final = ["", "GP-155", "GP-156", "GP-157", "GP-158", "GP-159", "GP-160 GP-A45"]


class Engagement(Choice[State]):
    """In each round both sides roll their polygon and all their d6; the Roll Value is the polygon times the
    multiplier of the d6, the higher one wins, the loser loses a d6, and without any left the engagement (GP-154 to
    GP-165). Says whether the Aggressor has won."""

    __slots__ = ("dice", "other", "rerolled", "role", "rounds", "shown", "source", "step", "target")

    def __init__(self, seat: int, source: int, target: int, aggressor: int, defender: int) -> None:
        super().__init__(seat)
        self.source = source
        self.target = target
        self.dice: list[int] = [aggressor, defender]
        self.other: int = 0
        self.step: int = READY
        self.rounds: int = 0
        self.rerolled: bool = False
        self.role: int = AGGRESSOR
        self.shown: list[list[int]] = [[], []]

    def copy(self) -> Engagement:
        new = Engagement(self.seat, self.source, self.target, self.dice[0], self.dice[1])
        new.other = self.other
        new.step = self.step
        new.rounds = self.rounds
        new.rerolled = self.rerolled
        new.role = self.role
        new.shown = [self.shown[0][:], self.shown[1][:]]
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        step = self.step
        if step == ROLL:
            if self.role < 0:
                self.second_wave(s)
            else:
                s.wait()
        elif step == READY:
            if s.board.allow_retreat:
                s.wait()
            else:
                self.begin_round()
        elif step == AGAIN:
            self.roll_again(s, s.returned)
        elif step == JUDGE:
            self.judge(s)
        else:
            self.orderly_retreat(s, s.returned)

    def begin_round(self) -> None:
        self.rounds += 1
        self.shown = [[], []]
        self.role = AGGRESSOR
        self.step = ROLL

    def roller(self) -> int:
        """Whose die is next: the polygon comes first, then the d6."""
        if len(self.shown[0]) <= self.dice[0]:
            return 0
        return 1 if len(self.shown[1]) <= self.dice[1] else -1

    def who(self, s: State) -> list[int]:
        return BY_CHANCE if self.step == ROLL else [self.seat]

    def chances(self, s: State) -> Chances:
        role = self.role
        if self.shown[role]:
            return D6
        return die(s.board.polygon[role], "GP-154 GP-147" if role == AGGRESSOR else "GP-154 GP-148")

    # Retreat, where the table allows it

    def question(self, s: State, seat: int) -> str:
        return "fight-on"

    def choices(self, s: State, seat: int) -> list[Action]:
        return [DONE, RETREAT]

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        return None if type(action) is Done or type(action) is Retreat else NOT_NOW

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is Die:
            shown = self.shown[self.role]
            shown.append(action.pips)
            if len(shown) > self.dice[self.role]:
                self.role = self.roller()
        elif type(action) is Retreat:
            self.leave(s, 1, "GP-A50")
        else:
            self.begin_round()

    def leave(self, s: State, ns: int, clauses: str) -> None:
        """The engagement ends without a winner, at the price of an NS-Unit of the attacking Territory if it has any."""
        lost = ns if ns < s.ns(self.source) else s.ns(self.source)
        s.tell(RETREATED, clauses, self.seat, self.source)
        if lost:
            side = s.side_of(self.seat)
            s.tell(NS_LOST, clauses, side, self.source, lost)
            back_to_supply(s, side, self.source, t.NS, lost, t.C_RETREAT, clauses)
            refresh(s, self.source)
        s.finish(NO_WINNER)

    # A round

    def second_wave(self, s: State) -> None:
        """The holder of Second Wave may roll all own dice of this round again, once in an engagement."""
        self.step = AGAIN
        if self.rerolled:
            s.returned = 0
        else:
            react(s, t.REROLL, self.without_card(s, [s.side_of(self.seat), s.owner[self.target]]), self.target)

    def without_card(self, s: State, sides: list[int]) -> list[int]:
        """Those who have played no Operations card in this conflict yet: each side may play one (GP-A53)."""
        played = declared(s).operations
        return [side for side in sides if not (played >> side) & 1]

    def roll_again(self, s: State, said: int) -> None:
        self.step = JUDGE
        if said:
            role = AGGRESSOR if said - 1 == s.side_of(self.seat) else DEFENDER
            self.rerolled = True
            declared(s).operations |= 1 << (said - 1)
            self.shown[role] = []
            self.role = role
            self.step = ROLL
            s.tell(ROLLS_AGAIN, "GP-112 GP-154", said - 1)

    def value(self, s: State, role: int) -> int:
        """The Roll Value of a side, told with what made it so (GP-155 to GP-163)."""
        shown = self.shown[role]
        polygon = shown[0]
        side = s.side_of(self.seat) if role == AGGRESSOR else s.owner[self.target]
        dice = len(shown) - 1
        multiplier = 1
        clauses = "GP-155"
        if dice == 1:
            if shown[1] == polygon:
                multiplier = 2
                clauses = "GP-163 GP-A47 GP-A48"
        elif dice > 1:
            counts = [0, 0, 0, 0, 0, 0, 0]
            for at in range(1, dice + 1):
                counts[shown[at]] += 1
            multiplier = multiplier_of_counts(counts, s.board.printed_multiplier)
            clauses = MULTIPLIED[multiplier if multiplier < 6 else 6]
            if dice >= 6 and s.board.printed_multiplier:
                clauses += " GP-160 GP-A45"
        s.tell(BATTLE_ROLL, clauses, side, polygon, dice, multiplier, polygon * multiplier)
        return polygon * multiplier

    def judge(self, s: State) -> None:
        """The higher Roll Value wins; tied, the side with fewer d6; still tied, the Defender (GP-161, GP-162)."""
        a = self.value(s, AGGRESSOR)
        d = self.value(s, DEFENDER)
        won = aggressor_wins_round(a, self.dice[AGGRESSOR], d, self.dice[DEFENDER])
        winner = AGGRESSOR if won else DEFENDER
        clauses = "GP-161 GP-164 GP-154 GP-A46"
        if a == d:
            lone = self.dice[0] + self.dice[1] == 0
            clauses = "GP-162 GP-164 GP-A49 GP-154 GP-A46" if lone else "GP-162 GP-164 GP-154 GP-A46"
        loser = 1 - winner
        self.dice[loser] -= 1
        aggressor = s.side_of(self.seat)
        defender = s.owner[self.target]
        won_by = aggressor if winner == AGGRESSOR else defender
        left = self.dice[AGGRESSOR] if self.dice[AGGRESSOR] > 0 else 0
        left_there = self.dice[DEFENDER] if self.dice[DEFENDER] > 0 else 0
        s.tell(BATTLE_ROUND, clauses, self.rounds, won_by, left, left_there)
        if self.dice[loser] < 0:
            s.tell(ENGAGEMENT_WON, "GP-165", won_by, self.rounds)
            s.finish(WON if winner == AGGRESSOR else LOST)
        elif loser == AGGRESSOR:
            self.step = RETIRE
            react(s, t.RETREAT, self.without_card(s, [aggressor]), self.source)
        else:
            self.step = READY

    def orderly_retreat(self, s: State, said: int) -> None:
        """After a lost round the Aggressor may break off with a card."""
        if said:
            self.leave(s, s.board.cards[s.board.with_effect[t.RETREAT][0]].amount, "GP-112 GP-A53")
        else:
            self.step = READY

    def allows_interjections(self) -> bool:
        return False
