"""What the cards of an edition of Globopolis must keep."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from meridian.core.datum import Key, quoted
from meridian.core.edition_checks import LANGUAGES, Data, Seen, is_line
from meridian.core.suggestions import closest
from meridian.games.globopolis.rules.constants import RESOURCES

COUNTS: Final = {"ops": 21, "missions": 12, "influences": 32}
KINDS: Final = {"opportunity": 12, "operations": 9}
PLAYER_COUNTS: Final = 4
"""The games an edition is for: of two, three, four and five players."""
ROW: Final = 3
MOST_SPOILT: Final = 2
"""Kinds of units that a card can take away: an action names how many of the first, the rest are of the second."""
LONGEST_TEXT: Final = 300

COMMON: Final = {
    "ops": ("name", "kind", "effect", "moment", "amount", "needs_agents", "text"),
    "missions": ("name", "condition", "when", "reward", "points", "needs_agents", "text"),
    "influences": ("name", "effect", "moment", "amount", "needs_agents", "text"),
}
"""What every card of a sort has; all else are parameters. Opportunity cards are another kind of OPs."""
OPPORTUNITY: Final = ("name", "kind", "attackers", "targets", "needs_agents", "text")


class Deed(msgspec.Struct, frozen=True):
    """How the rules carry out an effect or a condition: when, with which parameters, and with what amount."""

    moment: str
    least: int = 0
    most: int = 0
    parameters: tuple[str, ...] = ()
    agents: bool = False


OPERATIONS: Final = {
    "own_die": Deed("assess", 1, 6),
    "fewer_dice": Deed("assess", 1, 6),
    "no_development_die": Deed("assess"),
    "agents_ignored": Deed("assess", agents=True),
    "agents_dropped": Deed("assess", 1, 9, agents=True),
    "reroll": Deed("round"),
    "retreat": Deed("round_end", 0, 9),
    "border": Deed("landing", 0, 9),
    "sabotage": Deed("assess", 1, 9),
}

INFLUENCES: Final = {
    "market_shuttle": Deed("pre_roll", parameters=("also",)),
    "take_units": Deed("option", 1, 20, ("resource",)),
    "take_kinds": Deed("option", 2, 2),
    "take_money": Deed("option", 1, 1000),
    "royalties": Deed("option", 1, 100, ("most",)),
    "tourism": Deed("option", 1, 100, ("most",)),
    "grant": Deed("option"),
    "passport": Deed("landing"),
    "summit": Deed("reaction", 2, 9),
    "price_cap": Deed("option", 1, 50, ("price",)),
    "futures": Deed("landing", 1, 50),
    "embargo": Deed("option"),
    "audit": Deed("option", 1, 1000),
    "dossier": Deed("option", 1, 1),
    "spoil": Deed("option", 1, 20, ("resources",)),
    "strike": Deed("option"),
    "pact": Deed("reaction"),
    "reserves": Deed("assess", 1, 9),
    "world_opinion": Deed("reaction", 1, 50),
    "course_correction": Deed("post_roll", 1, 6),
    "express": Deed("pre_roll"),
    "retro_burn": Deed("pre_roll"),
    "recall": Deed("option", agents=True),
    "recruit": Deed("option", 1, 20, agents=True),
    "deep_cover": Deed("option", agents=True),
    "safe_house": Deed("reaction", agents=True),
    "prisoner_exchange": Deed("option", 1, 20, ("other",), agents=True),
}

CONDITIONS: Final = {
    "quadrant_values": Deed("turn", parameters=("least",)),
    "guilds_with_associates": Deed("turn", parameters=("guilds",)),
    "guild_and_super": Deed("turn", parameters=("guild", "of")),
    "own_of": Deed("turn", parameters=("of", "need")),
    "super_developed": Deed("turn", parameters=("by_players",)),
    "spread": Deed("turn", parameters=("by_players", "per_quadrant")),
    "shield": Deed("turn", parameters=("by_players", "ns")),
    "infiltration": Deed("turn_start", parameters=("territories", "opponents", "opponents_of_two"), agents=True),
    "vault": Deed("option_start", parameters=("eu", "eu_of_two", "guilds")),
}

NUMBERS: Final = {
    "least": (1, 4),
    "need": (1, 32),
    "per_quadrant": (1, 8),
    "territories": (1, 32),
    "opponents": (1, 4),
    "opponents_of_two": (1, 1),
    "eu": (0, 5000),
    "eu_of_two": (0, 5000),
    "guilds": (0, 4),
    "most": (1, 1000),
    "price": (0, 100),
    "other": (0, 20),
}
"""The lowest and the highest number of each parameter that is one."""


def counts(data: Data) -> Iterator[Seen]:
    """There are as many cards of each sort as the box holds, and OPs are of two kinds."""
    for sort, number in COUNTS.items():
        if len(data[sort]) != number:
            yield (sort,), f"has {len(data[sort])} cards, not {number}", ()
    for name, card in data["ops"].items():
        keys = set(OPPORTUNITY if card["kind"] == "opportunity" else COMMON["ops"])
        if card["kind"] not in KINDS:
            yield ("ops", name, "kind"), f"is {quoted(card['kind'])}, not {' or '.join(KINDS)}", ()
        elif keys != {key for key in card if key != "provenance"}:
            yield ("ops", name, "kind"), f"is {quoted(card['kind'])}, but the card is of the other kind", ()


def opportunities(data: Data) -> Iterator[Seen]:
    """Either row of an Opportunity card shows three different groups."""
    for name, card in data["ops"].items():
        if card["kind"] == "opportunity":
            for row in ("attackers", "targets"):
                key = ("ops", name, row)
                yield from _listed(key, card[row], list(data["groups"]), "group")
                if len(card[row]) != ROW:
                    yield key, f"has {len(card[row])} groups, not {ROW}", ()


def effects(data: Data) -> Iterator[Seen]:
    """A card has an effect that the rules know, at its moment, with exactly its parameters."""
    for sort, deeds in (("ops", OPERATIONS), ("influences", INFLUENCES)):
        for name, card in data[sort].items():
            if "effect" not in card:
                continue
            here, deed = (sort, name), deeds.get(card["effect"])
            if deed is None:
                hint = closest(card["effect"], list(deeds))
                yield (*here, "effect"), f"is {quoted(card['effect'])}, which the rules do not know{hint}", ()
                continue
            yield from _moment((*here, "moment"), card, card["effect"], deed)
            if not deed.least <= card["amount"] <= deed.most:
                wanted = f"a number from {deed.least} to {deed.most}" if deed.least < deed.most else str(deed.least)
                yield (*here, "amount"), f"is {card['amount']}, not {wanted}", ((*here, "effect"),)
            yield from _parameters(here, "effect", deed, data)


def missions(data: Data) -> Iterator[Seen]:
    """A MISSION has a condition that the rules know and players can meet, and wins the game or pays points."""
    for name, card in data["missions"].items():
        here, deed = ("missions", name), CONDITIONS.get(card["condition"])
        if deed is None:
            hint = closest(card["condition"], list(CONDITIONS))
            yield (*here, "condition"), f"is {quoted(card['condition'])}, which the rules do not know{hint}", ()
        else:
            yield from _moment((*here, "when"), card, card["condition"], deed)
            yield from _parameters(here, "condition", deed, data)
        if card["reward"] not in ("victory", "points"):
            yield (*here, "reward"), f"is {quoted(card['reward'])}, not victory or points", ()
        elif card["points"] not in (range(1, 101) if card["reward"] == "points" else (0,)):
            wanted = "a number from 1 to 100" if card["reward"] == "points" else "0, as the reward is victory"
            yield (*here, "points"), f"is {card['points']}, not {wanted}", ((*here, "reward"),)
        if card["condition"] == "own_of" and card.get("need", 0) > len(card.get("of", [])):
            yield (*here, "need"), f"is {card['need']}, but {len(card['of'])} are listed", ((*here, "of"),)


def agents(data: Data) -> Iterator[Seen]:
    """Cards that are about Agents say so, and no others: without Agents they are taken out."""
    known = {**OPERATIONS, **INFLUENCES, **CONDITIONS}
    for sort in COUNTS:
        for name, card in data[sort].items():
            does = card.get("effect", card.get("condition"))
            wanted = does in known and known[does].agents
            if card["needs_agents"] is not wanted:
                about = "is about Agents" if wanted else "is not about Agents"
                complaint = f"is {quoted(card['needs_agents'])}, but the card {about}"
                yield (sort, name, "needs_agents"), complaint, ((sort, name, "effect"), (sort, name, "condition"))


def texts(data: Data) -> Iterator[Seen]:
    """Every card has its text in both languages, on one line."""
    for sort in COUNTS:
        for name, card in data[sort].items():
            for lang in LANGUAGES:
                if not is_line(card["text"][lang], LONGEST_TEXT):
                    wanted = f"a text of 1 to {LONGEST_TEXT} letters on one line"
                    yield (sort, name, "text", lang), f"is {quoted(card['text'][lang])}, not {wanted}", ()


# Parts of a card


def _moment(key: Key, card: dict[str, Any], does: str, deed: Deed) -> Iterator[Seen]:
    if card[key[-1]] != deed.moment:
        also = ((*key[:-1], "effect"), (*key[:-1], "condition"))
        yield key, f"is {quoted(card[key[-1]])}, but {does} is for the moment {deed.moment}", also


def _parameters(here: Key, field: str, deed: Deed, data: Data) -> Iterator[Seen]:
    """A card has the parameters of what it does, each of them something the rules can work with."""
    card = data[here[0]][here[1]]
    has = [key for key in card if key not in (*COMMON[here[0]], "provenance")]
    if sorted(has) != sorted(deed.parameters):
        wanted = ", ".join(deed.parameters) or "no parameters"
        complaint = f"is {quoted(card[field])}, which goes with {wanted}; this card has {', '.join(has) or 'none'}"
        yield (*here, field), complaint, ()
        return
    for parameter in deed.parameters:
        yield from _parameter((*here, parameter), card[parameter], data)


def _parameter(key: Key, value: Any, data: Data) -> Iterator[Seen]:
    word = key[-1]
    named = {
        "resource": (RESOURCES, "resource"),
        "resources": (RESOURCES, "resource"),
        "guild": (data["guilds"], "Guild"),
        "guilds": (data["guilds"], "Guild"),
        "of": (data["territories"], "Territory"),
    }
    if isinstance(value, int):
        low, high = (1, data["units"]["ns_limit"][-1]) if word == "ns" else NUMBERS[word]
        if not low <= value <= high:
            yield key, f"is {value}, not {f'a number from {low} to {high}' if low < high else low}", ()
    elif word in named:
        known, what = named[word]
        yield from _listed(key, value if isinstance(value, list) else [value], list(known), what)
        if word == "resources" and len(value) > MOST_SPOILT:
            yield key, f"has {len(value)} resources, more than {MOST_SPOILT}", ()
    elif word == "by_players":
        if len(value) != PLAYER_COUNTS or not all(1 <= number <= len(data["territories"]) for number in value):
            most = len(data["territories"])
            yield key, f"is {quoted(value)}, not {PLAYER_COUNTS} numbers from 1 to {most}, for 2 to 5 players", ()
    elif value != "landing":
        yield key, f'is {quoted(value)}, not "landing"', ()


def _listed(key: Key, values: list[str], known: list[str], what: str) -> Iterator[Seen]:
    """A list names things that exist, each once."""
    for value in dict.fromkeys(values):
        if value not in known:
            yield key, f"names {quoted(value)}, which is no {what}{closest(value, known)}", ()
        elif values.count(value) > 1:
            yield key, f"names {value} twice", ()
