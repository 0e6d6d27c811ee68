"""Player aids of a game: reference card, glossary, FAQ, tips and background, from `aids.toml` beside the rule book.

Texts hold no numbers of the game. A placeholder takes them from the edition and the table options, so that a custom
edition shows its own:

    {scoring.land_full}        a datum; a text in two languages, or a record with a name, in the reader's language
    {areas[region=asia]}       the names of all records of a section with this value, separated by commas
    {option.turns}             a table option

Questions and answers of the FAQ are rulings of the rule book, named by their ids.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Final
from unicodedata import normalize

import msgspec

from meridian.core.bilingual import Bilingual
from meridian.core.books import with_further
from meridian.core.datum import MARKS
from meridian.core.edition import Edition
from meridian.core.errors import BadInput
from meridian.core.languages import book_language, cached_by_languages
from meridian.core.rulebook import Rulebook, rulebook
from meridian.core.suggestions import closest

FILE: Final = "aids.toml"
PLACEHOLDER: Final = re.compile(r"\{([^{}]*)\}")
RECORDS: Final = re.compile(r"(\w+)\[(\w+)=(\w+)\]")
OPTION: Final = "option."


Cell = str | Bilingual
"""A cell of a table; a plain string is the same in both languages."""


class CardSection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A section of the reference card: a text, a list and a table, each optional. `turn` marks how a turn goes: the
    rule reader begins with it."""

    title: Bilingual
    clauses: list[str]
    text: Bilingual | None = None
    items: list[Bilingual] = []
    numbered: bool = False
    turn: bool = False
    columns: list[Cell] = []
    rows: list[list[Cell]] = []


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of the glossary. When one of `facts` happens, a newcomer meets what it explains."""

    term: Bilingual
    text: Bilingual
    clauses: list[str]
    facts: list[str] = []


class Topic(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A group of the FAQ: ids of rulings under a title."""

    title: Bilingual
    rulings: list[str]


class Tip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of advice, with the clauses it relies on."""

    text: Bilingual
    clauses: list[str]


class Aids(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The aids of a game as they are written, in both languages and with placeholders."""

    card: list[CardSection]
    glossary: list[Term]
    faq: list[Topic]
    tips: list[Tip]
    background: list[Bilingual]


class ShownCardSection(msgspec.Struct, frozen=True):
    """A section of the reference card in one language."""

    title: str
    text: str
    items: list[str]
    numbered: bool
    turn: bool
    columns: list[str]
    rows: list[list[str]]
    clauses: list[str]


class ShownTerm(msgspec.Struct, frozen=True):
    """An entry of the glossary in one language, with the facts at which a newcomer meets it."""

    term: str
    text: str
    clauses: list[str]
    facts: list[str] = []


class ShownAnswer(msgspec.Struct, frozen=True):
    """A question of the FAQ in one language; `option` is the table option that changes the answer."""

    question: str
    answer: str
    reason: str
    ruling: str
    clause: str
    option: str


class ShownTopic(msgspec.Struct, frozen=True):
    """A group of the FAQ in one language."""

    title: str
    answers: list[ShownAnswer]


class ShownTip(msgspec.Struct, frozen=True):
    """A tip in one language."""

    text: str
    clauses: list[str]


class ShownAids(msgspec.Struct, frozen=True):
    """The aids of a game in one language, with the numbers of one edition."""

    card: list[ShownCardSection]
    glossary: list[ShownTerm]
    faq: list[ShownTopic]
    tips: list[ShownTip]
    background: list[str]


@cached_by_languages
def aids(package: str) -> Aids | None:
    """The aids in a game's folder, checked against its rule book; None if the game has none."""
    file = files(package).joinpath(FILE)
    if not file.is_file():
        return None
    return read_aids(file.read_text(encoding="utf-8"), rulebook(package), f"{FILE} of {package}", package)


def read_aids(text: str, book: Rulebook, where: str, package: str = "") -> Aids:
    """Aids from TOML, with the translations of a game's package. The first error raises BadInput, in one line."""
    try:
        told = tomllib.loads(text)
        found = msgspec.convert(with_further(package, told) if package else told, Aids)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadInput(f"{where}: {error}") from None
    for place, clause in _citations(found):
        if clause not in book:
            known = [*book.clauses, *book.rulings]
            raise BadInput(f"{where}: {place} cites {clause}, which is not in the rule book{closest(clause, known)}")
    for topic in found.faq:
        for ruling in topic.rulings:
            if ruling not in book.rulings:
                raise BadInput(f"{where}: faq {topic.title.en!r}: there is no ruling {ruling}")
    return found


