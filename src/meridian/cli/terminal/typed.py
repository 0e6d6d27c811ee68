"""Reading what people type: commands in English and German, answers in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from meridian.core.action import Action
from meridian.core.codec import Words, tag_of
from meridian.core.errors import BadInput
from meridian.core.messages import Speaker

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
    "ask": ("ask", "frag", "frage"),
    "dice": ("dice", "würfel", "wuerfel"),
    "save": ("save", "speichern"),
    "load": ("load", "laden"),
    "quit": ("quit", "exit", "schluss"),
}
"""Every command with the words for it, whatever the language of the table."""

YES: Final = ("yes", "y", "ja", "j")
SEVERAL: Final = re.compile(r"[,;]")

Score = tuple[int, int, int]
EXACT, START, RUN, SCATTERED = range(4)


def whole_number(line: str) -> int | None:
    """A number as it is typed, or None; a very long one is as good as any that is too big."""
    return int(line[:9]) if line.isascii() and line.isdigit() else None


def tokens(text: str) -> list[str]:
    """The words of a text, in small letters; hyphens and underscores part them."""
    return re.findall(r"\w+|\?", text.casefold().replace("_", " "))


def command(line: str) -> tuple[str, str] | None:
    """The command that a line names by a whole word, and the rest of the line as it was typed."""
    first, _, rest = line.partition(" ")
    for name, words in COMMANDS.items():
        if first.casefold() in words:
            return name, rest.strip()
    return None


def command_beginning(line: str) -> tuple[str, str] | None:
    """The only command whose word begins like the line, or None."""
    first, _, rest = line.partition(" ")
    found = [name for name, words in COMMANDS.items() if any(word.startswith(first.casefold()) for word in words)]
    return (found[0], rest.strip()) if len(found) == 1 else None


def several(line: str) -> list[str]:
    """The answers of a line: Canada, USA, USA. A command is never parted."""
    if command(line) is not None:
        return [line]
    return [part.strip() for part in SEVERAL.split(line) if part.strip()] or [line]


class Reader:
    """Finds the action that somebody means: in words of scenario files, or as the menu says it."""

    def __init__(self, words: Words, speaker: Speaker) -> None:
        self.words = words
        self.speaker = speaker

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
            return self.words.read(typed) if typed.split() else None
        except BadInput:
            return None

    def _score(self, wanted: list[str], action: Action) -> Score | None:
        scores = [fit(wanted, tokens(said)) for said in self._ways_to_say(action)]
        found = [(*score, way) for way, score in enumerate(scores) if score is not None]
        return min(found, default=None)

    def _ways_to_say(self, action: Action) -> Iterator[str]:
        fields = {field: getattr(action, field) for field in type(action).__struct_fields__}
        tag = tag_of(type(action))
        yield self.words.say(action)
        yield " ".join([tag, *(str(said) for said in self.speaker.args(fields).values())])
        yield self.speaker.action(action)
        yield self.speaker.text(f"action-{tag}", **self.words.args(fields))


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
