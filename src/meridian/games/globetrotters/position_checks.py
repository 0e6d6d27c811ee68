"""Positions of Globetrotters that cannot be: what neither the rules nor the box allow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from meridian.core.flaws import Flaw, Laws
from meridian.games.globetrotters.rules import board as t
from meridian.games.globetrotters.rules.arrival import Arrival
from meridian.games.globetrotters.rules.move_on import MoveOn
from meridian.games.globetrotters.rules.state import IN_JACKPOT, NO_ADVENTURE, NOWHERE, State, Traveller
from meridian.games.globetrotters.rules.turn import FREE, PICK_HOME, PlayerTurn
from meridian.games.globetrotters.rules.voyage import TURN, Globetrotters

LAWS: Final = Laws("meridian.games.globetrotters")
CHEQUE: Final = 100

LABELS: Final = (
    "flaw-cheques", "flaw-two-pieces", "flaw-no-home", "flaw-home-ticket", "flaw-no-turn", "flaw-more-turns",
    "flaw-red-dot", "flaw-gambling", "flaw-challenger", "flaw-off-the-map", "flaw-at-sea",
    "flaw-no-course", "flaw-course", "flaw-cruise", "flaw-not-at-home", "flaw-loser", "flaw-no-choice",
    "flaw-not-settled", "flaw-lost-turn",
)  # fmt: skip
"""The messages used here."""


def flaws(s: State, start: dict[str, Any] | None = None) -> Iterator[Flaw]:
    """Why a position cannot be. Turns are compared with a round only if `start` tells both."""
    yield from _moment(s)
    for seat, player in enumerate(s.players):
        where = f"players.p{seat + 1}"
        yield from _money(f"{where}.cash", player.cash)
        yield from LAWS.least(f"{where}.specials", player.specials, 0, "GT-164")
        yield from _home(s, seat, player, where)
        yield from _place(s, seat, player, where)
        yield from _deportation(s, player, where)
        if start is None or "round" in start:
            yield from _turns(s, player, where)
    yield from _pieces(s)
    yield from _jackpot(s)


def _money(where: str, cash: int) -> Iterator[Flaw]:
    """Money comes in cheques, and nobody has less than nothing."""
    yield from LAWS.least(where, cash, 0, "GT-A76")
    if cash % CHEQUE:
        yield LAWS.broken(where, "cheques", "GT-008", value=cash, cheque=CHEQUE)


def _pieces(s: State) -> Iterator[Flaw]:
    """There is never more than one piece on a space, except while a bumped player moves on."""
    if any(isinstance(frame, MoveOn) for frame in s.stack):
        return
    for seat, player in enumerate(s.players):
        other = s.occupant(player.place, seat)
        if player.place != NOWHERE and NOWHERE < other < seat:
            name = s.board.names["place"][player.place]
            where = f"players.p{seat + 1}.place"
            yield LAWS.broken(where, "two-pieces", "GT-190 GT-A69", place=name, other=f"p{other + 1}")


def _home(s: State, seat: int, player: Traveller, where: str) -> Iterator[Flaw]:
    """Each player on the map has chosen a Home in the first turn, off a ticket that names it."""
    choosing = any(isinstance(f, PlayerTurn) and f.seat == seat and f.step == PICK_HOME for f in s.stack)
    yield from LAWS.least(f"{where}.turns", player.turns, 0, "GT-040")
    if player.home == NOWHERE:
        if player.place != NOWHERE:
            yield LAWS.broken(f"{where}.place", "no-home", "GT-023 GT-024")
        if player.home_ticket != NOWHERE:
            yield LAWS.broken(f"{where}.home_ticket", "no-home", "GT-023 GT-025")
        if player.turns > 0 and not choosing:
            yield LAWS.broken(f"{where}.turns", "no-home", "GT-023")
        return
    if player.turns == 0:
        yield LAWS.broken(f"{where}.turns", "no-turn", "GT-023 GT-024")
    if player.home_ticket >= 0 and player.home not in s.board.ticket_places[player.home_ticket]:
        names = s.board.names
        args = {"ticket": names["ticket"][player.home_ticket], "home": names["place"][player.home]}
        yield LAWS.broken(f"{where}.home_ticket", "home-ticket", "GT-023 GT-025", **args)


def _place(s: State, seat: int, player: Traveller, where: str) -> Iterator[Flaw]:
    """What is open to a player depends on the kind of place."""
    kind = s.board.kind[player.place] if player.place != NOWHERE else -1
    if player.adventure != NO_ADVENTURE and kind not in (t.KEY_CITY, t.CONTINENTAL):
        yield LAWS.broken(f"{where}.adventure", "red-dot", "GT-005 GT-100")
    if player.gamble and kind != t.GAMBLING:
        yield LAWS.broken(f"{where}.gamble", "gambling", "GT-151")
    key = s.board.key_of[player.place] if player.place != NOWHERE else -1
    if player.challenger and (key < 0 or s.holder[key] == seat):
        yield LAWS.broken(f"{where}.challenger", "challenger", "GT-180 GT-186")
    if player.pending and player.place == NOWHERE:
        yield LAWS.broken(f"{where}.pending", "off-the-map", "GT-196")
    if kind != t.CRUISE and player.course != NOWHERE:
        yield LAWS.broken(f"{where}.course", "at-sea", "GT-072")
    if kind == t.CRUISE:
        yield from _course(s, player, where)


def _course(s: State, player: Traveller, where: str) -> Iterator[Flaw]:
    """On a Cruise Island one is bound for one of its two ends, once one has said for which."""
    ends = ", ".join(s.board.names["place"][end] for end in s.board.ends[player.place])
    if player.course == NOWHERE:
        if not any(isinstance(frame, Arrival) for frame in s.stack):
            yield LAWS.broken(f"{where}.course", "no-course", "GT-072 GT-073", ends=ends)
    elif player.course not in s.board.ends[player.place]:
        yield LAWS.broken(f"{where}.course", "course", "GT-072 GT-073", ends=ends)


def _deportation(s: State, player: Traveller, where: str) -> Iterator[Flaw]:
    if player.deported_from != NOWHERE and s.board.kind[player.deported_from] == t.CRUISE:
        yield LAWS.broken(f"{where}.deported_from", "cruise", "GT-A85")
    if player.last_by_deportation and player.place != player.home:
        yield LAWS.broken(f"{where}.last_by_deportation", "not-at-home", "GT-203 GT-207")


def _turns(s: State, player: Traveller, where: str) -> Iterator[Flaw]:
    if player.turns > max(s.rounds, 0):
        yield LAWS.broken(f"{where}.turns", "more-turns", "GT-040", turns=player.turns, rounds=s.rounds)


def _jackpot(s: State) -> Iterator[Flaw]:
    yield from _money("jackpot.cash", s.jackpot.cash)
    yield from LAWS.least("jackpot.specials", s.jackpot.specials, 0, "GT-157")
    for continent, loser in enumerate(s.jackpot.losers):
        if loser != NOWHERE and s.holder[s.board.key_of_continent[continent]] != IN_JACKPOT:
            name = s.board.names["continent"][continent]
            yield LAWS.broken("jackpot.losers", "loser", "GT-158", continent=name)


def _moment(s: State) -> Iterator[Flaw]:
    """The round is one of the game; the player on turn can have it."""
    under_way = [frame for frame in s.stack if isinstance(frame, Globetrotters)]
    if under_way and under_way[0].step >= TURN:
        yield from LAWS.least("round", s.rounds, 1, "GT-040")
        if s.board.round_limit:
            yield from LAWS.within("round", s.rounds, 1, s.board.round_limit, "GT-A92")
    top = s.stack[-1] if s.stack else None
    if isinstance(top, PlayerTurn) and top.step == FREE:
        player = s.players[top.seat]
        where = f"players.p{top.seat + 1}"
        if player.place == NOWHERE:
            yield LAWS.broken("moment", "no-choice", "GT-024", player=f"p{top.seat + 1}")
        elif player.pending or s.board.kind[player.place] == t.CRUISE:
            yield LAWS.broken(f"{where}.place", "not-settled", "GT-072 GT-A13")
        elif player.lose_turn:
            yield LAWS.broken(f"{where}.lose_turn", "lost-turn", "GT-115")
