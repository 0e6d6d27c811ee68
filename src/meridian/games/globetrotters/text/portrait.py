"""Globetrotters in text, for one pair of eyes: travellers, KEYs, Jackpot and tickets in whole sentences.

Everything is read off a view, so nothing can be told here that its owner may not know.
"""

from __future__ import annotations

from typing import Any

from meridian.core.deck import Slots
from meridian.core.position import UNKNOWN
from meridian.core.records import Section
from meridian.core.speaker import Speaker
from meridian.games.globetrotters.queries.answers import queries
from meridian.games.globetrotters.rules.board import KINDS
from meridian.games.globetrotters.rules.dice import succeeds
from meridian.games.globetrotters.rules.heard import is_heard, may_come
from meridian.games.globetrotters.rules.memories import memories_in
from meridian.games.globetrotters.rules.state import IN_JACKPOT, NOWHERE, ON_MAP, State
from meridian.games.globetrotters.rules.winning import must_go_back

LABELS = (
    "portrait-round", "portrait-now", "portrait-travellers", "portrait-traveller", "portrait-off-map",
    "portrait-keys-held", "portrait-memories", "portrait-deported", "portrait-must-go-back", "portrait-must-travel",
    "portrait-owes", "portrait-course", "portrait-keys", "portrait-keys-left", "portrait-no-keys-left",
    "portrait-keys-in-jackpot", "portrait-jackpot",
    "portrait-jackpot-holds", "portrait-tickets", "portrait-ticket", "portrait-no-tickets", "portrait-chart",
    "portrait-continent", "portrait-count", "portrait-nobody",
    "odds-dice", "odds-percent", "odds-jackpot", "odds-challenge", "odds-reach", "odds-roll",
    "odds-routes", "odds-route", "odds-adventures", "odds-heard", "odds-unheard",
    *(f"kind-{kind}" for kind in KINDS),
)  # fmt: skip
"""The messages used here."""


def portrait(s: State, seat: int | None, speaker: Speaker) -> list[Section]:
    """The view of a seat (None: a spectator), part by part."""
    sections = [_round(s, speaker), _travellers(s, speaker), _keys(s, speaker), _jackpot(s, speaker)]
    if seat is not None:
        sections.append(_hand(s, seat, speaker))
    return [*sections, _chart(s, speaker)]


def _round(s: State, speaker: Speaker) -> Section:
    active = speaker.seat(s.active) if s.active != NOWHERE else speaker.text("portrait-nobody")
    return Section("turn", speaker.text("portrait-round"), [speaker.text("portrait-now", round=s.rounds, seat=active)])


def place_title(s: State, place: int, speaker: Speaker) -> str:
    """A place by name, or that it is none."""
    return speaker.text("portrait-off-map") if place == NOWHERE else speaker.titles["place"][place]


def kind_of(s: State, place: int, speaker: Speaker) -> str:
    """What kind of place it is."""
    return speaker.text(f"kind-{KINDS[s.board.kind[place]]}")


def _travellers(s: State, speaker: Speaker) -> Section:
    seats = list(range(len(s.players)))
    lines = [_traveller(s, seat, speaker) for seat in seats]
    return Section("players", speaker.text("portrait-travellers"), lines, about=seats)


def _traveller(s: State, seat: int, speaker: Speaker) -> str:
    player = s.players[seat]
    said = [
        speaker.text(
            "portrait-traveller",
            seat=speaker.seat(seat),
            place=place_title(s, player.place, speaker),
            home=place_title(s, player.home, speaker),
            cash=player.cash,
            tickets=len(player.tickets.cards),
            specials=player.specials,
        )
    ]
    keys = [speaker.titles["key"][key] for key, holder in enumerate(s.holder) if holder == seat]
    if keys:
        said.append(speaker.text("portrait-keys-held", number=len(keys), keys=", ".join(keys)))
    cities = [speaker.titles["place"][p] for mark, p in enumerate(s.board.chart) if (player.memories >> mark) & 1]
    if cities:
        said.append(speaker.text("portrait-memories", places=", ".join(cities)))
    if player.course != NOWHERE:
        said.append(speaker.text("portrait-course", place=place_title(s, player.course, speaker)))
    if player.deported_from != NOWHERE:
        said.append(speaker.text("portrait-deported", place=place_title(s, player.deported_from, speaker)))
    owed = sum([amount for amount, _ in player.debts])
    if owed:
        said.append(speaker.text("portrait-owes", cash=owed))
    if must_go_back(s, seat):
        said.append(speaker.text("portrait-must-go-back", place=place_title(s, player.deported_from, speaker)))
    elif player.must_travel:
        said.append(speaker.text("portrait-must-travel"))
    return " ".join(said)


