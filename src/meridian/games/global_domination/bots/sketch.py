"""The rest of a Game Turn in outline: everybody uses their cards as a sound player roughly would, without the rules.

The position serves as scratch paper: map, VP, Logistics and hands are changed, its procedures are not. Nobody buys.
"""

from __future__ import annotations

from random import Random
from typing import Final

from meridian.core.deck import Slots
from meridian.games.global_domination.bots.card_value import card_worth, set_size
from meridian.games.global_domination.bots.map_estimate import NEVER, MapEstimate
from meridian.games.global_domination.bots.parameters import SteadyParameters
from meridian.games.global_domination.bots.quick import Quick
from meridian.games.global_domination.bots.texts import text_gain
from meridian.games.global_domination.rules import board as t
from meridian.games.global_domination.rules.board import CardType
from meridian.games.global_domination.rules.card_texts import text_refusal, text_vp
from meridian.games.global_domination.rules.game_turn import GameTurn
from meridian.games.global_domination.rules.player_turn import PlayerTurn
from meridian.games.global_domination.rules.points import SpendPoints
from meridian.games.global_domination.rules.scoring import Scoring, fogged, region_monopolies
from meridian.games.global_domination.rules.state import State
from meridian.games.global_domination.rules.use_card import FOR_ATTACK, FOR_BUILD, FOR_TEXT, UseCard, bound_to
from meridian.games.global_domination.rules.window import ReactionWindow

FANCY: Final = 300
"""By how many thousandths players' tastes differ: the widest gap between two."""


