"""Words that names, titles and notes must not hold: a list of our own, and a file that the host may edit.

One entry a line. `word` is refused as a word of its own, `word*`, `*word` and `*word*` also as the beginning, the end
or any part of a longer one. `-word` allows a word that would be refused, `-*` drops our own list. `#` begins a comment.
Capitals, accents, look-alikes of other scripts, digits in place of letters, repeated and spaced letters do not matter.
"""

from __future__ import annotations

import logging
import re
import time
import unicodedata
from collections.abc import Callable, Iterable
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from meridian.core.errors import BadInput
from meridian.server.errors import Unusable
from meridian.server.settings import BLOCKED_NAMES

LOOK_SECONDS: Final = 1.0  # between two looks whether the file has changed
MOST_BYTES: Final = 1 << 20
LONGEST_ENTRY: Final = 64
EVERYTHING: Final = "*"

LOOK_ALIKES: Final = str.maketrans(
    "авекмнорстухіјѕԁԛԝ" + "αβεικνορτυχω" + "øłđıħŧ",
    "abekmhopctyxijsdqw" + "abeiknoptuxw" + "oldiht",
)
"""Letters of other scripts that look like a Latin one, and letters with a stroke, which have no accent to drop."""
LEET: Final = str.maketrans("0134578@$!|+€", "oieastbasiite")
"""Digits and signs that stand for a letter."""
_WORD: Final = re.compile(r"[^\W_]+")
_SPACED: Final = re.compile(r"(?<![^\W_])(?:[^\W_][\W_]+){2,}[^\W_](?![^\W_])")
"""Single letters with something between them."""

log = logging.getLogger(__name__)


class Entries(NamedTuple):
    """The entries of a list: what it refuses, and what it allows all the same."""

    refused: frozenset[str]
    allowed: frozenset[str]


def folded(text: str) -> str:
    """A text without capitals, accents and look-alikes."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(letter for letter in parts if not unicodedata.combining(letter))
    return bare.casefold().translate(LOOK_ALIKES)


def read_entries(text: str) -> Entries:
    """The entries of a list; raises BadInput with the line that is none."""
    found: tuple[set[str], set[str]] = set(), set()
    for number, line in enumerate(text.splitlines(), start=1):
        word = folded(line.partition("#")[0].strip())
        allows = word.startswith("-")
        word = word.removeprefix("-").strip()
        if not word:
            continue
        bare = word.removeprefix("*").removesuffix("*")
        if len(word) > LONGEST_ENTRY or not (bare.isalnum() or (allows and word == EVERYTHING)):
            raise BadInput(
                f"line {number}: an entry is one word of at most {LONGEST_ENTRY} letters, with * at its ends"
            )
        found[allows].add(word)
    return Entries(frozenset(found[False]), frozenset(found[True]))


def own_entries() -> Entries:
    """The list that Meridian brings along."""
    return read_entries(files(__package__).joinpath(BLOCKED_NAMES).read_text(encoding="utf-8"))


class WordFilter:
    """Finds refused words in a text."""

    def __init__(self, refused: Iterable[str] = (), allowed: Iterable[str] = ()) -> None:
        self._allowed = frozenset(allowed)
        patterns = [_pattern(entry) for entry in sorted(set(refused) - self._allowed)]
        self._pattern = re.compile("|".join(patterns)) if patterns else None

    def find(self, text: str) -> str | None:
        """The first word of a text that is refused, as it stands there; None if there is none."""
        if self._pattern is None:
            return None
        plain = folded(text)
        for read in (plain, plain.translate(LEET)):
            for match in _WORD.finditer(read):
                word = match.group()
                if word not in self._allowed and self._pattern.fullmatch(word):
                    # Folding may change the length: then the word is shown as it was compared.
                    return text[match.start() : match.end()] if len(plain) == len(text) else word
            for match in _SPACED.finditer(read):
                word = "".join(_WORD.findall(match.group()))
                if word not in self._allowed and self._pattern.fullmatch(word):
                    return match.group()
        return None


def _pattern(entry: str) -> str:
    """Every letter of a word may be repeated."""
    before = r"\w*" if entry.startswith("*") else ""
    after = r"\w*" if entry.endswith("*") else ""
    return before + "".join(f"{re.escape(letter)}+" for letter in entry.strip("*")) + after


class BlockedWords:
    """The refused words of a server: its own, and those of the host's file, read again when it has changed."""

    def __init__(self, file: Path | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self._file = file
        self._clock = clock
        self._looked: float | None = None
        self._version: tuple[int, int] | None = None
        self._filter = WordFilter()

    def check(self, text: str) -> None:
        """Raises BadInput if a text holds a refused word."""
        if (word := self._current().find(text)) is not None:
            raise Unusable.because("word-refused", word=word)

    def _current(self) -> WordFilter:
        now = self._clock()
        if self._file is not None and (self._looked is None or now - self._looked >= LOOK_SECONDS):
            first, self._looked = self._looked is None, now
            self._look(self._file, first)
        return self._filter

    def _look(self, file: Path, first: bool) -> None:
        """Take a changed file; one that cannot be read changes nothing."""
        try:
            stat = file.stat()
            version = stat.st_mtime_ns, stat.st_size
        except OSError:
            version = None
        if not first and version == self._version:
            return
        self._version = version
        own = own_entries()
        try:
            added = _read(file) if version is not None else Entries(frozenset(), frozenset())
        except (OSError, UnicodeDecodeError, BadInput) as error:
            log.warning("%s: %s; the list stays as it was", file, error)
            if not first:
                return
            added = Entries(frozenset(), frozenset())
        kept = frozenset() if EVERYTHING in added.allowed else own.refused
        self._filter = WordFilter(kept | added.refused, own.allowed | added.allowed)


def _read(file: Path) -> Entries:
    data = file.read_bytes()
    if len(data) > MOST_BYTES:
        raise BadInput(f"at most {MOST_BYTES} bytes")
    return read_entries(data.decode("utf-8"))
