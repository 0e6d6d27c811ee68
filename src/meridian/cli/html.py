"""Writes a page for `--html`."""

from __future__ import annotations

from pathlib import Path

from meridian.core.errors import BadInput


def write_page(path: Path, page: str) -> None:
    """Write a page into a file; it appears whole or not at all."""
    part = path.with_name(f".{path.name}.part")
    try:
        part.write_text(page, encoding="utf-8")
        part.replace(path)
    except OSError as error:
        raise BadInput(f"--html {path}: {error.strerror}") from None
