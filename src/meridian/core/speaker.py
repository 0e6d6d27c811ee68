"""Says what a game is made of to people: facts, questions, actions and refusals in one language."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import TYPE_CHECKING, Any

from meridian.core.action import TEXT, Action, Refusal, Rows, number_fields
from meridian.core.facts import Fact
from meridian.core.messages import has_message, said
from meridian.core.position import CHANCE, CLOCK
from meridian.core.records import Question
from meridian.core.words import NAMED, tag_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

SEAT_FIELDS = ("seat", "other", "owner")
ANYBODY = "any"
"""The id by which an action may name whichever player takes it up."""


class Speaker:
    """Says a game's facts, questions, actions and refusals in one language."""

    def __init__(
        self,
        texts: FluentBundle,
        lang: str,
        ids: dict[str, list[str]],
        titles: dict[str, list[str]],
        columns: dict[str, tuple[str, ...]],
        players: list[str],
    ) -> None:
        self.lang = lang
        self.bundle = texts
        self.ids = ids
        self.titles = titles
        self.columns = columns
        self.players = players
        self.written: tuple[Fact, ...] = ()
        """What players wrote that stands now, as far as those know it who are spoken to."""

    def reading(self, written: tuple[Fact, ...]) -> Speaker:
        """The same speaker for a viewer who may read these texts."""
        found = copy(self)
        found.written = written
        return found

    def text(self, key: str, /, **args: Any) -> str:
        """A message by its id; `key.attribute` for an attribute."""
        return said(self.bundle, key, args)

    def seat(self, seat: int) -> str:
        """A player's name, or the label of the seat."""
        if seat in (CHANCE, CLOCK):
            return self.text("actor-chance" if seat == CHANCE else "actor-clock")
        return self.players[seat] if seat < len(self.players) else self.text("seat-label", number=seat + 1)

    def name(self, word: str) -> str:
        """What people call anything that a position names: a player, a thing of the edition, or another word, for which
        the game may have a message `word-...`."""
        if word in NAMED:
            return self.seat(NAMED[word])
        for field, titles in self.titles.items():
            if word in self.ids[field]:
                return titles[self.ids[field].index(word)]
        return self.text(f"word-{word}") if has_message(self.bundle, f"word-{word}") else word.replace("_", " ")

    def args(self, args: Mapping[str, int | Rows]) -> dict[str, str | int]:
        """Arguments as people say them. What has a name also comes with its id (`place_id`), by which a catalogue may
        choose the preposition or the article that goes with it."""
        found = {field: self._arg(field, value) for field, value in args.items()}
        for field, value in args.items():
            if field in self.titles and not isinstance(value, tuple):
                ids = self.ids[field]
                found[f"{field}_id"] = ids[value] if 0 <= value < len(ids) else ""
        return found

    def _arg(self, field: str, value: int | Rows) -> str | int:
        if isinstance(value, tuple):
            return self.rows(field, value)
        if field in SEAT_FIELDS:
            ids = self.ids.get(field, [])
            return self.text("actor-anybody") if value < len(ids) and ids[value] == ANYBODY else self.seat(value)
        names = self.titles.get(field) or self.ids.get(field)
        return names[value] if names is not None and 0 <= value < len(names) else value

    def rows(self, field: str, rows: Rows) -> str:
        """A list inside an action, row by row."""
        columns = self.columns[field]
        said = (self.text(f"row-{field}", **self.args(dict(zip(columns, row, strict=True)))) for row in rows)
        return "; ".join(said) or "-"

    def fact(self, fact: Fact) -> str:
        """A line of the log."""
        written = {TEXT: fact.text} if fact.text else {}
        return self.text(f"fact-{fact.key}", **self.args(fact.args), **written)

    def question(self, question: Question) -> str:
        """What a player is asked."""
        return self.text(f"question-{question.key}", **self.args(question.args))

    def action(self, action: Action) -> str:
        """An action as a line of a menu."""
        fields = _fields(action)
        return self.text(f"action-{tag_of(type(action))}", **self.args(fields), **lengths(fields))

    def refusal(self, refusal: Refusal, action: Action) -> str:
        """Why an action is not possible, with the clauses behind it."""
        text = self.text(f"refusal-{refusal.key}", **self.args(_fields(action)))
        return f"{text} ({', '.join(refusal.clauses.split())})" if refusal.clauses else text


def lengths(fields: Mapping[str, int | Rows]) -> dict[str, int]:
    """How long the lists of an action are (`cards_count`): its message may say nothing of an empty one."""
    return {f"{field}_count": len(value) for field, value in fields.items() if isinstance(value, tuple)}


def _fields(action: Action) -> dict[str, int | Rows]:
    return {field: getattr(action, field) for field in number_fields(type(action))}