def _citations(found: Aids) -> Iterator[tuple[str, str]]:
    for section in found.card:
        yield from ((f"card {section.title.en!r}", clause) for clause in section.clauses)
    for term in found.glossary:
        yield from ((f"glossary {term.term.en!r}", clause) for clause in term.clauses)
    for number, tip in enumerate(found.tips, 1):
        yield from ((f"tip {number}", clause) for clause in tip.clauses)


def shown(found: Aids, book: Rulebook, edition: Edition, options: dict[str, Any], lang: str) -> ShownAids:
    """Aids in one language, with the numbers of an edition and of a table's options."""
    fill = _Fill(edition.data, options, lang)
    return ShownAids(
        card=[
            ShownCardSection(
                title=fill(section.title),
                text=fill(section.text) if section.text is not None else "",
                items=[fill(item) for item in section.items],
                numbered=section.numbered,
                turn=section.turn,
                columns=[fill(cell) for cell in section.columns],
                rows=[[fill(cell) for cell in row] for row in section.rows],
                clauses=section.clauses,
            )
            for section in found.card
        ],
        glossary=sorted(
            (ShownTerm(fill(term.term), fill(term.text), term.clauses, term.facts) for term in found.glossary),
            key=lambda term: normalize("NFKD", term.term).casefold(),
        ),
        faq=[ShownTopic(fill(topic.title), [_answer(book, id_, lang) for id_ in topic.rulings]) for topic in found.faq],
        tips=[ShownTip(fill(tip.text), tip.clauses) for tip in found.tips],
        background=[fill(paragraph) for paragraph in found.background],
    )


def filled(text: str, edition: Edition, options: dict[str, Any], lang: str) -> str:
    """A text with the numbers and names of an edition in the places of its placeholders."""
    return _Fill(edition.data, options, lang)(text)


def _answer(book: Rulebook, ruling: str, lang: str) -> ShownAnswer:
    found = book.rulings[ruling]
    return ShownAnswer(
        question=found.question.said(lang),
        answer=found.ruling.said(lang),
        reason=found.reason.said(lang),
        ruling=ruling,
        clause=found.clause,
        option=found.option,
    )


class _Fill:
    """Replaces the placeholders of a text."""

    def __init__(self, data: dict[str, Any], options: dict[str, Any], lang: str) -> None:
        self.data = data
        self.options = options
        self.lang = lang

    def __call__(self, text: Cell) -> str:
        template = text if isinstance(text, str) else text.said(self.lang)
        return PLACEHOLDER.sub(lambda found: self._value(found[1]), template)

    def _value(self, path: str) -> str:
        records = RECORDS.fullmatch(path)
        if records is not None:
            section, field, value = records.groups()
            found = [
                record
                for key, record in self._at([section], path).items()
                if key != MARKS and isinstance(record, dict) and record.get(field) == value
            ]
            return ", ".join(self._words(record, path) for record in found)
        if path.startswith(OPTION):
            name = path.removeprefix(OPTION)
            if name not in self.options:
                raise BadInput(f"{{{path}}}: there is no option {name!r}{closest(name, list(self.options))}")
            return self._words(self.options[name], path)
        return self._words(self._at(path.split("."), path), path)

    def _at(self, keys: list[str], path: str) -> Any:
        here: Any = self.data
        for key in keys:
            if isinstance(here, list) and key.isdigit() and int(key) < len(here):
                here = here[int(key)]
            elif isinstance(here, dict) and key in here:
                here = here[key]
            else:
                hint = closest(key, list(here)) if isinstance(here, dict) else ""
                raise BadInput(f"{{{path}}}: the edition has no {key!r} there{hint}")
        return here

    def _words(self, value: Any, path: str) -> str:
        if isinstance(value, dict):
            named = value.get("name", value)
            if isinstance(named, dict):
                found = named.get(self.lang, named.get(book_language(self.lang)))
                if isinstance(found, str):
                    return found
            raise BadInput(f"{{{path}}} is a table without a name")
        if isinstance(value, list):
            return ", ".join(self._words(item, path) for item in value)
        if isinstance(value, bool):
            raise BadInput(f"{{{path}}} is a switch, not a number or a text")
        return str(value)
