"""Memories, Special Memories, KEYs, and how Continent KEYs pass."""

from __future__ import annotations

from meridian.core.action import Action, Refusal
from meridian.core.values import changed
from meridian.games.globetrotters.facts import (
    GOT_KEY,
    GOT_MEMORY,
    KEY_DUE,
    KEY_PASSES,
    MEMORY_KNOWN,
    PLACED_SPECIAL,
)
from meridian.games.globetrotters.refusals import (
    NO_SPECIAL,
    NO_SUCH_PLACE,
    NOT_ON_CHART,
    ONE_MEMORY_A_CITY,
    ONE_SPECIAL_A_CONTINENT,
)
from meridian.games.globetrotters.rules.board import ASK_ALL
from meridian.games.globetrotters.rules.state import IN_JACKPOT, KEY, ON_MAP, State
from meridian.games.globetrotters.rules.winning import tell_keys_out, win, wins_by_standing


def memories_in(s: State, seat: int, continent: int) -> int:
    """How many Memories a player has in a continent."""
    n = 0
    mask = s.players[seat].memories
    for mark in range(len(s.board.chart)):
        if (mask >> mark) & 1 and s.board.chart_continent[mark] == continent:
            n += 1
    return n


def mark_city(s: State, seat: int, mark: int) -> None:
    """Put a player's Marker beside a city of the Chart and compare the continent (GT-161, GT-A62)."""
    player = s.players[seat]
    player.memories |= 1 << mark
    s.clock += 1
    continent = s.board.chart_continent[mark]
    player.reached = changed(player.reached, continent, s.clock)
    compare_continent(s, seat, continent)


def compare_continent(s: State, seat: int, continent: int) -> None:
    """Two Memories take a Continent KEY off the map; one more than the holder takes it from him.

    A KEY in the Jackpot can only be won there (GT-172 to GT-176, GT-A54).
    """
    key = s.board.key_of_continent[continent]
    if not earned_continent(s, seat, continent):
        return
    player = s.players[seat]
    if s.board.forgetting != ASK_ALL:
        take_continent(s, seat, key)
    elif (KEY, key) not in player.dues:
        player.dues = [*player.dues, (KEY, key)]
        s.tell(KEY_DUE, "GT-037 GT-039 GT-A09 GT-A61", seat, key, to=1 << seat)


def earned_continent(s: State, seat: int, continent: int, more: int = 0) -> bool:
    """Whether a player's Memories, or these and `more` of them, entitle him to a Continent KEY he does not hold."""
    holder = s.holder[s.board.key_of_continent[continent]]
    mine = memories_in(s, seat, continent) + more
    if holder == ON_MAP:
        return mine >= s.board.for_continent_key
    return holder != IN_JACKPOT and holder != seat and mine > memories_in(s, holder, continent)


def take_continent(s: State, seat: int, key: int) -> None:
    """A Continent KEY off the map or from its holder, as long as it is earned."""
    if earned_continent(s, seat, s.board.key_of_continent.index(key)):
        holder = s.holder[key]
        if holder == ON_MAP:
            take_key(s, seat, key, "GT-172 GT-174 GT-171 GT-A61 GT-A62")
            return
        s.holder = changed(s.holder, key, seat)
        s.tell(KEY_PASSES, "GT-175 GT-176 GT-A61 GT-A62 GT-A63", holder, seat, key)


def take_key(s: State, seat: int, key: int, clauses: str) -> None:
    """A KEY leaves the map for a player."""
    s.holder = changed(s.holder, key, seat)
    s.tell(GOT_KEY, clauses, seat, key)
    if ON_MAP not in s.holder:
        tell_keys_out(s)


def earn_memory(s: State, seat: int, place: int) -> None:
    """The Memory of a Continental City, once per city (GT-160 to GT-163)."""
    mark = s.board.mark[place]
    if (s.players[seat].memories >> mark) & 1:
        s.tell(MEMORY_KNOWN, "GT-162 GT-A34 GT-A58", seat, place)
        return
    s.tell(GOT_MEMORY, "GT-160 GT-161 GT-105 GT-016", seat, place)
    mark_city(s, seat, mark)


def special_refusal(s: State, seat: int, place: int) -> Refusal | None:
    """Why a Special Memory cannot be placed beside a city."""
    if not 0 <= place < s.board.places:
        return NO_SUCH_PLACE
    player = s.players[seat]
    if player.specials == 0:
        return NO_SPECIAL
    mark = s.board.mark[place]
    if mark < 0:
        return NOT_ON_CHART
    if (player.memories >> mark) & 1:
        return ONE_MEMORY_A_CITY
    if (player.specials_placed >> s.board.chart_continent[mark]) & 1:
        return ONE_SPECIAL_A_CONTINENT
    return None


def special_places(s: State, seat: int) -> list[int]:
    """The cities beside which a player may place a Special Memory now (GT-165, GT-167)."""
    player = s.players[seat]
    if player.specials == 0:
        return []
    marked = player.memories
    for continent, marks in enumerate(s.board.continent_marks):
        if (player.specials_placed >> continent) & 1:
            marked |= marks
    return [place for mark, place in enumerate(s.board.chart) if not (marked >> mark) & 1]


def special_offers(s: State, seat: int) -> list[Action]:
    """The same as answers: the active player may place one whenever he has a decision open (GT-A57)."""
    answers = s.board.place_special
    return [answers[place] for place in special_places(s, seat)]


def place_special(s: State, seat: int, place: int) -> None:
    """A Special Memory becomes an ordinary one beside a city and never moves again (GT-165 to GT-167)."""
    player = s.players[seat]
    mark = s.board.mark[place]
    player.specials -= 1
    player.specials_placed |= 1 << s.board.chart_continent[mark]
    s.tell(PLACED_SPECIAL, "GT-165 GT-166 GT-167 GT-A57 GT-A59", seat, place)
    mark_city(s, seat, mark)
    if wins_by_standing(s, seat):
        win(s, seat, "GT-A90")
