"""What the numbers in actions and facts of Globopolis stand for."""

from __future__ import annotations

from meridian.core.edition import Edition
from meridian.games.globopolis.rules.assessment import LINES
from meridian.games.globopolis.rules.board import good_names
from meridian.games.globopolis.rules.constants import CAUSES, RESOURCES, SORTS
from meridian.games.globopolis.rules.deals import REASONS

MOST_SEATS = 10
"""Governors at a table with teams; without teams as many as the edition says."""

RESOURCE_TITLES = {
    "en": ["Water", "Food", "Energy", "UCP", "NS-Unit"],
    "de": ["Wasser", "Nahrung", "Energie", "UCP", "NS-Einheit"],
}
GOOD_TITLES = {
    "en": {"points": "CR points", "agents": "Agents", "hostages": "captured Agents", "bare": "{} without its units",
           "any": "any {} card", "from": "{} from {}"},
    "de": {"points": "CR-Punkte", "agents": "Agenten", "hostages": "gefangene Agenten", "bare": "{} ohne Einheiten",
           "any": "beliebige {}-Karte", "from": "{} von {}"},
}  # fmt: skip
PROMISE_TITLES = {
    "en": ["visits without Conference Costs", "visits for half the Conference Costs", "rounds without an attack",
           "EU to be paid later", "rounds of the word given", "rounds until the EU are due",
           "rounds of free passage"],
    "de": ["Besuche ohne Konferenzkosten", "Besuche zu halben Konferenzkosten", "Runden ohne Angriff",
           "später zu zahlende EU", "Runden gegebenen Wortes", "Runden bis zur Zahlung der EU",
           "Runden freien Durchzugs"],
}  # fmt: skip
CARD_FIELDS = {"ops-mission": "OPs-MISSION", "influence": "INFLUENCE"}


def names(edition: Edition) -> dict[str, list[str]]:
    """For each field that names something: the ids its numbers stand for."""
    data = edition.data
    territories, guilds = list(data["territories"]), list(data["guilds"])
    titles = [*territories, *guilds]
    cards = [*data["ops"], *data["missions"], *data["influences"]]
    seats = [*(f"p{seat + 1}" for seat in range(MOST_SEATS)), "any"]
    return {
        **dict.fromkeys(("title", "source", "target", "second_title"), titles),
        **dict.fromkeys(("seat", "other", "owner"), seats),
        "place": [*titles, "stock"],
        "card": cards,
        "field": _told_apart(data["ring"]["fields"]),
        "independent": list(data["independents"]),
        "group": list(data["groups"]),
        "quadrant": list(data["quadrants"]),
        "resource": RESOURCES,
        "second": RESOURCES,
        "sort": SORTS,
        "cause": CAUSES,
        "line": LINES,
        "reason": REASONS,
        "good": good_names(territories, {name: row["resource"] for name, row in data["guilds"].items()}, cards),
    }


def titles(edition: Edition, lang: str) -> dict[str, list[str]]:
    """The same as people call them."""
    data = edition.data

    def named(*sections: str) -> list[str]:
        return [row["name"][lang] for section in sections for row in data[section].values()]

    territories, titles = named("territories"), named("territories", "guilds")
    cards = named("ops", "missions", "influences")
    sorts = ["OPs", "MISSION", "INFLUENCE"]
    resources, goods = RESOURCE_TITLES[lang], GOOD_TITLES[lang]
    fields = {
        key: row["name"][lang]
        for section in ("territories", "guilds", "independents", "bases", "specials")
        for key, row in data[section].items()
    } | CARD_FIELDS
    return {
        **dict.fromkeys(("title", "source", "target", "second_title"), titles),
        "place": [*titles, {"en": "Personal Stock", "de": "Privatlager"}[lang]],
        "card": cards,
        "card_text": [
            row["text"][lang] for section in ("ops", "missions", "influences") for row in data[section].values()
        ],
        "field": [fields[name] for name in data["ring"]["fields"]],
        "independent": named("independents"),
        "group": named("groups"),
        "quadrant": named("quadrants"),
        "resource": resources,
        "second": resources,
        "sort": sorts,
        "good": [
            "EU", goods["points"], goods["agents"], goods["hostages"], *resources, *titles,
            *(goods["bare"].format(name) for name in territories), *cards,
            *(goods["any"].format(sort) for sort in sorts),
            *(goods["from"].format(kind, name) for name in territories for kind in resources),
            *(
                goods["from"].format(resources[RESOURCES.index(row["resource"])], row["name"][lang])
                for row in data["guilds"].values()
            ),
            *PROMISE_TITLES[lang],
        ],
    }  # fmt: skip


def _told_apart(fields: list[str]) -> list[str]:
    """Field ids, with its place in the ring behind a card field: an id means one field."""
    return [f"{name}-{at}" if name in CARD_FIELDS else name for at, name in enumerate(fields)]
