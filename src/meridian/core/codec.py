"""Actions and journals as words, JSON lines and bytes."""

from __future__ import annotations

import hashlib
import json
import re
from typing import Any, Union

import msgspec

from meridian.core.action import Action, Late, Rows
from meridian.core.errors import BadInput
from meridian.core.game import Game
from meridian.core.journal import Entry, Header, Journal
from meridian.core.position import CHANCE, CLOCK
from meridian.core.suggestions import closest

MAGIC = b"MERIDIAN\x01"
FORMAT = 1
ACTORS = {CHANCE: "chance", CLOCK: "clock", **{seat: f"p{seat + 1}" for seat in range(64)}}
NAMED = {name: actor for actor, name in ACTORS.items()}
WHOLE = re.compile(r"-?[0-9]{1,18}")
"""A whole number in words, of a size that any journal can hold."""
ACTION_CACHE_SIZE = 20_000
"""How many actions are cached in words: the same ones are written again and again."""
NO_ROWS = "-"
"""Stands for an empty list of rows."""


class Words:
    """Says and reads a game's actions, facts and seats in the words of its edition."""

    def __init__(
        self,
        actions: tuple[type[Action], ...],
        names: dict[str, list[str]],
        seats: int,
        rows: dict[str, tuple[str, ...]] | None = None,
    ) -> None:
        kinds: list[type[Action]] = [*actions, Late]
        self.kinds = {tag_of(kind): kind for kind in kinds}
        self._said: dict[Action, str] = {}
        self.names = names
        self.seats = seats
        self.rows = rows or {}

    def actor(self, actor: int) -> str:
        """A seat as p1, p2, ...; chance and clock by name."""
        return ACTORS[actor]

    def read_actor(self, word: str) -> int:
        """The reverse of `actor`."""
        actor = NAMED.get(word)
        if actor is not None and actor < self.seats:
            return actor
        raise BadInput(f"{word!r} is not p1 to p{self.seats}, chance or clock")

    def value(self, field: str, value: int) -> str | int:
        """What a number in a field stands for."""
        names = self.names.get(field)
        return names[value] if names is not None and 0 <= value < len(names) else value

    def read_value(self, field: str, word: str) -> int:
        """The reverse of `value`."""
        names = self.names.get(field)
        if names is None:
            if not WHOLE.fullmatch(word):
                raise BadInput(f"{word!r} is not a number for {field}")
            return int(word)
        if word not in names:
            raise BadInput(f"there is no {field} {word!r}{closest(word, names)}")
        return names.index(word)

    def say(self, action: Action) -> str:
        """An action in words: its kind, then its fields in order."""
        said = self._said.get(action)
        if said is None:
            fields = type(action).__struct_fields__
            said = " ".join([tag_of(type(action)), *(self.say_field(f, getattr(action, f)) for f in fields)])
            if len(self._said) >= ACTION_CACHE_SIZE:
                self._said.clear()
            self._said[action] = said
        return said

    def say_field(self, field: str, value: int | Rows) -> str:
        """What stands in one field of an action: a word, or rows such as `USA:1:2,CAN:0:1`."""
        if isinstance(value, int):
            return str(self.value(field, value))
        columns = self.rows[field]
        said = (":".join(str(self.value(c, v)) for c, v in zip(columns, row, strict=True)) for row in value)
        return ",".join(said) or NO_ROWS

    def read_field(self, field: str, word: str) -> int | Rows:
        """The reverse of `say_field`."""
        columns = self.rows.get(field)
        if columns is None:
            return self.read_value(field, word)
        if word == NO_ROWS:
            return ()
        rows = [row.split(":") for row in word.split(",")]
        for row in rows:
            if len(row) != len(columns):
                raise BadInput(f"{':'.join(row)!r} in {field} is not of the form {':'.join(columns)}")
        return tuple(tuple(self.read_value(c, v) for c, v in zip(columns, row, strict=True)) for row in rows)

    def read(self, text: str) -> Action:
        """The reverse of `say`."""
        kind, *words = text.split() or [""]
        if kind not in self.kinds:
            raise BadInput(f"there is no action {kind!r}{closest(kind, list(self.kinds))}")
        fields = self.kinds[kind].__struct_fields__
        if len(words) != len(fields):
            wants = ", ".join(fields) or "nothing"
            raise BadInput(f"{text!r}: {kind} is followed by {wants}")
        return self.kinds[kind](*(self.read_field(f, word) for f, word in zip(fields, words, strict=True)))

    def args(self, args: dict[str, int]) -> dict[str, str | int]:
        """The arguments of a fact or question in words."""
        return {field: self.value(field, value) for field, value in args.items()}


def tag_of(kind: type[Action]) -> str:
    """The word by which an action is called."""
    return str(kind.__struct_config__.tag)


def words_for(game: Game, header: Header) -> Words:
    """The words of a journal's edition; tables that play with the same one share them."""
    edition = game.edition(header.overlay)
    key = (game.name, edition.hash, header.seats)
    if key not in _WORDS:
        if len(_WORDS) >= _WORDS_KEPT:
            _WORDS.clear()
        _WORDS[key] = Words(game.actions, game.names(edition), header.seats, game.rows)
    return _WORDS[key]


def words_with(game: Game, names: dict[str, list[str]], seats: int) -> Words:
    """The words of a game with these names, which must never change: positions of one edition share them."""
    found = _NAMED.get((id(names), seats))
    if found is None or found.names is not names:
        if len(_NAMED) >= _WORDS_KEPT:
            _NAMED.clear()
        found = _NAMED[id(names), seats] = Words(game.actions, names, seats, game.rows)
    return found


_NAMED: dict[tuple[int, int], Words] = {}
_WORDS: dict[tuple[str, str, int], Words] = {}
_WORDS_KEPT = 64


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
    chain = hashlib.sha256(head.encode())
    lines = [head]
    for actor, action in journal.entries:
        said = [words.actor(actor), words.say(action)]
        chain.update(json.dumps(said).encode())
        lines.append(json.dumps([*said, chain.hexdigest()[:8]]))
    lines.append(json.dumps({"entries": len(journal.entries), "digest": chain.hexdigest()}))
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
