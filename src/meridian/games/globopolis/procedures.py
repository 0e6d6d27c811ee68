"""The procedures of Globopolis: what each of their fields is."""

from __future__ import annotations

from typing import Any, Final

from meridian.core.kinds import (
    CLAUSES,
    FLAG,
    NUMBER,
    NUMBER_LISTS,
    NUMBERS,
    SEAT,
    SEAT_NAMES,
    SIDE,
    SIDE_LIST,
    SIDES,
    STEP,
    Kind,
    ListOf,
    MaybeName,
    NameKind,
    NamesInOrder,
    Scope,
    WordKind,
)
from meridian.core.procedures import Procedure, Unencoded
from meridian.games.globopolis.rules.agents import Deployment
from meridian.games.globopolis.rules.assess_cards import AssessCards
from meridian.games.globopolis.rules.cards import DrawCard, FullHand
from meridian.games.globopolis.rules.cleaning import CleaningHouse
from meridian.games.globopolis.rules.conflict import Conflict
from meridian.games.globopolis.rules.constants import EFFECTS
from meridian.games.globopolis.rules.course import Globopolis
from meridian.games.globopolis.rules.declared import Declared
from meridian.games.globopolis.rules.engagement import Engagement
from meridian.games.globopolis.rules.event_phase import EventPhase
from meridian.games.globopolis.rules.foreign_help import ForeignHelp, OwnHelp
from meridian.games.globopolis.rules.guilds import GuildProtection
from meridian.games.globopolis.rules.independents import IndependentTerritory
from meridian.games.globopolis.rules.landing import Academy, CardField, ForeignTerritory, OwnTerritory
from meridian.games.globopolis.rules.option_phase import OptionPhase
from meridian.games.globopolis.rules.payment import Payment
from meridian.games.globopolis.rules.reaction import Reaction
from meridian.games.globopolis.rules.stages import StageVote
from meridian.games.globopolis.rules.texts.others import Dossier
from meridian.games.globopolis.rules.third_parties import SideOffers, ThirdParties
from meridian.games.globopolis.rules.titles import TakeTitle
from meridian.games.globopolis.rules.turn import PlayerTurn


class Party(Kind):
    """A side with Agents on a Title, as the rules put both into one number: `p2 FRA`."""

    def __init__(self) -> None:
        self.about = "player and Title"
        self.shape = "text"

    def write(self, value: Any, scope: Scope) -> Any:
        party: int = value
        return f"{SEAT_NAMES[party // 64]} {scope.words.names['title'][party % 64]}"


class Attempt(Party):
    """The same as the cleaning of a house puts them together."""

    def write(self, value: Any, scope: Scope) -> Any:
        attempt: int = value
        return f"{SEAT_NAMES[attempt % 16]} {scope.words.names['title'][attempt // 16]}"


class SideOffer(Kind):
    """Who offers how much to whom, to stay or to leave."""

    def __init__(self) -> None:
        self.about = "`by`, `to`, `money`, `stay`"
        self.shape = {"by": "seat", "to": "text", "money": "number", "stay": "flag"}

    def write(self, value: Any, scope: Scope) -> Any:
        by, to, money, stay = value
        return {"by": SEAT_NAMES[by], "to": PARTY.write(to, scope), "money": money, "stay": bool(stay)}


PARTY: Final = Party()
PARTIES: Final = ListOf(PARTY, "list of players with Titles")
ATTEMPTS: Final = ListOf(Attempt(), PARTIES.about)
OFFERS: Final = ListOf(SideOffer(), "list of `by`, `to`, `money`, `stay`")
TITLE: Final = MaybeName("title")
SOURCE: Final = MaybeName("source", "title")
TARGET: Final = MaybeName("target", "title")
TITLES: Final = Unencoded(NamesInOrder("title"))
CARD: Final = MaybeName("card")
SORT: Final = MaybeName("sort")
GOVERNOR: Final = Unencoded(SIDE)
"""A side, of which the encoding of observations has the bare number, like of some Titles."""
ROLE: Final = WordKind("aggressor", "defender", "none")
STACK: Final = WordKind("ops-mission", "influence")

