"""Journals as files, and the records of their rolls beside them: read whole or refused in one line, and written."""

from __future__ import annotations

import logging
from pathlib import Path

from meridian import games
from meridian.core.codec import MAGIC, from_bytes, from_lines, header_of, to_lines
from meridian.core.errors import BadInput
from meridian.core.game import Game
from meridian.core.journal import Header, Journal
from meridian.fair.record import AnyRecord, from_json, to_json

ROLLS = ".rolls.json"
"""The record of a journal's rolls lies beside it under the same name."""

log = logging.getLogger(__name__)


def load(path: Path) -> tuple[Game, Journal]:
    """A journal and its game, whichever of the two forms the file has."""
    game, journal = _load(path)
    log.debug("read %s: %s for %d, %d entries", path, game.name, journal.header.seats, len(journal.entries))
    return game, journal


def _load(path: Path) -> tuple[Game, Journal]:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None
    try:
        if data.startswith(MAGIC):
            game = games.load(_peek(data).game)
            return game, from_bytes(game, data)
        text = data.decode("utf-8")
        game = games.load(header_of(text.partition("\n")[0]).game)
        return game, from_lines(game, text)
    except UnicodeDecodeError:
        raise BadInput(f"{path}: not a Meridian journal") from None
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None


def _peek(data: bytes) -> Header:
    import msgspec

    try:
        header, _ = msgspec.msgpack.decode(data[len(MAGIC) : -32], type=tuple[Header, msgspec.Raw])
    except msgspec.MsgspecError:
        raise BadInput("cut short or changed: the header cannot be read") from None
    return header


def file_name(name: str) -> str:
    """What the journal of a match is called."""
    return f"{name}.jsonl"


def save(folder: Path, name: str, game: Game, journal: Journal) -> Path:
    """Write a journal into a folder; it appears whole or not at all."""
    path = folder / file_name(name)
    part = folder / f".{name}.part"
    part.write_text(to_lines(game, journal), encoding="utf-8")
    part.replace(path)
    log.debug("wrote %s: %d entries", path, len(journal.entries))
    return path


def record_path(journal: Path) -> Path:
    """Where the record of a journal lies."""
    return journal.with_name(journal.stem + ROLLS)


def load_record(journal: Path) -> AnyRecord:
    """The record beside a journal."""
    path = record_path(journal)
    try:
        return from_json(path.read_bytes())
    except OSError as error:
        raise BadInput(f"its record of rolls, {path.name}: {error.strerror}") from None


def save_record(folder: Path, name: str, record: AnyRecord) -> None:
    """Write a record into a folder; it appears whole or not at all."""
    part = folder / f".{name}.part"
    part.write_bytes(to_json(record))
    part.replace(folder / f"{name}{ROLLS}")
    log.debug("wrote its record of rolls, %s", folder / f"{name}{ROLLS}")
