"""What this installation is."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def compiled() -> bool:
    """Whether the rules run compiled: as extension modules, not from their .py sources."""
    from importlib import import_module

    return not str(import_module("meridian.core.position").__file__).endswith(".py")


def folder_of(packed: str, tests: str) -> Path | None:
    """A folder of the tests that a wheel holds too: where it is in the package, or in a checkout under tests/."""
    folders = (PACKAGE / packed, PACKAGE.parents[1] / "tests" / tests)
    return next((folder for folder in folders if folder.is_dir()), None)
