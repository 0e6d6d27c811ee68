"""Cards: the two stacks, drawing, full hands, playing."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.core.chance import Chances
from meridian.core.deck import ALL_KNOW, EMPTY
from meridian.core.frames import Choice
from meridian.core.position import BY_CHANCE, EVERYBODY, Frame
from meridian.core.values import ones
from meridian.games.globopolis.actions import Draw, ReturnCard, TurnUp
from meridian.games.globopolis.facts import CARD_CYCLED, CARD_PLAYED, CARD_RETURNED, DREW, DREW_CARD, STACK_EMPTY
from meridian.games.globopolis.refusals import NOT_IN_HAND, NOT_NOW, WRONG_SORT
from meridian.games.globopolis.rules.constants import INFLUENCE, MISSION, OPS
from meridian.games.globopolis.rules.ready_answers import DRAW, RETURN
from meridian.games.globopolis.rules.state import State

OPS_MISSION_STACK: Final = 0
INFLUENCE_STACK: Final = 1

TURN: Final = 0
FACE: Final = 1
LIMIT: Final = 2
CLOSE: Final = 3

SORT_UP: Final = [TurnUp(OPS), TurnUp(MISSION)]


def put_under(s: State, card: int, mask: int) -> None:
    """A card goes face down under its stack (GP-A52, GP-A83)."""
    sort = s.board.cards[card].sort
    s.decks[sort] = s.decks[sort].put_under(card, mask)
    if sort != INFLUENCE:
        s.under = [*s.under, sort]


def play_card(s: State, side: int, card: int, clauses: str) -> None:
    """A card is shown and goes under its stack."""
    sort = s.board.cards[card].sort
    s.tell(CARD_PLAYED, clauses, side, card)
    s.sides[side].hold(sort, s.sides[side].hands[sort].minus(card))
    put_under(s, card, ALL_KNOW)


def pass_card(s: State, giver: int, taker: int, card: int) -> None:
    """A card goes from hand to hand; those who knew it know it still (GP-119)."""
    sort = s.board.cards[card].sort
    hand = s.sides[giver].hands[sort]
    mask = hand.known[hand.cards.index(card)]
    s.sides[giver].hold(sort, hand.minus(card))
    known = ALL_KNOW if mask == ALL_KNOW else mask | s.mask(taker)
    s.sides[taker].hold(sort, s.sides[taker].hands[sort].plus(card, known))


class DrawCard(Frame[State]):
    """Draw one card: of the OPs-MISSION stack everybody sees the sort, of every card only the drawer the face
    (GP-109, GP-119, GP-A84). A card too many goes back (GP-111); from an empty stack nothing is drawn (GP-A55)."""

    __slots__ = ("seat", "sort", "stack", "step")

    def __init__(self, seat: int, stack: int) -> None:
        super().__init__()
        self.seat = seat
        self.stack = stack
        self.sort: int = INFLUENCE if stack == INFLUENCE_STACK else -1
        self.step: int = TURN

    def copy(self) -> DrawCard:
        new = DrawCard(self.seat, self.stack)
        new.sort = self.sort
        new.step = self.step
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        if self.step == TURN:
            self.turn(s)
        elif self.step == FACE:
            self.face(s)
        elif self.step == LIMIT:
            self.step = CLOSE
            if len(s.sides[s.side_of(self.seat)].hands[self.sort].cards) > s.hand_limit(s.side_of(self.seat)):
                s.call(FullHand(self.seat, self.sort))
        else:
            s.finish()

    def turn(self, s: State) -> None:
        """Which sort lies on top: chance decides while both may, then what was put under comes up in order."""
        if self.stack == INFLUENCE_STACK:
            if s.decks[INFLUENCE].size() == 0:
                self.nothing(s)
            else:
                self.step = FACE
            return
        ops = s.decks[OPS].left
        missions = s.decks[MISSION].left
        if ops and missions:
            s.wait()
        elif ops or missions:
            self.sort = OPS if ops else MISSION
            self.step = FACE
        elif s.under:
            self.sort = s.under[0]
            s.under = s.under[1:]
            self.step = FACE
        else:
            self.nothing(s)

    def nothing(self, s: State) -> None:
        s.tell(STACK_EMPTY, "GP-A55", self.seat)
        self.step = CLOSE

    def face(self, s: State) -> None:
        deck = s.decks[self.sort]
        if deck.left:
            s.wait()
            return
        card = deck.bottom.cards[0]
        mask = deck.bottom.known[0]
        s.decks[self.sort] = deck.drawn_from_under()
        self.got(s, card, mask)

    def got(self, s: State, card: int, mask: int) -> None:
        side = s.side_of(self.seat)
        if s.board.cards[card].needs_agents and not s.board.agents_used:
            s.tell(CARD_CYCLED, "GP-118 GP-A10", self.seat, card)
            put_under(s, card, ALL_KNOW)
            if s.decks[self.sort].left == 0 and self.only_agent_cards(s):
                self.nothing(s)
            else:
                self.step = TURN
            return
        known = ALL_KNOW if mask == ALL_KNOW else mask | s.mask(side)
        s.sides[side].hold(self.sort, s.sides[side].hands[self.sort].plus(card, known))
        more = "GP-117" if self.sort == MISSION else ""
        s.tell(DREW, "GP-109 GP-010" if self.stack == OPS_MISSION_STACK else "GP-109", self.seat, self.sort, more=more)
        s.tell(DREW_CARD, "GP-119 GP-A64 GP-A84", self.seat, card, to=s.mask(side))
        self.step = LIMIT

    def only_agent_cards(self, s: State) -> bool:
        """Whether nothing but cards about Agents is left in the stack: then drawing on would never end."""
        sorts = (INFLUENCE,) if self.stack == INFLUENCE_STACK else (OPS, MISSION)
        for sort in sorts:
            deck = s.decks[sort]
            for card in range(len(s.board.cards)):
                if not s.board.cards[card].needs_agents and (deck.pool[card] or card in deck.bottom.cards):
                    return False
        return True

    def who(self, s: State) -> list[int]:
        return BY_CHANCE

    def chances(self, s: State) -> Chances:
        if self.step == TURN:
            return Chances(list(SORT_UP), [s.decks[OPS].left, s.decks[MISSION].left], "GP-010", EVERYBODY)
        outcomes: list[Action] = []
        draw = DRAW
        pool = s.decks[self.sort].pool
        for card in range(s.board.first_of_sort[self.sort], s.board.first_of_sort[self.sort + 1]):
            if pool[card]:
                outcomes.append(draw[card])
        return Chances(outcomes, ones(len(outcomes)), "GP-109 GP-119", s.mask(s.side_of(self.seat)), True)

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is TurnUp:
            self.sort = action.sort
            self.step = FACE
        elif type(action) is Draw:
            s.decks[self.sort] = s.decks[self.sort].drawn(action.card)
            self.got(s, action.card, 0)

    def allows_interjections(self) -> bool:
        return False


class FullHand(Choice[State]):
    """A hand has one card too many of a sort: its owner chooses which goes under the stack, unseen by the others
    (GP-111, GP-043, GP-A56, GP-A83)."""

    __slots__ = ("clauses", "sort")

    def __init__(self, seat: int, sort: int, clauses: str = "GP-111 GP-A56 GP-A83") -> None:
        super().__init__(seat)
        self.sort = sort
        self.clauses = clauses

    def copy(self) -> FullHand:
        new = FullHand(self.seat, self.sort, self.clauses)
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        if len(s.sides[s.side_of(self.seat)].hands[self.sort].cards) > s.hand_limit(s.side_of(self.seat)):
            s.wait()
        else:
            s.finish()

    def who(self, s: State) -> list[int]:
        return s.members(s.side_of(self.seat))

    def question(self, s: State, seat: int) -> str:
        return "return-card"

    def choices(self, s: State, seat: int) -> list[Action]:
        return [RETURN[card] for card in s.sides[s.side_of(self.seat)].hands[self.sort].cards]

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is not ReturnCard:
            return NOT_NOW
        side = s.sides[s.side_of(self.seat)]
        if action.card in side.hands[self.sort].cards and action.card >= 0:
            return None
        for hand in side.hands:
            if action.card in hand.cards:
                return WRONG_SORT
        return NOT_IN_HAND

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is not ReturnCard:
            return
        side = s.side_of(self.seat)
        # What others knew of this hand is not sure any more: any of its cards may be the one that went back.
        own = s.mask(side)
        left = EMPTY
        for card in s.sides[side].hands[self.sort].minus(action.card).cards:
            left = left.plus(card, own)
        s.sides[side].hold(self.sort, left)
        put_under(s, action.card, own)
        s.tell(CARD_RETURNED, self.clauses, self.seat, self.sort, more=s.board.limit_clauses)

    def allows_interjections(self) -> bool:
        return False
