"""What a player is due, and forgetting it where the table wants to be asked."""

from __future__ import annotations

from typing import Final

from meridian.games.globetrotters.facts import (
    CLAIMED,
    FORGOTTEN,
    GAINED_CASH,
    GAINED_SPECIAL,
    KEY_DUE,
    MEMORY_DUE,
    MONEY_DUE,
    SPECIALS_DUE,
    SPENDING_MONEY,
    TICKETS_DUE,
    WORKED,
)
from meridian.games.globetrotters.rules.board import ASK_ALL, AUTO
from meridian.games.globetrotters.rules.jackpot_keys import take_from_jackpot
from meridian.games.globetrotters.rules.memories import earn_memory, take_continent, take_key
from meridian.games.globetrotters.rules.state import (
    FREE_TICKETS,
    IN_JACKPOT,
    KEY,
    MEMORY,
    MONEY,
    ON_MAP,
    POT,
    POT_KEY,
    POT_SPECIALS,
    SPECIALS,
    WAGES,
    WINNINGS,
    State,
)
from meridian.games.globetrotters.rules.tickets import TakeTickets
from meridian.games.globetrotters.rules.winning import win, wins_by_standing


def noted(s: State, seat: int, kind: int, number: int) -> bool:
    """Whether tickets, Special Memories, wages or a prize must be asked for; then they are noted (GT-037, GT-A09)."""
    if s.board.forgetting != ASK_ALL:
        return False
    pay_out(s, seat, kind, number, "")
    return True


def pay_out(s: State, seat: int, kind: int, number: int, clauses: str) -> None:
    """Give a player what he is due, or note it until he asks (GT-036, GT-037, GT-A09)."""
    asked = s.board.forgetting == ASK_ALL or (kind == MONEY and s.board.forgetting != AUTO)
    player = s.players[seat]
    if asked:
        player.dues = [*player.dues, (kind, number)]
        fact = _DUE[kind]
        what = s.board.chart[number] if kind == MEMORY else number
        s.tell(fact, "GT-036 GT-037 GT-039 GT-A09", seat, what, to=1 << seat)
        return
    hand_over(s, seat, kind, number, clauses)


_DUE: Final = [
    MONEY_DUE, MONEY_DUE, KEY_DUE, MEMORY_DUE, MONEY_DUE, TICKETS_DUE, SPECIALS_DUE, MONEY_DUE, SPECIALS_DUE, KEY_DUE,
]  # fmt: skip
"""The fact for each kind of due."""


def hand_over(s: State, seat: int, kind: int, number: int, clauses: str) -> None:
    """The due itself."""
    if kind == MONEY:
        s.players[seat].cash += number
        s.tell(SPENDING_MONEY, "GT-035 GT-015 GT-A11", seat, number, more=clauses)
    elif kind == WINNINGS:
        s.players[seat].cash += number
        s.tell(GAINED_CASH, "GT-109", seat, number, more=clauses)
    elif kind == POT:
        s.players[seat].cash += number
        s.tell(GAINED_CASH, "GT-152", seat, number, more=clauses)
    elif kind == WAGES:
        s.players[seat].cash += number
        s.tell(WORKED, "GT-045", seat, number, more=clauses)
    elif kind == FREE_TICKETS:
        s.call(TakeTickets(seat, number, "GT-058 GT-111"))
    elif kind in (SPECIALS, POT_SPECIALS):
        s.players[seat].specials += number
        s.tell(GAINED_SPECIAL, "GT-113 GT-157 GT-164", seat, number)
    elif kind == POT_KEY:
        if s.holder[number] == IN_JACKPOT:
            take_from_jackpot(s, seat, number)
    elif kind == KEY and number >= s.board.city_keys:
        take_continent(s, seat, number)
    elif kind == KEY:
        if s.holder[number] == ON_MAP:
            take_key(s, seat, number, "GT-170 GT-171 GT-105")
    else:
        earn_memory(s, seat, s.board.chart[number])


def claim(s: State, seat: int, due: int) -> None:
    """A player asks for something he is due."""
    player = s.players[seat]
    kind, number = player.dues[due]
    player.dues = player.dues[:due] + player.dues[due + 1 :]
    s.tell(CLAIMED, "GT-036 GT-037 GT-A09 GT-A11", seat, due)
    hand_over(s, seat, kind, number, "")
    if wins_by_standing(s, seat):
        win(s, seat, "GT-A90")


def ask_for(s: State, seat: int, amount: int) -> None:
    """A player who must pay asks for money he is due as long as he needs it: an obligation is met if at all
    possible (GT-200)."""
    player = s.players[seat]
    due = 0
    while player.cash < amount and due < len(player.dues):
        if player.dues[due][0] in (MONEY, WINNINGS, POT):
            claim(s, seat, due)
        else:
            due += 1


def forget(s: State, seat: int) -> None:
    """The turn is over: what was not asked for is lost. KEYs stay where they are, the Jackpot's money goes back."""
    player = s.players[seat]
    for at in range(len(player.dues)):
        kind, number = player.dues[at]
        if kind == POT:
            s.jackpot.cash += number
        elif kind == POT_SPECIALS:
            s.jackpot.specials += number
        s.tell(FORGOTTEN, "GT-036 GT-037 GT-039 GT-A09", seat, at)
    player.dues = []
