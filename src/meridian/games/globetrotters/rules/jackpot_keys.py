"""KEYs out of the Jackpot, and the Markers that come with them."""

from __future__ import annotations

from meridian.core.values import changed
from meridian.games.globetrotters.facts import GOT_KEY, KEY_PASSES, MARKERS_TAKEN
from meridian.games.globetrotters.rules.memories import memories_in
from meridian.games.globetrotters.rules.state import IN_JACKPOT, NOWHERE, ON_MAP, State
from meridian.games.globetrotters.rules.winning import tell_keys_out


def take_from_jackpot(s: State, seat: int, key: int) -> None:
    """A KEY that lies in the Jackpot goes to its winner; with the last one, all may be out (GT-156, GT-A86)."""
    s.holder = changed(s.holder, key, seat)
    if key < s.board.city_keys:
        s.tell(GOT_KEY, "GT-156", seat, key)
    else:
        continent = s.board.key_of_continent.index(key)
        own = s.jackpot.losers[continent] == seat
        s.tell(GOT_KEY, "GT-156 GT-A54", seat, key, more="GT-A53" if own else "GT-158")
        take_markers(s, seat, continent)
    if s.board.all_held and ON_MAP not in s.holder and IN_JACKPOT not in s.holder:
        tell_keys_out(s)


def take_markers(s: State, seat: int, continent: int) -> None:
    """With a Continent KEY the winner takes over the Markers its loser had there at the loss; if
    another now has more there than the winner, that player takes the KEY (GT-158, GT-159)."""
    loser, marks = s.jackpot.losers[continent], s.jackpot.marks[continent]
    s.jackpot.losers = changed(s.jackpot.losers, continent, NOWHERE)
    s.jackpot.marks = changed(s.jackpot.marks, continent, 0)
    if loser != seat and loser != NOWHERE:
        if not s.board.copy_markers:
            s.players[loser].memories &= ~marks
        gained = marks & ~s.players[seat].memories
        s.players[seat].memories |= marks
        s.clock += 1
        s.players[seat].reached = changed(s.players[seat].reached, continent, s.clock)
        s.tell(MARKERS_TAKEN, "GT-158 GT-A51 GT-A52 GT-A59", seat, loser, gained.bit_count())
    key = s.board.key_of_continent[continent]
    best = seat
    for other in range(len(s.players)):
        mine, most = memories_in(s, other, continent), memories_in(s, best, continent)
        earlier = s.players[other].reached[continent] < s.players[best].reached[continent]
        if mine > most or (mine == most and best != seat and earlier):
            best = other
    if best != seat:
        s.holder = changed(s.holder, key, best)
        s.tell(KEY_PASSES, "GT-159 GT-A55", seat, best, key)
