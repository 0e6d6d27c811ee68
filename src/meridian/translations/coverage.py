"""How much of each catalogue a language has, and what is wrong with it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from meridian.core.languages import Entry, Language, check_syntax, entries, read_text
from meridian.translations.catalogues import catalogues


class Misfit(msgspec.Struct, frozen=True):
    """A message with other variables or attributes than the English one. It is not used."""

    key: str
    line: int
    english: list[str]
    found: list[str]


class Coverage(msgspec.Struct, frozen=True):
    """What a language has of a catalogue: how many messages there are, the ids of those it lacks, of those that English
    does not have, and those that do not fit the English ones."""

    messages: int
    missing: list[str]
    superfluous: list[str]
    changed: list[Misfit]

    @property
    def translated(self) -> int:
        """How many messages are said in the language."""
        return self.messages - len(self.missing) - len(self.changed)

    @property
    def percent(self) -> int:
        """The same in per cent, rounded down: 100 is all."""
        return 100 * self.translated // self.messages if self.messages else 100


def coverage(told: Language) -> dict[str, Coverage]:
    """What a language has of every catalogue, by the path of each without its ending."""
    return {name: compared(entries(text["en"]), _own(told, name, text)) for name, text in catalogues().items()}


def total(found: dict[str, Coverage]) -> Coverage:
    """All catalogues together."""
    every = found.values()
    return Coverage(
        sum(one.messages for one in every),
        [key for one in every for key in one.missing],
        [key for one in every for key in one.superfluous],
        [key for one in every for key in one.changed],
    )


def misfits(told: Language, found: dict[str, Coverage]) -> list[str]:
    """The messages that cannot be used: the file, the line and the id of each."""
    return [f"{told.folder}/{name}.ftl:{one.line}: {one.key}" for name, part in found.items() for one in part.changed]


def unknown_files(told: Language) -> list[str]:
    """Catalogues of a language that nothing reads."""
    folder = Path(told.folder)
    known = {f"{name}.ftl" for name in catalogues()}
    found = sorted(file.relative_to(folder).as_posix() for file in folder.rglob("*.ftl")) if told.folder else []
    return [file for file in found if file not in known]


def _own(told: Language, name: str, text: dict[str, str]) -> dict[str, Entry]:
    if not told.folder:
        return entries(text[told.code])
    file = Path(told.folder) / f"{name}.ftl"
    if not file.is_file():
        return {}
    own = read_text(file)
    check_syntax(file, own)
    return entries(own)


def compared(english: dict[str, Entry], own: dict[str, Entry]) -> Coverage:
    """What one catalogue has of another."""
    wanted = [key for key in english if not key.startswith("-")]
    return Coverage(
        len(wanted),
        [key for key in wanted if key not in own],
        [key for key in own if key not in english and not key.startswith("-")],
        [
            Misfit(key, own[key].line, _names(english[key]), _names(own[key]))
            for key in wanted
            if key in own and own[key].used() != english[key].used()
        ],
    )


def _names(entry: Entry) -> list[str]:
    variables, attributes = entry.used()
    return [*(f"${name}" for name in sorted(variables)), *(f".{name}" for name in sorted(attributes))]
