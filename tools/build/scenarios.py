"""The scenarios of the games as a wheel takes them, for `meridian check`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
SCENARIOS: Final = ROOT / "tests" / "scenarios"
TARGET: Final = "meridian/scenarios/cases"


def wheel_files() -> dict[str, str]:
    """Source and target of each scenario; none where only the package is there, as in the container image."""
    found = sorted(SCENARIOS.glob("*/**/*.toml"))
    return {str(path): f"{TARGET}/{path.relative_to(SCENARIOS).as_posix()}" for path in found}
