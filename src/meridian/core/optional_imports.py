"""Libraries of optional extras: where one is missing, one line says how to install it."""

from __future__ import annotations

from importlib.util import find_spec

from meridian.core.errors import BadInput


def require(extra: str, *modules: str) -> None:
    """Check that the modules of an extra are installed, without loading them."""
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        verb = "is" if len(missing) == 1 else "are"
        raise BadInput(f"{', '.join(missing)} {verb} not installed: pip install 'meridian-table[{extra}]'")


def not_installed(error: ModuleNotFoundError, extra: str = "gym") -> BadInput:
    """The complaint about a library of an extra that could not be imported. The default brings what encodings need."""
    return BadInput(f"{error.name} is not installed: pip install 'meridian-table[{extra}]'")
