"""Edition files: a user's own data as a TOML file, read with line numbers and checked."""

from __future__ import annotations

import logging
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from meridian.core.datum import BadEdition, Fault, Key
from meridian.core.edition import ABOUT, Edition
from meridian.core.edition_bounds import check_bounds, too_long
from meridian.core.errors import BadInput
from meridian.core.game import Game, edition_of
from meridian.core.toml_lines import key_lines

log = logging.getLogger(__name__)


class EditionFile(msgspec.Struct, frozen=True):
    """A file that says what differs from the shipped edition, and the line on which each key stands."""

    path: str
    overlay: dict[str, Any]
    lines: dict[Key, int]

    def game(self) -> str | None:
        """The game the file says it is for."""
        about = self.overlay.get(ABOUT)
        name = about.get("game") if isinstance(about, dict) else None
        return name if isinstance(name, str) else None

    def edition(self, game: Game) -> Edition:
        """The edition this file makes of the shipped one; the first fault is reported in one line."""
        try:
            return edition_of(game, self.overlay)
        except BadEdition as error:
            first, *more = error.faults
            rest = f" (and {len(more)} more: meridian edition check {self.path})" if more else ""
            raise BadInput(f"{self.locate(first)}{rest}") from None

    def faults(self, game: Game) -> list[str]:
        """All that is wrong with this file, one line each."""
        try:
            edition_of(game, self.overlay)
        except BadEdition as error:
            return [self.locate(fault) for fault in error.faults]
        return []

    def locate(self, fault: Fault) -> str:
        """A fault with the file, and the line of the datum that is to blame, where it stands in the file."""
        for key in (fault.key, *fault.also):
            if key in self.lines:
                return f"{self.path}: line {self.lines[key]}: {fault}"
        return f"{self.path}: {fault}"


def read(path: Path) -> EditionFile:
    """Read a file; one that is not there, not text or not TOML is refused in one line."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path}: not a text in UTF-8") from None
    return parsed(str(path), text)


def parsed(name: str, text: str) -> EditionFile:
    """The same of a text that is at hand already; `name` is what the file is called."""
    try:
        overlay = tomllib.loads(text)
        check_bounds(name, overlay)
        lines = key_lines(text)
        log.debug("read %s: %d keys", name, len(lines))
        return EditionFile(name, overlay, lines)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"{name}: not TOML: {error}", "edition-toml", name=name, why=str(error)) from None
    except ValueError:  # Python reads no more than 4,300 digits
        raise too_long(name) from None
    except RecursionError:
        line = f"{name}: tables or lists are nested too deeply"
        raise BadInput(line, "edition-nested", name=name) from None
