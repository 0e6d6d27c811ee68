"""One table for three whole-Earth board games: Globopolis, Globetrotters and Global Domination.

What programs may use is listed in `__all__` and described in docs/api.md; each name is loaded when it is first used.
"""

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meridian.api.catalogue import ask, bot_names, check_edition, game_names, inquiry_names, load
    from meridian.api.tables import LocalTable, open_journal, open_table, play, roll_report, simulate
    from meridian.bots.advice import Advice, Advised
    from meridian.core.errors import BadInput, Refused
    from meridian.core.game import Game
    from meridian.core.records import Result
    from meridian.installation import compiled
    from meridian.own_bots.child import BotQuestion

__version__ = "0.1.0"

__all__ = [
    "Advice",
    "Advised",
    "BadInput",
    "BotQuestion",
    "Game",
    "LocalTable",
    "Refused",
    "Result",
    "__version__",
    "ask",
    "bot_names",
    "check_edition",
    "compiled",
    "game_names",
    "inquiry_names",
    "load",
    "open_journal",
    "open_table",
    "play",
    "roll_report",
    "simulate",
]

_HOMES = {
    "Advice": "meridian.bots.advice",
    "Advised": "meridian.bots.advice",
    "BadInput": "meridian.core.errors",
    "BotQuestion": "meridian.own_bots.child",
    "Game": "meridian.core.game",
    "LocalTable": "meridian.api.tables",
    "Refused": "meridian.core.errors",
    "Result": "meridian.core.records",
    "ask": "meridian.api.catalogue",
    "bot_names": "meridian.api.catalogue",
    "check_edition": "meridian.api.catalogue",
    "compiled": "meridian.installation",
    "game_names": "meridian.api.catalogue",
    "inquiry_names": "meridian.api.catalogue",
    "load": "meridian.api.catalogue",
    "open_journal": "meridian.api.tables",
    "open_table": "meridian.api.tables",
    "play": "meridian.api.tables",
    "roll_report": "meridian.api.tables",
    "simulate": "meridian.api.tables",
}
"""The modules of the names that are loaded on first use."""

_DEPRECATED: dict[str, tuple[str, str]] = {}
"""Names that are to go: each with its successor, and the version that no longer has it. See docs/api.md#promises."""

if not TYPE_CHECKING:  # a type checker would believe in every name

    def __getattr__(name: str) -> object:
        """Load a name of the public interface on first use, so that `import meridian` stays cheap."""
        if name in _DEPRECATED:
            import warnings

            successor, gone = _DEPRECATED[name]
            line = f"meridian.{name} is deprecated, and gone from {gone} on: use meridian.{successor}"
            warnings.warn(line, DeprecationWarning, stacklevel=2)
            return globals()[successor] if successor in globals() else __getattr__(successor)
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        found = getattr(import_module(_HOMES[name]), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


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
