"""What the cards of an edition of Global Domination must keep."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from meridian.core.datum import Key, quoted
from meridian.core.suggestions import closest
from meridian.games.global_domination.actions import MAX_CARDS
from meridian.games.global_domination.rules.board import EFFECTS, PARAMETERS, TIMING

TYPES: Final = 25
DOMINATION: Final = "domination"
HIGHEST_VALUE: Final = 20
MOST_STEPS: Final = 3
MOST: Final = {"vp": 20, "points": 40, "per": 10, "reductions": 20, "count": 25, "forces_per_reduction": 25}
"""The highest number of each parameter of a text; the lowest is 1."""

OPTIONAL: Final[dict[str, type]] = {
    **{f"cards.*.text.{parameter}": int for parameter in MOST},
    "cards.*.text.where": str,
    "cards.*.text.resource": str,
}
"""Parameters come and go with the effect of a text."""


class Operation(msgspec.Struct, frozen=True):
    """How the rules carry out an effect: what a text of it says beside its number."""

    targets: str
    mandatory: bool
    choose_player: bool = False
    where: tuple[str, ...] = ()


OPERATIONS: Final = {
    "vp_per_resource_area": Operation("none", True),
    "vp_per_region_full_land": Operation("none", True),
    "mixed_points": Operation("others", False, where=("land",)),
    "build_and_reduce": Operation("others", False, where=("land_beside_own_sea", "land_beside_own_land", "sea")),
    "builds": Operation("own", False, where=("any",)),
    "make_full": Operation("own", False),
    "struggle_player": Operation("others", True, choose_player=True),
    "reductions_per_full": Operation("others", False),
    "bio_chain": Operation("others", True),
    "fog": Operation("others", True),
    "remove_one_per_region": Operation("any", True),
    "surrender": Operation("others", False),
    "insurgents": Operation("any", False),
    "megastorm": Operation("all", True),
    "out_of_supply": Operation("others", True, choose_player=True),
    "remove_all_struggling": Operation("all", True),
    "struggle_all": Operation("all", True),
}
"""Every effect. `where` is where its message says that it works; another place would make the message a lie."""

Data = dict[str, Any]
Seen = tuple[Key, str, tuple[Key, ...]]


def card_types(data: Data) -> Iterator[Seen]:
    """Domination, the one card without a text, and 24 types of Action cards."""
    cards = data["cards"]
    if len(cards) != TYPES or len(cards) > MAX_CARDS:
        yield ("cards",), f"has {len(cards)} types, not {TYPES}", ()
    if DOMINATION not in cards:
        yield ("cards", DOMINATION), "is missing", ()
    for name, card in cards.items():
        if ("text" in card) is (name == DOMINATION):
            complaint = "has a text, which Domination has not" if "text" in card else "is missing"
            yield ("cards", name, "text"), complaint, ()


def values(data: Data) -> Iterator[Seen]:
    """Build and Attack are small numbers, and a card is good for something."""
    for name, card in data["cards"].items():
        for value in ("build", "attack"):
            if not 0 <= card[value] <= HIGHEST_VALUE:
                yield ("cards", name, value), f"is {card[value]}, not a number from 0 to {HIGHEST_VALUE}", ()
        both = card.get("text", {}).get("effect") == "build_and_reduce"
        if (both and not (card["build"] and card["attack"])) or not (card["build"] or card["attack"]):
            which = "build" if card["build"] == 0 else "attack"
            why = "its text needs both values" if both else "build and attack cannot both be 0"
            yield (
                ("cards", name, which),
                f"is 0, but {why}",
                (("cards", name, "attack"), ("cards", name, "text", "effect")),
            )


def prices(data: Data) -> Iterator[Seen]:
    """A purchase costs a few logistical steps at most; Domination is never bought."""
    for name, card in data["cards"].items():
        most = 0 if name == DOMINATION else MOST_STEPS
        if not 0 <= card["price_steps"] <= most:
            wanted = f"a number from 0 to {most}" if most else "0: it is never bought"
            yield ("cards", name, "price_steps"), f"is {card['price_steps']}, not {wanted}", ()


def use(data: Data) -> Iterator[Seen]:
    """When a text can be used, and where its card goes then."""
    for name, card in data["cards"].items():
        effect = card.get("text", {}).get("effect")
        words = ["none"] if name == DOMINATION else [word for word in TIMING if word != "none"]
        if effect == "fog":
            words = ["scoring"]
        if card["timing"] not in words:
            also = (("cards", name, "text", "effect"),)
            yield ("cards", name, "timing"), f"is {quoted(card['timing'])}, not {' or '.join(words)}", also
        piles = ("discard",) if name == DOMINATION else ("discard", "stack")
        if card["after_text"] not in piles:
            yield ("cards", name, "after_text"), f"is {quoted(card['after_text'])}, not {' or '.join(piles)}", ()


def texts(data: Data) -> Iterator[Seen]:
    """A text has an effect that the rules know, with exactly its parameters."""
    for name, card in data["cards"].items():
        if name == DOMINATION:
            continue
        text = card["text"]
        effect = text["effect"]
        here = ("cards", name, "text", "effect")
        if effect not in EFFECTS:
            yield here, f"is {quoted(effect)}, which the rules do not know{closest(effect, list(EFFECTS))}", ()
            continue
        yield from _parameters(name, text)
        yield from _words(name, text, list(data["resources"]))


def _parameters(name: str, text: dict[str, Any]) -> Iterator[Seen]:
    effect = text["effect"]
    operation = OPERATIONS[effect]
    wanted = [PARAMETERS[effect]] if effect in PARAMETERS else []
    wanted += ["where"] if operation.where else []
    wanted += ["resource"] if effect == "vp_per_resource_area" else []
    also = (("cards", name, "text", "effect"),)
    for parameter in (*MOST, "where", "resource"):
        here = ("cards", name, "text", parameter)
        if parameter in text and parameter not in wanted:
            yield here, f'does not belong to the effect {effect}: take it away with "none"', also
        elif parameter in wanted and parameter not in text:
            yield here, f"is missing: the effect {effect} needs it", also
        elif parameter in text and parameter in MOST and not 1 <= text[parameter] <= MOST[parameter]:
            yield here, f"is {text[parameter]}, not a number from 1 to {MOST[parameter]}", ()


def _words(name: str, text: dict[str, Any], resources: list[str]) -> Iterator[Seen]:
    effect = text["effect"]
    operation = OPERATIONS[effect]
    also = (("cards", name, "text", "effect"),)
    for key in ("targets", "mandatory", "choose_player"):
        wanted = getattr(operation, key)
        if text[key] != wanted:
            yield (
                ("cards", name, "text", key),
                f"is {quoted(text[key])}, but {effect} always has {quoted(wanted)}",
                also,
            )
    if operation.where and text.get("where", operation.where[0]) not in operation.where:
        places = " or ".join(operation.where)
        yield ("cards", name, "text", "where"), f"is {quoted(text['where'])}, but {effect} has {places}", also
    if text.get("resource", resources[0]) not in resources:
        hint = closest(text["resource"], resources)
        yield ("cards", name, "text", "resource"), f"is {quoted(text['resource'])}, which is no resource{hint}", ()
