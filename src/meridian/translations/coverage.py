"""How much of each catalogue a language has, and what is wrong with it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from meridian.core.books import ENDING, placeholders, translations
from meridian.core.languages import Entry, Language, check_syntax, entries, read_text
from meridian.translations.books import books, package_of
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
    found = {name: compared(entries(text["en"]), _own(told, name, text)) for name, text in catalogues().items()}
    return {**found, **{file: _of_book(told, file, texts) for file, texts in books().items()}}


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
    return [
        f"{told.folder}/{file_of(name)}:{one.line}: {one.key}" for name, part in found.items() for one in part.changed
    ]


def file_of(name: str) -> str:
    """The file of a catalogue or a book in the folder of a language."""
    return name if name.endswith(ENDING) else f"{name}.ftl"


def unknown_files(told: Language) -> list[str]:
    """Catalogues of a language that nothing reads."""
    folder = Path(told.folder)
    known = {file_of(name) for name in (*catalogues(), *books())}
    there = [file for ending in (".ftl", ENDING) for file in folder.rglob(f"*{ending}")] if told.folder else []
    found = sorted(file.relative_to(folder).as_posix() for file in there)
    return [file for file in found if file not in known]


def _of_book(told: Language, file: str, texts: dict[str, list[str]]) -> Coverage:
    """What a language has of the books of a package. One that comes with Meridian has every text."""
    if not told.folder:
        return Coverage(len(texts), [], [], [])
    own = translations(told, package_of(file))
    wanted = {english: placeholders(english) for english in texts}
    found = {english: placeholders(own[english].text) for english in texts if english in own}
    return Coverage(
        len(texts),
        [places[0] for english, places in texts.items() if english not in own],
        [english for english in own if english not in texts],
        [
            Misfit(texts[english][0], own[english].line, sorted(wanted[english]), sorted(used))
            for english, used in found.items()
            if used != wanted[english]
        ],
    )


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
            Misfit(key, own[key].line, _names(english[key], english), _names(own[key], english | own))
            for key in wanted
            if key in own and own[key].used(english | own) != english[key].used(english)
        ],
    )


def _names(entry: Entry, among: dict[str, Entry]) -> list[str]:
    variables, attributes = entry.used(among)
    return [*(f"${name}" for name in sorted(variables)), *(f".{name}" for name in sorted(attributes))]
