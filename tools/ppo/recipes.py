"""Recipes: what is trained, and how."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from meridian.core.errors import BadInput
from meridian.core.suggestions import closest

RECIPES: Final = Path(__file__).with_name("recipes.toml")


class Recipe(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How to train, as a table of recipes.toml; how long the command line says."""

    seats: list[int]
    width: int
    tail: int
    teacher: str = ""
    teaching: float = 0.0
    """The share of the time in which the teacher is imitated."""
    tables: int = 256
    watched: int = 16
    steps: int = 128
    epochs: int = 2
    parts: int = 4
    rate: float = 3e-4
    teaching_rate: float = 1e-3
    fades: bool = False
    """Whether that rate falls to nothing while the teacher is imitated."""
    clip: float = 0.2
    entropy: float = 0.01
    discount: float = 0.999
    trace: float = 0.95
    max_decisions: int = 3000


def read(file: Path, name: str, changes: list[str]) -> tuple[str, Recipe]:
    """The game of a recipe and the recipe itself, with changes as `name=value`."""
    known = msgspec.toml.decode(file.read_bytes())
    if name not in known:
        raise BadInput(f"there is no recipe {name!r}{closest(name, list(known))} (recipes: {', '.join(known)})")
    fields = dict(known[name])
    for change in changes:
        key, equals, value = change.partition("=")
        if not equals:
            raise BadInput(f"--set {change}: should read name=value")
        try:
            fields.update(msgspec.toml.decode(f"{key} = {value}"))
        except msgspec.DecodeError as error:
            raise BadInput(f"--set {change}: {error}") from None
    game = str(fields.pop("game"))
    try:
        return game, msgspec.convert(fields, Recipe)
    except msgspec.ValidationError as error:
        raise BadInput(f"recipe {name}: {error}") from None
