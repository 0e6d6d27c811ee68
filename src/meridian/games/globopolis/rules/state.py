"""The state of a game of Globopolis."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.core.deck import ALL_KNOW, Deck
from meridian.core.frames import course_of
from meridian.core.position import Position
from meridian.core.values import NO_NUMBERS
from meridian.games.globopolis.facts import FINAL_ROUND
from meridian.games.globopolis.rules.board import Board
from meridian.games.globopolis.rules.card import Card
from meridian.games.globopolis.rules.constants import KINDS, NS
from meridian.games.globopolis.rules.side import Side

NOBODY: Final = -1


class Offer:
    """One version of a deal. A value: an answer makes a new one (`docs/architecture.md`, Deals).

    `terms` are rows of giver, taker, good and number; `to` is the mask of the sides that may take the place of
    ANYBODY in them, 0 if all parties are named. `cards` are those picked by the player who accepted.
    """

    __slots__ = ("accepted", "cards", "declined", "ends", "number", "parent", "side", "terms", "to")

    def __init__(
        self, number: int, parent: int, side: int, terms: list[tuple[int, int, int, int]], to: int, ends: int
    ) -> None:
        self.number = number
        self.parent = parent
        self.side = side
        self.terms = terms
        self.to = to
        self.ends = ends
        self.accepted: int = 0
        self.declined: int = 0
        self.cards: list[tuple[int, int]] = []

    def answered(self, accepted: int, declined: int, cards: list[tuple[int, int]]) -> Offer:
        """The same version with other answers."""
        new = Offer(self.number, self.parent, self.side, self.terms, self.to, self.ends)
        new.accepted = accepted
        new.declined = declined
        new.cards = cards
        return new


NO_OFFERS: Final[list[Offer]] = []
NO_SWITCHES: Final[list[bool]] = []


class State(Position):
    """Board, sides, Governors, stacks and standing offers.

    `owner`, `level`, `active`, `units` (five to a Territory) and `agents` (one to a side) are indexed by Title: first
    the Territories in ring order, then the Guilds. `level` counts the EDs, `active` those not suspended. Units and
    Guild Stock of an unowned Title are set aside there (GP-A26). Ring and colours never change: see Board. Lists that
    seldom change, such as `owner` and `level`, are values (`meridian.core.values`).
    """

    __slots__ = (
        "active", "active_seat", "agents", "backward_paid", "blocked", "board", "bribed", "claims", "decks", "eds",
        "field", "final", "first", "free_taken", "fresh", "guild_bought", "guild_stock", "level", "made",
        "offer_number", "offers", "overlap", "owner", "phase", "raised", "resolving", "rounds", "sides", "strikes",
        "sudden", "supply", "time_up", "turns", "under", "units", "winners",
    )  # fmt: skip

    def __init__(self, board: Board, sides: list[Side], decks: list[Deck]) -> None:
        super().__init__()
        self.board = board
        self.sides = sides
        self.decks = decks
        self.under: list[int] = NO_NUMBERS
        self.field: list[int] = NO_NUMBERS
        self.blocked: list[bool] = NO_SWITCHES
        self.owner: list[int] = NO_NUMBERS
        self.units: list[int] = NO_NUMBERS
        self.level: list[int] = NO_NUMBERS
        self.active: list[int] = NO_NUMBERS
        self.agents: list[int] = NO_NUMBERS
        self.guild_stock: list[int] = NO_NUMBERS
        self.supply: list[int] = NO_NUMBERS
        self.eds: int = 0
        self.active_seat: int = NOBODY
        self.first: int = 0
        self.rounds: int = 0
        self.turns: int = 0
        self.final: bool = False
        self.sudden: int = 0
        self.claims: int = 0
        self.time_up: bool = False
        self.winners: int = 0
        self.raised: int = 0
        self.free_taken: list[int] = NO_NUMBERS
        self.guild_bought: list[int] = NO_NUMBERS
        self.backward_paid: bool = False
        self.bribed: bool = False
        self.overlap: int = NOBODY
        self.strikes: list[int] = NO_NUMBERS
        self.offers: list[Offer] = NO_OFFERS
        self.offer_number: int = 0
        self.made: list[int] = NO_NUMBERS
        self.phase: int = NOBODY
        self.fresh: bool = False
        self.resolving: bool = False

    def copy(self) -> State:
        """An independent copy, mute, sharing only the board and values."""
        new = State(self.board, [side.copy() for side in self.sides], self.decks[:])
        new.under = self.under
        new.field = self.field[:]
        new.blocked = self.blocked
        new.owner = self.owner
        new.units = self.units[:]
        new.level = self.level
        new.active = self.active
        new.agents = self.agents[:]
        new.guild_stock = self.guild_stock
        new.supply = self.supply[:]
        new.eds = self.eds
        new.active_seat = self.active_seat
        new.first = self.first
        new.rounds = self.rounds
        new.turns = self.turns
        new.final = self.final
        new.sudden = self.sudden
        new.claims = self.claims
        new.time_up = self.time_up
        new.winners = self.winners
        new.raised = self.raised
        new.free_taken = self.free_taken
        new.guild_bought = self.guild_bought
        new.backward_paid = self.backward_paid
        new.bribed = self.bribed
        new.overlap = self.overlap
        new.strikes = self.strikes
        new.offers = self.offers
        new.offer_number = self.offer_number
        new.made = self.made
        new.phase = self.phase
        new.fresh = self.fresh
        new.resolving = self.resolving
        new.copy_common(self)
        return new

    # The mark

    def wait(self) -> None:
        self.settled()
        super().wait()

    def settled(self) -> None:
        """Nothing is under way within an exchange any more: a side that stands at the mark now, in anyone's turn,
        flags the final round (GP-176, GP-A91)."""
        if (self.final and not self.board.claim_lock) or self.board.bitter_end or not self.near_mark():
            return
        mark = self.victory_mark()
        for side in range(len(self.sides)):
            if self.sides[side].points >= mark and not self.sides[side].gone:
                if not self.final:
                    self.final = True
                    self.tell(FINAL_ROUND, "GP-176 GP-178 GP-A91", side)
                if self.board.claim_lock:
                    self.claims |= 1 << side

    def near_mark(self) -> bool:
        """Whether a side stands at the lowest mark there is, whatever the number of players: a quick look."""
        lowest = self.board.lowest_mark
        for side in self.sides:
            if side.points >= lowest:
                return True
        return False

    # Seats and sides

    def side_of(self, seat: int) -> int:
        """The side a seat plays for: team mates sit apart, so seats go round the sides."""
        return seat % len(self.sides)

    def seats(self) -> int:
        """How many Governors there are."""
        return len(self.field)

    def present(self) -> list[int]:
        """The seats of the sides that are still in the game."""
        return [seat for seat in range(len(self.field)) if not self.sides[self.side_of(seat)].gone]

    def members(self, side: int) -> list[int]:
        """The seats of a side."""
        found: list[int] = []
        seat = side
        while seat < len(self.field):
            found.append(seat)
            seat += len(self.sides)
        return found

    def mask(self, side: int) -> int:
        """The seats of a side as an audience."""
        mask = 0
        seat = side
        while seat < len(self.field):
            mask |= 1 << seat
            seat += len(self.sides)
        return mask

    def left_of(self, seat: int) -> int:
        """The seat on the left."""
        return (seat + 1) % len(self.field)

    def size(self, side: int) -> int:
        """How many people play for a side."""
        sides = len(self.sides)
        return (len(self.field) - side + sides - 1) // sides

    def hand_limit(self, side: int) -> int:
        """How many cards of a sort a side may hold; a team holds as many for each member (GP-111, GP-A78)."""
        return self.board.hand_limit * self.size(side)

    def all_agents(self, side: int) -> int:
        """How many Agents a side has in all: a colour's for each member (GP-004, GP-A89)."""
        return self.board.all_agents * self.size(side) if self.board.agents_used else 0

    def numbers_row(self) -> int:
        """The row of the tables that the mark and the numbers of MISSIONs are read from (GP-A90)."""
        return self.board.numbers_row(len(self.field), len(self.sides))

    def vault(self, side: int, mission: Card) -> int:
        """The money that a MISSION asks of a side: of each member what it asks of a player (GP-116, GP-A90)."""
        return (mission.eu_of_two if len(self.field) == 2 else mission.eu) * self.size(side)

    def missions_needed(self, side: int) -> int:
        """How many MISSIONs a side shows to claim victory: one for each member (GP-177, GP-A90)."""
        return self.size(side) if self.board.by_members else 1

    def victory_mark(self) -> int:
        """The victory mark of this table (GP-002, GP-187, GP-A90)."""
        mark = self.board.mark(self.numbers_row())
        if self.board.by_members and not self.board.mark_told:
            return mark * len(self.field) // len(self.sides)
        return mark

    def sides_from(self, side: int) -> list[int]:
        """The other sides still in the game, clockwise from one."""
        n = len(self.sides)
        found: list[int] = []
        for step in range(1, n):
            other = (side + step) % n
            if not self.sides[other].gone:
                found.append(other)
        return found

    def asked_side(self) -> int:
        """The side that is asked now, NOBODY if it is chance."""
        seat = self.stack[-1].who(self)[0]
        return NOBODY if seat < 0 else seat % len(self.sides)

    # Territories

    def sets(self, title: int) -> int:
        """How many complete sets lie on a Territory (GP-044)."""
        at = title * KINDS
        units = self.units
        least = units[at]
        for kind in range(1, KINDS):
            if units[at + kind] < least:
                least = units[at + kind]
        return least

    def has_sets(self, title: int, number: int) -> bool:
        """Whether at least this number of complete sets lie on a Territory. Mostly the first kinds show that not."""
        at = title * KINDS
        units = self.units
        for kind in range(KINDS):
            if units[at + kind] < number:
                return False
        return True

    def ns(self, title: int) -> int:
        """The NS-Units on a Territory."""
        return self.units[title * KINDS + NS]

    def ns_limit(self, title: int) -> int:
        """How many NS-Units may lie on a Territory (GP-059)."""
        if self.board.limit_by_sets:
            return self.board.ns_limit[0] + self.sets(title)
        return self.board.ns_limit[self.active[title]]

    def ns_limit_with(self, title: int, sets: int) -> int:
        """How many NS-Units may lie on a Territory with this number of complete sets (GP-059)."""
        if self.board.limit_by_sets:
            return self.board.ns_limit[0] + sets
        level = self.level[title]
        return self.board.ns_limit[level if level < sets else sets]

    def owns_group(self, side: int, group: int) -> bool:
        """Whether a side owns every Territory of a colour group."""
        owner = self.owner
        for title in self.board.members[group]:
            if owner[title] != side:
                return False
        return True

    def own_territories(self, side: int) -> list[int]:
        """The Territories a side owns."""
        territories = self.board.territories
        found: list[int] = []
        for title, owner in enumerate(self.owner):
            if owner == side and title < territories:
                found.append(title)
        return found

    def territories_of(self, side: int) -> int:
        """How many Territories a side owns."""
        territories = self.board.territories
        n = 0
        for title, owner in enumerate(self.owner):
            if owner == side and title < territories:
                n += 1
        return n

    def agents_on(self, title: int, side: int) -> int:
        """A side's Agents on a Title."""
        return self.agents[title * len(self.sides) + side]

    # Public knowledge about cards

    def could_hold(self, side: int, cards: list[int]) -> bool:
        """Whether by public knowledge a side may hold one of these cards: one is openly known to be there, or one
        is nowhere in sight and the side has a card of that sort that others cannot see."""
        for card in cards:
            sort = self.board.cards[card].sort
            hand = self.sides[side].hands[sort]
            hidden = False
            for at, known in enumerate(hand.known):
                if known != ALL_KNOW:
                    hidden = True
                elif hand.cards[at] == card:
                    return True
            if hidden and not self.in_sight(card, sort):
                return True
        return False

    def hides(self, side: int, sort: int) -> bool:
        """Whether a side holds a card of this sort that others cannot see."""
        for known in self.sides[side].hands[sort].known:
            if known != ALL_KNOW:
                return True
        return False

    def in_sight(self, card: int, sort: int) -> bool:
        """Whether everybody knows where a card is."""
        under = self.decks[sort].bottom
        for at, lying in enumerate(under.cards):
            if lying == card and under.known[at] == ALL_KNOW:
                return True
        for side in self.sides:
            hand = side.hands[sort]
            for at, held in enumerate(hand.cards):
                if held == card and hand.known[at] == ALL_KNOW:
                    return True
        return self.board.taken_out(card)

    # What may be said without being asked

    def interject_options(self, seat: int) -> list[Action]:
        return course_of(self).interject_options(self, seat)

    def interject_refusal(self, seat: int, action: Action) -> Refusal | None:
        return course_of(self).interject_refusal(self, seat, action)

    def interject(self, seat: int, action: Action) -> bool:
        return course_of(self).interject(self, seat, action)

    def tick_refusal(self, action: Action) -> Refusal | None:
        return course_of(self).tick_refusal(self, action)

    def tick(self, action: Action) -> None:
        course_of(self).tick(self, action)
