"""What the cards of a hand and of the market are worth now, later, and in the set."""

from __future__ import annotations

from meridian.core.position import UNKNOWN
from meridian.games.global_domination.bots.card_value import card_worth, set_size
from meridian.games.global_domination.bots.map_estimate import MapEstimate
from meridian.games.global_domination.bots.parameters import SteadyParameters
from meridian.games.global_domination.bots.spending import Spending
from meridian.games.global_domination.bots.texts import text_gain
from meridian.games.global_domination.rules import board as t
from meridian.games.global_domination.rules.board import CardType
from meridian.games.global_domination.rules.card_texts import text_refusal, text_vp
from meridian.games.global_domination.rules.purchase import can_buy
from meridian.games.global_domination.rules.state import State
from meridian.games.global_domination.rules.use_card import FOR_ATTACK, FOR_BUILD, FOR_TEXT, bound_to


class Hand:
    """A player's cards on a position: plans for each use, and what it means to wait."""

    def __init__(self, s: State, seat: int, parameters: SteadyParameters) -> None:
        self.s = s
        self.seat = seat
        self.parameters = parameters
        self.estimate = MapEstimate(s, seat, parameters)
        player = s.players[seat]
        self.cards: list[int] = [card for card in player.hand.cards if card != UNKNOWN]
        self.known: dict[int, int] = {}
        """What this many Builds (or, below 0, Reductions) gain on the scratch map as it is."""
        later = self.estimate.later
        self.rest: int = parameters.point * (1000 + parameters.lasting * min(later, 3)) // 1000
        self.next: int = 0
        if later:
            # With a small set a card that is kept is only a card less to draw.
            crowded = set_size(player) - len(self.cards) < player.logistics
            part = 100 if crowded else parameters.keep
            self.next = parameters.point * (1000 + parameters.lasting * min(later - 1, 3)) // 1000 * part // 1000

    def gain(self, card: int, use: int) -> int:
        """What putting a card to a use would gain now."""
        kind = self.s.board.cards[card]
        if use == FOR_TEXT:
            return self.trial(card, use)
        if bound_to(self.s, kind) != t.ANYWHERE:
            return self.rider(kind) + self.trial(card, use)
        # Most cards differ only in their points, and many are asked about on the same map.
        points = kind.build if use == FOR_BUILD else -kind.attack
        if points not in self.known:
            self.known[points] = self.trial(card, use)
        return self.rider(kind) + self.known[points]

    def rider(self, kind: CardType) -> int:
        """The VP that come with any use of a card, where the table plays so."""
        return 1000 * text_vp(self.s, self.seat, kind) if self.s.board.vp_rider else 0

    def trial(self, card: int, use: int) -> int:
        """What the points or the text of a card would gain; the scratch map is left as it was."""
        estimate = self.estimate
        owner = estimate.owner
        full = estimate.full
        estimate.owner = owner[:]
        estimate.full = full[:]
        gain = self.carry_out(card, use)
        estimate.owner = owner
        estimate.full = full
        return gain

    def carry_out(self, card: int, use: int) -> int:
        """Put a card to a use on the scratch map; what its points or its text gain."""
        kind = self.s.board.cards[card]
        if use == FOR_TEXT:
            return text_gain(self.s, self.estimate, kind, self.parameters.chain)
        builds = kind.build if use == FOR_BUILD else 0
        reductions = kind.attack if use == FOR_ATTACK else 0
        return Spending(self.estimate, builds, reductions, 0, bound_to(self.s, kind)).spend_all()

    def sequel(self, card: int, use: int) -> int:
        """What the best other card would gain after this one, if nobody else acts in between."""
        estimate = self.estimate
        owner = estimate.owner
        full = estimate.full
        known = self.known
        estimate.owner = owner[:]
        estimate.full = full[:]
        self.carry_out(card, use)
        self.known = {}
        best = 0
        last = -1
        first = True
        for other in self.cards:
            if other == card and first:
                first = False
                continue
            if other != last:
                last = other
                best = max(best, self.best_gain(other) - self.keep(other))
        estimate.owner = owner
        estimate.full = full
        self.known = known
        return best

    def text_now(self, card: int) -> bool:
        """Whether the text of a card can be used in a turn now."""
        kind = self.s.board.cards[card]
        if kind.effect == t.NO_EFFECT or kind.timing == t.AT_SCORING:
            return False
        return text_refusal(self.s, self.seat, kind) is None

    def best_gain(self, card: int) -> int:
        """What a card would gain now at its best use."""
        best = max(self.gain(card, FOR_BUILD), self.gain(card, FOR_ATTACK))
        return max(best, self.gain(card, FOR_TEXT)) if self.text_now(card) else best

    def hold(self, card: int) -> int:
        """What a card is worth that waits for a later turn of this Game Turn."""
        return self.rest * card_worth(self.s.board.cards[card]) // 1000

    def keep(self, card: int) -> int:
        """What a card is worth that waits for the next Game Turn."""
        return self.next * card_worth(self.s.board.cards[card]) // 1000

    def weakest(self, but: int) -> int:
        """The card that is easiest to do without, or -1; `but` is a card of which one is gone."""
        best = -1
        least = 0
        gone = False
        for card in self.cards:
            if card == but and not gone:
                gone = True
                continue
            worth = self.hold(card)
            if best < 0 or worth < least:
                least = worth
                best = card
        return best

    def set_gain(self, card: int) -> int:
        """What a card brings to the set for the draws of later Game Turns."""
        later = self.estimate.later
        if later == 0:
            return 0
        cards = self.s.board.cards
        player = self.s.players[self.seat]
        points = 0
        number = len(self.cards)
        for held in self.cards:
            points += card_worth(cards[held])
        for kind in range(len(cards)):
            n = player.discard[kind] + player.deck.pool[kind]
            if n:
                points += n * card_worth(cards[kind])
                number += n
        draws = player.logistics - cards[card].price_steps
        before = points * min(player.logistics, number) // max(1, number)
        after = (points + card_worth(cards[card])) * min(draws, number + 1) // (number + 1)
        # It lies on the Discard Pile until the Draw Deck is used up.
        turns = 1000 * later - 1000 * player.deck.left // max(1, player.logistics)
        return self.parameters.drawn * (after - before) // 1000 * turns // 1000

    def bargain(self, two: bool) -> tuple[int, int]:
        """The card that is the best purchase, and what it brings (the price not counted)."""
        best = -1
        most = 0
        for card in range(len(self.s.market)):
            if can_buy(self.s, self.seat, card):
                gain = self.set_gain(card)
                if two:
                    now = self.best_gain(card)
                    gain += now if self.estimate.out == 0 else max(now, (now + self.hold(card)) // 2)
                if best < 0 or gain > most:
                    most = gain
                    best = card
        return best, most
