"""The server's messages in English and German, and user text cleaned for one line."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

from meridian.core.messages import bundle, said

PACKAGE: Final = "meridian.server"
LONGEST_LINE: Final = 200  # characters
TURNS: Final = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
MARKS: Final = "\u200e\u200f\u061c"


def say(lang: str, key: str, /, **args: Any) -> str:
    """A message of the server; `key.attribute` for an attribute."""
    return said(bundle(PACKAGE, lang), key, args)


def one_line(text: str, longest: int = LONGEST_LINE) -> str:
    """Clean user text for a header or a title: no line breaks, no change of reading direction, limited length."""
    seen = " ".join("".join(map(_shown, text)).split())
    return seen if len(seen) <= longest else seen[: longest - 1] + "…"


def _shown(letter: str) -> str:
    """A character; a blank for a control character; nothing for a non-character or one that changes the reading
    direction."""
    if unicodedata.category(letter) in ("Cc", "Zl", "Zp"):
        return " "
    hidden = unicodedata.category(letter) == "Cs" or unicodedata.bidirectional(letter) in TURNS
    return "" if hidden or letter in MARKS or ord(letter) & 0xFFFE == 0xFFFE else letter
