"""The rule book in our words: clauses and rulings by id, in both languages."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from meridian.core.languages import book_language

Text = dict[str, str]

CLAUSE: Final = re.compile(r"\b[A-Z]{2}-A?\d{2,3}\b")
"""The id of a clause or ruling in a text."""


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule: its text, the chapter it stands in, its source, and the rulings that fill its gaps."""

    chapter: str
    source: str
    en: str
    de: str
    rulings: list[str] = []


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the source leaves open, how we rule it and why; the option that varies it, if any."""

    clause: str
    question: Text
    ruling: Text
    reason: Text
    option: str = ""


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All chapters, clauses and rulings of a game."""

    chapters: dict[str, Text]
    clauses: dict[str, Clause]
    rulings: dict[str, Ruling]

    def text(self, clause: str, lang: str) -> str:
        """The rule behind a clause or ruling id, in one language; English where it is not written in it."""
        lang = book_language(lang)
        if clause in self.clauses:
            return str(getattr(self.clauses[clause], lang))
        return self.rulings[clause].ruling[lang]

    def __contains__(self, clause: object) -> bool:
        return clause in self.clauses or clause in self.rulings


@cache
def rulebook(package: str) -> Rulebook:
    """The rule book that lies in a game's folder."""
    text = files(package).joinpath("rulebook.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Rulebook)
