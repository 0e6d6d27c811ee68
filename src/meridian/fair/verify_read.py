"""Reads a report and its seal for a verifier. Like verify.py it shares no code with the rest of Meridian."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any


class Failure(Exception):
    """A report is refused; the message names the first entry that is wrong, and why."""


def checked(
    data: bytes, kind: str, form: int, parts: list[str], check: Callable[[dict[str, Any]], dict[str, Any]]
) -> dict[str, Any]:
    """Read a report of a kind and format, check its content and its seal."""
    report = _read(data, kind, form, parts)
    try:
        found = check(report)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, ArithmeticError, RecursionError) as error:
        raise Failure(f"the report has not the shape of a report ({type(error).__name__})") from None
    _check_seal(data, report)
    return found


def _read(data: bytes, kind: str, form: int, parts: list[str]) -> dict[str, Any]:
    try:
        report = json.loads(data.decode("ascii"), object_pairs_hook=_object, parse_constant=_object)
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Failure(f"line {line}: not a roll report: it holds bytes that none has") from None
    except json.JSONDecodeError as error:
        raise Failure(f"line {error.lineno}: no roll report, or cut short or changed: not JSON") from None
    except (ValueError, RecursionError):
        raise Failure("not JSON that can be read") from None
    if isinstance(report, dict) and report.get("meridian") == "rolls":
        raise Failure("a record of rolls, not yet a report: meridian report makes one of it and its journal")
    if not isinstance(report, dict) or report.get("meridian") != kind or report.get("format") != form:
        raise Failure(f"not a {kind} in format {form}")
    if list(report) != parts:
        raise Failure("a part of the report is missing, new or renamed")
    return report


def _object(pairs: Any) -> dict[str, Any]:
    """An object in which no name stands twice: readers would differ in which one counts."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a name stands twice")
    return found


def _check_seal(data: bytes, report: dict[str, Any]) -> None:
    """The last line seals all bytes before it: effects and layout too."""
    body, _, _ = data.rpartition(b'"seal"')
    seal = hashlib.sha256(body).hexdigest()
    if report["seal"] != seal or data != body + f'"seal": "{seal}"\n}}\n'.encode():
        raise Failure("the seal does not fit: effects or layout were changed after it was set")
