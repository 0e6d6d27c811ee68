"""What the numbers in actions and facts of Globopolis stand for."""

from __future__ import annotations

from meridian.core.edition import Edition
from meridian.core.messages import bundle, said
from meridian.games.globopolis.rules.assessment import LINES
from meridian.games.globopolis.rules.board import good_names
from meridian.games.globopolis.rules.constants import CAUSES, RESOURCES, SORTS
from meridian.games.globopolis.rules.deals import REASONS

MOST_SEATS = 10
"""Governors at a table with teams; without teams as many as the edition says."""

PACKAGE = "meridian.games.globopolis"
GOODS = ("points", "agents", "hostages")
PROMISES = ("free-visits", "half-visits", "peace", "money-later", "word", "due", "passage")
LABELS = (
    "title-place-stock", "title-good-bare", "title-good-any", "title-good-from",
    *(f"title-resource-{name}" for name in RESOURCES),
    *(f"title-good-{name}" for name in GOODS),
    *(f"title-promise-{name}" for name in PROMISES),
)  # fmt: skip
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
    data, words = edition.data, bundle(PACKAGE, lang)

    def called(key: str, **args: str) -> str:
        return said(words, f"title-{key}", args)

    def named(*sections: str) -> list[str]:
        return [row["name"][lang] for section in sections for row in data[section].values()]

    territories, titles = named("territories"), named("territories", "guilds")
    cards = named("ops", "missions", "influences")
    sorts = ["OPs", "MISSION", "INFLUENCE"]
    resources = [called(f"resource-{name}") for name in RESOURCES]
    bare, of_sort, origin = (
        called("good-bare", title="{}"),
        called("good-any", sort="{}"),
        called("good-from", resource="{0}", title="{1}"),
    )
    fields = {
        key: row["name"][lang]
        for section in ("territories", "guilds", "independents", "bases", "specials")
        for key, row in data[section].items()
    } | CARD_FIELDS
    return {
        **dict.fromkeys(("title", "source", "target", "second_title"), titles),
        "place": [*titles, called("place-stock")],
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
            "EU", *(called(f"good-{name}") for name in GOODS), *resources, *titles,
            *(bare.replace("{}", name) for name in territories), *cards,
            *(of_sort.replace("{}", sort) for sort in sorts),
            *(origin.replace("{0}", kind).replace("{1}", name) for name in territories for kind in resources),
            *(
                origin.replace("{0}", resources[RESOURCES.index(row["resource"])]).replace("{1}", row["name"][lang])
                for row in data["guilds"].values()
            ),
            *(called(f"promise-{name}") for name in PROMISES),
        ],
    }  # fmt: skip


def _told_apart(fields: list[str]) -> list[str]:
    """Field ids, with its place in the ring behind a card field: an id means one field."""
    return [f"{name}-{at}" if name in CARD_FIELDS else name for at, name in enumerate(fields)]
