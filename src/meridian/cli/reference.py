"""Player aids on a terminal or as a page to print: reference card, glossary, FAQ, tips and background."""

from __future__ import annotations

from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from meridian.core.aids import ShownAids, ShownCardSection
from meridian.core.option import Option
from meridian.core.pages import page
from meridian.core.speaker import Speaker

PARTS: Final = {
    "card": ("card",),
    "glossary": ("glossary",),
    "faq": ("faq",),
    "tips": ("tips", "background"),
}
"""The parts of the aids that each flag of `meridian rules` prints."""


def parts_of(flags: list[str]) -> list[str]:
    """The parts of the aids that these flags ask for."""
    return [part for flag in flags for part in PARTS[flag]]


def print_aids(console: Console, speaker: Speaker, game: str, aids: ShownAids, flags: list[str]) -> None:
    """Print the parts that were asked for, each under its title."""
    printers = {"card": _card, "glossary": _glossary, "faq": _faq, "tips": _tips, "background": _background}
    for part in parts_of(flags):
        title = f"{speaker.text(f'game-{game}')}: {speaker.text(f'rules-{part}')}"
        console.print(f"\n[bold]{escape(title)}[/bold]\n", highlight=False)
        printers[part](console, aids)


def print_options(console: Console, speaker: Speaker, settings: tuple[Option, ...], options: dict[str, Any]) -> None:
    """The table options that differ from their defaults."""
    changed = changed_options(speaker, settings, options)
    if changed:
        _line(console, f"[bold]{escape(speaker.text('rules-options'))}[/bold]")
    for name, value in changed:
        _line(console, f"  - {escape(name)}: {escape(value)}")


def changed_options(speaker: Speaker, settings: tuple[Option, ...], options: dict[str, Any]) -> list[tuple[str, str]]:
    """Names and values of the table options that differ from their defaults: the card describes the rules without
    them."""
    found = []
    for option in settings:
        value = options[option.name]
        if value == option.default:
            continue
        if option.kind() in ("switch", "word"):
            in_words = speaker.text(f"option-{option.name}-{str(value).lower()}")
        else:
            in_words = ", ".join(value) if isinstance(value, list) else str(value)
        found.append((speaker.text(f"option-{option.name}"), in_words))
    return found


def aids_page(speaker: Speaker, game: str, aids: ShownAids, flags: list[str], changed: list[tuple[str, str]]) -> str:
    """The parts that were asked for as a page: one sheet of paper for a reference card."""
    return page(
        "meridian.cli",
        "reference.html",
        lang=speaker.lang,
        title=speaker.text(f"game-{game}"),
        parts=[(part, speaker.text(f"rules-{part}")) for part in parts_of(flags)],
        aids=aids,
        options_title=speaker.text("rules-options"),
        options=changed,
    )


def _card(console: Console, aids: ShownAids) -> None:
    for section in aids.card:
        _line(console, f"[bold]{escape(section.title)}[/bold]{_cited(section.clauses)}")
        if section.text:
            _line(console, escape(section.text))
        for number, item in enumerate(section.items, 1):
            _line(console, f"  {f'{number}.' if section.numbered else '-'} {escape(item)}")
        if section.rows:
            console.print(_table(section))
        console.print()


def _table(section: ShownCardSection) -> Table:
    table = Table(box=SIMPLE_HEAD, show_header=any(section.columns), pad_edge=False)
    for column in section.columns or [""] * len(section.rows[0]):
        table.add_column(escape(column))
    for row in section.rows:
        table.add_row(*map(escape, row))
    return table


def _glossary(console: Console, aids: ShownAids) -> None:
    for term in aids.glossary:
        _line(console, f"[bold]{escape(term.term)}[/bold]  {escape(term.text)}{_cited(term.clauses)}")


def _faq(console: Console, aids: ShownAids) -> None:
    for topic in aids.faq:
        _line(console, f"[bold]{escape(topic.title)}[/bold]")
        for answer in topic.answers:
            option = f" [dim](option {answer.option})[/dim]" if answer.option else ""
            _line(console, f"  {escape(answer.question)}{_cited([answer.ruling, answer.clause])}")
            _line(console, f"      {escape(answer.answer)} [dim]{escape(answer.reason)}[/dim]{option}")
        console.print()


def _tips(console: Console, aids: ShownAids) -> None:
    for tip in aids.tips:
        _line(console, f"- {escape(tip.text)}{_cited(tip.clauses)}")


def _background(console: Console, aids: ShownAids) -> None:
    for paragraph in aids.background:
        _line(console, escape(paragraph))


def _cited(clauses: list[str]) -> str:
    return f" [dim]({', '.join(clauses)})[/dim]" if clauses else ""


def _line(console: Console, text: str) -> None:
    console.print(text, highlight=False, soft_wrap=True)
