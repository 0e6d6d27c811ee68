"""The course of the game: set-up, rounds, the end."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.core.chance import Chances
from meridian.core.deck import ALL_KNOW
from meridian.core.frames import Course
from meridian.core.position import BY_CHANCE, EVERYBODY
from meridian.core.values import ones
from meridian.games.globopolis.actions import DealTitle, Die, Draw, PickTitle
from meridian.games.globopolis.facts import (
    CARD_CYCLED,
    DEALT_CARD,
    DEALT_CARDS,
    DEALT_TITLE,
    ROLLED_FOR_START,
    ROUND_BEGINS,
    SET_UP,
    STARTS,
    TITLES_SWAPPED,
)
from meridian.games.globopolis.refusals import NOT_NOW, TITLE_GONE
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules import unasked
from meridian.games.globopolis.rules.cards import put_under
from meridian.games.globopolis.rules.dice import die
from meridian.games.globopolis.rules.ledger import earn, first_agents
from meridian.games.globopolis.rules.opening_trade import OpeningTrade
from meridian.games.globopolis.rules.ready_answers import DRAW
from meridian.games.globopolis.rules.stages import StageVote, begin_stage
from meridian.games.globopolis.rules.state import NOBODY, State
from meridian.games.globopolis.rules.titles import TakeTitle
from meridian.games.globopolis.rules.turn import PlayerTurn
from meridian.games.globopolis.rules.winning import end_of_round

PREPARE: Final = 0
CARDS: Final = 1
TITLES: Final = 2
UNITS: Final = 3
FIRST: Final = 4
TURN: Final = 5
NEXT: Final = 6
VOTE: Final = 7

DEAL_TITLE: Final[list[Action]] = [DealTitle(title) for title in range(64)]

STAGES: Final = [" GP-201", " GP-202", " GP-203"]
"""The clause of each learning stage."""

CLOSE: Final = 3
"""How far the sums of a balanced deal may lie apart."""


class Globopolis(Course[State]):
    """Money, cards, Titles and units are dealt, a roll decides who begins, then turns go clockwise, round by round
    (GP-001 to GP-021)."""

    __slots__ = ("at", "dealt", "pips", "seat", "sort", "step")

    def __init__(self, step: int) -> None:
        super().__init__()
        self.step = step
        self.seat: int = 0
        self.at: int = 0
        self.sort: int = 0
        self.dealt: list[int] = []
        self.pips: list[int] = []

    def copy(self) -> Globopolis:
        new = Globopolis(self.step)
        new.seat = self.seat
        new.at = self.at
        new.sort = self.sort
        new.dealt = self.dealt[:]
        new.pips = self.pips[:]
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        if self.step == TURN:
            self.step = NEXT
            s.call(PlayerTurn(self.seat))
        elif self.step == NEXT:
            self.next_turn(s)
        elif self.step == VOTE:
            self.advance(s, s.returned == 1)
        elif self.step == PREPARE:
            self.prepare(s)
        elif self.step == CARDS:
            self.deal_cards(s)
        elif self.step == TITLES:
            self.deal_titles(s)
        elif self.step == UNITS:
            self.hand_out(s)
        elif self.pips or not s.board.chosen_first:
            s.wait()
        else:
            self.start(s, s.board.first_seat, "GP-018 GP-019")

    # Set-up

    def prepare(self, s: State) -> None:
        """Starting money, and fifteen of the twenty Agents of each colour (GP-003, GP-004, GP-008)."""
        table = s.board
        count = len(s.sides)
        teams = " GP-192 GP-A89" if table.teams else ""
        clauses = "GP-001 GP-002 GP-005 GP-006 GP-007" + STAGES[table.stage - 1] + (" GP-A90" if table.teams else "")
        s.tell(SET_UP, clauses, s.seats(), s.victory_mark(), more=table.start_variations)
        for side in range(count):
            earn(s, side, table.money_each(s.seats()) * s.size(side), t.C_START, "GP-008" + teams)
            if table.agents_used:
                first_agents(s, side, "GP-003 GP-004 GP-A29 GP-A37" + teams)
        self.step = CARDS
        self.dealt = [0] * (3 * count)

    def deal_cards(self, s: State) -> None:
        """One MISSION, three INFLUENCE and three OPs cards for each player, before any stack is formed (GP-009)."""
        if s.board.cards_used:
            for side in range(len(s.sides)):
                if s.sides[side].gone:
                    continue
                for sort in (t.MISSION, t.INFLUENCE, t.OPS):
                    want = s.board.cards_each(sort, s.seats()) * s.size(side)
                    if self.dealt[side * 3 + sort] < want and s.decks[sort].left:
                        self.seat = side
                        self.sort = sort
                        s.wait()
                        return
            for side in range(len(s.sides)):
                ops, missions, influences = self.dealt[side * 3 : side * 3 + 3]
                s.tell(DEALT_CARDS, "GP-009 GP-010 GP-119", side, ops, missions, influences)
        if s.rounds:
            # A learning stage with cards has begun within the game.
            self.dealt = []
            self.begin_round(s)
            return
        self.step = TITLES
        self.dealt = []
        self.seat = 0

    def deal_titles(self, s: State) -> None:
        """All 36 Titles are one deck, Guilds among them; they are dealt round the table (GP-011, GP-192, GP-A08)."""
        if len(self.dealt) < s.board.titles_for_each(s.seats()) * s.seats():
            self.seat = self.receiver(s)
            s.wait()
            return
        if s.board.deal_mode == t.DEAL_BALANCED:
            self.balance(s)
        self.step = UNITS
        self.at = 0

    def receiver(self, s: State) -> int:
        """Who gets the next Title: in turn, or back and forth in a draft (GP-A11)."""
        return self.receiver_of(s, len(self.dealt))

    def receiver_of(self, s: State, at: int) -> int:
        """The side that got the Title dealt at this point."""
        people = s.seats()
        seat = at % people
        if s.board.deal_mode == t.DEAL_DRAFT and (at // people) % 2:
            seat = people - 1 - seat
        return s.side_of(seat)

    def balance(self, s: State) -> None:
        """Titles are exchanged between the richest and the poorest hand until all sums lie within three points of
        each other, or no exchange brings them nearer (GP-A11)."""
        people = s.seats()
        for _ in range(100):
            sums = [0] * people
            for at in range(len(self.dealt)):
                sums[at % people] += s.board.value[self.dealt[at]]
            high = sums.index(max(sums))
            low = sums.index(min(sums))
            gap = sums[high] - sums[low]
            best = gap
            pair = (-1, -1)
            for a in range(high, len(self.dealt), people):
                for b in range(low, len(self.dealt), people):
                    more = s.board.value[self.dealt[a]] - s.board.value[self.dealt[b]]
                    left = abs(gap - 2 * more)
                    if more > 0 and left < best:
                        best = left
                        pair = (a, b)
            if gap <= CLOSE or pair[0] < 0:
                return
            a, b = pair
            s.tell(TITLES_SWAPPED, "GP-A11", high, low, self.dealt[a], self.dealt[b])
            self.dealt[a], self.dealt[b] = self.dealt[b], self.dealt[a]

    def hand_out(self, s: State) -> None:
        """Each owner gets points and units of the Titles dealt; what is above two of a kind may go into Personal
        Stock (GP-013 to GP-017)."""
        if self.at < len(self.dealt):
            at = self.at
            self.at += 1
            s.call(TakeTitle(self.receiver_of(s, at), self.dealt[at], "GP-011 GP-013 GP-016 GP-017"))
            return
        self.step = FIRST
        self.dealt = [0] * s.seats()
        self.seat = 0
        self.pips = [] if s.board.chosen_first else [0]
        if s.board.window != t.OPTION_PHASE_ONLY and max(s.owner) != NOBODY:
            s.call(OpeningTrade(s.present()))

    # Asking

    def who(self, s: State) -> list[int]:
        return s.members(self.seat) if self.step == TITLES and s.board.deal_mode == t.DEAL_DRAFT else BY_CHANCE

    def question(self, s: State, seat: int) -> str:
        return "draft"

    # Listed by hand: the course of a game is no Choice, and no other step of it asks a player.
    def options(self, s: State, seat: int) -> list[Action]:
        return [PickTitle(title) for title in range(s.board.titles) if title not in self.dealt]

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is not PickTitle:
            return NOT_NOW
        return None if 0 <= action.title < s.board.titles and action.title not in self.dealt else TITLE_GONE

    def default(self, s: State, seat: int) -> Action:
        return self.options(s, seat)[0]

    def chances(self, s: State) -> Chances:
        outcomes: list[Action] = []
        if self.step == CARDS:
            draw = DRAW
            pool = s.decks[self.sort].pool
            for card in range(len(pool)):
                if pool[card]:
                    outcomes.append(draw[card])
            return Chances(outcomes, ones(len(outcomes)), "GP-009", s.mask(self.seat), True)
        if self.step == TITLES:
            gone = 0
            for title in self.dealt:
                gone |= 1 << title
            for title in range(s.board.titles):
                if not (gone >> title) & 1:
                    outcomes.append(DEAL_TITLE[title])
            return Chances(outcomes, ones(len(outcomes)), "GP-011 GP-A08", EVERYBODY, True)
        return die(6, "GP-018")

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is Draw:
            self.deal(s, action.card)
        elif type(action) is DealTitle:
            s.tell(DEALT_TITLE, "GP-011 GP-A08", self.seat, action.title)
            self.dealt.append(action.title)
        elif type(action) is PickTitle:
            s.tell(DEALT_TITLE, "GP-011 GP-A11", self.seat, action.title)
            self.dealt.append(action.title)
        elif type(action) is Die:
            self.roll_for_start(s, action.pips)

    def deal(self, s: State, card: int) -> None:
        side = s.sides[self.seat]
        s.decks[self.sort] = s.decks[self.sort].drawn(card)
        if s.board.cards[card].needs_agents and not s.board.agents_used:
            # It would be of no use: it goes under the stack, and another one is dealt (GP-118).
            s.tell(CARD_CYCLED, "GP-118 GP-A10", self.seat, card)
            put_under(s, card, ALL_KNOW)
            return
        side.hold(self.sort, side.hands[self.sort].plus(card, s.mask(self.seat)))
        self.dealt[self.seat * 3 + self.sort] += 1
        s.tell(DEALT_CARD, "GP-009 GP-119", self.seat, card, to=s.mask(self.seat))

    def roll_for_start(self, s: State, pips: int) -> None:
        """The highest roll begins; those who tie roll again (GP-018, GP-A09)."""
        s.tell(ROLLED_FOR_START, "GP-018", self.seat, pips)
        self.dealt[self.seat] = pips
        for seat in range(self.seat + 1, s.seats()):
            if self.dealt[seat] >= 0:
                self.seat = seat
                return
        best = max(self.dealt)
        tied = [seat for seat in range(s.seats()) if self.dealt[seat] == best]
        if len(tied) > 1:
            self.dealt = [0 if seat in tied else -1 for seat in range(s.seats())]
            self.seat = tied[0]
            return
        self.start(s, tied[0], "GP-018 GP-019 GP-A09")

    def start(self, s: State, seat: int, clauses: str) -> None:
        """Who begins is noted for the whole game: it fixes where the final round ends (GP-019)."""
        s.first = seat
        s.rounds = 1
        self.seat = seat
        self.dealt = []
        self.pips = []
        self.step = TURN
        s.tell(STARTS, clauses, seat)

    def allows_interjections(self) -> bool:
        return False

    # What nobody was asked

    def interject_options(self, s: State, seat: int) -> list[Action]:
        return unasked.interject_options(s, seat)

    def interject_refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        return unasked.interject_refusal(s, seat, action)

    def interject(self, s: State, seat: int, action: Action) -> bool:
        return unasked.interject(s, seat, action)

    def tick_refusal(self, s: State, action: Action) -> Refusal | None:
        return unasked.tick_refusal(s, action)

    def tick(self, s: State, action: Action) -> None:
        unasked.tick(s, action)

    # Rounds

    def next_turn(self, s: State) -> None:
        """Play goes clockwise; a round is over with the turn of the player to the right of the first (GP-178)."""
        while True:
            self.seat = s.left_of(self.seat)
            if self.seat == s.first:
                end_of_round(s)
                if s.over:
                    return
                s.rounds += 1
                s.tell(ROUND_BEGINS, "GP-021 GP-178", s.rounds)
                if s.board.later is not None:
                    self.end_stage(s)
                    return
            if not s.sides[s.side_of(self.seat)].gone:
                break
        self.step = TURN

    # Learning stages

    def end_stage(self, s: State) -> None:
        """Whether the next learning stage begins with this round: after the agreed rounds, or by vote (GP-A95)."""
        if s.board.stage_by_vote:
            self.step = VOTE
            s.call(StageVote())
        else:
            self.advance(s, (s.rounds - 1) % s.board.stage_rounds == 0)

    def advance(self, s: State, wanted: bool) -> None:
        """Begin the next stage, deal its cards, and go on with the round."""
        had_cards = s.board.cards_used
        if wanted:
            begin_stage(s)
        if s.board.cards_used and not had_cards:
            self.step = CARDS
            self.dealt = [0] * (3 * len(s.sides))
        else:
            self.begin_round(s)

    def begin_round(self, s: State) -> None:
        """The first player who is still in the game has the turn."""
        self.seat = s.first
        while s.sides[s.side_of(self.seat)].gone:
            self.seat = s.left_of(self.seat)
        self.step = TURN
