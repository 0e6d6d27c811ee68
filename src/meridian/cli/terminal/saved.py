"""Saved games: journals that also note who sits where and where chance comes from."""

from __future__ import annotations

import json
from pathlib import Path
from secrets import token_hex
from typing import Any

import msgspec

from meridian.cli.terminal.chance import DECLARED, SEEDED
from meridian.cli.terminal.seating import Chair, check_seats, default_seats, plain
from meridian.core.codec import to_lines
from meridian.core.errors import BadInput
from meridian.core.game import Game
from meridian.core.journal import Entry, Header, Journal
from meridian.core.replay import final
from meridian.server.ops.private_files import create_file
from meridian.session import journals


class SavedGame(msgspec.Struct, kw_only=True):
    """All that is needed to sit down to a game: a new one, or one that was left."""

    id: str
    game: Game
    header: Header
    chairs: list[Chair]
    seed: str
    dice: str = SEEDED
    entries: list[Entry] = []

    def people(self) -> list[int]:
        """The seats at the keyboard."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person()]

    def note(self) -> dict[str, Any]:
        """What is written beside the header of its journal."""
        return {"id": self.id, "seats": plain(self.chairs), "seed": self.seed, "dice": self.dice}


class _Note(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    seats: list[Chair]
    seed: str
    dice: str


def fresh_seed() -> str:
    """A seed, or a name for a game, that nobody has seen."""
    return token_hex(16)


def new(game: Game, header: Header, chairs: list[Chair], seed: str | None, dice: str) -> SavedGame:
    """A new game; without a seed, one that nobody has seen."""
    header = msgspec.structs.replace(header, chance=dice)
    return SavedGame(id=fresh_seed(), game=game, header=header, chairs=chairs, seed=seed or fresh_seed(), dice=dice)


def load(path: Path, chairs: list[Chair] | None = None) -> SavedGame:
    """A saved game; any journal will do, with you in its first seat if nothing is noted there."""
    game, journal = journals.load(path)
    try:
        final(game, journal)
        note = _read_note(path)
        if chairs is not None and len(chairs) != journal.header.seats:
            raise BadInput(f"this game has {journal.header.seats} seats, --seats names {len(chairs)}")
        seats = chairs or (check_seats(game, note.seats, "line 1") if note else None)
        return SavedGame(
            id=note.id if note else fresh_seed(),
            game=game,
            header=journal.header,
            chairs=seats or default_seats(game, journal.header.seats),
            seed=note.seed if note else fresh_seed(),
            dice=note.dice if note and note.dice == DECLARED else SEEDED,
            entries=journal.entries,
        )
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None


def save(path: Path, saved_game: SavedGame, entries: list[Entry]) -> None:
    """Write a game into a file; it appears whole or not at all, and never over anything else."""
    text = to_lines(saved_game.game, Journal(saved_game.header, entries), saved_game.note())
    part = path.with_name(f".{path.name}.part") if path.name else path
    try:
        if path.exists() and not _is_earlier(path, saved_game):
            raise BadInput(f"{path}: exists already and is not this game; nothing was written")
        part.unlink(missing_ok=True)
        with open(create_file(part), "w", encoding="utf-8") as file:  # it tells what is hidden, and all dice to come
            file.write(text)
        part.replace(path)
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None
    except ValueError:
        raise BadInput(f"{str(path)!r} cannot be the name of a file") from None


def _read_note(path: Path) -> _Note | None:
    first = _first_line(path)
    if first is None or "table" not in first:
        return None
    try:
        return msgspec.convert(first["table"], _Note)
    except msgspec.ValidationError as error:
        raise BadInput(f"line 1: table: {error}") from None


def _first_line(path: Path) -> dict[str, Any] | None:
    """The first line of a journal in lines; None for any other file."""
    try:
        with path.open(encoding="utf-8") as file:
            first = json.loads(file.readline())
    except (OSError, ValueError):
        return None
    return first if isinstance(first, dict) else None


def _is_earlier(path: Path, saved_game: SavedGame) -> bool:
    """Whether a file holds an earlier (or later) state of this very game."""
    first = _first_line(path)
    note = first.get("table") if first else None
    return isinstance(note, dict) and note.get("id") == saved_game.id
