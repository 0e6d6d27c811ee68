"""Journals as bytes and as JSON lines in words."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Union

import msgspec

from meridian.core.action import Late, text_in
from meridian.core.errors import BadInput
from meridian.core.game import Game, edition_of
from meridian.core.journal import Entry, Header, Journal
from meridian.core.words import WORDS_CACHE_SIZE, Words, check_text

MAGIC = b"MERIDIAN\x01"
FORMAT = 1


def words_for(game: Game, header: Header) -> Words:
    """The words of a journal's edition; tables that play with the same one share them."""
    edition = edition_of(game, header.overlay)
    key = (game.name, edition.hash, header.seats)
    if key not in _WORDS:
        if len(_WORDS) >= WORDS_CACHE_SIZE:
            _WORDS.clear()
        _WORDS[key] = Words(game.actions, game.edition.names(edition), header.seats, game.rows)
    return _WORDS[key]


_WORDS: dict[tuple[str, str, int], Words] = {}


# Bytes: compact, for stores and between processes


def to_bytes(journal: Journal) -> bytes:
    """A journal as bytes, closed by a hash over all of them."""
    body = MAGIC + msgspec.msgpack.encode([journal.header, journal.entries])
    return body + hashlib.sha256(body).digest()


def from_bytes(game: Game, data: bytes) -> Journal:
    """The reverse of `to_bytes`; what was cut short or changed is refused."""
    body, seal = data[:-32], data[-32:]
    if not data.startswith(MAGIC):
        raise BadInput("not a Meridian journal")
    if hashlib.sha256(body).digest() != seal:
        raise BadInput("cut short or changed: the closing hash does not fit")
    kinds: Any = Union[(*game.actions, Late)]
    try:
        header, entries = msgspec.msgpack.decode(body[len(MAGIC) :], type=tuple[Header, list[tuple[int, kinds]]])
    except msgspec.MsgspecError as error:
        raise BadInput(f"not a journal of {game.name}: {error}") from None
    for number, (_, action) in enumerate(entries, start=1):
        try:
            check_text(text_in(action))
        except BadInput as error:
            raise BadInput(f"entry {number}: {error}") from None
    return Journal(header, entries)


def journal_digest(journal: Journal) -> str:
    """A hash over header and entries."""
    return hashlib.sha256(msgspec.msgpack.encode([journal.header, journal.entries])).hexdigest()


# Lines: readable, each with a check of everything up to it


def to_lines(game: Game, journal: Journal, table: dict[str, Any] | None = None) -> str:
    """A journal as JSON lines: header, one line an entry in words, end line.

    `table` is stored beside the header, for resuming the game; replay does not need it.
    """
    words = words_for(game, journal.header)
    first: dict[str, Any] = {"meridian": "journal", "format": FORMAT, "header": msgspec.to_builtins(journal.header)}
    head = json.dumps(first if table is None else {**first, "table": table})
    return chained(head, [(words.actor(actor), words.say(action)) for actor, action in journal.entries])


def chained(head: str, entries: list[tuple[str, str]]) -> str:
    """The lines of a journal, from its first line and its entries in words."""
    chain = hashlib.sha256(head.encode())
    lines = [head]
    for said in entries:
        chain.update(json.dumps(said).encode())
        lines.append(json.dumps([*said, chain.hexdigest()[:8]]))
    lines.append(json.dumps({"entries": len(entries), "digest": chain.hexdigest()}))
    return "\n".join(lines) + "\n"


def header_of(first_line: str) -> Header:
    """The header of a journal in lines."""
    try:
        head = json.loads(first_line)
        if head["meridian"] != "journal" or head["format"] != FORMAT:
            raise KeyError
        return msgspec.convert(head["header"], Header)
    except (ValueError, KeyError, TypeError, msgspec.ValidationError):
        raise BadInput("line 1: not the header of a Meridian journal") from None


def from_lines(game: Game, text: str) -> Journal:
    """The reverse of `to_lines`; the first line that was changed is named."""
    first, *rest = text.splitlines()
    header = header_of(first)
    words = words_for(game, header)
    chain = hashlib.sha256(first.encode())
    entries: list[Entry] = []
    for number, line in enumerate(rest, start=2):
        try:
            said = json.loads(line)
        except ValueError:
            raise BadInput(f"line {number}: cut short or not JSON") from None
        if isinstance(said, dict):
            if said != {"entries": len(entries), "digest": chain.hexdigest()}:
                raise BadInput(f"line {number}: the closing line does not fit the entries before it")
            if number != len(rest) + 1:
                raise BadInput(f"line {number + 1}: something stands after the closing line")
            return Journal(header, entries)
        entries.append(_read_line(words, number, said, chain))
    raise BadInput(f"line {len(rest) + 2}: cut short: the closing line is missing")


def _read_line(words: Words, number: int, said: Any, chain: Any) -> Entry:
    match said:
        case [str(actor), str(action), str(check)]:
            chain.update(json.dumps([actor, action]).encode())
            if chain.hexdigest()[:8] != check:
                raise BadInput(f"line {number}: changed after it was written")
            try:
                return words.read_actor(actor), words.read(action)
            except BadInput as error:
                raise BadInput(f"line {number}: {error}") from None
    raise BadInput(f"line {number}: not an entry")
