"""The rule book in our words: clauses and rulings by id, in every language."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Final

import msgspec

from meridian.core.bilingual import Bilingual
from meridian.core.books import with_further
from meridian.core.languages import cached_by_languages

FILE: Final = "rulebook.toml"
CLAUSE: Final = re.compile(r"\b[A-Z]{2}-A?\d{2,3}\b")
"""The id of a clause or ruling in a text."""


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule: its text, the chapter it stands in, its source, and the rulings that fill its gaps."""

    chapter: str
    source: str
    en: str
    de: str
    rulings: list[str] = []
    further: dict[str, str] = {}

    def text(self) -> Bilingual:
        """What it says."""
        return Bilingual(self.en, self.de, self.further)


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the source leaves open, how we rule it and why; the option that varies it, if any."""

    clause: str
    question: Bilingual
    ruling: Bilingual
    reason: Bilingual
    option: str = ""


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All chapters, clauses and rulings of a game."""

    chapters: dict[str, Bilingual]
    clauses: dict[str, Clause]
    rulings: dict[str, Ruling]

    def text(self, clause: str, lang: str) -> str:
        """The rule behind a clause or ruling id, in one language; English where it is not written in it."""
        found = self.clauses[clause].text() if clause in self.clauses else self.rulings[clause].ruling
        return found.said(lang)

    def __contains__(self, clause: object) -> bool:
        return clause in self.clauses or clause in self.rulings


@cached_by_languages
def rulebook(package: str) -> Rulebook:
    """The rule book that lies in a game's folder."""
    text = files(package).joinpath(FILE).read_text(encoding="utf-8")
    return msgspec.convert(with_further(package, tomllib.loads(text)), Rulebook)
