"""The state of a game of Globetrotters."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.core.deck import EMPTY, Deck, Slots
from meridian.core.frames import course_of
from meridian.core.position import Position
from meridian.core.values import NO_NUMBERS
from meridian.games.globetrotters.rules.board import Board

NOWHERE: Final = -1
ON_MAP: Final = -1
IN_JACKPOT: Final = -2

NO_ADVENTURE: Final = 0
"""None to be had here: no red dot, had already, or withheld."""
ADVENTURE_OPEN: Final = 1
"""Arrived and paid: it may be had now."""
ADVENTURE_CLOSED: Final = 2
"""Not this turn any more, but next turn if he is still here."""
ADVENTURE_RENEWABLE: Final = 3
"""Still here from an earlier turn: it may be had for fresh expenses."""

MONEY: Final = 0
WINNINGS: Final = 1
KEY: Final = 2
MEMORY: Final = 3
POT: Final = 4
FREE_TICKETS: Final = 5
SPECIALS: Final = 6
WAGES: Final = 7
POT_SPECIALS: Final = 8
POT_KEY: Final = 9
"""Kinds of dues: spending money, Adventure cash, a KEY, a Memory, the money of the Jackpot, tickets, Special Memories,
wages, Special Memories out of the Jackpot, a KEY out of the Jackpot."""


NO_PAIRS: Final[list[tuple[int, int]]] = []


class Traveller:
    """What belongs to one player: piece, Home, money, tickets, Memories, and what hangs over him."""

    __slots__ = (
        "adventure", "cash", "challenger", "course", "debts", "deported_from", "dues", "gamble", "home", "home_ticket",
        "last_by_deportation", "lose_turn", "memories", "must_travel", "pending", "place", "previous", "reached",
        "specials", "specials_placed", "tickets", "turns", "wrong_turn",
    )  # fmt: skip

    def __init__(self, cash: int, tickets: Slots, reached: list[int]) -> None:
        self.cash = cash
        self.tickets = tickets
        self.reached = reached
        self.place: int = NOWHERE
        self.home: int = NOWHERE
        self.home_ticket: int = NOWHERE
        self.previous: int = NOWHERE
        self.course: int = NOWHERE
        self.deported_from: int = NOWHERE
        self.last_by_deportation: bool = False
        self.memories: int = 0
        self.specials: int = 0
        self.specials_placed: int = 0
        self.turns: int = 0
        self.lose_turn: bool = False
        self.pending: bool = False
        self.adventure: int = NO_ADVENTURE
        self.gamble: bool = False
        self.must_travel: bool = False
        self.challenger: bool = False
        self.dues: list[tuple[int, int]] = NO_PAIRS
        self.debts: list[tuple[int, int]] = NO_PAIRS
        """Payments that nobody has insisted on yet: how much, and in which place."""
        self.wrong_turn: bool = False
        """Has the turn although a weekend had cost it, and nobody has objected yet."""

    def copy(self) -> Traveller:
        """An independent copy; tickets, dues, debts and `reached` are values and may be shared."""
        new = Traveller(self.cash, self.tickets, self.reached)
        new.place = self.place
        new.home = self.home
        new.home_ticket = self.home_ticket
        new.previous = self.previous
        new.course = self.course
        new.deported_from = self.deported_from
        new.last_by_deportation = self.last_by_deportation
        new.memories = self.memories
        new.specials = self.specials
        new.specials_placed = self.specials_placed
        new.turns = self.turns
        new.lose_turn = self.lose_turn
        new.pending = self.pending
        new.adventure = self.adventure
        new.gamble = self.gamble
        new.must_travel = self.must_travel
        new.challenger = self.challenger
        new.dues = self.dues
        new.debts = self.debts
        new.wrong_turn = self.wrong_turn
        return new


class Jackpot:
    """What lies in the Jackpot, but for its KEYs: those know it themselves (`State.holder`)."""

    __slots__ = ("cash", "losers", "marks", "specials", "tickets")

    def __init__(self, cash: int, tickets: Slots, specials: int, losers: list[int], marks: list[int]) -> None:
        self.cash = cash
        self.tickets = tickets
        self.specials = specials
        self.losers = losers
        self.marks = marks

    def copy(self) -> Jackpot:
        """An independent copy; all lists are values."""
        return Jackpot(self.cash, self.tickets, self.specials, self.losers, self.marks)


class State(Position):
    """The map, the travellers, the Jackpot, the ticket pack and the two Adventure packs."""

    __slots__ = (
        "active",
        "board",
        "clock",
        "first",
        "heard",
        "holder",
        "jackpot",
        "pack",
        "packs",
        "players",
        "rounds",
        "winner",
    )

    def __init__(self, board: Board, players: list[Traveller], jackpot: Jackpot, pack: Deck, packs: list[Deck]) -> None:
        super().__init__()
        self.board = board
        self.players = players
        self.jackpot = jackpot
        self.pack = pack
        self.packs = packs
        self.holder: list[int] = NO_NUMBERS
        """Who has each KEY; a value."""
        self.heard: list[int] = NO_NUMBERS
        """By red-dot city: the cards whose Adventure there was read out in this game, as a mask; a value."""
        self.active: int = NOWHERE
        self.first: int = 0
        self.rounds: int = 0
        self.clock: int = 0
        self.winner: int = NOWHERE

    def copy(self) -> State:
        """An independent copy, mute, sharing only the board."""
        new = State(
            self.board, [player.copy() for player in self.players], self.jackpot.copy(), self.pack, self.packs[:]
        )
        self.copy_into(new)
        return new

    def copy_into(self, new: State) -> None:
        """What a copy gets besides what it is made of."""
        new.holder = self.holder
        new.heard = self.heard
        new.active = self.active
        new.first = self.first
        new.rounds = self.rounds
        new.clock = self.clock
        new.winner = self.winner
        new.copy_common(self)

    def imagined(self) -> ImaginedState:
        """A copy in which what nobody has heard is guessed."""
        new = ImaginedState(
            self.board, [player.copy() for player in self.players], self.jackpot.copy(), self.pack, self.packs[:]
        )
        self.copy_into(new)
        return new

    # What may be said without being asked

    def interject_options(self, seat: int) -> list[Action]:
        return course_of(self).interject_options(self, seat)

    def interject_refusal(self, seat: int, action: Action) -> Refusal | None:
        return course_of(self).interject_refusal(self, seat, action)

    def interject(self, seat: int, action: Action) -> bool:
        return course_of(self).interject(self, seat, action)

    def left_of(self, seat: int) -> int:
        """The seat on the left: who has the next turn."""
        return (seat + 1) % len(self.players)

    def right_of(self, seat: int) -> int:
        """The seat on the right: who had the turn before."""
        return (seat - 1) % len(self.players)

    def occupant(self, place: int, but: int) -> int:
        """Who else stands in a place, or NOWHERE."""
        for seat in range(len(self.players)):
            if seat != but and self.players[seat].place == place:
                return seat
        return NOWHERE

    def keys_of(self, seat: int) -> int:
        """How many KEYs a player holds."""
        n = 0
        for holder in self.holder:
            if holder == seat:
                n += 1
        return n


class ImaginedState(State):
    """A position that a bot imagines: what cards say where they were not read out yet is guessed (GT-A94)."""

    __slots__ = ("guess",)

    def __init__(self, board: Board, players: list[Traveller], jackpot: Jackpot, pack: Deck, packs: list[Deck]) -> None:
        super().__init__(board, players, jackpot, pack, packs)
        self.guess: int = 0

    def copy(self) -> ImaginedState:
        new = self.imagined()
        new.guess = self.guess
        return new


def bare(board: Board, seats: int) -> State:
    """A table before anything is dealt."""
    tickets = len(board.ticket_places)
    players = [Traveller(0, EMPTY, [0] * board.continents) for _ in range(seats)]
    jackpot = Jackpot(0, EMPTY, 0, [NOWHERE] * board.continents, [0] * board.continents)
    packs = [Deck([0] + [1] * cards, cards) for cards in board.pack_cards]
    s = State(board, players, jackpot, Deck([1] * tickets, tickets), packs)
    s.holder = [ON_MAP] * board.keys
    s.heard = [0] * len(board.dots)
    return s
