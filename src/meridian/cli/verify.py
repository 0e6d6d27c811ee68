"""`meridian verify`: a roll report checked, without trusting whoever wrote it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from meridian.core.errors import BadInput
from meridian.core.messages import bundle
from meridian.fair.verify import Wrong, verify


def run(
    report: Path,
    /,
    *,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
    lang: str = "en",
) -> int:
    """Check a roll report; the first wrong entry is named.

    Parameters
    ----------
    report
        A report as `meridian report --json` prints it.
    as_json
        Print what was checked as one JSON object.
    lang
        Texts in English (en) or German (de).
    """
    bundle("meridian", lang)
    try:
        found = verify(report.read_bytes())
    except OSError as error:
        raise BadInput(f"{report}: {error.strerror}") from None
    except Wrong as wrong:
        raise BadInput(f"{report}: {wrong}") from None
    print(json.dumps(found) if as_json else _line(found, lang))
    return 0


def _line(found: dict[str, Any], lang: str) -> str:
    """What was checked, in numbers."""
    key = "verify-over" if found["over"] else "verify-running"
    names = ("rolls", "open", "closed", "open_waiting", "closed_waiting", "periods")
    args = {name.replace("_", "-"): found[name] for name in names}
    text = _text(lang, key, args)
    return text if found["secrets"] == "random" else f"{text} {_text(lang, 'verify-simulated', {})}"


def _text(lang: str, key: str, args: dict[str, int]) -> str:
    said = bundle("meridian", lang)
    pattern = said.get_message(key).value
    assert pattern is not None
    return str(said.format_pattern(pattern, args)[0])
