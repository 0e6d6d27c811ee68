"""One name means one thing: no class name is defined in two modules, but for the words listed here."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import meridian

PACKAGE = Path(meridian.__file__).parent

GAME_WORDS = {
    "Attack", "Board", "Decline", "Die", "Done", "Draw", "DrawCard", "Fly", "Hand", "Outlook", "Payment", "Play",
    "PlayerTurn", "QuickBot", "State", "SteadyBot", "SteadyGuide",
}  # fmt: skip
"""Words that rule books share, and the parts that every game has: each game may define its own."""

FIRST_FORMAT = "fair/first/"
"""Chance of format 1 is kept as it was, beside its successor and with the same words."""

WIRE = (
    "server/tables/client_messages.py",
    "server/tables/protocol.py",
    "server/lobby/requests.py",
    "server/http/routes/",
)
"""Messages to and from the browser are named after what they tell of; their names are those of the generated types."""


def definitions() -> dict[str, list[str]]:
    """The modules that define each class name at their top level."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[node.name].append(path.relative_to(PACKAGE).as_posix())
    return found


def test_no_class_name_means_two_things() -> None:
    twice = {}
    for name, modules in definitions().items():
        known = [module for module in modules if not module.startswith((FIRST_FORMAT, *WIRE))]
        if name in GAME_WORDS:
            known = [module for module in known if not module.startswith("games/")]
        if len(known) > 1:
            twice[name] = known
    assert twice == {}


def test_every_listed_word_is_used_by_several_games() -> None:
    found = definitions()
    assert [word for word in sorted(GAME_WORDS) if sum(m.startswith("games/") for m in found[word]) < 2] == []
