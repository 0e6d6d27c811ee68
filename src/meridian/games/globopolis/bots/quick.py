"""The sound player in a hurry."""

from __future__ import annotations

from random import Random

from meridian.core.action import Action
from meridian.core.players import Bot
from meridian.core.position import Position
from meridian.games.globopolis.actions import ClaimMission, Fly, RollBack, RollOn, Stop
from meridian.games.globopolis.bots.battle import NEVER, Battle
from meridian.games.globopolis.bots.course import RingOutlook
from meridian.games.globopolis.bots.outlook import Outlook
from meridian.games.globopolis.bots.steady import BOLD, SteadyBot
from meridian.games.globopolis.rules.agents import Deployment
from meridian.games.globopolis.rules.deals import MOST_PER_TURN
from meridian.games.globopolis.rules.event_phase import CORRECT, EventPhase
from meridian.games.globopolis.rules.option_phase import OptionPhase
from meridian.games.globopolis.rules.ready_answers import DONE
from meridian.games.globopolis.rules.state import State


class QuickBot(Bot):
    """Plays as the sound player does, but proposes no deals, leaves Agents where they are, and looks one roll ahead.

    What the sound player remembers of a turn is taken from the position: playouts go back and forth in time.
    """

    def __init__(self, random: Random) -> None:
        super().__init__(random)
        self.steady = SteadyBot(random)

    def choose(self, view: Position, seat: int, options: list[Action]) -> Action:
        assert isinstance(view, State)
        frame = view.stack[-1]
        if isinstance(frame, Deployment):
            for option in options:
                if type(option) is ClaimMission:
                    return option
            return DONE
        if isinstance(frame, OptionPhase):
            self.steady.turn = view.turns
            self.steady.laid = frame.laid
            made = view.made
            view.made = [MOST_PER_TURN] * len(view.sides)
            found = self.steady.choose(view, seat, options)
            view.made = made
            return found
        if isinstance(frame, EventPhase) and frame.step != CORRECT:
            return move(view, frame, seat, options)
        return self.steady.choose(view, seat, options)


def move(s: State, frame: EventPhase, seat: int, options: list[Action]) -> Action:
    """Roll, fly, attack or stop; cards stay in hand, and nobody pays for going back."""
    look = Outlook(s, s.side_of(seat))
    battle = Battle(look)
    course = RingOutlook(look, battle, seat, frame.rolls)
    here = s.field[seat]
    best = options[0]
    most = NEVER
    for option in options:
        value = NEVER
        if type(option) is ClaimMission:
            return option
        if type(option) is RollOn:
            value = course.mean(here, option.dice, False, False)
        elif type(option) is RollBack:
            if frame.free_back:
                value = course.mean(here, option.dice, True, False)
        elif type(option) is Stop:
            value = 0
        elif type(option) is Fly:
            value = course.rolling(option.field)
            if course.crossed(here, option.field) and not s.blocked[seat]:
                value += look.money(look.me, s.board.teleport_money)
        else:
            value = battle.worth(option)
            value = value - BOLD if value > NEVER else NEVER
        if value > most:
            most = value
            best = option
    return best
