"""`meridian ask`: what a game can work out, for a position or without one."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from rich.console import Console
from rich.markup import escape

from meridian import games
from meridian.api.catalogue import inquiry_values
from meridian.cli.arguments import DEFAULT_LANG, Json
from meridian.cli.simulate import read_options
from meridian.core.errors import BadInput
from meridian.core.game import Game, begin, edition_of, new_header, speaker_for
from meridian.core.inquiry import Inquiry, plain_lines
from meridian.core.option import settle
from meridian.core.position import CHANCE
from meridian.core.replay import final
from meridian.core.speaker import Speaker
from meridian.core.suggestions import closest
from meridian.session import journals

QUERY_SAMPLE_ENTRIES = 200
"""Entries after which a game has shown all its queries."""


def run(
    game: str,
    name: str | None = None,
    /,
    *given: str,
    journal: Path | None = None,
    to: int | None = None,
    seat: str | None = None,
    option: list[str] | None = None,
    as_json: Json = False,
    lang: str = DEFAULT_LANG,
) -> int:
    """Ask a game for what can be worked out: odds without a position, or what a position of a journal answers.

    Parameters
    ----------
    game
        The game, for example globetrotters. Alone, it lists what can be asked.
    name
        What is asked. With --journal and without a name: everything that the position answers.
    given
        The parameters of an inquiry, each as name=value.
    journal
        Ask about the position at the end of this journal.
    to
        The position after this many entries, instead of the last one.
    seat
        As this seat (p1, p2, ...) sees the position; without it, as a spectator does.
    option
        An option of the table as name=value, or preset=NAME; may be given several times. A journal has its own.
    as_json
        Print one JSON object.
    lang
        The language of texts: en, de or another of `meridian languages`.
    """
    found = games.load(game)
    speaker = speaker_for(found, edition_of(found), lang)
    if journal is not None:
        if given or option:
            raise BadInput(f"--journal: {(given or ('--option',))[0]!r} does not belong beside a journal")
        said, lines = _position(found, journal, name, to, seat)
    elif to is not None or seat is not None:
        raise BadInput(f"{'--to' if to is not None else '--seat'} is about a position: name one with --journal FILE")
    elif name is None:
        if option:
            raise BadInput("--option belongs beside an inquiry (without one, meridian ask lists them)")
        if not as_json:
            _list(Console(), found, speaker)
            return 0
        said, lines = _listed(found), []
    else:
        said = _inquire(found, name, given, option or [])
        lines = found.text.lines(name, said["answer"], speaker)
    print(json.dumps(said, ensure_ascii=False) if as_json else "\n".join(lines))
    return 0


# Without a position


def _inquire(game: Game, name: str, given: tuple[str, ...], option: list[str]) -> dict[str, Any]:
    """Put an inquiry to a game."""
    known = game.text.inquiries()
    if name not in known:
        names = query_names(game)
        if name in names:
            raise BadInput(f"{name} is asked of a position: name one with --journal FILE")
        hint = closest(name, [*known, *names])
        raise BadInput(f"{game.name} cannot be asked {name!r}{hint} (meridian ask {game.name} lists what can)")
    inquiry = known[name]
    values = _read(name, inquiry, given)
    settled = settle(game.edition.options(edition_of(game)), read_options(game, option))
    return {
        "game": game.name,
        "inquiry": name,
        "parameters": values,
        "options": {wanted: settled[wanted] for wanted in inquiry.options},
        "answer": inquiry.answer(settled, values),
    }


def _read(name: str, inquiry: Inquiry, given: tuple[str, ...]) -> dict[str, Any]:
    """A value for every parameter: what was given, checked, and the default for the rest."""
    read: dict[str, str] = {}
    for text in given:
        word, equals, value = text.partition("=")
        if not equals:
            raise BadInput(f"{name}: {text!r} should read name=value")
        if word in read:
            raise BadInput(f"{name}: {word} is given twice")
        read[word] = value
    return inquiry_values(name, inquiry, read)


# Of a position


def _position(
    game: Game, path: Path, name: str | None, to: int | None, seat: str | None
) -> tuple[dict[str, Any], list[str]]:
    """What a position of a journal answers, as data and in lines."""
    played, journal = journals.load(path)
    if played.name != game.name:
        raise BadInput(f"{path}: a journal of {played.name!r}, not of {game.name!r}")
    if to is not None and not 0 <= to <= len(journal.entries):
        raise BadInput(f"--to {to}: this journal has {len(journal.entries)} entries")
    eyes = _seat(seat, journal.header.seats)
    try:
        p = final(game, journal, to)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None
    # Asked of the view: an answer cannot tell what the seat may not know.
    answers = game.rules.queries(game.rules.view(p, eyes), eyes)
    if name is not None and name not in answers:
        can = f"it answers {', '.join(answers)}" if answers else "it answers nothing"
        raise BadInput(f"this position cannot be asked {name!r}{closest(name, list(answers))} ({can})")
    said = {
        "game": game.name,
        "query": name,
        "seat": None if eyes is None else f"p{eyes + 1}",
        "entries": len(journal.entries) if to is None else to,
        "answer": answers if name is None else answers[name],
    }
    return said, plain_lines(answers if name is None else {name: answers[name]})


def _seat(word: str | None, seats: int) -> int | None:
    """A seat as p2 or 2; None for a spectator."""
    if word is None or word == "spectator":
        return None
    for at in range(seats):
        if word in (f"p{at + 1}", str(at + 1)):
            return at
    raise BadInput(f"--seat {word}: this table has seats p1 to p{seats}, and spectator")


# What can be asked


def query_names(game: Game) -> list[str]:
    """The queries of a game. Which there are depends on the position, so this looks into the beginning of a game."""
    random = Random(1)
    p = begin(game, new_header(game, game.seats[0]))
    names: dict[str, None] = {}
    for at in range(QUERY_SAMPLE_ENTRIES):
        if p.over:
            break
        actor = p.who()[0]
        if at % 5 == 0 or at == QUERY_SAMPLE_ENTRIES - 1:
            names.update(dict.fromkeys(game.rules.queries(p, actor if actor >= 0 else None)))
        p.play_checked(actor, random.choice(p.chances().outcomes if actor == CHANCE else p.options(actor)))
    return list(names)


def _listed(game: Game) -> dict[str, Any]:
    inquiries = {
        name: {"parameters": msgspec.to_builtins(inquiry.parameters), "options": list(inquiry.options)}
        for name, inquiry in game.text.inquiries().items()
    }
    return {"game": game.name, "inquiries": inquiries, "queries": query_names(game)}


def _list(console: Console, game: Game, speaker: Speaker) -> None:
    """Everything that can be asked."""

    def tell(text: str) -> None:
        console.print(text, highlight=False, soft_wrap=True)

    inquiries, names = game.text.inquiries(), query_names(game)
    if inquiries:
        tell(escape(speaker.text("ask-inquiries", game=game.name)))
    for name, inquiry in inquiries.items():
        tell(f"  [bold]{name}[/bold]  {escape(speaker.text(inquiry.help))}")
        for parameter in inquiry.parameters:
            line = f"      [bold]{parameter.name}[/bold] = {parameter.values()}"
            if parameter.default is not None:
                line += f" [dim]{escape(speaker.text('ask-default', value=str(parameter.default)))}[/dim]"
            tell(line)
            tell(f"          {escape(speaker.text(parameter.help))}")
        if inquiry.options:
            tell(f"      {escape(speaker.text('ask-options', options=', '.join(inquiry.options)))}")
    if names:
        tell(escape(speaker.text("ask-queries", game=game.name)))
    for name in names:
        tell(f"  [bold]{name}[/bold]")
    if not inquiries and not names:
        tell(escape(speaker.text("ask-nothing", game=game.name)))
