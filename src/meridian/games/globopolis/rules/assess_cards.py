"""Cards played while the strength of both sides is assessed."""

from __future__ import annotations

from meridian.core.action import Action, Refusal, Rows
from meridian.core.position import Frame
from meridian.games.globopolis.card_actions import PassCard, Play, PlayAgents, PlayOn, PlayReserves
from meridian.games.globopolis.facts import AGENTS_IGNORED, AGENTS_MOVED, DICE_CHANGED, NS_LOST, RESERVES_MOVED
from meridian.games.globopolis.refusals import (
    NO_AGENTS_IN_HAND,
    NOT_IN_HAND,
    NOT_INVOLVED,
    NOT_NOW,
    NS_LIMIT,
    ONE_OPERATIONS_CARD,
    RESERVES_NOT_THERE,
    WRONG_MOMENT,
)
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.assessment import AGGRESSOR, EXTRA, FEWER, IGNORED, NO_DEVELOPMENT
from meridian.games.globopolis.rules.cards import play_card
from meridian.games.globopolis.rules.declared import declared
from meridian.games.globopolis.rules.holdings import refresh
from meridian.games.globopolis.rules.ledger import back_to_supply
from meridian.games.globopolis.rules.ready_answers import PASS, PLAY
from meridian.games.globopolis.rules.state import State


