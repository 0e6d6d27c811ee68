"""Texts of the books of a game: in English and German as they are written, in further languages as translated."""

from __future__ import annotations

import msgspec

from meridian.core.languages import SHIPPED, book_language


class Bilingual(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A text in both languages, and in `further` ones by their codes."""

    en: str
    de: str
    further: dict[str, str] = {}

    def said(self, lang: str) -> str:
        """The text in a language; English where it is not written in it."""
        return self.further.get(lang) or str(getattr(self, book_language(lang)))


def in_all(said: dict[str, str]) -> Bilingual:
    """A text from what it is in every language."""
    further = {lang: text for lang, text in said.items() if lang not in SHIPPED}
    return Bilingual(**{lang: said[lang] for lang in SHIPPED}, further=further)
