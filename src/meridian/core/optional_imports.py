"""Libraries of optional extras: where one is missing, one line says how to install it."""

from __future__ import annotations

from importlib.util import find_spec

from meridian.core.errors import BadInput


def require(extra: str, *modules: str) -> None:
    """Check that the modules of an extra are installed, without loading them."""
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        raise BadInput(f"this needs {', '.join(missing)}: pip install 'meridian-table[{extra}]'")


def not_installed(error: ModuleNotFoundError, extra: str = "research") -> BadInput:
    """The complaint about a library of an extra that could not be imported."""
    return BadInput(f"{error.name} is not installed: pip install 'meridian-table[{extra}]'")
