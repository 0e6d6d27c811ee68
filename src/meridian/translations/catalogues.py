"""The catalogues that a language can have: of the shell, the server, the arena, the pages for owners, each game and the
browser client."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from meridian import games
from meridian.core.languages import Language, catalogue_of, translated
from meridian.core.messages import LANGUAGES, source
from meridian.installation import PACKAGE

SOURCES: Final = PACKAGE.parents[1] / "web" / "src"
"""The sources of the browser client in a checkout."""
BUILT: Final = PACKAGE / "web" / "dist" / "messages"
"""The catalogues beside the built client: one folder for each language, one file for each room."""
SHARED: Final = ("meridian", "meridian.server", "meridian.arena", "meridian.owners")
WEB: Final = "web/"


@cache
def catalogues() -> dict[str, dict[str, str]]:
    """The texts of every catalogue in each language that comes with Meridian, by its path without the ending."""
    packages = [*SHARED, *(games.load(name).package for name in games.names())]
    found = {catalogue_of(package): {lang: source(package, lang) for lang in LANGUAGES} for package in packages}
    return {**found, **web_catalogues()}


@cache
def web_catalogues() -> dict[str, dict[str, str]]:
    """The same for the rooms of the browser client; none where it is neither built nor in the checkout."""
    found: dict[str, dict[str, Path]] = {}
    if (SOURCES / "main.ts").is_file():
        for file in sorted(SOURCES.glob("**/messages/*.ftl")):
            found.setdefault(WEB + file.parents[1].name, {})[file.stem] = file
    else:
        for file in sorted(BUILT.glob("*/*.ftl")):
            found.setdefault(WEB + file.stem, {})[file.parent.name] = file
    return {
        room: {lang: file.read_text(encoding="utf-8") for lang, file in files.items()}
        for room, files in sorted(found.items())
    }


def web_texts(told: Language) -> dict[str, str]:
    """What a further language has of the browser client's messages, by room."""
    texts = {room: translated(told, room, text["en"]) for room, text in web_catalogues().items()}
    return {room.removeprefix(WEB): text for room, text in texts.items() if text}
