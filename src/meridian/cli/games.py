"""`meridian games`: what can be played."""

from __future__ import annotations

import json
from typing import Any

from rich.console import Console

from meridian import games, own_bots
from meridian.cli.arguments import DEFAULT_LANG, Json
from meridian.core.errors import BadInput
from meridian.core.game import Game, edition_of, speaker_for
from meridian.core.option import Option
from meridian.core.rulebook import rulebook
from meridian.core.speaker import Speaker
from meridian.core.words import tag_of


def run(*, as_json: Json = False, lang: str = DEFAULT_LANG) -> int:
    """List the games with their players, editions, options, bots and clauses.

    Parameters
    ----------
    as_json
        Print one JSON object, with all ids, data checks and clauses.
    lang
        The language of texts: en, de or another of `meridian languages`.
    """
    found = [games.load(name) for name in games.names()]
    if as_json:
        print(json.dumps({"games": [_plain(game) for game in found]}, ensure_ascii=False))
        return 0
    console = Console()
    for game in found:
        _show(console, game, speaker_for(game, edition_of(game), lang))
    return 0


def _plain(game: Game) -> dict[str, Any]:
    edition = edition_of(game)
    book = rulebook(game.package)
    return {
        "name": game.name,
        "players": [game.seats[0], game.seats[-1]],
        "editions": [{"name": edition.name, "hash": edition.hash}],
        "rules_version": game.rules_version,
        "bots": own_bots.names(game),
        "options": [
            {"name": o.name, "kind": o.kind(), "values": _values(o), "default": o.default, "clauses": o.clauses.split()}
            for o in game.settings
        ],
        "presets": game.presets,
        "actions": {tag_of(kind): list(kind.__struct_fields__) for kind in game.actions},
        "facts": {kind.key: list(kind.fields) for kind in game.facts},
        "refusals": {refusal.key: refusal.clauses.split() for refusal in game.refusals},
        "questions": list(game.questions),
        "ids": game.edition.names(edition),
        "data": {
            name: {"value": fact.value, "clauses": fact.clauses.split()}
            for name, fact in game.edition.data_facts(edition).items()
        },
        "clauses": list(book.clauses),
        "rulings": list(book.rulings),
    }


def _values(option: Option) -> Any:
    """The values of an option as data: the ends of a range, all values, or how many of which words."""
    if option.pick:
        return {"words": [option.default], "pick": option.pick, "of": list(option.words)}
    if option.kind() == "number":
        return {"low": option.low, "high": option.high}
    return [True, False] if option.kind() == "switch" else list(option.words)


def _show(console: Console, game: Game, speaker: Speaker) -> None:
    edition = edition_of(game)
    book = rulebook(game.package)
    console.print(f"[bold]{game.name}[/bold]  {_text(speaker, f'game-{game.name}.help')}", highlight=False)
    about = speaker.text(
        "games-about",
        least=game.seats[0],
        most=game.seats[-1],
        edition=edition.name,
        hash=edition.hash[:12],
        bots=", ".join(own_bots.names(game)),
        clauses=len(book.clauses),
        rulings=len(book.rulings),
    )
    console.print(f"  {about}", highlight=False)
    for preset, options in game.presets.items():
        told = ", ".join(f"{name}={value}" for name, value in options.items())
        console.print(f"  {speaker.text('games-preset')} [bold]{preset}[/bold] [dim]{told}[/dim]", highlight=False)
        console.print(f"      {_text(speaker, f'preset-{preset}.help')}", highlight=False)
    for option in game.settings:
        value = str(option.default).lower() if isinstance(option.default, bool) else str(option.default)
        default = speaker.text("games-default", value=value, clauses=option.clauses)
        console.print(
            f"  [bold]{option.name}[/bold] = {_values_told(option, speaker)} [dim]{default}[/dim]", highlight=False
        )
        console.print(f"      {_text(speaker, f'option-{option.name}.help')}", highlight=False)


def _values_told(option: Option, speaker: Speaker) -> str:
    if option.pick:
        return speaker.text("games-pick", default=str(option.default), count=option.pick)
    if option.kind() == "number":
        return speaker.text("games-range", low=option.low, high=option.high)
    return option.values()


def _text(speaker: Speaker, key: str) -> str:
    """A text of a game; one that is still being written may lack it."""
    try:
        return speaker.text(key)
    except BadInput as error:
        return f"({error})"
