"""Reading what people type: commands in English and German, answers in words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from meridian.core.action import TEXT, Action, number_fields
from meridian.core.errors import BadInput
from meridian.core.speaker import Speaker, lengths
from meridian.core.words import QUOTE, Words, tag_of

COMMANDS: Final = {
    "help": ("help", "hilfe", "?"),
    "all": ("all", "alle"),
    "board": ("board", "brett", "plan"),
    "hand": ("hand",),
    "cards": ("cards", "card", "karten", "karte"),
    "log": ("log", "protokoll"),
    "why": ("why", "warum"),
    "rules": ("rules", "rule", "regeln", "regel"),
    "odds": ("odds", "chancen"),
    "hint": ("hint", "tipp"),
    "rest": ("rest", "auto"),
    "undo": ("undo", "zurück", "zurueck"),
    "always": ("always", "immer"),
    "ask": ("ask", "frag", "frage"),
    "dice": ("dice", "würfel", "wuerfel"),
    "save": ("save", "speichern"),
    "load": ("load", "laden"),
    "quit": ("quit", "exit", "schluss"),
}
"""Every command with the words for it, whatever the language of the table."""

YES: Final = ("yes", "y", "ja", "j")
SEVERAL: Final = re.compile(r"[,;]")
INSIDE: Final = re.compile(r"([\s:,]+)")
"""What parts the names inside an answer with rows."""
SPACED: Final = re.compile(r"\s*([,:])\s*")
ROW: Final = ":"

Score = tuple[int, int, int]
EXACT, START, RUN, SCATTERED = range(4)


def whole_number(line: str) -> int | None:
    """A number as it is typed, or None; a very long one is as good as any that is too big."""
    return int(line[:9]) if line.isascii() and line.isdigit() else None


def tokens(text: str) -> list[str]:
    """The words of a text, in small letters; hyphens and underscores part them."""
    return re.findall(r"\w+|\?", text.casefold().replace("_", " "))


class Reader:
    """Finds what a person means: a command, or an action in words of scenario files or as the menu says it."""

    def __init__(self, words: Words, speaker: Speaker, commands: Mapping[str, tuple[str, ...]] = COMMANDS) -> None:
        self.words = words
        self.speaker = speaker
        self.commands = commands
        self.spelt = _spelt(words, speaker)

    def command(self, line: str) -> tuple[str, str] | None:
        """The command that a line names by a whole word, and the rest of the line as it was typed."""
        first, _, rest = line.partition(" ")
        for name, words in self.commands.items():
            if first.casefold() in words:
                return name, rest.strip()
        return None

    def command_beginning(self, line: str) -> tuple[str, str] | None:
        """The only command whose word begins like the line, or None."""
        first, _, rest = line.partition(" ")
        begun = first.casefold()
        found = [name for name, words in self.commands.items() if any(word.startswith(begun) for word in words)]
        return (found[0], rest.strip()) if len(found) == 1 else None

    def several(self, line: str) -> list[str]:
        """The answers of a line: Canada, USA, USA. A command is never parted, and rows stay together."""
        if self.command(line) is not None:
            return [line]
        if self.holds_text(line):
            fields, quote, text = line.partition(QUOTE)
            return [SPACED.sub(r"\1", fields) + quote + text.rstrip()]
        whole = [SPACED.sub(r"\1", part).strip() for part in line.split(";") if part.strip()]
        if self.holds_rows(line) or (whole and self.read(whole[0]) is not None):
            return whole
        return [part.strip() for part in SEVERAL.split(line) if part.strip()] or [line]

    def holds_rows(self, line: str) -> bool:
        """Whether a line is an answer with rows, such as `lay-out USA:1:2:1:1:0,CAN:0:1:1:1:1`."""
        return ROW in line and self.names_kind(line)

    def holds_text(self, line: str) -> bool:
        """Whether a line is an answer with a text in quotes at its end."""
        kind = self.words.kinds.get(line.partition(" ")[0].casefold())
        return QUOTE in line and kind is not None and TEXT in kind.__struct_fields__

    def names_kind(self, line: str) -> bool:
        """Whether a line begins with the word for a kind of answer."""
        return line.partition(" ")[0].casefold() in self.words.kinds

    def find(self, typed: str, actions: list[Action]) -> list[Action]:
        """The actions that fit best; several if it cannot be told which one is meant."""
        best: tuple[Score | None, list[Action]] = (None, [])
        wanted = tokens(typed)
        for action in actions:
            score = self._score(wanted, action)
            if score is None or (best[0] is not None and score > best[0]):
                continue
            best = (score, [*best[1], action] if score == best[0] else [action])
        return best[1]

    def read(self, typed: str) -> Action | None:
        """An action in whole words, offered or not."""
        try:
            return self.words.read(self._canonical(typed)) if typed.split() else None
        except BadInput:
            return None

    def misread(self, typed: str) -> str:
        """What is wrong with an action in whole words; empty if nothing is, or if it is none."""
        try:
            if self.names_kind(typed):
                self.words.read(self._canonical(typed))
        except BadInput as error:
            return str(error)
        return ""

    def _canonical(self, typed: str) -> str:
        """The same with ids as they are spelt; names of players and places stand for their ids."""
        kind, _, rest = typed.partition(" ")
        rest, quote, text = rest.partition(QUOTE)
        return " ".join(
            [kind.casefold(), "".join(self.spelt.get(part.casefold(), part) for part in INSIDE.split(rest))]
        ) + (quote + text)

    def forms(self) -> list[str]:
        """How answers with rows are typed: `deploy title:number,…`."""
        return [
            self.form(kind)
            for kind in self.words.kinds.values()
            if any(field in self.words.rows for field in kind.__struct_fields__)
        ]

    def form(self, kind: type[Action]) -> str:
        """How answers of a kind are typed."""
        rows = self.words.rows
        fields = [":".join(rows[f]) + ",…" if f in rows else f for f in number_fields(kind)]
        text = [f"{QUOTE}…{QUOTE}"] if TEXT in kind.__struct_fields__ else []
        return " ".join([tag_of(kind), *fields, *text])

    def _score(self, wanted: list[str], action: Action) -> Score | None:
        scores = [fit(wanted, tokens(said)) for said in self._ways_to_say(action)]
        found = [(*score, way) for way, score in enumerate(scores) if score is not None]
        return min(found, default=None)

    def _ways_to_say(self, action: Action) -> Iterator[str]:
        fields = {field: getattr(action, field) for field in number_fields(type(action))}
        tag = tag_of(type(action))
        yield self.words.say(action)
        yield " ".join([tag, *(str(said) for said in self.speaker.args(fields).values())])
        yield self.speaker.action(action)
        said = {
            field: self.words.say_field(field, value) for field, value in fields.items() if isinstance(value, tuple)
        }
        numbers = {field: value for field, value in fields.items() if field not in said}
        # Catalogues choose prepositions by ids (`place_id`), whatever the names are replaced by.
        ids = {key: value for key, value in self.speaker.args(numbers).items() if key not in numbers}
        yield self.speaker.text(f"action-{tag}", **self.words.args(numbers), **ids, **said, **lengths(fields))


def _spelt(words: Words, speaker: Speaker) -> dict[str, str]:
    """How everything is spelt that can be named, by small letters: titles and players count unless they are ids."""
    known: dict[str, str] = {}
    for field, titles in speaker.titles.items():
        for title, name in zip(titles, words.names.get(field, titles), strict=False):
            known.setdefault(title.casefold(), name)
    for seat, player in enumerate(speaker.players):
        known[player.casefold()] = words.actor(seat)
    for names in words.names.values():
        for name in names:
            known[name.casefold()] = name
    return known


def fit(wanted: list[str], said: list[str]) -> tuple[int, int] | None:
    """How well words typed fit words said: the smaller the better, None if they do not.

    Each word typed must begin one said, in this order: all of them, from the start, in a run, or scattered.
    One letter alone is enough only at the start.
    """
    if not wanted:
        return None
    if wanted == said:
        return EXACT, 0
    for start in range(len(said) - len(wanted) + 1):
        run = said[start : start + len(wanted)]
        if all(word.startswith(typed) for typed, word in zip(wanted, run, strict=True)):
            if start and max(map(len, wanted)) < 2:
                continue
            inexact = sum(typed != word for typed, word in zip(wanted, run, strict=True))
            return (RUN if start else START), inexact
    return _scattered(wanted, said)


def _scattered(wanted: list[str], said: list[str]) -> tuple[int, int] | None:
    if max(map(len, wanted)) < 2:
        return None
    inexact = at = 0
    for typed in wanted:
        while at < len(said) and not said[at].startswith(typed):
            at += 1
        if at == len(said):
            return None
        inexact += said[at] != typed
        at += 1
    return SCATTERED, inexact