def _keys(s: State, speaker: Speaker) -> Section:
    left = [speaker.titles["key"][key] for key, holder in enumerate(s.holder) if holder == ON_MAP]
    lines = [
        speaker.text("portrait-keys-left", number=len(left), keys=", ".join(left))
        if left
        else speaker.text("portrait-no-keys-left")
    ]
    lost = [speaker.titles["key"][key] for key, holder in enumerate(s.holder) if holder == IN_JACKPOT]
    if lost:
        lines.append(speaker.text("portrait-keys-in-jackpot", keys=", ".join(lost)))
    return Section("keys", speaker.text("portrait-keys"), lines)


def _jackpot(s: State, speaker: Speaker) -> Section:
    jackpot = s.jackpot
    held = speaker.text(
        "portrait-jackpot-holds", cash=jackpot.cash, tickets=len(jackpot.tickets.cards), specials=jackpot.specials
    )
    return Section("jackpot", speaker.text("portrait-jackpot"), [held, *_tickets(s, jackpot.tickets, speaker)])


def _hand(s: State, seat: int, speaker: Speaker) -> Section:
    lines = _tickets(s, s.players[seat].tickets, speaker)
    return Section("hand", speaker.text("portrait-tickets"), lines or [speaker.text("portrait-no-tickets")])


def _tickets(s: State, slots: Slots, speaker: Speaker) -> list[str]:
    return [
        speaker.text("portrait-ticket", ticket=s.board.names["ticket"][ticket], places=speaker.titles["ticket"][ticket])
        for ticket in slots.cards
        if ticket != UNKNOWN
    ]


def _chart(s: State, speaker: Speaker) -> Section:
    lines = []
    for continent in range(s.board.continents):
        counts = [
            speaker.text("portrait-count", seat=speaker.seat(seat), number=memories_in(s, seat, continent))
            for seat in range(len(s.players))
        ]
        title = speaker.titles["continent"][continent]
        lines.append(speaker.text("portrait-continent", continent=title, counts=", ".join(counts)))
    return Section("chart", speaker.text("portrait-chart"), lines, opening=False)


def percent(chance: float, speaker: Speaker) -> str:
    """A chance as people write it: 62.7% in English, 62,7 % in German."""
    return speaker.text("odds-percent", chance=chance).replace("\u00a0", " ")


def win_chance() -> float:
    """The chance of 7, 11 or doubles with two dice."""
    good = sum(succeeds(first, second) for first in range(1, 7) for second in range(1, 7))
    return good / 36


def odds(s: State, seat: int, speaker: Speaker) -> list[Section]:
    """Exact chances of the dice, and how far each roll reaches from here."""
    one = win_chance()
    both = 1 - (1 - one) ** 2
    lines = [
        speaker.text("odds-jackpot", percent=percent(both, speaker)),
        speaker.text("odds-challenge", percent=percent(0.5, speaker)),
    ]
    sections = [Section("dice", speaker.text("odds-dice"), lines)]
    place = s.players[seat].place
    if place != NOWHERE and s.board.red_dot[place]:
        sections.append(Section("adventures", speaker.text("odds-adventures"), _adventures(s, place, speaker)))
    if place != NOWHERE and s.board.overland[place]:
        rolls = []
        for distance in range(1, 11):
            ring = s.board.reach[place][distance]
            if ring:
                told = ", ".join(f"{speaker.titles['place'][p]} ({kind_of(s, p, speaker)})" for p in ring)
                rolls.append(speaker.text("odds-roll", number=distance, places=told))
        sections.append(Section("reach", speaker.text("odds-reach"), rolls))
    if s.active == seat:
        ways = queries(s, seat).get("routes", [])
        sections.append(Section("routes", speaker.text("odds-routes"), [_way(s, way, speaker) for way in ways]))
    return sections


def _adventures(s: State, place: int, speaker: Speaker) -> list[str]:
    """What an Adventure in a city may be, as far as the table has heard."""
    coming = may_come(s, place)
    heard = [card for card in coming if is_heard(s, card, place)]
    lines = [
        speaker.text(
            "odds-heard", percent=percent(1 / len(coming), speaker), adventure=speaker.titles["adventure"][entry]
        )
        for entry in [s.board.entry_of(card, place) for card in heard]
    ]
    if len(heard) < len(coming):
        unheard = 1 - len(heard) / len(coming)
        lines.append(speaker.text("odds-unheard", percent=percent(unheard, speaker)))
    return lines


def _way(s: State, way: dict[str, Any], speaker: Speaker) -> str:
    """The shortest way to Home or a KEY City: how many steps over land and water, and how many voyages."""
    place = speaker.titles["place"][s.board.names["place"].index(way["place"])]
    return speaker.text(
        "odds-route", place=place, home="yes" if way["home"] else "no", steps=len(way["path"]), ships=way["ships"]
    )
