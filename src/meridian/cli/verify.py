"""`meridian verify`: a roll report checked without trusting its author."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from meridian.cli.arguments import DEFAULT_LANG, Json
from meridian.core.errors import BadInput
from meridian.core.messages import bundle
from meridian.fair import first
from meridian.fair.terms import DERIVED
from meridian.fair.verify import Failure
from meridian.fair.verifying import is_set, verify_report, verify_set
from meridian.session import journals


def run(
    report: Path,
    /,
    *,
    journal: list[Path] | None = None,
    as_json: Json = False,
    lang: str = DEFAULT_LANG,
) -> int:
    """Check a roll report, or the report of a duplicate set; the first wrong entry is named.

    Parameters
    ----------
    report
        A report as `meridian report --json` prints it, or as a server sends it.
    journal
        The journal of the same game: with it the rules are replayed, and every question to chance is checked. For a
        duplicate set: the journals of all its tables, in their order.
    as_json
        Print what was checked as one JSON object.
    lang
        The language of texts: en, de or another of `meridian languages`.
    """
    bundle("meridian", lang)
    played = [journals.load(path) for path in journal or []]
    try:
        data = report.read_bytes()
        if is_set(data):
            found = verify_set(data, played)
            lines = _set_lines(found, lang)
        else:
            if len(played) > 1:
                raise BadInput("only the report of a duplicate set has several journals")
            found = verify_report(data, *played[0]) if played else verify_report(data)
            lines = _lines(found, bool(played), lang)
    except OSError as error:
        raise BadInput(f"{report}: {error.strerror}") from None
    except Failure as wrong:
        raise BadInput(f"{report}: {wrong}") from None
    print(json.dumps(found) if as_json else "\n".join(lines))
    return 0


def _set_lines(found: dict[str, Any], lang: str) -> list[str]:
    """The same for a duplicate set."""
    lines = [] if found["journal"] else [_text(lang, "verify-no-journals")]
    lines.append(_text(lang, "verify-set", tables=found["tables"], rolls=found["rolls"], entrants=found["entrants"]))
    if found["secrets"] == DERIVED:
        lines.append(_text(lang, "verify-simulated"))
    given_up = found["ended"].count("abandoned")
    if given_up:
        lines.append(_text(lang, "verify-set-abandoned", tables=given_up))
    if found["withheld"]:
        numbers = " ".join(str(entrant + 1) for entrant in found["withheld"])
        lines.append(_text(lang, "verify-set-withheld", entrants=numbers))
    if not found["given"]:
        lines.append(_text(lang, "verify-nobody-gave"))
    return [*lines, _text(lang, f"verify-signatures-{found['signatures'].replace(' ', '-')}")]


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
