"""What a player is due, and forgetting it where the table wants to be asked."""

from __future__ import annotations

from meridian.games.globetrotters.facts import (
    CLAIMED,
    FORGOTTEN,
    GAINED_CASH,
    KEY_DUE,
    MEMORY_DUE,
    MONEY_DUE,
    SPENDING_MONEY,
)
from meridian.games.globetrotters.rules.board import ASK_ALL, AUTO
from meridian.games.globetrotters.rules.memories import earn_memory, take_continent, take_key
from meridian.games.globetrotters.rules.state import KEY, MEMORY, MONEY, ON_MAP, POT, WINNINGS, State
from meridian.games.globetrotters.rules.winning import win, wins_by_standing


def pay_out(s: State, seat: int, kind: int, number: int, clauses: str) -> None:
    """Give a player what he is due, or note it until he asks (GT-036, GT-037, GT-A09)."""
    asked = s.board.forgetting == ASK_ALL or (kind == MONEY and s.board.forgetting != AUTO)
    player = s.players[seat]
    if asked:
        player.dues = [*player.dues, (kind, number)]
        fact = KEY_DUE if kind == KEY else MEMORY_DUE if kind == MEMORY else MONEY_DUE
        what = s.board.chart[number] if kind == MEMORY else number
        s.tell(fact, "GT-036 GT-037 GT-039 GT-A09", seat, what, to=1 << seat)
        return
    hand_over(s, seat, kind, number, clauses)


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
    """Whoever must pay asks for money he is due as long as he needs it: an obligation is met if at all
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
        s.tell(FORGOTTEN, "GT-036 GT-037 GT-039 GT-A09", seat, at)
    player.dues = []