def fancies(number: int, luck: Random | None) -> list[int]:
    """How things appeal to players, in thousandths of what they are worth; without luck just as they are worth."""
    if luck is None:
        return [1000] * number
    draw = luck.random
    return [1000 - FANCY // 2 + int(FANCY * draw()) for _ in range(number)]


def spendable(s: State) -> bool:
    """Whether the rest of the Game Turn can be outlined from here: at a turn, in a window, or with points to spend."""
    frame = s.stack[-1]
    return isinstance(frame, (PlayerTurn, SpendPoints, ReactionWindow))


class Sketch:
    """One outline of the rest of a Game Turn, up to and including its scoring step."""

    def __init__(self, s: State, parameters: SteadyParameters, luck: Random | None) -> None:
        self.s = s
        self.parameters = parameters
        self.areas: list[int] = fancies(s.board.areas, luck)
        self.cards: list[int] = fancies(len(s.board.cards), luck)
        self.hands: list[list[int]] = []
        self.held: list[list[int]] = []
        self.passed: list[bool] = [player.passed for player in s.players]
        later = s.board.turns - s.turn
        self.hold: int = parameters.point * (1000 + parameters.lasting * min(later, 3)) // 1000
        self.keeps: list[int] = []
        for player in s.players:
            keep = 0
            if later:
                crowded = set_size(player) - len(player.hand.cards) < player.logistics
                part = 100 if crowded else parameters.keep
                keep = parameters.point * (1000 + parameters.lasting * min(later - 1, 3)) // 1000 * part // 1000
            self.keeps.append(keep)
            hand = player.hand.cards[:]
            self.held.append(player.hand.cards)
            self.hands.append(hand)
            player.hand = Slots(hand, player.hand.known)

    def play(self) -> None:
        """Spend what is being spent, let all turns follow, and score."""
        s = self.s
        scoring = False
        at = s.first
        for frame in s.stack:
            if isinstance(frame, GameTurn):
                at = frame.at
            elif isinstance(frame, PlayerTurn):
                if not frame.ending and frame.uses == 0:
                    at = frame.seat
            elif isinstance(frame, Scoring):
                scoring = True
            elif isinstance(frame, UseCard):
                self.held[frame.seat] = [*self.held[frame.seat], frame.card]
            elif isinstance(frame, SpendPoints):
                estimate = self.estimate(frame.seat)
                Quick(estimate, self.areas).spend(frame.builds, frame.reductions, frame.either, frame.where, True)
        if not scoring:
            self.turns(at)
        self.last_plays()
        self.score()

    def estimate(self, seat: int) -> MapEstimate:
        """A map that is the position's own, with what it is worth to a seat."""
        estimate = MapEstimate(self.s, seat, self.parameters)
        estimate.owner = self.s.owner
        estimate.full = self.s.full
        return estimate

    def turns(self, at: int) -> None:
        """One card each, round the table, until nobody wants to use another."""
        n = len(self.hands)
        waiting = 0
        while waiting < n:
            if not self.passed[at]:
                if self.hands[at] and self.turn(at):
                    waiting = -1
                else:
                    self.passed[at] = True
                    self.s.players[at].passed = True
            waiting += 1
            at = (at + 1) % n

    def turn(self, seat: int) -> bool:
        """Use the card that gains most over waiting; False for a pass."""
        estimate = self.estimate(seat)
        quick = Quick(estimate, self.areas)
        cards = self.s.board.cards
        alone = estimate.out == 0
        best = -1
        best_use = FOR_BUILD
        most = NEVER
        waste = 0
        last = -1
        for card in self.hands[seat]:
            kind = cards[card]
            worth = card_worth(kind)
            keep = self.keeps[seat] * worth // 1000
            hold = keep if alone else self.hold * worth // 1000
            if kind.timing == t.ANY_TIME:
                continue
            waste += hold - keep
            if card == last:
                continue
            last = card
            for use in (FOR_BUILD, FOR_ATTACK, FOR_TEXT):
                gain = self.gain(estimate, quick, kind, use)
                if gain > NEVER:
                    gain = gain * self.cards[card] // 1000
                if gain > NEVER and gain - hold > most:
                    most = gain - hold
                    best = card
                    best_use = use
        if best < 0 or most <= -waste:
            return False
        self.use(estimate, quick, best, best_use)
        return True

    def gain(self, estimate: MapEstimate, quick: Quick, kind: CardType, use: int) -> int:
        """What a card would gain now in a use."""
        s = self.s
        if use == FOR_BUILD:
            return quick.spend(kind.build, 0, 0, bound_to(s, kind), False)
        if use == FOR_ATTACK:
            return quick.spend(0, kind.attack, 0, bound_to(s, kind), False)
        effect = kind.effect
        if effect == t.NO_EFFECT or kind.timing == t.AT_SCORING:
            return NEVER
        if effect == t.BUILD_AND_REDUCE:
            return NEVER if s.board.text_restricts else quick.spend(kind.build, kind.attack, 0, kind.where, False)
        if effect == t.BUILDS:
            return quick.spend(kind.number, 0, 0, kind.where, False)
        if effect == t.INSURGENTS:
            return quick.replace(kind.number, False)
        if effect == t.VP_PER_RESOURCE_AREA or effect == t.VP_PER_REGION:
            return 1000 * text_vp(s, estimate.me, kind)
        owner = estimate.owner
        full = estimate.full
        estimate.owner = owner[:]
        estimate.full = full[:]
        gain = text_gain(s, estimate, kind, self.parameters.chain)
        estimate.owner = owner
        estimate.full = full
        return gain

    def use(self, estimate: MapEstimate, quick: Quick, card: int, use: int) -> None:
        """Put a card to a use."""
        s = self.s
        kind = s.board.cards[card]
        self.hands[estimate.me].remove(card)
        if use == FOR_BUILD:
            quick.spend(kind.build, 0, 0, bound_to(s, kind), True)
        elif use == FOR_ATTACK:
            quick.spend(0, kind.attack, 0, bound_to(s, kind), True)
        elif kind.effect == t.BUILD_AND_REDUCE:
            quick.spend(kind.build, kind.attack, 0, kind.where, True)
        elif kind.effect == t.BUILDS:
            quick.spend(kind.number, 0, 0, kind.where, True)
        elif kind.effect == t.INSURGENTS:
            quick.replace(kind.number, True)
        elif kind.effect == t.VP_PER_RESOURCE_AREA or kind.effect == t.VP_PER_REGION:
            s.players[estimate.me].vp += text_vp(s, estimate.me, kind)
        elif text_refusal(s, estimate.me, kind) is None:
            text_gain(s, estimate, kind, self.parameters.chain)
            s.owner = estimate.owner
            s.full = estimate.full

    def last_plays(self) -> None:
        """What is kept for the scoring step: Airborne Forces and Fog of War."""
        s = self.s
        n = len(self.hands)
        cards = s.board.cards
        for card in s.board.scoring_cards:
            kind = cards[card]
            for step in range(n):
                seat = (s.first + step) % n
                while card in self.hands[seat]:
                    estimate = self.estimate(seat)
                    if kind.effect == t.FOG:
                        if fogging(s, estimate) > self.parameters.fog and not (s.fog >> seat) & 1:
                            s.fog |= 1 << seat
                            self.hands[seat].remove(card)
                        break
                    quick = Quick(estimate, self.areas)
                    if quick.spend(0, 0, kind.number, kind.where, False) <= self.keeps[seat] * card_worth(kind) // 1000:
                        break
                    quick.spend(0, 0, kind.number, kind.where, True)
                    self.hands[seat].remove(card)

    def score(self) -> None:
        """Book VP and Logistics as the rules do."""
        s = self.s
        scoring = Scoring()
        for seat in range(len(self.hands)):
            scoring.score_vp(s, seat)
        for seat in range(len(self.hands)):
            player = s.players[seat]
            scoring.advance_logistics(s, seat)
            spent = player.discard[:]
            for card in self.held[seat]:
                spent[card] += 1
            for card in self.hands[seat]:
                spent[card] -= 1
            player.discard = spent
        s.fog = 0
        if not s.board.fixed_first_player:
            s.first = s.left_of(s.first)


def fogging(s: State, estimate: MapEstimate) -> int:
    """What rivals would lose to a Fog of War."""
    gain = 0
    for other in range(len(s.players)):
        if other != estimate.me and not fogged(s, other):
            gain -= estimate.weights[other] * s.board.region_vp * region_monopolies(s, other)
    return gain
