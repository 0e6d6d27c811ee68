"""What an owner is asked: one card, field, Territory or table a page, what is worth a look first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal

import msgspec

from meridian.core.datum import Key, dotted, leaves
from meridian.core.edition import NONE, Edition, marks_of
from meridian.core.edition_template import FIRST, KNOWN, WORDS, worth
from meridian.core.game import Game, begin, edition_of, new_header, speaker_for
from meridian.core.languages import book_language
from meridian.core.messages import bundle, has_message, said
from meridian.core.speaker import SEAT_FIELDS, Speaker
from meridian.owners.values import columns_of, is_plain, key_of, optional_kind, shown

Worth = Literal["first", "words", "known"]
Kind = Literal["number", "switch", "text", "list", "records"]

PACKAGE: Final = "meridian.owners"
PARTS: Final[dict[Worth, str]] = {"first": FIRST, "words": WORDS, "known": KNOWN}
"""The parts of the template that an original can answer, in its order."""
SURE: Final = "printed"
"""The mark of what an owner has read on the original."""
PAGE: Final = 8
"""Data on a page of a table without rows, such as borders, or of one with very many."""
MANY: Final = 40
"""A section with more things in a part has several of them on a page."""
MOST_CHOICES: Final = 40
"""A datum of which the edition has more different values is not offered any."""
LONG: Final = 48
"""A thing with a longer title, such as the story of an Adventure, is called by what its id names."""
BETWEEN: Final = ("--", "-")
"""What stands between the two ends in the key of a border or a route."""


class KnownValue(msgspec.Struct, frozen=True, kw_only=True):
    """A value that other data of the same kind have, and what it is called."""

    value: str
    label: str


class AskedDatum(msgspec.Struct, frozen=True, kw_only=True):
    """A datum to look up: its key in an edition file, what it is called, its present value as people type it, where
    that comes from, and the things on the board that it is about, such as `area:CAN`."""

    key: str
    label: str
    value: str
    mark: str
    kind: Kind
    spots: list[str]
    optional: bool
    """Whether an edition can do without it."""
    choices: str
    """The list of `OwnerPages.choices` with values that may be meant; empty for none."""
    row: str = ""
    """On a page about several things: what the one is called to which this belongs."""
    columns: list[str] = []
    """What stands in each line of a datum that is typed in lines."""


class OwnerPage(msgspec.Struct, frozen=True, kw_only=True):
    """A page: the part and the section it belongs to, the thing it is about, and its data."""

    part: Worth
    section: str
    thing: str
    title: str
    spot: str
    data: list[AskedDatum]


class OwnerSection(msgspec.Struct, frozen=True, kw_only=True):
    """A section of the data, and where in the box its things are found."""

    title: str
    where: str


class OwnerPages(msgspec.Struct, frozen=True, kw_only=True):
    """All pages of a game in their order, and a position to point at things on its board. `sure` is the mark of what
    is read on an original, `none` what is typed where it has no such datum."""

    pages: list[OwnerPage]
    sections: dict[str, OwnerSection]
    choices: dict[str, list[KnownValue]]
    marks: dict[str, str]
    sure: str
    none: str
    view: dict[str, Any]
    seats: int
    options: dict[str, Any]


def owner_pages(game: Game, lang: str) -> OwnerPages:
    """What an owner of the game is asked."""
    header = new_header(game, game.seats[0])
    made = _Pages(game, lang)
    pages = list(made.pages())
    sections = {page.section for page in pages}
    return OwnerPages(
        pages=pages,
        sections={section: made.section(section) for section in made.edition.data if section in sections},
        choices={name: found for name, found in made.choices.items() if found},
        marks={mark: made.speaker.text(f"provenance-{mark}") for mark in sorted(set(made.marks.values()))},
        sure=SURE,
        none=NONE,
        view=game.rules.show(game.rules.view(begin(game, header), None)),
        seats=header.seats,
        options=header.options,
    )


class Names:
    """What data, things and values of an edition are called in a language."""

    def __init__(self, game: Game, edition: Edition, lang: str) -> None:
        self.edition = edition
        self.spoken = lang
        self.lang = book_language(lang)
        self.speaker: Speaker = speaker_for(game, edition, lang)
        self.points = self._points()

    def _points(self) -> dict[str, tuple[str, str]]:
        """By the id of a thing: how a board is pointed at it, and its title. The first kind of names counts."""
        found: dict[str, tuple[str, str]] = {}
        for kind, ids in self.speaker.ids.items():
            if kind not in SEAT_FIELDS:
                titles = self.speaker.titles.get(kind) or ids
                for name, title in zip(ids, titles, strict=False):
                    if name:
                        found.setdefault(name, (f"{kind}:{name}", title))
        return found

    def title(self, section: str, thing: str) -> str:
        """The name of a thing, or the title of its section if it is no thing."""
        row = self.edition.data.get(section, {}).get(thing)
        if not isinstance(row, dict):
            return self.message(f"data-{section}", section)
        name = row.get("name")
        if isinstance(name, dict) and self.lang in name:
            return str(name[self.lang])
        title = self.points[thing][1] if thing in self.points else thing
        number, _, about = thing.partition("-")
        return title if len(title) <= LONG or about not in self.points else f"{self.called(about)} ({number})"

    def card(self, section: str, thing: str) -> str:
        """The card on which a thing is one of several rows, by the numbers of its id; empty if it is on none."""
        row = self.edition.data[section].get(thing)
        number, _, about = thing.partition("-")
        return number if isinstance(row, dict) and "card" in row and about in self.points else ""

    def row(self, section: str, thing: str) -> str:
        """What a thing is called on a page of several."""
        return self.called(thing.partition("-")[2]) if self.card(section, thing) else self.title(section, thing)

    def label(self, key: Key) -> str:
        """What a datum is called, beside the title of its page."""
        ends = self.ends(key)
        if ends:
            return " – ".join(self.called(end) for end in ends)
        return self.message(self.label_message(key), " ".join(key[2 if self.in_row(key) else 1 :]).replace("_", " "))

    def label_message(self, key: Key) -> str:
        """The message that says what a datum is called: `datum-build` in every card, `datum-turns-default`."""
        return f"datum-{'-'.join(key[2:] if self.in_row(key) else key)}"

    def in_row(self, key: Key) -> bool:
        """Whether a datum is one of a thing, not of its section."""
        return isinstance(self.edition.data.get(key[0], {}).get(key[1]), dict)

    def ends(self, key: Key) -> list[str]:
        """The two ends of a border or a route, which are called by their names."""
        if len(key) != 2:
            return []
        for between in BETWEEN:
            ends = key[-1].split(between)
            if len(ends) == 2 and all(end in self.points for end in ends):
                return ends
        return []

    def called(self, value: str) -> str:
        """What a value is called: the name of a thing, else the value itself."""
        for content in self.edition.data.values():
            row = content.get(value)
            if isinstance(row, dict) and isinstance(row.get("name"), dict) and self.lang in row["name"]:
                return str(row["name"][self.lang])
        return value

    def message(self, key: str, otherwise: str) -> str:
        """A message of the game, if it has it."""
        return self.speaker.text(key) if has_message(self.speaker.bundle, key) else otherwise


def label_messages(game: Game) -> set[str]:
    """The messages with which a game can say what its data are called. It may lack any: then the key is shown."""
    names = Names(game, edition_of(game), "en")
    asked = [key for page in owner_pages(game, "en").pages for datum in page.data for key in [key_of(datum.key)]]
    return {names.label_message(key) for key in asked if key is not None and not names.ends(key)}


class _Pages(Names):
    def __init__(self, game: Game, lang: str) -> None:
        edition = edition_of(game)
        super().__init__(game, edition, lang)
        self.marks = marks_of(edition, edition)
        self.optional = game.edition.optional_data
        self.choices: dict[str, list[KnownValue]] = {}

    def pages(self) -> Iterator[OwnerPage]:
        for part, wanted in PARTS.items():
            groups: dict[tuple[str, str], list[tuple[Key, Any]]] = {}
            for key, value in leaves(self.edition.data):
                if worth(key, self.marks[key]) == wanted and is_plain(value):
                    row = key[1] if isinstance(self.edition.data[key[0]][key[1]], dict) else ""
                    groups.setdefault((key[0], row), []).append((key, value))
            by_section: dict[str, list[tuple[str, list[tuple[Key, Any]]]]] = {}
            for (section, thing), found in groups.items():
                by_section.setdefault(section, []).append((thing, found))
            for section, things in by_section.items():
                if len(things) > MANY:
                    yield from self._packed(part, section, things)
                    continue
                for thing, found in things:
                    for at in range(0, len(found), PAGE if not thing else len(found)):
                        yield self._page(part, section, thing, found[at : at + PAGE] if not thing else found)

    def _packed(
        self, part: Worth, section: str, things: list[tuple[str, list[tuple[Key, Any]]]]
    ) -> Iterator[OwnerPage]:
        """Several things on a page: the rows of a card together, else as many as have few data."""
        together: dict[str, list[tuple[str, list[tuple[Key, Any]]]]] = {}
        number, size = 0, 0
        for thing, found in things:
            card = self.card(section, thing)
            if not card and size + len(found) > PAGE and size:
                number, size = number + 1, 0
            size += len(found)
            together.setdefault(card or str(number), []).append((thing, found))
        for name, rows in together.items():
            on_card = bool(self.card(section, rows[0][0]))
            yield OwnerPage(
                part=part,
                section=section,
                thing="",
                title=f"{self.title(section, '')}{f' {name}' if on_card else ''}",
                spot="",
                data=[self._datum(key, value, thing) for thing, found in rows for key, value in found],
            )

    def _page(self, part: Worth, section: str, thing: str, found: list[tuple[Key, Any]]) -> OwnerPage:
        return OwnerPage(
            part=part,
            section=section,
            thing=thing,
            title=self.title(section, thing),
            spot=self.points[thing][0] if thing in self.points else "",
            data=[self._datum(key, value) for key, value in found],
        )

    def _datum(self, key: Key, value: Any, thing: str = "") -> AskedDatum:
        kind: Kind = "text"
        if isinstance(value, bool):
            kind = "switch"
        elif isinstance(value, int | float):
            kind = "number"
        elif isinstance(value, list):
            kind = "records" if columns_of(value) else "list"
        named = value if isinstance(value, list) else [value]
        row = [thing, thing.partition("-")[2]] if thing else []
        about = [*row, *self.ends(key), *(one for one in named if isinstance(one, str))]
        return AskedDatum(
            key=dotted(key),
            label=self.label(key),
            value=shown(value),
            mark=self.marks[key],
            kind=kind,
            spots=[self.points[one][0] for one in about if one in self.points],
            optional=optional_kind(self.optional, key) is not None,
            choices=self._choices(key) if kind == "text" else "",
            row=self.row(key[0], thing) if thing else "",
            columns=[self.column(column) for column in columns_of(value)] if kind == "records" else [],
        )

    def column(self, column: Key) -> str:
        """What stands in a column of a datum that is typed in lines."""
        words, key = bundle(PACKAGE, self.spoken), f"column-{'-'.join(column)}"
        return said(words, key, {}) if has_message(words, key) else " ".join(column)

    def _choices(self, key: Key) -> str:
        """The name of the list with all values of a column, if they are few."""
        content = self.edition.data[key[0]]
        rows = isinstance(content[key[1]], dict)
        name = ".".join((key[0], "*", *key[2:]))
        if name not in self.choices:
            pattern = key[2:] if rows else ()
            column = [value for other, value in leaves(content) if other[1:] == pattern]
            values = sorted({value for value in column if isinstance(value, str)})
            few = len(values) <= MOST_CHOICES and len(values) < len(column) and any(" " not in one for one in values)
            self.choices[name] = [KnownValue(value=one, label=self.called(one)) for one in values] if few else []
        return name if self.choices[name] else ""

    def section(self, section: str) -> OwnerSection:
        """What a section is called, and where its things are."""
        return OwnerSection(title=self.message(f"data-{section}", section), where=self.message(f"where-{section}", ""))
