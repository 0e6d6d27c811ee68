"""`meridian rules`: the rule book in our words, and the player aids."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.markup import escape

from meridian import games
from meridian.cli import reference
from meridian.cli.arguments import DEFAULT_LANG, Json, check_language
from meridian.cli.html import write_page
from meridian.cli.simulate import read_options
from meridian.core import edition_file
from meridian.core.aids import aids, shown
from meridian.core.errors import BadInput
from meridian.core.game import Game, edition_in, edition_of, speaker_for
from meridian.core.languages import languages
from meridian.core.messages import Message
from meridian.core.option import settle
from meridian.core.rulebook import Rulebook, rulebook
from meridian.core.suggestions import closest


def run(
    game: str,
    clause: str | None = None,
    /,
    *,
    card: bool = False,
    glossary: bool = False,
    faq: bool = False,
    tips: bool = False,
    edition: Path | None = None,
    option: list[str] | None = None,
    html: Path | None = None,
    as_json: Json = False,
    lang: str = DEFAULT_LANG,
) -> int:
    """Show the rule book of a game, one clause or ruling of it, or its player aids.

    Parameters
    ----------
    game
        The game, for example global-domination.
    clause
        A clause or ruling, for example GD-031 or GD-A17.
    card
        Show the reference card: turn, costs and scoring at a glance.
    glossary
        Show the terms of the game.
    faq
        Show questions and answers from the rulings.
    tips
        Show tips and the background of the game.
    edition
        Fill the aids in with the numbers of your own edition file.
    option
        A table option for the aids, as name=value; preset=NAME sets several.
    html
        Write the aids as a printable page into this file; a reference card fits on one sheet.
    as_json
        Print JSON instead of text.
    lang
        The language of texts: en, de or another of `meridian languages`.
    """
    check_language(lang)
    found = games.load(game)
    flags = [flag for flag, on in (("card", card), ("glossary", glossary), ("faq", faq), ("tips", tips)) if on]
    if flags:
        if clause is not None:
            raise BadInput(f"--{flags[0]} shows no single clause; leave {clause!r} out")
        return _aids(found, flags, edition, option or [], html, lang, as_json)
    if edition is not None or option or html is not None:
        raise BadInput("--edition, --option and --html belong to --card, --glossary, --faq or --tips")
    book = rulebook(found.package)
    wanted = clause.upper() if clause else None
    if wanted is not None and wanted not in book:
        known = [*book.clauses, *book.rulings]
        raise BadInput(f"{game} has no clause {clause!r}{closest(str(wanted), known)}")
    if as_json:
        print(json.dumps(_plain(book, wanted), ensure_ascii=False))
        return 0
    console = Console()
    if wanted is None:
        _whole(console, book, lang)
    elif wanted in book.clauses:
        _clause(console, book, wanted, lang)
    else:
        _clause(console, book, book.rulings[wanted].clause, lang)
    return 0


def _aids(
    game: Game, flags: list[str], file: Path | None, option: list[str], html: Path | None, lang: str, as_json: bool
) -> int:
    written = aids(game.package)
    if written is None:
        raise BadInput(f"{game.name} has no player aids")
    edition = edition_file.read(file).edition(game) if file is not None else edition_of(game)
    settings = game.edition.options(edition)
    options = settle(settings, read_options(game, option, edition))
    book, speaker = rulebook(game.package), speaker_for(game, edition, lang)
    in_words = shown(written, book, edition_in(game, edition, lang), options, lang)
    if html is not None:
        changed = reference.changed_options(speaker, settings, options)
        write_page(html, reference.aids_page(speaker, game.name, in_words, flags, changed))
        print(html, file=sys.stderr)
    if as_json:
        every = {one: shown(written, book, edition_in(game, edition, one), options, one) for one in languages()}
        plain = {one: msgspec.to_builtins(each) for one, each in every.items()}
        parts = {part: {one: each[part] for one, each in plain.items()} for part in reference.parts_of(flags)}
        print(json.dumps({"game": game.name, "edition": edition.name, **parts}, ensure_ascii=False))
    elif html is None:
        console = Console()
        reference.print_aids(console, speaker, game.name, in_words, flags)
        if "card" in flags:
            reference.print_options(console, speaker, settings, options)
    return 0


def _plain(book: Rulebook, wanted: str | None) -> Any:
    if wanted is None:
        return msgspec.to_builtins(book)
    return msgspec.to_builtins(book.clauses.get(wanted) or book.rulings[wanted])


def _whole(console: Console, book: Rulebook, lang: str) -> None:
    chapter = ""
    for name, clause in book.clauses.items():
        if clause.chapter != chapter:
            chapter = clause.chapter
            title = book.chapters[chapter].said(lang)
            console.print(f"\n[bold]{chapter}. {escape(title)}[/bold]\n", highlight=False)
        _clause(console, book, name, lang)


def _clause(console: Console, book: Rulebook, name: str, lang: str) -> None:
    clause = book.clauses[name]
    console.print(f"[bold]{name}[/bold]  {escape(book.text(name, lang))}", highlight=False, soft_wrap=True)
    # Sources name places in English books; where another language is read, the chapter stands for them.
    place = clause.source if lang == "en" else book.chapters[clause.chapter].said(lang)
    console.print(f"        [dim]{escape(place)}[/dim]", highlight=False, soft_wrap=True)
    for ruling in clause.rulings:
        said = book.rulings[ruling]
        named = escape(Message("meridian", "rules-option", {"option": said.option}).say(lang))
        option = f" [dim]({named})[/dim]" if said.option else ""
        asked, ruled, reason = (escape(text.said(lang)) for text in (said.question, said.ruling, said.reason))
        line = f"{asked} {ruled} [dim]{reason}[/dim]"
        console.print(f"        {ruling}  {line}{option}", highlight=False, soft_wrap=True)
