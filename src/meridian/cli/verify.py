"""`meridian verify`: a roll report checked without trusting its author."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from meridian.cli import journals
from meridian.cli.arguments import DEFAULT_LANG, Json
from meridian.core.errors import BadInput
from meridian.core.messages import bundle
from meridian.fair import first
from meridian.fair.terms import DERIVED
from meridian.fair.verify import Failure
from meridian.fair.verifying import verify_report


def run(
    report: Path,
    /,
    *,
    journal: Path | None = None,
    as_json: Json = False,
    lang: str = DEFAULT_LANG,
) -> int:
    """Check a roll report; the first wrong entry is named.

    Parameters
    ----------
    report
        A report as `meridian report --json` prints it, or as a server sends it.
    journal
        The journal of the same game: with it the rules are replayed, and every question to chance is checked.
    as_json
        Print what was checked as one JSON object.
    lang
        Texts in English (en) or German (de).
    """
    bundle("meridian", lang)
    played = (None, None) if journal is None else journals.load(journal)
    try:
        found = verify_report(report.read_bytes(), *played)
    except OSError as error:
        raise BadInput(f"{report}: {error.strerror}") from None
    except Failure as wrong:
        raise BadInput(f"{report}: {wrong}") from None
    print(json.dumps(found) if as_json else "\n".join(_lines(found, journal is not None, lang)))
    return 0


def _lines(found: dict[str, Any], with_journal: bool, lang: str) -> list[str]:
    """First what could not be checked, then what was, in numbers, then what a reader should know of this table."""
    names = ("rolls", "open", "closed", "open_waiting", "closed_waiting", "periods")
    args = {name.replace("_", "-"): found[name] for name in names}
    lines = [] if found["journal"] else [_text(lang, "verify-journal-later" if with_journal else "verify-no-journal")]
    lines.append(_text(lang, "verify-over" if found["over"] else "verify-running", **args))
    if found["secrets"] == DERIVED:
        lines.append(_text(lang, "verify-simulated"))
    if found["format"] == first.FORMAT:
        return [*lines, _text(lang, "verify-format-1")]
    if found["take_backs"]:
        lines.append(_text(lang, "verify-take-backs", count=found["take_backs"]))
    if found["ended"] == "abandoned":
        lines.append(_text(lang, "verify-abandoned"))
    if found["rescued"]:
        lines.append(_text(lang, "verify-rescued", entries=found["rescued"]))
    if not found["standard_length"]:
        lines.append(_text(lang, "verify-length", length=found["chain_length"]))
    if found["withheld"]:
        lines.append(_text(lang, "verify-withheld", seats=" ".join(f"p{seat + 1}" for seat in found["withheld"])))
    nobody = not found["given"] and "person" in found["players"]
    return [
        *lines,
        *([_text(lang, "verify-nobody-gave")] if nobody else []),
        _text(lang, f"verify-signatures-{found['signatures'].replace(' ', '-')}"),
    ]


def _text(lang: str, key: str, **args: str | int) -> str:
    said = bundle("meridian", lang)
    pattern = said.get_message(key).value
    assert pattern is not None
    return str(said.format_pattern(pattern, args)[0])
