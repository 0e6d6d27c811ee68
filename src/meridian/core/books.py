"""Books in further languages: rule book, player aids, lessons, exercises and the names of an edition.

A game writes them in English and German, in TOML. A further language has them in one gettext file for each game,
`games/GAME.po` in its folder, by their English texts. A text that is missing, or has other placeholders, is English.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any, Final

import msgspec

from meridian.core.errors import BadInput
from meridian.core.languages import Language, catalogue_of, language, languages, read_text

ENDING: Final = ".po"
LARGEST_BOOK: Final = 8_000_000  # bytes
PLACEHOLDER: Final = re.compile(r"\{[^{}]*\}")
FURTHER: Final = "further"
PAIRS: Final = (("en", "de", FURTHER), ("why_en", "why_de", f"why_{FURTHER}"))
"""How a table of TOML holds a text in English and in German, and where those of further languages are put."""


class Translation(msgspec.Struct, frozen=True):
    """A text of a book as a translator wrote it, and the line it begins in."""

    text: str
    line: int


def placeholders(text: str) -> set[str]:
    """What a text takes from the edition and the table."""
    return set(PLACEHOLDER.findall(text))


@cache
def translations(told: Language, package: str) -> dict[str, Translation]:
    """What a further language has of the books of a package, by the English texts. What is no PO raises BadInput."""
    file = Path(told.folder) / f"{catalogue_of(package)}{ENDING}"
    if not told.folder or not file.is_file():
        return {}
    from babel.messages.pofile import PoFileError, read_po  # loads much, and few use a further language

    try:
        found = read_po(StringIO(read_text(file, LARGEST_BOOK)), abort_invalid=True)
    except (PoFileError, ValueError) as error:
        line = getattr(error, "lineno", None)
        at = f":{line + 1}" if isinstance(line, int) else ""
        raise BadInput(f"{file}{at}: {str(error).partition(' on ')[0]}") from None
    return {
        str(each.id): Translation(str(each.string), each.lineno or 0)
        for each in found
        if each.id and each.string and not each.fuzzy
    }


@cache
def _fitting(told: Language, package: str) -> dict[str, str]:
    found = translations(told, package).items()
    return {english: own.text for english, own in found if placeholders(english) == placeholders(own.text)}


def book(package: str, lang: str) -> dict[str, str]:
    """The texts of a package's books in a further language, by the English ones."""
    return _fitting(language(lang), package)


def pairs(told: Any, place: str = "") -> Iterator[tuple[dict[str, Any], str, str, str]]:
    """Every text that stands in English and German in data of TOML: the table it is in, its English, the key for
    further languages, and its place."""
    if isinstance(told, dict):
        for english, german, further in PAIRS:
            if isinstance(told.get(english), str) and isinstance(told.get(german), str):
                yield told, told[english], further, place
    if isinstance(told, dict | list):
        for key, each in told.items() if isinstance(told, dict) else enumerate(told, 1):
            yield from pairs(each, f"{place}.{key}" if place else str(key))


def with_further(package: str, told: dict[str, Any]) -> dict[str, Any]:
    """Data of TOML in which every text has its translations into further languages, too."""
    books = {one.code: _fitting(one, package) for one in languages().values() if one.folder}
    if any(books.values()):
        for table, english, further, _ in list(pairs(told)):
            own = {code: texts[english] for code, texts in books.items() if english in texts}
            if own:
                table[further] = own | table.get(further, {})
    return told


def named_in(package: str, data: dict[str, Any], lang: str) -> dict[str, Any]:
    """Data of an edition in which every name is given in this language, too; English where it is not translated."""
    own = book(package, lang)

    def copied(told: Any) -> Any:
        if isinstance(told, dict):
            made = {key: copied(each) for key, each in told.items()}
            if isinstance(told.get("en"), str):
                made[lang] = own.get(told["en"], told["en"])
            return made
        return [copied(each) for each in told] if isinstance(told, list) else told

    return {section: copied(each) for section, each in data.items()}
