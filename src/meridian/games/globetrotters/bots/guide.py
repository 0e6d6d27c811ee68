"""What a search knows of Globetrotters."""

from __future__ import annotations

from random import Random
from typing import Final

from meridian.core.action import Action
from meridian.core.players import Bot, Copy, Evaluate, Guide, SearchSettings, Terms, Winners
from meridian.games.globetrotters.actions import Claim, PlaceSpecial, Refund
from meridian.games.globetrotters.bots.chances import terms_of, worth
from meridian.games.globetrotters.bots.outlook import KEY
from meridian.games.globetrotters.bots.planner import Planner
from meridian.games.globetrotters.bots.quick import QuickBot, Shelf, dull, rated
from meridian.games.globetrotters.bots.standing import Tally, features
from meridian.games.globetrotters.bots.steady import NEVER
from meridian.games.globetrotters.bots.steady import worth as promised
from meridian.games.globetrotters.rules.move_on import MoveOn
from meridian.games.globetrotters.rules.state import State
from meridian.games.globetrotters.rules.turn import BEGIN, PlayerTurn

AHEAD: Final = 1
"""How many ends of turns are played to before a position is judged."""
HOPELESS: Final = 900
"""By how many dollars an answer must look worse than the best to be left out."""


class SteadyGuide(Guide[State]):
    """Plays on as the sound player does, to the end of a turn."""

    def __init__(self, copy: Copy[State], evaluate: Evaluate[State], winners: Winners[State]) -> None:
        super().__init__(copy, evaluate, winners)
        self.shelf = Shelf()
        self.until = 0
        self.mover = -1

    def search_settings(self) -> SearchSettings:
        return SearchSettings(root_candidates=8, required_margin=1.5)

    def policy(self, random: Random) -> Bot:
        return QuickBot(random, self.shelf)

    def steps(self, p: State) -> int:
        self.until = turn_number(p) + AHEAD
        self.mover = p.active
        return 0

    def settled(self, p: State) -> bool:
        frame = p.stack[-1]
        return isinstance(frame, PlayerTurn) and frame.step != BEGIN and turn_number(p) >= self.until

    def seats(self, p: State) -> int:
        return len(p.players)

    def worth(self, p: State) -> list[float]:
        tally = Tally(p)
        return [worth(features(p, plan, tally)) for plan in self.plans(p)]

    def terms(self, p: State) -> list[Terms]:
        tally = Tally(p)
        return [terms_of(p, plan, tally) for plan in self.plans(p)]

    def plans(self, p: State) -> list[Planner]:
        """The plan of each seat: an exact one for the seat that moved at the end of a playout, else for all."""
        mover = self.mover
        self.mover = -1
        found: list[Planner] = []
        for seat in range(len(p.players)):
            found.append(self.shelf.plan(p, seat) if mover < 0 or seat == mover else self.shelf.rough(p, seat))
        return found

    def ranked(self, p: State, seat: int, options: list[Action], first: Action) -> list[Action]:
        """What the policy would do, then by what it promises; the hopeless and mere sales of tickets are left out."""
        if isinstance(first, Claim):
            return [first]
        frame = p.stack[-1]
        moved = frame.seat if isinstance(frame, MoveOn) else -1
        plan = self.shelf.plan(p, moved if moved >= 0 else seat)
        sign = -1 if moved >= 0 else 1
        best = NEVER if isinstance(first, PlaceSpecial) else sign * promised(plan, first)
        hub = plan.hub()
        found: list[tuple[int, int]] = []
        for at in range(len(options)):
            option = options[at]
            if option == first or isinstance(option, PlaceSpecial):
                continue
            if dull(option) and not isinstance(first, Refund):
                continue
            value = sign * rated(plan, option, hub)
            if value > NEVER:
                found.append((-value, at))
                best = max(best, value)
        found.sort()
        ranked = [first] + [options[at] for value, at in found if -value >= best - HOPELESS]
        if p.players[seat].specials and not isinstance(first, PlaceSpecial):
            ranked[2:2] = specials(plan if moved < 0 else self.shelf.plan(p, seat), options)
        return ranked


def turn_number(s: State) -> int:
    """Which turn it is, counted from the beginning of the game."""
    seats = len(s.players)
    return s.rounds * seats + (s.active - s.first) % seats


def specials(plan: Planner, options: list[Action]) -> list[Action]:
    """The Special Memories that gain something: in each continent the city that is hardest to come to."""
    s = plan.s
    here = s.players[plan.me].place
    best: dict[int, tuple[int, Action]] = {}
    for option in options:
        if isinstance(option, PlaceSpecial):
            continent = s.board.continent[option.place]
            if plan.outlook.memory[continent] >= KEY // 4:
                cost = plan.atlas.costs(option.place)[here] if here >= 0 else 0
                if continent not in best or cost > best[continent][0]:
                    best[continent] = (cost, option)
    return [option for _, option in best.values()]
