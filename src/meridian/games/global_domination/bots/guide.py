"""What a search knows of Global Domination."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Final

from meridian.core.action import Action
from meridian.core.deck import Deck, Slots
from meridian.core.players import Bot, Guide, SearchSettings, Terms, shares, total
from meridian.core.position import UNKNOWN
from meridian.games.global_domination.actions import Attack, Build, DiscardOne, DiscardTwo, Text
from meridian.games.global_domination.bots.evaluation import before_draws
from meridian.games.global_domination.bots.hand import Hand
from meridian.games.global_domination.bots.outlook import prospects, spread
from meridian.games.global_domination.bots.parameters import SteadyParameters
from meridian.games.global_domination.bots.sketch import Sketch, spendable
from meridian.games.global_domination.bots.steady import SteadyBot
from meridian.games.global_domination.rules.player_turn import PlayerTurn
from meridian.games.global_domination.rules.purchase import Purchase
from meridian.games.global_domination.rules.state import Player, State
from meridian.games.global_domination.rules.use_card import FOR_ATTACK, FOR_BUILD, FOR_TEXT
from meridian.games.global_domination.rules.window import SCORING, ReactionWindow

TEMPER: Final = SteadyParameters()
BLUR: Final = 5.0
"""How much each card that is used in outline only adds to the square of the spread."""
ROUGH: Final = 4
"""As how many such cards an outline counts in a search, where luck makes up for the rest."""


class SteadyGuide(Guide[State]):
    """Outlines the rest of the Game Turn as sound players would play it, and judges the time after its scoring step."""

    depth: int = 0

    def search_settings(self) -> SearchSettings:
        return SearchSettings(root_candidates=6, required_margin=1.5)

    def policy(self, random: Random) -> Bot:
        return SteadyBot(random)

    def steps(self, p: State) -> int:
        return 0

    def settled(self, p: State) -> bool:
        return spendable(p) or before_draws(p)

    def seats(self, p: State) -> int:
        return len(p.players)

    def worth(self, p: State) -> list[float]:
        return [total(terms) for terms in self.terms(p)]

    def terms(self, p: State) -> list[Terms]:
        if before_draws(p):
            return in_spreads(p, p.board.turns - p.turn + (0 if p.over else 1), 0)
        scratch = p.copy()
        out = 0
        for player in scratch.players:
            out += len(player.hand.cards)
            if UNKNOWN in player.hand.cards:
                fill_in(player)
        Sketch(scratch, TEMPER, None).play()
        return in_spreads(scratch, p.board.turns - p.turn, out)

    def judge(self, p: State, luck: Random) -> list[float]:
        if p.over or before_draws(p):
            return self.chances(p)
        Sketch(p, TEMPER, luck).play()
        return shares([total(terms) for terms in in_spreads(p, p.board.turns - p.turn, ROUGH)])

    def ranked(self, p: State, seat: int, options: list[Action], first: Action) -> list[Action]:
        frame = p.stack[-1]
        if isinstance(frame, PlayerTurn):
            return [first, *in_order(Hand(p, seat, TEMPER), options, first)]
        if isinstance(frame, Purchase) or (isinstance(frame, ReactionWindow) and frame.moment == SCORING):
            return [first] + [option for option in options if option != first]
        return [first]


def in_order(hand: Hand, options: list[Action], first: Action) -> list[Action]:
    """What else can be done in a turn, by what it gains over waiting: purchases for the weakest card only."""
    rated: list[tuple[int, int]] = []
    weak = hand.weakest(-1)
    alone = hand.estimate.out == 0
    for at in range(len(options)):
        option = options[at]
        if option == first:
            continue
        if isinstance(option, (Build, Attack, Text)):
            use = FOR_BUILD if isinstance(option, Build) else FOR_ATTACK if isinstance(option, Attack) else FOR_TEXT
            gain = hand.gain(option.card, use)
            gain -= hand.keep(option.card) if alone else hand.hold(option.card)
        elif isinstance(option, (DiscardOne, DiscardTwo)):
            if option.card != weak:
                continue
            gain = hand.bargain(isinstance(option, DiscardTwo))[1] - hand.hold(weak)
            if isinstance(option, DiscardTwo):
                gain -= hand.hold(hand.weakest(weak))
        else:
            gain = 0
        rated.append((-gain, at))
    rated.sort()
    return [options[at] for _, at in rated]


def in_spreads(s: State, later: int, out: int) -> list[Terms]:
    """What each seat may expect with this many Game Turns to come, after this many cards were used in outline."""
    far = sqrt(spread(later) ** 2 + BLUR * out)
    return prospects(s, later, far)


def fill_in(player: Player) -> None:
    """Take hidden cards of a hand for those that the unseen part of the set holds most of."""
    pool = player.deck.pool[:]
    cards: list[int] = []
    for card in player.hand.cards:
        if card == UNKNOWN:
            likeliest = pool.index(max(pool))
            pool[likeliest] -= 1
            cards.append(likeliest)
        else:
            cards.append(card)
    cards.sort()
    player.hand = Slots(cards, player.hand.known)
    player.deck = Deck(pool, player.deck.left)
