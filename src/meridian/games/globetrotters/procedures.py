"""The procedures of Globetrotters: what each of their fields is."""

from __future__ import annotations

from typing import Any, Final

from meridian.core.deck import ALL_KNOW
from meridian.core.kinds import (
    CLAUSES,
    FLAG,
    NUMBER,
    NUMBERS,
    SEAT,
    SEAT_NAMES,
    SEATS,
    STEP,
    Kind,
    MaybeName,
    NameKind,
    NamesInOrder,
    Scope,
    SeatKind,
    WordKind,
)
from meridian.core.procedures import Procedure, SecretField, Unencoded
from meridian.games.globetrotters.rules.adventure import Adventure
from meridian.games.globetrotters.rules.adventure_effects import PutUnder
from meridian.games.globetrotters.rules.arrival import Arrival
from meridian.games.globetrotters.rules.bonus import TravelBonus
from meridian.games.globetrotters.rules.buying import Buying
from meridian.games.globetrotters.rules.challenge import ChallengeForKey
from meridian.games.globetrotters.rules.debts import Collect
from meridian.games.globetrotters.rules.jackpot import JackpotTry
from meridian.games.globetrotters.rules.move_on import MoveOn
from meridian.games.globetrotters.rules.obligations import AGENT, GiveTickets, Payment
from meridian.games.globetrotters.rules.overland import OverlandTrip
from meridian.games.globetrotters.rules.tickets import TakeTickets
from meridian.games.globetrotters.rules.turn import PlayerTurn
from meridian.games.globetrotters.rules.voyage import AfterTurn, Globetrotters


class ReceiverKind(SeatKind):
    """A player, the Agent or the Jackpot."""

    def __init__(self) -> None:
        super().__init__()
        self.about = "player, `agent` or `jackpot`"
        self.shape = "text"

    def write(self, value: Any, scope: Scope) -> Any:
        to: int = value
        if to >= 0:
            return SEAT_NAMES[to]
        return "agent" if to == AGENT else "jackpot"


class Knowers(Kind):
    """For each ticket, who knows it."""

    def __init__(self) -> None:
        self.about = "for each the players who know it"
        self.shape = ["seats"]

    def write(self, value: Any, scope: Scope) -> Any:
        everybody = (1 << len(scope.whole.players)) - 1
        return [SEATS.write(everybody if mask == ALL_KNOW else mask, scope) for mask in value]


RECEIVER: Final = ReceiverKind()
PLACE: Final = MaybeName("place")
BY: Final = WordKind("start", "travel", "adventure", "bonus", "switch", "others")

PROCEDURES: Final = (
    Procedure(Globetrotters, step=STEP, seat=SEAT, dealt=NUMBER, pips=NUMBERS, totals=NUMBERS),
    Procedure(PlayerTurn, step=STEP, bought=FLAG, travelled=FLAG),
    Procedure(AfterTurn, bought=FLAG),
    Procedure(OverlandTrip, roll=NUMBER, step=STEP),
    Procedure(Arrival, place=PLACE, by=BY, step=STEP),
    Procedure(MoveOn, chooser=Unencoded(SEAT), moved=SEATS, leaving=Unencoded(PLACE), ticket=MaybeName("ticket"),
              rejected=NUMBER, step=STEP),
    # The card is a number of its pack: what it says depends on the city.
    Procedure(Adventure, place=PLACE, card=NUMBER, at=NUMBER, over=FLAG, step=STEP),
    Procedure(PutUnder, tickets=SecretField(NamesInOrder("ticket")), known=SecretField(Knowers())),
    Procedure(TravelBonus, world=FLAG, step=STEP),
    Procedure(ChallengeForKey, seat=SEAT, holder=SEAT, key=NameKind("key"), pips=NUMBERS, rounds=NUMBER, step=STEP),
    Procedure(JackpotTry, seat=SEAT, pips=NUMBERS, rolls=NUMBER, step=STEP),
    # What is owed
    Procedure(Payment, amount=NUMBER, to=Unencoded(RECEIVER), clauses=CLAUSES),
    Procedure(GiveTickets, seat=SEAT, number=NUMBER, given=NUMBER, step=STEP),
    Procedure(Collect, seat=SEAT, place=PLACE, step=STEP),
    Procedure(Buying, seat=SEAT, number=NUMBER, asked=FLAG),
    Procedure(TakeTickets, seat=RECEIVER, number=NUMBER, clauses=CLAUSES, taken=NUMBER),
)  # fmt: skip