PROCEDURES: Final = (
    # What is dealt, and what is rolled for the first turn, is counted in `dealt` step by step.
    Procedure(Globopolis, step=STEP, seat=SEAT, at=NUMBER, sort=SORT, dealt=NUMBERS, pips=NUMBERS),
    Procedure(StageVote, wanted=NUMBER),
    Procedure(PlayerTurn, seat=SEAT, step=STEP),
    Procedure(OptionPhase, bought=NUMBER, sold=NUMBER, laid=NUMBER, grants=NUMBER, cap=Unencoded(TITLE)),
    Procedure(
        EventPhase, step=STEP, rolls=NUMBER, dice=NUMBER, back=FLAG, free_back=FLAG, total=NUMBER, pips=NUMBERS,
        may_roll=FLAG, may_stop=FLAG, may_fly=FLAG, ground=Unencoded(TITLE),
    ),
    Procedure(Deployment, deploying=FLAG, made=NUMBER),
    Procedure(Payment, payee=GOVERNOR, amount=NUMBER, cause=NameKind("cause"), started=FLAG),
    Procedure(Reaction, effect=WordKind(*EFFECTS), sides=SIDE_LIST, title=TITLE, granted=GOVERNOR),
    # Cards and Titles
    Procedure(DrawCard, seat=SEAT, stack=STACK, sort=SORT, step=STEP),
    Procedure(FullHand, sort=SORT, clauses=CLAUSES),
    Procedure(Dossier, seat=SEAT, other=SEAT, sort=SORT, step=STEP),
    Procedure(TakeTitle, title=TITLE, clauses=CLAUSES, kind=Unencoded(MaybeName("resource"))),
    # Fields
    Procedure(CardField, seat=SEAT, stack=STACK, rolls=NUMBER, drawn=FLAG),
    Procedure(Academy, seat=SEAT, agents=FLAG),
    Procedure(OwnTerritory, seat=SEAT, title=TITLE, step=STEP),
    Procedure(ForeignTerritory, title=TITLE, costs=NUMBER, step=STEP),
    Procedure(GuildProtection, seat=SEAT, title=TITLE, pips=NUMBER, owner_wins=NUMBER, visitor_wins=NUMBER),
    Procedure(
        IndependentTerritory, here=Unencoded(NameKind("independent")), market=Unencoded(MaybeName("independent")),
        shuttle=FLAG, futures=NUMBER, available=NUMBER, pips=NUMBERS, step=STEP,
    ),
    Procedure(
        CleaningHouse, title=TITLE, step=STEP, tried=ATTEMPTS, where=Unencoded(TITLE), infiltrator=GOVERNOR,
        pips=NUMBER, owner_wins=NUMBER, wins=NUMBER,
    ),
    # Conflicts
    Procedure(Declared, source=SOURCE, target=TARGET, bound=PARTIES, effects=NUMBERS, operations=Unencoded(SIDES)),
    Procedure(Conflict, card=CARD, landed=FLAG, step=STEP, continued=NUMBER, conqueror=GOVERNOR),
    Procedure(SideOffers, source=SOURCE, target=TARGET, asked=NUMBER, answering=NUMBER, offers=OFFERS),
    Procedure(ThirdParties, source=SOURCE, target=TARGET, decided=PARTIES),
    Procedure(AssessCards, side=SIDE, role=ROLE, source=SOURCE, target=TARGET),
    Procedure(
        ForeignHelp, source=SOURCE, target=TARGET, role=ROLE, offered=Unencoded(TITLE), money=NUMBER, tried=TITLES,
    ),
    Procedure(OwnHelp, source=SOURCE, target=TARGET, role=ROLE, tried=TITLES),
    Procedure(
        Engagement, source=SOURCE, target=TARGET, dice=NUMBERS, other=SEAT, step=STEP, rounds=NUMBER, rerolled=FLAG,
        role=ROLE, shown=NUMBER_LISTS,
    ),
)  # fmt: skip
