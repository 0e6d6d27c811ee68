"""A table in the terminal, from the options of `meridian play --text`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from meridian import games
from meridian.cli.simulate import read_options
from meridian.cli.terminal import saved
from meridian.cli.terminal.chance import DECLARED, SEEDED
from meridian.cli.terminal.game_loop import play
from meridian.cli.terminal.saved import SavedGame
from meridian.cli.terminal.screen import Screen
from meridian.cli.terminal.seating import default_seats, read_seats
from meridian.cli.terminal.terminal import Terminal
from meridian.core import edition_file
from meridian.core.errors import BadInput
from meridian.core.game import Game, edition_of, new_header
from meridian.core.messages import bundle


def in_terminal(
    game: str,
    *,
    seats: str | None,
    option: list[str] | None,
    edition: Path | None,
    seed: str | None,
    dice: str | None,
    load: Path | None,
    save: Path | None,
    as_json: bool,
    lang: str,
) -> int:
    """Play a new game, or go on with a saved one."""
    found = games.load(game)
    bundle(found.package, lang)
    dice = dice or SEEDED
    if dice not in (SEEDED, DECLARED):
        raise BadInput(f"--dice {dice}: there are {SEEDED} and {DECLARED}")
    if load is None:
        saved_game = _new(found, seats, option or [], edition, seed, dice)
    elif option or edition or seed or dice != SEEDED:
        raise BadInput("--load: options, edition, seed and dice are those of the saved game")
    else:
        saved_game = _old(found, load, seats)
    if save is not None and save != load and save.exists():
        raise BadInput(
            f"--save {save}: exists already; go on with --text --load {save} --save {save}, or name another file"
        )
    terminal = Terminal(saved_game, Screen(sys.stderr if as_json else sys.stdout, sys.stdin), lang, save)
    if save is not None:
        saved.save(save, saved_game, terminal.session.entries)
    play(terminal)
    if as_json:
        print(json.dumps(terminal.outcome(), ensure_ascii=False))
    return 0


def _new(
    game: Game, seats: str | None, option: list[str], edition: Path | None, seed: str | None, dice: str
) -> SavedGame:
    chairs = read_seats(game, seats) if seats is not None else default_seats(game)
    data = edition_file.read(edition).edition(game) if edition is not None else edition_of(game)
    header = new_header(game, len(chairs), read_options(game, option, data), overlay=data.overlay)
    return saved.new(game, header, chairs, seed, dice)


def _old(game: Game, load: Path, seats: str | None) -> SavedGame:
    saved_game = saved.load(load, read_seats(game, seats) if seats is not None else None)
    if saved_game.game.name != game.name:
        raise BadInput(f"{load}: a game of {saved_game.game.name}, not of {game.name}")
    return saved_game
