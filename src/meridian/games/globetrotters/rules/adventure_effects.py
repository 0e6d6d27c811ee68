"""What Adventures bring about: the reward, KEYs that are lost, tickets exchanged, places switched."""

from __future__ import annotations

from meridian.core.deck import ALL_KNOW, EMPTY
from meridian.core.position import Frame
from meridian.core.values import changed
from meridian.games.globetrotters.facts import (
    CARD_SAYS,
    CARD_SENDS,
    EXCHANGED,
    LOST_KEY,
    MAY_CHALLENGE,
    NO_REWARD,
    SWITCHED,
)
from meridian.games.globetrotters.rules import board as t
from meridian.games.globetrotters.rules.arrival import BY_SWITCH, Arrival
from meridian.games.globetrotters.rules.dues import pay_out
from meridian.games.globetrotters.rules.state import (
    IN_JACKPOT,
    KEY,
    MEMORY,
    NO_ADVENTURE,
    ON_MAP,
    State,
)
from meridian.games.globetrotters.rules.tickets import TakeTickets, under_pack


def tell_instructions(s: State, seat: int, effects: list[tuple[int, int]]) -> None:
    """What the card demands or gives, before anything comes of it (GT-103)."""
    for kind, number in effects:
        if kind == t.GO_TO:
            s.tell(CARD_SENDS, "GT-103 GT-117", seat, number)
        else:
            s.tell(CARD_SAYS, "GT-103", seat, t.instruction(kind, number), abs(number))


def reward(s: State, seat: int, place: int) -> None:
    """Still in the city: its KEY, the right to challenge its holder, or its Memory (GT-105, GT-170)."""
    player = s.players[seat]
    key = s.board.key_of[place]
    if key < 0:
        pay_out(s, seat, MEMORY, s.board.mark[place], "")
        return
    holder = s.holder[key]
    if holder == ON_MAP:
        pay_out(s, seat, KEY, key, "")
    elif holder == seat:
        s.tell(NO_REWARD, "GT-A34 GT-163", seat, place)
    else:
        player.challenger = True
        if holder == IN_JACKPOT:
            s.tell(NO_REWARD, "GT-156 GT-A34 GT-A65", seat, place)
        else:
            s.tell(MAY_CHALLENGE, "GT-105 GT-180 GT-A65", seat, holder, key)


def key_into_jackpot(s: State, seat: int, key: int) -> None:
    """The KEY lies in the Jackpot; with a Continent KEY goes the list of the loser's Markers."""
    s.holder = changed(s.holder, key, IN_JACKPOT)
    s.tell(LOST_KEY, "GT-108 GT-112 GT-156", seat, key)
    for continent in range(s.board.continents):
        if s.board.key_of_continent[continent] == key:
            s.jackpot.losers = changed(s.jackpot.losers, continent, seat)
            s.jackpot.marks = changed(s.jackpot.marks, continent, marks_in(s, seat, continent))


def marks_in(s: State, seat: int, continent: int) -> int:
    """A player's Markers in a continent, as a mask."""
    mask = 0
    for mark in range(len(s.board.chart)):
        if (s.players[seat].memories >> mark) & 1 and s.board.chart_continent[mark] == continent:
            mask |= 1 << mark
    return mask


def exchange(s: State, seat: int) -> None:
    """The whole hand for as many from the top of the pack: drawn first, up to what is there, then
    the old ones go under it (GT-111)."""
    player = s.players[seat]
    old = player.tickets
    number = min(len(old.cards), s.pack.size())
    s.tell(EXCHANGED, "GT-111 GT-145", seat, number)
    if number == 0:
        return
    kept = EMPTY
    for at in range(len(old.cards)):
        if at < number:
            continue
        kept = kept.plus(old.cards[at], 1 << seat)
    player.tickets = kept
    # Of several tickets handed over face down nobody else knows which is which.
    known = old.known if len(old.cards) == 1 else [1 << seat] * number
    s.call(PutUnder(old.cards[:number], known))
    s.call(TakeTickets(seat, number, "GT-111"))


class PutUnder(Frame[State]):
    """The exchanged tickets go under the pack once the new ones are drawn."""

    __slots__ = ("known", "tickets")

    def __init__(self, tickets: list[int], known: list[int]) -> None:
        super().__init__()
        self.tickets = tickets
        self.known = known

    def copy(self) -> PutUnder:
        new = PutUnder(self.tickets, self.known)
        new.copy_marks(self)
        return new

    def seen_by(self, seat: int) -> Frame[State]:
        new = self.copy()
        new.tickets = [
            ticket if mask == ALL_KNOW or (seat >= 0 and (mask >> seat) & 1) else -1
            for ticket, mask in zip(self.tickets, self.known)
        ]
        new.known = [0 if ticket < 0 else mask for ticket, mask in zip(new.tickets, self.known)]
        return new

    def resume(self, s: State) -> None:
        s.finish()
        for at in range(len(self.tickets)):
            under_pack(s, self.tickets[at], self.known[at])


def switch_places(s: State, seat: int, other: int, left: int) -> None:
    """No bump takes place; each takes over the other's course; the other settles his new place at
    the start of his next turn (GT-119, GT-120, GT-A36)."""
    mine, theirs = s.players[seat], s.players[other]
    s.tell(NO_REWARD, "GT-107", seat, left)
    s.tell(SWITCHED, "GT-119 GT-120 GT-A13 GT-A25 GT-A36", seat, other)
    place, course = theirs.place, theirs.course
    theirs.previous, theirs.place, theirs.course = theirs.place, mine.place, mine.course
    mine.previous, mine.place, mine.course = mine.place, place, course
    theirs.pending = True
    theirs.adventure = NO_ADVENTURE
    theirs.gamble = False
    theirs.challenger = False
    theirs.last_by_deportation = False
    mine.last_by_deportation = False
    mine.challenger = False
    s.call(Arrival(seat, place, BY_SWITCH))
