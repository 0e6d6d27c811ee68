"""One table for three whole-Earth board games: Globopolis, Globetrotters and Global Domination."""

import os
import sys

__version__ = "0.1.0"


def compiled() -> bool:
    """Whether the rules run compiled: as extension modules, not from their .py sources."""
    from importlib import import_module

    return not str(import_module("meridian.core.position").__file__).endswith(".py")


def _prefer_sources() -> None:
    """Load meridian's modules from source even where compiled ones lie beside them."""
    from collections.abc import Sequence
    from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader

    class SourceFinder:
        @staticmethod
        def find_spec(name: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:
            if not name.startswith("meridian.") or path is None:
                return None
            for folder in path:
                spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
                if spec is not None and spec.loader is not None:
                    return spec
            return None

    sys.meta_path.insert(0, SourceFinder)


if os.environ.get("MERIDIAN_PURE") == "1":
    _prefer_sources()
