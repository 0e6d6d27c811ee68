"""Codes that people read and type: recovery codes, invitations and codes of tables. Of those that open an account only
their hashes are stored."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
"""Without i, l, o and u, which are read as other letters or spell words."""
MISREAD: Final = str.maketrans({"i": "1", "l": "1", "o": "0"})
GROUP: Final = 4  # letters between two dashes
RECOVERY_LETTERS: Final = 16  # 80 random bits
INVITATION_LETTERS: Final = 12  # 60 random bits
LONGEST_CODE: Final = 64  # characters, as it may be typed
MARK_LETTERS: Final = 4


def draw_letters(letters: int) -> str:
    """Random letters that cannot be misread."""
    return "".join(secrets.choice(LETTERS) for _ in range(letters))


def draw_code(letters: int) -> str:
    """A new code in groups, such as `7k2m-x9qa-0c4t`."""
    drawn = draw_letters(letters)
    return "-".join(drawn[at : at + GROUP] for at in range(0, letters, GROUP))


def plain_code(code: str) -> str:
    """A code without dashes, however its letters were grouped, capitalised or misread."""
    return "".join(letter for letter in code.casefold() if letter.isalnum()).translate(MISREAD)


def code_hash(code: str) -> str:
    """The hash that finds a code."""
    return hashlib.sha256(f"meridian code {plain_code(code)}".encode()).hexdigest()


def mark_of(code: str) -> str:
    """The beginning of a code, by which lists name it."""
    return code[:MARK_LETTERS]
