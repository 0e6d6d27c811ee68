"""`meridian rules`: the rule book in our words."""

from __future__ import annotations

import json
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.markup import escape

from meridian import games
from meridian.core.errors import BadInput
from meridian.core.messages import LANGUAGES
from meridian.core.rulebook import Rulebook
from meridian.core.suggestions import closest


def run(
    game: str,
    clause: str | None = None,
    /,
    *,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
    lang: str = "en",
) -> int:
    """Show the rule book of a game, or one clause or ruling of it.

    Parameters
    ----------
    game
        The game, for example global-domination.
    clause
        A clause or ruling, for example GD-031 or GD-A17.
    as_json
        Print JSON instead of text.
    lang
        Texts in English (en) or German (de).
    """
    if lang not in LANGUAGES:
        raise BadInput(f"there is no language {lang!r} (languages: {', '.join(LANGUAGES)})")
    book = games.load(game).rulebook()
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


def _plain(book: Rulebook, wanted: str | None) -> Any:
    if wanted is None:
        return msgspec.to_builtins(book)
    return msgspec.to_builtins(book.clauses.get(wanted) or book.rulings[wanted])


def _whole(console: Console, book: Rulebook, lang: str) -> None:
    chapter = ""
    for name, clause in book.clauses.items():
        if clause.chapter != chapter:
            chapter = clause.chapter
            console.print(f"\n[bold]{chapter}. {escape(book.chapters[chapter][lang])}[/bold]\n", highlight=False)
        _clause(console, book, name, lang)


def _clause(console: Console, book: Rulebook, name: str, lang: str) -> None:
    clause = book.clauses[name]
    console.print(f"[bold]{name}[/bold]  {escape(book.text(name, lang))}", highlight=False, soft_wrap=True)
    console.print(f"        [dim]{escape(clause.source)}[/dim]", highlight=False, soft_wrap=True)
    for ruling in clause.rulings:
        said = book.rulings[ruling]
        option = f" [dim](option {said.option})[/dim]" if said.option else ""
        line = f"{escape(said.question[lang])} {escape(said.ruling[lang])} [dim]{escape(said.reason[lang])}[/dim]"
        console.print(f"        {ruling}  {line}{option}", highlight=False, soft_wrap=True)
