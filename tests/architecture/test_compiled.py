"""Compiled modules are never older than their sources."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Any

import meridian

PACKAGE = Path(meridian.__file__).parent
SOURCES = PACKAGE.parent
EXTENSIONS = {".so", ".pyd"}


def record() -> dict[str, Any]:
    """What tools/build/compile.py wrote down when it compiled; empty in a pure install."""
    path = PACKAGE / "_compiled.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def sha256(source: Path) -> str:
    return hashlib.sha256(source.read_bytes()).hexdigest() if source.exists() else "gone"


def test_compiled_modules_are_those_of_the_sources() -> None:
    recorded = {**record().get("modules", {}), **record().get("watched", {})}
    stale = [name for name, hashed in recorded.items() if sha256(SOURCES / name) != hashed]
    assert not stale, f"compiled modules are older than {', '.join(stale)}: run make compile"


def test_every_compiled_file_is_recorded() -> None:
    found = {path.relative_to(SOURCES).as_posix() for path in PACKAGE.rglob("*") if path.suffix in EXTENSIONS}
    assert found == set(record().get("files", [])), "compiled files and their record differ: run make compile"


def test_the_package_says_whether_it_is_compiled() -> None:
    interpreted = os.environ.get("MERIDIAN_PURE") == "1" or not record()
    assert meridian.compiled() is not interpreted
