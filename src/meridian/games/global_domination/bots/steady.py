"""A sound player of Global Domination."""

from __future__ import annotations

from random import Random

from meridian.core.action import Action
from meridian.core.players import Bot
from meridian.core.position import Position
from meridian.games.global_domination.actions import Choose, MakeFull, Reduce, Remove, Replace
from meridian.games.global_domination.bots.hand import Hand
from meridian.games.global_domination.bots.map_estimate import NEVER, MapEstimate
from meridian.games.global_domination.bots.parameters import SteadyParameters
from meridian.games.global_domination.bots.spending import Spending
from meridian.games.global_domination.bots.texts import chain_harm, trial, victim_gain
from meridian.games.global_domination.bots.turn import TurnPlan
from meridian.games.global_domination.rules import board as t
from meridian.games.global_domination.rules.bio_weapons import BioWeapons
from meridian.games.global_domination.rules.player_turn import PlayerTurn
from meridian.games.global_domination.rules.points import SpendPoints
from meridian.games.global_domination.rules.purchase import PAY_SECOND, Purchase
from meridian.games.global_domination.rules.ready_answers import BUILD_IN, DECLINE, DONE, PAY, PLAY, REDUCE, TAKE
from meridian.games.global_domination.rules.scoring import fogged, region_monopolies
from meridian.games.global_domination.rules.state import State
from meridian.games.global_domination.rules.texts.players import ChoosePlayer
from meridian.games.global_domination.rules.use_card import FOR_TEXT
from meridian.games.global_domination.rules.window import SCORING, ReactionWindow


class SteadyBot(Bot):
    """Plays one card at a time, the one that gains most over waiting, and keeps Airborne Forces for
    the scoring step."""

    def __init__(self, random: Random, parameters: SteadyParameters | None = None) -> None:
        super().__init__(random)
        self.parameters: SteadyParameters = SteadyParameters() if parameters is None else parameters

    def choose(self, view: Position, seat: int, options: list[Action]) -> Action:
        assert isinstance(view, State)
        choice = self.answer(view, seat, options)
        return choice if choice in options else options[-1]

    def answer(self, s: State, seat: int, options: list[Action]) -> Action:
        """What this player would say to the question on top of the stack."""
        frame = s.stack[-1]
        if isinstance(frame, SpendPoints):
            estimate = MapEstimate(s, seat, self.parameters)
            points = Spending(estimate, frame.builds, frame.reductions, frame.either, frame.where)
            return spend(points, frame.spent > 0)
        if isinstance(frame, PlayerTurn):
            return TurnPlan(Hand(s, seat, self.parameters), options).choose(frame.uses > 0)
        if isinstance(frame, Purchase):
            hand = Hand(s, seat, self.parameters)
            if frame.step == PAY_SECOND:
                return PAY[hand.weakest(-1)]
            return TAKE[hand.bargain(frame.two)[0]]
        if isinstance(frame, ReactionWindow):
            return react(Hand(s, seat, self.parameters), options, frame.moment)
        if isinstance(frame, BioWeapons):
            return infect(s, MapEstimate(s, seat, self.parameters), frame, self.parameters)
        if isinstance(frame, ChoosePlayer):
            return accuse(MapEstimate(s, seat, self.parameters), frame.effect, options)
        return strike_best(MapEstimate(s, seat, self.parameters), options)


def spend(points: Spending, may_stop: bool) -> Action:
    """The next point of a card."""
    if not points.find() or (points.gain <= 0 and may_stop):
        return DONE
    return BUILD_IN[points.area] if points.building else REDUCE[points.area]


def react(hand: Hand, options: list[Action], moment: int) -> Action:
    """Play a card in a window, or not."""
    if moment == SCORING:
        for card in hand.cards:
            if PLAY[card] in options:
                fog = hand.s.board.cards[card].effect == t.FOG
                if fog and fog_gain(hand) > hand.parameters.fog:
                    return PLAY[card]
                if not fog and hand.gain(card, FOR_TEXT) > hand.keep(card):
                    return PLAY[card]
    return DECLINE


def fog_gain(hand: Hand) -> int:
    """What rivals would lose to a Fog of War of mine."""
    s = hand.s
    gain = 0
    for other in range(len(s.players)):
        if other != hand.seat and not fogged(s, other):
            gain -= hand.estimate.weights[other] * s.board.region_vp * region_monopolies(s, other)
    return gain


def infect(s: State, estimate: MapEstimate, frame: BioWeapons, parameters: SteadyParameters) -> Action:
    """A Reduction in a chain of Bio Weapons, or the end of the chain."""
    best = -1
    most = NEVER
    for area in range(s.board.areas):
        if frame.fits(s, area):
            gain = trial(estimate, area, t.MEGASTORM)
            if gain > most:
                most = gain
                best = area
    if not frame.opening and frame.made == 0:
        harm = chain_harm(estimate, frame.pair)
        if 1000 * most * frame.pair < parameters.chain * harm:
            return DECLINE
    return REDUCE[best]


def accuse(estimate: MapEstimate, effect: int, options: list[Action]) -> Action:
    """The player whom a text hits hardest, for my good."""
    best = options[0]
    most = NEVER
    for option in options:
        if isinstance(option, Choose):
            gain = victim_gain(estimate, option.seat, effect)
            if gain > most:
                most = gain
                best = option
    return best


def strike_best(estimate: MapEstimate, options: list[Action]) -> Action:
    """The best Area for a text that strikes Area after Area, or the end of it."""
    best = options[-1]
    most = 0 if best is DONE else NEVER
    for option in options:
        gain = NEVER
        if isinstance(option, Remove):
            gain = trial(estimate, option.area, t.REMOVE_STRUGGLING)
        elif isinstance(option, Replace):
            gain = trial(estimate, option.area, t.INSURGENTS)
        elif isinstance(option, MakeFull):
            gain = trial(estimate, option.area, t.MAKES_FULL)
        elif isinstance(option, Reduce):
            gain = trial(estimate, option.area, t.MEGASTORM)
        if gain > most:
            most = gain
            best = option
    return best
