"""Libraries that only research needs: asked for in one line where they are missing."""

from __future__ import annotations

from meridian.core.errors import BadInput


def missing(error: ModuleNotFoundError, extra: str = "research") -> BadInput:
    """What to say when a library of an extra is not there."""
    return BadInput(f"{error.name} is not installed: pip install 'meridian[{extra}]'")
