"""Writes the reference of `import meridian` into docs/api.md: `python -m tools.api.reference`.

It stands between `<!-- reference -->` and `<!-- end -->`. A documentation generator would need a page of its own and
several packages for these few names; here a test compares the page with the code.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import meridian
from tools.positions.documents import wrapped

DOCUMENT: Final = Path(__file__).resolve().parents[2] / "docs" / "api.md"
MARKED: Final = re.compile(r"<!-- reference -->\n.*?<!-- end -->", re.DOTALL)
COLUMNS: Final = 100
PUBLIC_PARTS: Final = {"Game": ("name", "rules_version", "presets", "seats")}
"""The members of classes that have more than programs may rely on."""

Entry = tuple[str, str, str]
"""A name with its dots, its signature and what it is."""


def surface() -> dict[str, str]:
    """The signature of every public name."""
    return {name: signature for name, signature, _ in entries()}


def entries() -> Iterator[Entry]:
    """Every public name in the order of `__all__`, the members of a class behind it."""
    for name in meridian.__all__:
        found = getattr(meridian, name)
        if inspect.isclass(found):
            yield name, _of_class(name, found), inspect.getdoc(found) or ""
            yield from _members(name, found)
        elif callable(found):
            yield name, _of_function(name, found), inspect.getdoc(found) or ""
        else:
            yield name, f"{name}: {type(found).__name__}", "The version of this installation."


def _of_class(name: str, found: type) -> str:
    base = next((kind for kind in (Exception,) if issubclass(found, kind)), None)
    return f"class {name}({base.__name__})" if base else f"class {name}"


def _members(name: str, found: type) -> Iterator[Entry]:
    chosen = PUBLIC_PARTS.get(name)
    own = [member for member in {**_annotations(found), **vars(found)} if not member.startswith("_")]
    for member in chosen or own:
        value = inspect.getattr_static(found, member, None)
        kind = _annotations(found).get(member)
        dotted = f"{name}.{member}"
        if isinstance(value, property | cached_property):
            getter: Any = value.fget if isinstance(value, property) else value.func
            yield dotted, f"{dotted}: {_written(inspect.signature(getter).return_annotation)}", value.__doc__ or ""
        elif callable(value):
            yield dotted, _of_function(dotted, value), inspect.getdoc(value) or ""
        elif kind is not None:
            yield dotted, f"{dotted}: {_written(kind)}", ""


def _annotations(found: type) -> dict[str, Any]:
    merged: dict[str, Any] = {}
    for base in reversed(found.__mro__):
        if base.__module__.startswith("meridian."):
            merged |= inspect.get_annotations(base)
    return merged


def _of_function(name: str, found: Any) -> str:
    """A signature, one parameter a line where it is long."""
    signature = inspect.signature(found)
    parts = []
    starred = False
    for parameter in signature.parameters.values():
        if parameter.name == "self":
            continue
        if parameter.kind is parameter.KEYWORD_ONLY and not starred:
            parts.append("*")
            starred = True
        stars = "**" if parameter.kind is parameter.VAR_KEYWORD else ""
        default = "" if parameter.default is parameter.empty else f" = {parameter.default!r}"
        parts.append(f"{stars}{parameter.name}: {_written(parameter.annotation)}{default}")
    returned = _written(signature.return_annotation)
    line = f"{name}({', '.join(parts)}) -> {returned}"
    if len(line) <= COLUMNS:
        return line
    return "\n".join([f"{name}(", *(f"    {part}," for part in parts), f") -> {returned}"])


def _written(annotation: Any) -> str:
    return annotation if isinstance(annotation, str) else inspect.formatannotation(annotation)


def section() -> str:
    """The reference as it should stand in the document."""
    lines = ["<!-- reference -->"]
    for name, signature, about in entries():
        if "." not in name:
            lines += [f"### {name}", ""]
        if not about and lines[-2] == "```":  # a field that its name explains stands below the one before
            lines[-2:] = [signature, "```", ""]
            continue
        lines += ["```text", signature, "```", ""]
        for paragraph in about.split("\n\n"):
            lines += [*wrapped(" ".join(paragraph.split())), ""] if paragraph else []
    return "\n".join([*lines, "<!-- end -->"])


def current(text: str) -> str:
    """The document with the reference as the code says."""
    return MARKED.sub(lambda _: section(), text)


def main() -> None:
    """Write the reference into the document."""
    DOCUMENT.write_text(current(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
