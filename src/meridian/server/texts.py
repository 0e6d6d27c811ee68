"""The messages of the server in English and German, and text that strangers typed made fit for one line."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

from meridian.core.messages import bundle, said

PACKAGE: Final = "meridian.server"
LONGEST_LINE: Final = 200  # letters
TURNS: Final = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
MARKS: Final = "\u200e\u200f\u061c"


def say(lang: str, key: str, /, **args: Any) -> str:
    """A message of the server; `key.attribute` for an attribute."""
    return said(bundle(PACKAGE, lang), key, args)


def one_line(text: str, longest: int = LONGEST_LINE) -> str:
    """What somebody typed, fit for a header or a title: no line breaks, nothing that turns it around, not too long."""
    seen = " ".join("".join(map(_shown, text)).split())
    return seen if len(seen) <= longest else seen[: longest - 1] + "…"


def _shown(letter: str) -> str:
    """A letter; a blank for a control character; nothing for what is no character or changes the reading direction."""
    if unicodedata.category(letter) in ("Cc", "Zl", "Zp"):
        return " "
    hidden = unicodedata.category(letter) == "Cs" or unicodedata.bidirectional(letter) in TURNS
    return "" if hidden or letter in MARKS or ord(letter) & 0xFFFE == 0xFFFE else letter
