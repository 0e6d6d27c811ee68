"""What is wrong with an edition, in other languages than English.

Checks say it in English, as `meridian edition check` prints it. The English catalogue has their sentences with what
they leave open, as those of gettext are found by their English text: a sentence is recognized by its words, and said
in another language with the same values. What a sentence leaves open may be such words itself.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from meridian.core.datum import BadEdition, Fault, dotted
from meridian.core.edition_file import EditionFile
from meridian.core.errors import BadInput
from meridian.core.game import Game, edition_of
from meridian.core.languages import entries
from meridian.core.messages import bundle, said, source
from meridian.owners.pages import PACKAGE, Names

OPEN: Final = re.compile(r"\{ \$(\w+) \}")
AS_THEY_ARE: Final = frozenset(("key", "name", "value"))
"""What is written as the file has it."""
COLUMN: Final = "column-"


@cache
def sentences() -> list[tuple[str, re.Pattern[str]]]:
    """The English texts and how they are recognized, those that say most by themselves first."""
    found = []
    for key, entry in entries(source(PACKAGE, "en")).items():
        if key.startswith(COLUMN):
            continue
        parts = OPEN.split(entry.text.partition("=")[2].strip())
        said_so = sum(map(len, parts[::2]))
        places = [re.escape(part) if at % 2 == 0 else f"(?P<{part}>.+?)" for at, part in enumerate(parts)]
        found.append((said_so, key, re.compile("".join(places), re.DOTALL)))
    return [(key, pattern) for _, key, pattern in sorted(found, key=lambda one: -one[0])]


def recognized(text: str) -> tuple[str, dict[str, str]] | None:
    """The message that says an English text, and what it leaves open; None if it is none of ours."""
    for key, pattern in sentences():
        fits = pattern.fullmatch(text)
        if fits is not None:
            return key, fits.groupdict()
    return None


def translated(text: str, lang: str) -> str:
    """An English sentence or word of the checks in a language; anything else stays as it is."""
    found = recognized(text)
    if found is None:
        return text
    key, left_open = found
    args = {name: part if name in AS_THEY_ARE else translated(part, lang) for name, part in left_open.items()}
    return said(bundle(PACKAGE, lang), key, args)


def line_of(fault: Fault, names: Names, lang: str) -> str:
    """A fault in one line: in English as the command line says it, else after what the datum is called."""
    if lang == "en":
        return str(fault)
    cited = f" ({fault.clauses})" if fault.clauses else ""
    return f"{_datum(fault, names)}: {translated(fault.complaint, lang)}{cited}"


def check_playable(game: Game, file: EditionFile, names: Names, lang: str) -> None:
    """Refuse a file that cannot be played with: its first fault, and the line that is to blame."""
    try:
        edition_of(game, file.overlay)
    except BadEdition as error:
        first = error.faults[0]
        at = next((file.lines[key] for key in (first.key, *first.also) if key in file.lines), None)
        line = "" if at is None else f"{translated(f'line {at}', lang)}: "
        raise BadInput(f"{file.path}: {line}{line_of(first, names, lang)}") from None


def _datum(fault: Fault, names: Names) -> str:
    """What a datum is called: its thing and itself, else its key."""
    section, *rest = fault.key
    if section not in names.edition.data:
        return dotted(fault.key)
    title = names.title(section, rest[0] if rest else "")
    label = names.label(fault.key) if rest and (len(rest) > 1 or not names.in_row(fault.key)) else ""
    return f"{title}, {label}" if label else title
