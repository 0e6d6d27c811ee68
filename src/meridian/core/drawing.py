"""How a game without a board of its own is drawn in the browser: `drawing.toml` in its folder, and a map beside it.

Everything in a position is drawn by what it is: cards, counters, tokens. The file says what cannot be seen from that.
"""

from __future__ import annotations

import json
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from meridian.core.errors import BadInput

FILE: Final = "drawing.toml"
MOST_MAP_BYTES: Final = 1_000_000


class DrawingFile(msgspec.Struct, forbid_unknown_fields=True):
    """What the file says."""

    hidden: list[str] = []
    """Parts of a position that are not drawn."""
    stacks: list[str] = []
    """Numbers that are the height of a stack of cards."""
    map: str = ""
    """A GeoJSON file in the same folder: the id of each of its features is that of a place."""


class Drawing(msgspec.Struct):
    """How to draw a game."""

    hidden: list[str]
    stacks: list[str]
    map: dict[str, Any] | None
    """A GeoJSON feature collection, or null: then there is no map."""


@cache
def drawing(package: str) -> Drawing:
    """How the game in a package is drawn."""
    file = files(package).joinpath(FILE)
    if not file.is_file():
        return Drawing([], [], None)
    where = f"{FILE} of {package}"
    try:
        said = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), DrawingFile)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadInput(f"{where}: {error}") from None
    return Drawing(said.hidden, said.stacks, read_map(package, said.map, where) if said.map else None)


def read_map(package: str, name: str, where: str) -> dict[str, Any]:
    """A map out of a game's folder."""
    file = files(package).joinpath(name)
    if "/" in name or not file.is_file():
        raise BadInput(f"{where}: map: there is no file {name!r} beside it")
    text = file.read_text(encoding="utf-8")
    if len(text) > MOST_MAP_BYTES:
        raise BadInput(f"{where}: {name} is larger than {MOST_MAP_BYTES:,} bytes")
    try:
        found = json.loads(text)
    except ValueError as error:
        raise BadInput(f"{where}: {name}: {error}") from None
    features = found.get("features") if isinstance(found, dict) else None
    if not isinstance(features, list) or not isinstance(found, dict) or found.get("type") != "FeatureCollection":
        raise BadInput(f"{where}: {name} is not a GeoJSON feature collection")
    for at, feature in enumerate(features):
        if not isinstance(feature, dict) or not isinstance(feature.get("id"), str) or not feature.get("geometry"):
            raise BadInput(f"{where}: {name}: feature {at + 1} needs a geometry and an id, which is a word")
    return found