class AssessCards(Frame[State]):
    """One side of a conflict may play one Operations card, and Rapid Reserves beside it, before dice are counted:
    the Defender first, then the Aggressor, and no second pass (GP-112, GP-205, GP-A53)."""

    __slots__ = ("role", "side", "source", "target")

    def __init__(self, side: int, role: int, source: int, target: int) -> None:
        super().__init__()
        self.side = side
        self.role = role
        self.source = source
        self.target = target

    def copy(self) -> AssessCards:
        new = AssessCards(self.side, self.role, self.source, self.target)
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        s.wait()

    def who(self, s: State) -> list[int]:
        return s.members(self.side)

    def question(self, s: State, seat: int) -> str:
        return "assess-cards"

    def own(self) -> int:
        """The own involved Territory."""
        return self.source if self.role == AGGRESSOR else self.target

    def theirs(self) -> int:
        """The opponent's involved Territory."""
        return self.target if self.role == AGGRESSOR else self.source

    # What may be played

    # Listed by hand: no Choice, since a side is asked and the frame keeps no seat.
    def options(self, s: State, seat: int) -> list[Action]:
        out: list[Action] = []
        for hand in (s.sides[self.side].hands[t.OPS], s.sides[self.side].hands[t.INFLUENCE]):
            for card in hand.cards:
                if card >= 0 and card in s.board.assess_cards:
                    out += self.plays(s, card)
        out.append(PASS)
        return out

    def covers(self, s: State) -> bool:
        return s.hides(self.side, t.OPS) or s.hides(self.side, t.INFLUENCE)

    def forms(self, s: State, seat: int) -> list[type[Action]]:
        for card in s.board.with_effect[t.RESERVES]:
            if s.sides[self.side].holds(card, s.board.cards[card].sort) and self.reserves(s, card):
                return [PlayReserves]
        return []

    def plays(self, s: State, card: int) -> list[Action]:
        """The ways in which a card can be played now."""
        effect = s.board.cards[card].effect
        if effect == t.RESERVES:
            return self.reserves(s, card)
        if (declared(s).operations >> self.side) & 1:
            return []
        if effect == t.AGENTS_IGNORED:
            return [PlayOn(card, self.source), PlayOn(card, self.target)]
        if effect == t.AGENTS_DROPPED:
            most = s.board.cards[card].amount
            return [
                PlayAgents(card, title, number)
                for title in (self.source, self.target)
                for number in range(min(most, self.room(s, title)), 0, -1)
            ]
        return [PLAY[card]]

    def room(self, s: State, title: int) -> int:
        """How many Agents can still be dropped on a Territory."""
        room = s.board.agents_most - s.agents_on(title, self.side)
        hand = s.sides[self.side].agents
        return room if room < hand else hand

    def reserves(self, s: State, card: int) -> list[Action]:
        """From Personal Stock, or from one other own Territory; other mixtures can be said."""
        out: list[Action] = []
        own = self.own()
        most = min(s.board.cards[card].amount, s.ns_limit(own) - s.ns(own))
        if most <= 0:
            return out
        stock = min(most, s.sides[self.side].stock[t.NS])
        if stock:
            out.append(PlayReserves(card, ((s.board.titles, stock),)))
        for title in range(s.board.territories):
            if s.owner[title] == self.side and title != own and s.ns(title):
                out.append(PlayReserves(card, ((title, min(most, s.ns(title))),)))
        return out

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is PassCard:
            return None
        if type(action) is Play or type(action) is PlayOn or type(action) is PlayReserves or type(action) is PlayAgents:
            card = action.card
        else:
            return NOT_NOW
        if not 0 <= card < len(s.board.cards) or not s.sides[self.side].holds(card, s.board.cards[card].sort):
            return NOT_IN_HAND
        if card not in s.board.assess_cards:
            return WRONG_MOMENT
        if type(action) is PlayReserves:
            if s.board.cards[card].effect != t.RESERVES:
                return WRONG_MOMENT
            return self.reserves_refusal(s, s.board.cards[card].amount, action.reserves)
        if s.board.cards[card].sort == t.OPS and (declared(s).operations >> self.side) & 1:
            return ONE_OPERATIONS_CARD
        if action in self.plays(s, card):
            return None
        if type(action) is PlayAgents and action.title in (self.source, self.target):
            return NO_AGENTS_IN_HAND
        return WRONG_MOMENT if type(action) is Play else NOT_INVOLVED

    def reserves_refusal(self, s: State, amount: int, rows: Rows) -> Refusal | None:
        total = 0
        seen = 0
        for row in rows:
            if len(row) != 2 or not 0 <= row[0] <= s.board.titles or (seen >> row[0]) & 1 or row[1] < 1:
                return RESERVES_NOT_THERE
            seen |= 1 << row[0]
            total += row[1]
            if row[0] == s.board.titles:
                if s.sides[self.side].stock[t.NS] < row[1]:
                    return RESERVES_NOT_THERE
            elif (
                row[0] >= s.board.territories
                or row[0] == self.own()
                or s.owner[row[0]] != self.side
                or s.ns(row[0]) < row[1]
            ):
                return RESERVES_NOT_THERE
        if not 1 <= total <= amount:
            return RESERVES_NOT_THERE
        return None if s.ns(self.own()) + total <= s.ns_limit(self.own()) else NS_LIMIT

    def default(self, s: State, seat: int) -> Action:
        return PASS

    # What the cards do

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is Play:
            self.begin(s, action.card)
            self.play(s, action.card)
        elif type(action) is PlayOn:
            self.begin(s, action.card)
            declared(s).effects[IGNORED + self.role] = action.title
            s.tell(AGENTS_IGNORED, "GP-112 GP-123", self.side, action.title)
        elif type(action) is PlayAgents:
            self.begin(s, action.card)
            self.drop(s, action.title, action.number)
        elif type(action) is PlayReserves:
            play_card(s, self.side, action.card, "GP-115 GP-205")
            self.bring(s, action.reserves)
        else:
            s.finish()

    def begin(self, s: State, card: int) -> None:
        play_card(s, self.side, card, "GP-112 GP-205 GP-A52 GP-A53")
        declared(s).operations |= 1 << self.side

    def play(self, s: State, card: int) -> None:
        found = s.board.cards[card]
        effects = declared(s).effects
        if found.effect == t.OWN_DIE:
            effects[EXTRA + self.role] += found.amount
            s.tell(DICE_CHANGED, "GP-112 GP-205", self.side, card)
        elif found.effect == t.FEWER_DICE:
            effects[FEWER + self.role] += found.amount
            s.tell(DICE_CHANGED, "GP-112 GP-205", self.side, card)
        elif found.effect == t.NO_DEVELOPMENT_DIE:
            effects[NO_DEVELOPMENT + self.role] = 1
            s.tell(DICE_CHANGED, "GP-112 GP-150 GP-205", self.side, card)
        elif found.effect == t.SABOTAGE:
            title = self.theirs()
            lost = min(found.amount, s.ns(title))
            if lost:
                s.tell(NS_LOST, "GP-112 GP-205", s.owner[title], title, lost)
                back_to_supply(s, s.owner[title], title, t.NS, lost, t.C_CARD, "GP-112 GP-205")
                refresh(s, title)

    def drop(self, s: State, title: int, number: int) -> None:
        """Agents come from the hand to an involved Territory, within the limit (GP-121)."""
        at = title * len(s.sides) + self.side
        s.agents[at] += number
        s.sides[self.side].agents -= number
        s.tell(AGENTS_MOVED, "GP-112 GP-121", self.side, title, s.agents[at])

    def bring(self, s: State, rows: Rows) -> None:
        """NS-Units from Personal Stock or other Territories; those are checked for suspension (GP-054, GP-059)."""
        own = self.own()
        for row in rows:
            s.units[own * t.KINDS + t.NS] += row[1]
            if row[0] == s.board.titles:
                s.sides[self.side].stock[t.NS] -= row[1]
            else:
                s.units[row[0] * t.KINDS + t.NS] -= row[1]
                refresh(s, row[0])
            s.tell(RESERVES_MOVED, "GP-115 GP-059", self.side, own, row[1])
        refresh(s, own)

    def allows_interjections(self) -> bool:
        return False
