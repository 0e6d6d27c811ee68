"""Editions on a terminal: their data, marks and differences as tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from meridian.arena.comparison import clear
from meridian.core.datum import MARKS, Key, dotted, leaves, written
from meridian.core.edition import DataChange, Edition
from meridian.core.languages import book_language
from meridian.core.messages import LANGUAGES
from meridian.core.provenance import WORDS
from meridian.core.speaker import Speaker

LONG: Final = 12
"""A section of single values that is longer than this is grouped by value."""
GAP: Final = 3
"""What a column takes beside its text."""


def head(console: Console, speaker: Speaker, game: str, edition: Edition, changed: int) -> None:
    """What edition this is."""
    count = sum(1 for _ in leaves(edition.data))
    text = speaker.text(
        "edition-head", game=game, name=edition.name, hash=edition.hash[:12], count=count, changed=changed
    )
    console.print(text, highlight=False, markup=False, soft_wrap=True)
    if edition.source:
        console.print(
            speaker.text("edition-source", source=edition.source), highlight=False, markup=False, soft_wrap=True
        )


def sections(console: Console, speaker: Speaker, edition: Edition) -> None:
    """Every section of the data: rows as a table, long lists grouped, the rest as constants."""
    constants = _table(speaker.text("edition-constants"), speaker, "edition-datum", "edition-value")
    for section, content in edition.data.items():
        if section == MARKS:
            continue
        rows = {key: value for key, value in content.items() if key != MARKS}
        title = f"{speaker.text(f'data-{section}')} ({section})"
        if all(isinstance(row, dict) for row in rows.values()):
            for table in _rows(title, rows, speaker.lang, console.width):
                console.print(table)
        elif len(rows) > LONG:
            console.print(_grouped(title, rows, speaker))
        else:
            for key, value in rows.items():
                constants.add_row(f"{section}.{key}", escape(_cell(value, speaker.lang)))
    console.print(constants)


def with_marks(console: Console, speaker: Speaker, edition: Edition, marks: dict[Key, str]) -> None:
    """Every datum on a line of its own with its mark, then how often each mark stands there."""
    width = max(map(len, WORDS))
    for section in edition.data:
        if section == MARKS:
            continue
        console.print(f"\n[bold]{escape(speaker.text(f'data-{section}'))}[/bold]", highlight=False)
        for key, value in leaves(edition.data[section], (section,)):
            line = f"  {marks[key]:{width}}  {dotted(key)} = {written(value)}"
            console.print(line, highlight=False, markup=False, soft_wrap=True)
    console.print()
    counts = Counter(marks.values())
    table = _table(speaker.text("edition-counts"), speaker, "edition-provenance", "edition-data", "edition-meaning")
    for word in WORDS:
        table.add_row(word, str(counts[word]), speaker.text(f"provenance-{word}"))
    console.print(table)


def differences(console: Console, speaker: Speaker, found: list[DataChange], names: tuple[str, str]) -> None:
    """Every datum that differs, with both values."""
    if not found:
        console.print(speaker.text("edition-same"), highlight=False)
        return
    table = _table(speaker.text("edition-differences", count=len(found)), speaker, "edition-datum")
    for name in names:
        table.add_column(escape(name))
    for change in found:
        values = ("-" if value is None else written(value) for value in (change.before, change.after))
        table.add_row(escape(dotted(change.key)), *map(escape, values))
    console.print(table)


def comparison(console: Console, speaker: Speaker, played: dict[str, Any], names: tuple[str, str]) -> None:
    """What playing on two editions shows: lengths, wins by seat, and the cards that are used otherwise."""
    table = _blank(speaker.text("edition-played", games=played["games"], seats=", ".join(played["seats"])))
    for heading in ("", *names, speaker.text("edition-difference")):
        table.add_column(escape(heading))
    for length in ("rounds", "decisions"):
        table.add_row(speaker.text(f"edition-{length}"), *_gap(played[length]))
    if any(played["unfinished"]):
        table.add_row(speaker.text("edition-unfinished"), *map(str, played["unfinished"]), "")
    console.print(table)
    _wins(console, speaker, played, names)
    _card_use(console, speaker, played, names)


def _wins(console: Console, speaker: Speaker, played: dict[str, Any], names: tuple[str, str]) -> None:
    table = _blank(speaker.text("edition-wins"))
    for heading in ("", *names):
        table.add_column(escape(heading))
    for seat, (bot, won) in enumerate(zip(played["seats"], played["wins"], strict=True)):
        cells = (f"{side['rate']:.1%} ({side['interval'][0]:.1%} – {side['interval'][1]:.1%})" for side in won.values())
        table.add_row(f"{speaker.seat(seat)} ({escape(bot)})", *cells)
    console.print(table)


def _card_use(console: Console, speaker: Speaker, played: dict[str, Any], names: tuple[str, str]) -> None:
    """The uses of cards that became clearly rarer or more frequent, widest gap first."""
    rows = sorted(filter(clear, played["cards"]), key=lambda row: -abs(row["difference"]))
    console.print(
        speaker.text("edition-uses", clear=len(rows), all=len(played["cards"]), luck=round(len(played["cards"]) / 20)),
        highlight=False,
    )
    if not rows:
        return
    table = _table(speaker.text("edition-card-use"), speaker, "edition-card", "edition-use")
    for heading in (*names, speaker.text("edition-difference")):
        table.add_column(escape(heading))
    titles = dict(zip(speaker.ids["card"], speaker.titles["card"], strict=True))
    for row in rows:
        table.add_row(escape(titles[row["card"]]), row["use"], *_gap(row))
    console.print(table)


def _gap(row: dict[str, Any]) -> tuple[str, str, str]:
    low, high = row["interval"]
    return f"{row['a']:.2f}", f"{row['b']:.2f}", f"{row['difference']:+.2f} ({low:+.2f} – {high:+.2f})"


def _blank(title: str) -> Table:
    return Table(title=escape(title), title_justify="left", title_style="bold", box=SIMPLE_HEAD, pad_edge=False)


def _table(title: str, speaker: Speaker, *headings: str) -> Table:
    table = _blank(title)
    for heading in headings:
        table.add_column(escape(speaker.text(heading)), overflow="fold")
    return table


def _rows(title: str, rows: dict[str, Any], lang: str, width: int) -> Iterator[Table]:
    """A section with a row for each thing; the columns are called as in the file.

    Columns that do not fit beside the others go on in a further table, so that nothing is squeezed.
    """
    keys = dict.fromkeys(key for row in rows.values() for key in row if key != MARKS)
    columns = {key: [_cell(row.get(key, ""), lang) for row in rows.values()] for key in keys}
    widths = {key: max(map(len, (key, *cells))) + GAP for key, cells in columns.items()}
    for shown in _groups(widths, width - max(map(len, rows)) - GAP):
        table = _blank(title)
        for key in ("", *shown):
            table.add_column(escape(key), overflow="fold")
        for at, name in enumerate(rows):
            if any(columns[key][at] for key in shown):
                table.add_row(escape(name), *(escape(columns[key][at]) for key in shown))
        yield table


def _groups(widths: dict[str, int], room: int) -> Iterator[list[str]]:
    """Columns in order, in groups as wide as there is room."""
    group: list[str] = []
    used = 0
    for key, width in widths.items():
        if group and used + width > room:
            yield group
            group, used = [], 0
        group.append(key)
        used += width
    if group:
        yield group


def _grouped(title: str, rows: dict[str, Any], speaker: Speaker) -> Table:
    table = _table(title, speaker, "edition-value", "edition-data")
    for value in dict.fromkeys(rows.values()):
        table.add_row(escape(str(value)), escape(", ".join(key for key, own in rows.items() if own == value)))
    return table


def _cell(value: Any, lang: str) -> str:
    """A value for people: names in their language, tables as a list of what they hold."""
    if isinstance(value, dict):
        if set(value) == set(LANGUAGES):
            return str(value.get(lang) or value[book_language(lang)])
        return ", ".join(f"{key} {_cell(inner, lang)}" for key, inner in value.items() if key != MARKS)
    if isinstance(value, list):
        return "; ".join(_cell(inner, lang) for inner in value)
    return str(value).lower() if isinstance(value, bool) else str(value)
