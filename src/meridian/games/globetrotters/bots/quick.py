"""The sound player of Globetrotters in a hurry: plans are kept, and used again where little has changed."""

from __future__ import annotations

from random import Random
from typing import Final

from meridian.core.action import Action
from meridian.core.players import Bot
from meridian.core.position import Position
from meridian.games.globetrotters.actions import BonusTo, Buy, Claim, MoveTo, Refund, SendTo
from meridian.games.globetrotters.bots.planner import Planner
from meridian.games.globetrotters.bots.steady import before_arrival, best_of, best_special, worth
from meridian.games.globetrotters.rules.board import Board
from meridian.games.globetrotters.rules.move_on import MoveOn
from meridian.games.globetrotters.rules.ready_answers import SETTLE
from meridian.games.globetrotters.rules.state import State

KEPT: Final = 500
"""Plans that are cached before the cache is cleared."""


class Shelf:
    """Plans by what matters most to them: who has which KEYs and Memories, and what the planner owns.

    What a plan leaves out of its name (the cards still in a pack, who stands in the way) changes it a little; a plan
    that is a few turns old serves a playout well enough.
    """

    def __init__(self) -> None:
        self.plans: dict[tuple[int, ...], Planner] = {}
        self.board: Board | None = None

    def plan(self, s: State, seat: int) -> Planner:
        """The plan of a seat, made anew only where none like it is kept."""
        if self.board is not s.board:
            self.board = s.board
            self.plans.clear()
        return self.kept(s, seat, named(s, seat))

    def rough(self, s: State, seat: int) -> Planner:
        """A plan the seat had in this round: good enough for a seat that did not just move."""
        if self.board is not s.board:
            self.board = s.board
            self.plans.clear()
        player = s.players[seat]
        return self.kept(s, seat, (seat, s.rounds, player.cash // 400, 1 if player.tickets.cards else 0))

    def kept(self, s: State, seat: int, name: tuple[int, ...]) -> Planner:
        """The plan of this name."""
        found = self.plans.get(name)
        if found is None:
            if len(self.plans) >= KEPT:
                self.plans.clear()
            found = Planner(s, seat)
            self.plans[name] = found
        else:
            found.s = s
            found.outlook.s = s
        return found


def named(s: State, seat: int) -> tuple[int, ...]:
    """What a plan is kept under."""
    player = s.players[seat]
    cash = player.cash
    if s.active != seat and player.turns:
        cash += s.board.spending
    if cash > 400:
        cash = 1800 if cash > 1800 else cash - cash % 300
    flags = (1 if player.turns else 0) + (2 if player.place == player.home else 0)
    parts = [
        seat, cash, min(len(player.tickets.cards), 4) // 2, min(player.specials, 2), player.specials_placed,
        player.deported_from, player.home, s.jackpot.cash // 600, flags,
    ]  # fmt: skip
    for deck in s.packs:
        parts.append(deck.bottom.cards[0] if deck.left == 0 and deck.bottom.cards else -1)
    parts += s.holder
    for other in s.players:
        parts.append(other.memories)
    return tuple(parts)


class QuickBot(Bot):
    """Answers as the sound player does, or nearly so, in a fraction of the time."""

    def __init__(self, random: Random, shelf: Shelf) -> None:
        super().__init__(random)
        self.shelf = shelf

    def choose(self, view: Position, seat: int, options: list[Action]) -> Action:
        assert isinstance(view, State)
        if view.players[seat].dues:
            for option in options:
                if isinstance(option, Claim):
                    return option
        plan = self.shelf.plan(view, seat)
        if view.players[seat].specials:
            special = best_special(plan, options)
            if special is not None:
                return special
        frame = view.stack[-1]
        if isinstance(frame, MoveOn):
            plan = self.shelf.plan(view, frame.seat)
            sent: list[Action] = [option for option in options if isinstance(option, SendTo)]
            return best_of(sent, [-worth(plan, option) for option in sent])
        if SETTLE in options:
            return before_arrival(plan, options)
        wanted = [option for option in options if not dull(option)]
        if len(wanted) == 1:
            return wanted[0]
        if not wanted:
            wanted = options
        hub = plan.hub()
        return best_of(wanted, [rated(plan, option, hub) for option in wanted])


def dull(option: Action) -> bool:
    """Whether the sound player never does it unless he must: sell a ticket, or buy many at the full fare."""
    return isinstance(option, Refund) or (isinstance(option, Buy) and option.number > 2)


def rated(plan: Planner, option: Action, hub: int) -> int:
    """What an answer is worth; where tickets lead (`hub`) is worked out once for all places one may go to."""
    if isinstance(option, MoveTo | BonusTo):
        return plan.stop(option.place, hub)
    return worth(plan, option)
