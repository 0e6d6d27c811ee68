"""Standing answers: to every question of a kind, or only where the question is about certain things.

A plan keeps them by a key: the kind of question, then conditions on its arguments in words, such as
`fight-on target=BRA`. Of several that fit, the one with the most conditions counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meridian.core.game import Game
from meridian.server.tables.refusals import NotHere


def check_key(game: Game, key: str) -> None:
    """Refuses a key that no question of the game can fit."""
    kind, *conditions = key.split(" ")
    if kind not in game.questions:
        raise NotHere("no-such-question")
    if not all(name and value for name, _, value in (one.partition("=") for one in conditions)):
        raise NotHere("no-such-condition")


def standing_answer(standing: Mapping[str, str], kind: str, args: Mapping[str, Any]) -> str | None:
    """The standing answer to a question, if there is one; its arguments are in words."""
    fitting = [key for key in standing if _fits(key, kind, args)]
    return standing[max(fitting, key=lambda key: key.count(" "))] if fitting else None


def _fits(key: str, kind: str, args: Mapping[str, Any]) -> bool:
    named, *conditions = key.split(" ")
    pairs = [one.partition("=") for one in conditions]
    return named == kind and all(str(args.get(name)) == value for name, _, value in pairs)
