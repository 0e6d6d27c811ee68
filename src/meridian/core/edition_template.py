"""A file to fill in from an original copy: every datum, what is worth a look first."""

from __future__ import annotations

from typing import Final

from meridian.core.datum import Key, dotted, leaves, written
from meridian.core.edition import marks_of, shipped
from meridian.core.game import Game
from meridian.core.messages import LANGUAGES

HEAD: Final = """\
## An edition of {game}: your own data over the shipped ones.
##
## Each line below is one datum as it is now, and behind it where it comes from. Where your copy of the
## game differs, take the first # away and write what it says. Leave all other lines as they are.
## What is worth a look comes first: what we guessed and play depends on.
##
##   printed        the rule book says so
##   inferred       follows from a printed example
##   public         taken from a public source
##   ruled          a ruling where the rule book is silent or unclear
##   reconstructed  ours, a guess that agrees with everything printed
##   own            changed by you, without a mark
##
## meridian edition check THIS-FILE          says what is wrong, or how many data you changed
## meridian simulate {game} --edition THIS-FILE
##
## docs/editions.md explains the rest: adding and taking away data, and marks for single data.

edition.game = "{game}"
# edition.name = "my own copy"
# edition.source = "the copy on my shelf"

## The mark for everything you write here:
# provenance = "printed"
"""

FIRST: Final = "guessed, and play depends on it: look at these first"
WORDS: Final = "guessed names, words and colours"
KNOWN: Final = "known: only where your copy differs"
OURS: Final = "ours in any case: translations, places on our map, earlier ids"
ORDER: Final = (FIRST, WORDS, KNOWN, OURS)

GUESSED: Final = "reconstructed"
ORIGINAL: Final = "en"
"""The language of the names and words that the originals have."""
NOT_IN_THE_BOX: Final = frozenset({"lon", "lat", "bends", "drawing", "former_ids"})
"""Tables and data that only our own maps and files have."""
LOOKS: Final = frozenset({"colour", "colours", "letter"})
"""Tables and data by which people tell things apart, and on which no play depends."""


def template(game: Game) -> str:
    """Every datum, commented out. Taking away any # keeps it valid."""
    base = shipped(game.package)
    marks = marks_of(base, base)
    parts = [HEAD.format(game=game.name)]
    for wanted in ORDER:
        section = ""
        for key, value in leaves(base.data):
            if worth(key, marks[key]) == wanted:
                if key[0] != section:
                    section = key[0]
                    parts.append(f"\n## ---- {section} ({wanted}) ----\n\n")
                parts.append(f"# {dotted(key)} = {written(value)}  # {marks[key]}\n")
    return "".join(parts)


def worth(key: Key, mark: str) -> str:
    """Whether an owner of the game should look a datum up: one of the headings above."""
    if not NOT_IN_THE_BOX.isdisjoint(key):
        return OURS
    if mark != GUESSED:
        return KNOWN
    if key[-1] == ORIGINAL or not LOOKS.isdisjoint(key):
        return WORDS
    return OURS if key[-1] in LANGUAGES else FIRST
