"""Did you mean: the known word nearest to a mistyped one."""

from __future__ import annotations


def closest(word: str, known: list[str]) -> str:
    """A hint for a mistyped word, or nothing."""
    near = nearest(word, known)
    return f"; did you mean {near}?" if near else ""


def nearest(word: str, known: list[str]) -> str:
    """The word that was meant by a mistyped one, or nothing."""
    from difflib import get_close_matches

    return next(iter(get_close_matches(word, known, n=1)), "")
