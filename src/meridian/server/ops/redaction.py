"""Redacts secrets from log records and error messages."""

from __future__ import annotations

import base64
import json
import re
from typing import Any
from urllib.parse import quote

from meridian.server.urls import HIDDEN

TOKEN_SHAPE = r"mr[ds]_[\w.-]{4,}"
"""Matches tokens in logs. It is wider than the tokens themselves, so that it also finds truncated ones."""
SHORTEST_SECRET = 4  # characters; shorter words are not redacted: they occur everywhere
MAX_DEPTH = 6  # values nested deeper are shown by their type only

# No pattern starts with a repetition or looks far ahead in vain: hostile messages must not take long (ReDoS).
_NAMES = r"(?:passw(?:or)?d|secret|token|authorization|cookie|api[-_]?key|private[-_]?key|server[-_]?key|signature)"
_VALUE = r"""b?(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')"""
_SCHEMES = "bearer|basic|digest"
_SECRET_NAME = re.compile(rf"{_NAMES}$", re.IGNORECASE)
_PATTERNS = [
    (re.compile(pattern, re.IGNORECASE), instead)
    for pattern, instead in (
        (TOKEN_SHAPE, HIDDEN),
        (r"(://[^\s:/@'\"]{0,256}):[^\s'\"]{0,512}@", rf"\1:{HIDDEN}@"),
        (rf"\b({_SCHEMES})\s+[\w.~+/=-]{{4,}}", rf"\1 {HIDDEN}"),
        (r"(cookie\s*[:=]\s*)[^\r\n'\"]+", rf"\1{HIDDEN}"),
        (rf"({_NAMES}['\"]?\s*[:=,]\s*){_VALUE}", rf"\1{HIDDEN}"),
        (rf"({_NAMES}\s*[:=]\s*)(?!{re.escape(HIDDEN)}|{_SCHEMES})[^\s,;&}})\]'\"]+", rf"\1{HIDDEN}"),
    )
]


class Redactor:
    """Recognizes tokens, passwords in URLs and secret headers by their form, and this server's secrets literally."""

    def __init__(self) -> None:
        self._words: list[str] = []

    def __repr__(self) -> str:
        return "Redactor()"

    def hide(self, word: str) -> None:
        """Redacts this word, also as it is encoded in URLs, JSON, Python and SMTP."""
        if len(word) < SHORTEST_SECRET:
            return
        forms = {word, quote(word, safe=""), quote(word), json.dumps(word)[1:-1], repr(word)[1:-1]}
        forms.add(base64.b64encode(word.encode(errors="surrogatepass")).decode())
        self._words = sorted({*self._words, *forms}, key=lambda form: (-len(form), form))

    def text(self, text: str) -> str:
        """A text without secrets, and without what cannot be encoded as UTF-8."""
        for word in self._words:
            text = text.replace(word, HIDDEN)
        for pattern, instead in _PATTERNS:
            text = pattern.sub(instead, text)
        return text if text.isascii() else text.encode(errors="backslashreplace").decode()

    def plain(self, value: Any, depth: int = 0) -> Any:
        """Any value as plain data without secrets."""
        if value is None or isinstance(value, bool | int | float):
            return value
        if isinstance(value, str):
            return self.text(value)
        if depth >= MAX_DEPTH:
            return type(value).__name__
        if isinstance(value, dict):
            return {self.text(str(name)): self.named(str(name), inner, depth + 1) for name, inner in value.items()}
        if isinstance(value, list | tuple | set | frozenset):
            return [self.plain(inner, depth + 1) for inner in value]
        try:
            return self.text(str(value))
        except Exception:
            return type(value).__name__

    def named(self, name: str, value: Any, depth: int = 0) -> Any:
        """The same for a named value: some names mean that the value is secret."""
        return HIDDEN if value and _SECRET_NAME.search(name) else self.plain(value, depth)
