"""What an owner answered, as an edition file; what is wrong with it, what it changes, and another owner's file beside
it."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from meridian.core import edition_file
from meridian.core.datum import BadEdition, Fault, Key, dotted, leaves, same, written
from meridian.core.edition import ABOUT, NONE, Edition, changes, marks_of, shipped, stated
from meridian.core.edition_bounds import MAX_FAULTS
from meridian.core.edition_file import EditionFile
from meridian.core.edition_merge import merge
from meridian.core.errors import BadInput
from meridian.core.game import Game, edition_of
from meridian.core.provenance import OWN
from meridian.core.suggestions import closest
from meridian.owners.faults import check_playable, line_of
from meridian.owners.pages import SURE, Names
from meridian.owners.values import key_of, optional_kind, shown, typed

MOST: Final = 5_000
"""Answers of one owner; the longest shipped edition has some 4,100 data."""
NAME: Final = "owner.toml"
"""What the file is called where a line must name it."""

HEAD: Final = """\
## An edition of {game}, from the answers of an owner of the original.
## docs/editions.md says what can be done with it.

edition.game = {quoted}
"""

Text = Annotated[str, Meta(max_length=2_000)]
Name = Annotated[str, Meta(max_length=200)]


class Answers(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The answers of an owner, by the keys of an edition file: values as they were typed, and where data come from. A
    mark without a value confirms the shipped one."""

    name: Name = ""
    source: Name = ""
    values: Annotated[dict[Name, Text], Meta(max_length=MOST)] = {}
    marks: Annotated[dict[Name, Name], Meta(max_length=MOST)] = {}


