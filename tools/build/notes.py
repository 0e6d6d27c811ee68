"""The notes of a release, out of the changelog: `python -m tools.build.notes v0.1.0`."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

CHANGELOG: Final = Path(__file__).resolve().parents[2] / "CHANGELOG.md"


def notes(text: str, version: str) -> str:
    """What stands below the heading of a version; empty if there is none."""
    found = re.search(rf"^## {re.escape(version)}\b.*\n((?:(?!## ).*\n?)*)", text, re.MULTILINE)
    return found[1].strip() if found else ""


def main(words: list[str]) -> int:
    version = words[0].removeprefix("v")
    found = notes(CHANGELOG.read_text(encoding="utf-8"), version)
    if not found:
        print(f"notes: CHANGELOG.md has no section {version}", file=sys.stderr)
        return 1
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
