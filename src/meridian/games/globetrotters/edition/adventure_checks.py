"""What the Adventures of an edition of Globetrotters must keep."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from meridian.core.datum import Key, quoted
from meridian.core.edition_checks import LANGUAGES, Data, Seen, is_line
from meridian.core.suggestions import closest

LONGEST_STORY: Final = 240
RED_DOT: Final = ("key", "continental")
CHEQUE: Final = 100

AMOUNT: Final = re.compile(r"(cash|tickets|key|special)([+-])([0-9]{1,4})")
AMOUNTS: Final = {
    "cash+": range(100, 2001, CHEQUE),
    "cash-": range(100, 2001, CHEQUE),
    "tickets+": range(1, 11),
    "tickets-": range(1, 11),
    "key-": range(1, 2),
    "special+": range(1, 4),
    "special-": range(1, 2),
}
"""What an Adventure may give and take."""
MOVES: Final = ("goto", "switch", "back", "home", "bonus", "bonus_world")
ENDS: Final = ("day", "weekend")
PLAIN: Final = ("exchange", *MOVES[1:], *ENDS)


def strange_place(place: str, data: Data) -> str:
    """A complaint about a place that is not on the map; nothing if it is."""
    if place in data["locations"]:
        return ""
    return f"names {quoted(place)}, which is no place{closest(place, list(data['locations']))}"


def packs(data: Data) -> Iterator[Seen]:
    """Every continent has a pack that exists, and a pack has cards."""
    for continent, row in data["continents"].items():
        if row["pack"] not in data["packs"]:
            hint = closest(row["pack"], list(data["packs"]))
            yield ("continents", continent, "pack"), f"is {quoted(row['pack'])}, which is no pack{hint}", ()
    for pack, row in data["packs"].items():
        if not 1 <= row["cards"] <= 99:
            yield ("packs", pack, "cards"), f"is {row['cards']}, not a number from 1 to 99", ()


def adventure_cities(data: Data) -> Iterator[Seen]:
    """Every red-dot city has one Adventure on every card of its pack, and nothing else has any."""
    sizes = {
        name: data["packs"][data["continents"][place["continent"]]["pack"]]["cards"]
        for name, place in data["locations"].items()
        if place["kind"] in RED_DOT
    }
    seen: dict[tuple[str, int], str] = {}
    for adventure, row in data["adventures"].items():
        here, city, card = ("adventures", adventure), row["city"], row["card"]
        if city not in sizes:
            hint = closest(city, list(sizes))
            yield (*here, "city"), f"is {quoted(city)}, which is no red-dot city{hint}", (("locations", city, "kind"),)
        elif not 1 <= card <= sizes[city]:
            yield (*here, "card"), f"is {card}, but the pack has the cards 1 to {sizes[city]}", _of_pack(city, data)
        elif (city, card) in seen:
            other = ("adventures", seen[city, card], "card")
            yield (*here, "card"), f"is {card}, the card of {other[1]} too", (other, (*here, "city"))
        seen.setdefault((city, card), adventure)
    for city, size in sizes.items():
        missing = [str(card) for card in range(1, size + 1) if (city, card) not in seen]
        if missing:
            yield ("adventures",), f"have none for {city} on card {', '.join(missing)}", _of_pack(city, data)


def _of_pack(city: str, data: Data) -> tuple[Key, ...]:
    """The data that say which cards a city is on."""
    continent = data["locations"][city]["continent"]
    pack = data["continents"][continent]["pack"]
    there = ("packs", pack, "cards"), ("continents", continent, "pack")
    return *there, ("locations", city, "kind"), ("locations", city, "continent")


def effects(data: Data) -> Iterator[Seen]:
    """An Adventure does what the rules know, and moves the player at most once."""
    for adventure, row in data["adventures"].items():
        parts = row["effect"].split("&")
        heads = [part.partition(":")[0] for part in parts]
        complaint = next(filter(None, (_effect(part, row["city"], data) for part in parts)), "")
        if not complaint and max(sum(head in group for head in heads) for group in (MOVES, ENDS)) > 1:
            complaint = "moves the player, or ends the turn, more than once"
        if not complaint and len(set(parts)) < len(parts):
            complaint = "says the same thing twice"
        if complaint:
            yield ("adventures", adventure, "effect"), f"is {quoted(row['effect'])}: {complaint}", ()


def _effect(part: str, city: str, data: Data) -> str:
    """What is wrong with one part of an effect."""
    amount = AMOUNT.fullmatch(part)
    if amount:
        allowed = AMOUNTS.get(f"{amount[1]}{amount[2]}", range(0))
        if int(amount[3]) in allowed:
            return ""
        return f"{part} is more, less or other than the rules know"
    head, _, place = part.partition(":")
    if head == "goto" and place:
        if place == city:
            return "it leads nowhere"
        kind = data["locations"].get(place, {}).get("kind")
        return "it leads to a Cruise Island" if kind == "cruise" else strange_place(place, data)
    return "" if part in PLAIN else f"the rules do not know {quoted(part)}{closest(part, [*PLAIN, *AMOUNTS, 'goto:'])}"


def stories(data: Data) -> Iterator[Seen]:
    """Every Adventure has its story in both languages, on one line."""
    for adventure, row in data["adventures"].items():
        for lang in LANGUAGES:
            if not is_line(row["text"][lang], LONGEST_STORY):
                wanted = f"a story of 1 to {LONGEST_STORY} letters on one line"
                yield ("adventures", adventure, "text", lang), f"is {quoted(row['text'][lang])}, not {wanted}", ()