class DraftFault(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong: the key to blame, others that may be to blame, and a sentence."""

    key: str
    also: list[str]
    line: str


class DraftChange(msgspec.Struct, frozen=True, kw_only=True):
    """A datum that differs from the shipped edition; an empty value where one of the two has none."""

    key: str
    title: str
    label: str
    before: str
    after: str


class EditionDraft(msgspec.Struct, frozen=True, kw_only=True):
    """What answers make: the faults, or the changes and the edition file."""

    faults: list[DraftFault]
    changes: list[DraftChange]
    confirmed: int
    text: str


class OwnersDisagreement(msgspec.Struct, frozen=True, kw_only=True):
    """A datum for which two owners have different values."""

    key: str
    title: str
    label: str
    mine: str
    theirs: str


class MergedAnswers(msgspec.Struct, frozen=True, kw_only=True):
    """The answers of two owners in one; where they disagree, the first one's value stands."""

    answers: Answers
    taken: int
    disagreements: list[OwnersDisagreement]


class AnswerFile:
    """Answers as an edition file of a game."""

    def __init__(self, game: Game, answers: Answers, name: str = NAME) -> None:
        self.game = game
        self.base = shipped(game.package)
        self.before = dict(leaves(self.base.data))
        self.names = {dotted(key): key for key in self.before}
        self.faults: list[Fault] = []
        self.text = self._text(answers)
        self.file: EditionFile = edition_file.parsed(name, self.text)

    def _text(self, answers: Answers) -> str:
        head = HEAD.format(game=self.game.name, quoted=written(self.game.name))
        about = {"name": answers.name, "source": answers.source}
        for word, said in about.items():
            if said.strip():
                head += f"{ABOUT}.{word} = {written(said.strip())}\n"
        values = {key: value for key, value in self._values(answers.values).items() if self._differs(key, value)}
        marks = {**dict.fromkeys(answers.values, SURE), **answers.marks}
        lines = [f"{dotted(key)} = {written(value)}" for key, value in values.items()]
        known = {name for name in marks if self._key(name) is not None}
        removed = {dotted(key) for key, value in values.items() if value == NONE and self._optional(key)}
        cited = [
            f"provenance.{name} = {written(word)}"
            for name, word in marks.items()
            if name in known - removed and word != OWN
        ]
        return "\n".join([head, *lines, "", *cited]) + "\n"

    def _values(self, given: dict[str, str]) -> dict[Key, Any]:
        found: dict[Key, Any] = {}
        for name, text in given.items():
            key = self._key(name)
            if key is None:
                self.faults.append(Fault((name,), f"is unknown{closest(name, list(self.names))}"))
                continue
            wanted = self.before.get(key, self._optional(key) or str)
            found[key] = text.strip() if text.strip() == NONE and self._optional(key) else typed(text, wanted)
        return found

    def _key(self, name: str) -> Key | None:
        key = self.names.get(name) or key_of(name)
        return key if key is not None and (key in self.before or self._optional(key)) else None

    def _optional(self, key: Key) -> type | None:
        return optional_kind(self.game.edition.optional_data, key)

    def _differs(self, key: Key, value: Any) -> bool:
        return key not in self.before or not same(self.before[key], value)

    def edition(self) -> Edition | None:
        """The edition that the answers make; None if something is wrong, which is then in `faults`."""
        try:
            found = edition_of(self.game, self.file.overlay)
        except BadEdition as error:
            self.faults += error.faults
            return None
        return None if self.faults else found


def draft(game: Game, answers: Answers, lang: str) -> EditionDraft:
    """What answers make of the shipped edition."""
    made = AnswerFile(game, answers)
    edition = made.edition()
    if edition is None:
        return EditionDraft(faults=faults_of(game, made, lang), changes=[], confirmed=0, text="")
    names = Names(game, edition, lang)
    found = changes(made.base, edition)
    changed = {change.key for change in found}
    before, after = marks_of(made.base, made.base), marks_of(edition, made.base)
    return EditionDraft(
        faults=[],
        changes=[
            DraftChange(
                key=dotted(change.key),
                title=names.title(change.key[0], change.key[1]),
                label=names.label(change.key),
                before="" if change.before is None else shown(change.before),
                after="" if change.after is None else shown(change.after),
            )
            for change in found
        ],
        confirmed=sum(key not in changed and before.get(key) != mark for key, mark in after.items()),
        text=made.text,
    )


def merged(game: Game, answers: Answers, theirs: EditionFile, lang: str) -> MergedAnswers:
    """Everything that an owner and another one's file say. Both must be playable by themselves."""
    mine = AnswerFile(game, answers)
    names = Names(game, mine.base, lang)
    if mine.faults:
        raise BadInput(line_of(mine.faults[0], names, lang))
    for file in (mine.file, theirs):
        check_playable(game, file, names, lang)
    found = merge(game, (mine.file, theirs))
    both = edition_file.parsed(NAME, found.text)
    own = dict(leaves(stated(mine.base, mine.file.overlay)))
    values = dict(leaves(stated(mine.base, both.overlay))) | own
    # Values that do not fit together are no edition, but their marks are known all the same.
    marks = dict(leaves(_marks(both.overlay)))
    about = theirs.overlay.get(ABOUT, {})
    return MergedAnswers(
        answers=Answers(
            name=answers.name or about.get("name", "")[:200],
            source=answers.source or about.get("source", "")[:200],
            values={dotted(key): shown(value) for key, value in values.items()},
            marks={
                **{dotted(key): OWN for key in values},
                **{dotted(key): str(mark) for key, mark in marks.items()},
                **dict.fromkeys(answers.values, SURE),
                **answers.marks,
            },
        ),
        taken=len(values.keys() - own.keys()),
        disagreements=[
            OwnersDisagreement(
                key=dotted(each.key),
                title=names.title(each.key[0], each.key[1]),
                label=names.label(each.key),
                mine=shown(each.values[0]),
                theirs=shown(each.values[1]),
            )
            for each in found.disagreements
        ],
    )


def _marks(overlay: dict[str, Any]) -> dict[str, Any]:
    found = overlay.get("provenance", {})
    return found if isinstance(found, dict) else {}


def faults_of(game: Game, made: AnswerFile, lang: str) -> list[DraftFault]:
    """What is wrong with answers, by their keys."""
    names = Names(game, made.base, lang)
    return [
        DraftFault(key=dotted(one.key), also=[dotted(key) for key in one.also], line=line_of(one, names, lang))
        for one in made.faults[:MAX_FAULTS]
    ]
