"""Actions, facts and seats in the words of an edition."""

from __future__ import annotations

import json
import re

from meridian.core.action import MOST_LETTERS, TEXT, Action, Late, Rows, is_plain, number_fields, text_in
from meridian.core.errors import BadInput
from meridian.core.position import CHANCE, CLOCK
from meridian.core.suggestions import closest

ACTORS = {CHANCE: "chance", CLOCK: "clock", **{seat: f"p{seat + 1}" for seat in range(64)}}
NAMED = {name: actor for actor, name in ACTORS.items()}
WHOLE = re.compile(r"-?[0-9]{1,18}")
"""A whole number in words, of a size that any journal can hold."""
ACTION_CACHE_SIZE = 20_000
"""How many actions are cached in words: the same ones are written again and again."""
FORMER = "_before"
"""Names may hold, beside the ids of a field, those they replaced (`place_before`): they are read, never written."""
NO_ROWS = "-"
"""Stands for an empty list of rows."""
QUOTE = '"'
"""Begins the text of an action, after its other fields; it is written as JSON."""


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
            former = self.names.get(f"{field}{FORMER}", [])
            if word and word in former:
                return former.index(word)
            raise BadInput(f"there is no {field} {word!r}{closest(word, names)}")
        return names.index(word)

    def say(self, action: Action) -> str:
        """An action in words: its kind, then its fields in order, and its text if there is one."""
        said = self._said.get(action)
        if said is None:
            fields = number_fields(type(action))
            said = " ".join([tag_of(type(action)), *(self.say_field(f, getattr(action, f)) for f in fields)])
            if text := text_in(action):
                said = f"{said} {json.dumps(text, ensure_ascii=False)}"
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
        fields = number_fields(self.kinds[kind])
        quoted: list[str] = []
        if QUOTE in text and TEXT in self.kinds[kind].__struct_fields__:
            before, _, rest = text.partition(QUOTE)
            _, *words = before.split()
            quoted = [read_text(QUOTE + rest)]
        if len(words) != len(fields):
            wants = ", ".join(fields) or "nothing"
            raise BadInput(f"{text!r}: {kind} is followed by {wants}")
        return self.kinds[kind](*(self.read_field(f, word) for f, word in zip(fields, words, strict=True)), *quoted)

    def args(self, args: dict[str, int]) -> dict[str, str | int]:
        """The arguments of a fact or question in words."""
        return {field: self.value(field, value) for field, value in args.items()}


def read_text(quoted: str) -> str:
    """The text of an action, as JSON; raises BadInput unless it is short and plain."""
    try:
        text = json.loads(quoted)
    except ValueError:
        text = None
    if not isinstance(text, str):
        raise BadInput("the text at the end is not in quotes as JSON writes them", "text-quotes")
    check_text(text)
    return text


def check_text(text: str) -> None:
    """Raises BadInput for a text that cannot stand in an action."""
    if not is_plain(text):
        line = f"a text has at most {MOST_LETTERS} letters, all printable, and no blanks around it"
        raise BadInput(line, "text-not-plain", most=MOST_LETTERS)


def tag_of(kind: type[Action]) -> str:
    """The word by which an action is called."""
    return str(kind.__struct_config__.tag)


def words_with(
    actions: tuple[type[Action], ...],
    names: dict[str, list[str]],
    seats: int,
    rows: dict[str, tuple[str, ...]] | None = None,
) -> Words:
    """The words of a game with these names, which must never change: positions of one edition share them."""
    found = _NAMED.get((id(names), seats))
    if found is None or found.names is not names:
        if len(_NAMED) >= WORDS_CACHE_SIZE:
            _NAMED.clear()
        found = _NAMED[id(names), seats] = Words(actions, names, seats, rows)
    return found


_NAMED: dict[tuple[int, int], Words] = {}
WORDS_CACHE_SIZE = 64
