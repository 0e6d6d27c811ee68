"""The end of the game: who wins, and when."""

from __future__ import annotations

from meridian.core.records import Result
from meridian.games.globetrotters.facts import (
    LAST_KEY_OFF_MAP,
    LAST_KEY_OUT,
    NOT_BACK_YET,
    NOT_BY_TRAVEL,
    TIE_AT_HOME,
    WON,
)
from meridian.games.globetrotters.rules.state import IN_JACKPOT, NOWHERE, ON_MAP, State


def keys_are_out(s: State) -> bool:
    """Whether no KEY is left on the map (GT-A86); with `keys_out: all_held` none in the Jackpot either."""
    for holder in s.holder:
        if holder == ON_MAP or (s.board.all_held and holder == IN_JACKPOT):
            return False
    return True


def tell_keys_out(s: State) -> None:
    """No KEY is on the map: announce the race Home, or that the Jackpot must give up its KEYs first (GT-A86)."""
    if keys_are_out(s):
        s.tell(LAST_KEY_OUT, "GT-001 GT-220 GT-A86")
    else:
        s.tell(LAST_KEY_OFF_MAP, "GT-220 GT-A86")


def sole_leader(s: State) -> int:
    """Who has more KEYs than anyone else, or NOWHERE while two share the most (GT-221, GT-222)."""
    best = NOWHERE
    most = -1
    for seat in range(len(s.players)):
        keys = s.keys_of(seat)
        if keys > most:
            best, most = seat, keys
        elif keys == most:
            best = NOWHERE
    return best


def bars_win(s: State, seat: int) -> bool:
    """Whether a deportation now bars the win: for who leads alone, or by option for everybody (GT-223, GT-A95)."""
    return s.board.always_barred or sole_leader(s) == seat


def must_go_back(s: State, seat: int) -> bool:
    """Whether a player cannot win before matters are settled where he was deported from."""
    player = s.players[seat]
    return player.must_travel and player.deported_from != NOWHERE


def wins_by_arriving(s: State, seat: int, by_travel: bool) -> bool:
    """Whether an arrival at Home wins: all KEYs out and alone in the lead. After a deportation that bars the win
    matters must be settled where it happened, and then only travel overland, by air or by water will do
    (GT-220 to GT-223, GT-A88, GT-A91, GT-A95)."""
    if not keys_are_out(s):
        return False
    player = s.players[seat]
    if sole_leader(s) == seat:
        if must_go_back(s, seat):
            s.tell(NOT_BACK_YET, "GT-223 GT-A95", seat, player.deported_from)
            return False
        if player.must_travel and not by_travel:
            s.tell(NOT_BY_TRAVEL, "GT-223 GT-A88", seat)
            return False
        return True
    if s.keys_of(seat) == max([s.keys_of(other) for other in range(len(s.players))]):
        s.tell(TIE_AT_HOME, "GT-221 GT-222", seat)
    return False


def wins_by_standing(s: State, seat: int) -> bool:
    """Whether standing at Home wins: as if having returned by oneself, in one's own turn only (GT-223, GT-A90)."""
    player = s.players[seat]
    if s.board.must_arrive or player.place != player.home or player.home == NOWHERE:
        return False
    if player.last_by_deportation or player.must_travel or player.pending:
        return False
    return keys_are_out(s) and sole_leader(s) == seat


def win(s: State, seat: int, clauses: str) -> None:
    """The game is over at once."""
    s.winner = seat
    s.over = True
    if IN_JACKPOT in s.holder:
        clauses += " GT-A87"
    if s.players[seat].deported_from != NOWHERE:
        clauses += " GT-208 GT-223 GT-A95"
    s.tell(WON, "GT-001 GT-220 GT-221 GT-222 GT-A86", seat, s.keys_of(seat), more=clauses)


def result(s: State) -> Result:
    """How a game ended: who won, then by KEYs, Memories, and cash with what the tickets in hand are worth."""
    keys = [s.keys_of(seat) for seat in range(len(s.players))]
    ranks: list[tuple[tuple[int, int, int, int], int]] = []
    for seat, player in enumerate(s.players):
        worth = player.cash + s.board.ticket_value * len(player.tickets.cards)
        ranks.append(((int(seat != s.winner), -keys[seat], -player.memories.bit_count(), -worth), seat))
    ranks.sort()
    winners = [seat for rank, seat in ranks if rank == ranks[0][0]]
    return Result(keys, winners, [seat for _, seat in ranks])
