"""`meridian practice make`: exercises out of journals, or out of games that are played for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from meridian import games
from meridian.arena.match import DECISION_LIMIT, match_name
from meridian.arena.simulation import SimulationPlan, play_batch
from meridian.cli.simulate import read_options
from meridian.core.errors import BadInput
from meridian.core.game import Game, edition_of, new_header
from meridian.practice.exercise import ExerciseFile, written
from meridian.practice.make import JournalSource, make
from meridian.session import journals

MOST_GAMES: Final = 400
SEATS: Final = "steady,steady,steady,steady"


def run(
    *paths: Path,
    out: Path,
    game: str | None = None,
    seats: str = SEATS,
    option: list[str] | None = None,
    count: int = 16,
    number: Annotated[int, Parameter(name="--games")] = 60,
    seed: int = 1,
) -> int:
    """Make exercises: positions with a question, where one answer is clearly the best whatever is hidden.

    The same journals and the same seed give the same files. Without journals, games between bots are played for it.

    Parameters
    ----------
    paths
        Journals, or folders of them, such as those of a tournament.
    out
        Write the exercises into this folder; files of the same name are replaced.
    game
        Without journals: the game to play.
    seats
        Without journals: a bot for each seat.
    option
        Without journals: an option of the table as name=value, or preset=NAME; may be given several times.
    count
        How many exercises to make, at most.
    number
        Without journals: how many games to play, at most.
    seed
        Where all chance comes from.
    """
    if not 1 <= count <= 1000 or not 1 <= number <= MOST_GAMES:
        raise BadInput(f"--count goes from 1 to 1000, --games from 1 to {MOST_GAMES}")
    if bool(paths) == (game is not None):
        raise BadInput("practice make: name journals, or a game with --game")
    if paths:
        played, sources = _stored(list(paths))
    else:
        assert game is not None
        played = games.load(game)
        sources = _simulated(played, seats, option or [], number, seed)
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"{out}: {error.strerror}") from None

    def keep(file: ExerciseFile) -> None:
        (out / f"{file.id}.toml").write_text(written(file), encoding="utf-8")
        print(f"{file.id}: {file.question}, {file.theme}, difficulty {file.difficulty} ({file.source})", flush=True)

    made = make(played, sources, count, seed, keep)
    print(f"{len(made)} {'exercise' if len(made) == 1 else 'exercises'} in {out}; meridian practice {out} asks them")
    return 0 if made else 1


def _stored(paths: list[Path]) -> tuple[Game, Iterator[JournalSource]]:
    """The game of the first journal, and all journals."""
    found = [file for path in paths for file in (sorted(path.glob("*.jsonl")) if path.is_dir() else [path])]
    if not found:
        raise BadInput(f"{paths[0]}: there is no journal (*.jsonl) in this folder")
    game, _ = journals.load(found[0])
    return game, _loaded(game, found)


def _loaded(game: Game, found: list[Path]) -> Iterator[JournalSource]:
    for path in found:
        played, journal = journals.load(path)
        if played is not game:
            raise BadInput(f"{path}: a journal of {played.name}, not of {game.name}")
        yield JournalSource(path.stem, journal)


def _simulated(game: Game, seats: str, option: list[str], number: int, seed: int) -> Iterator[JournalSource]:
    """Games between bots, each played when it is asked for."""
    names = [name.strip() for name in seats.split(",")]
    header = new_header(game, len(names), read_options(game, option, edition_of(game)))
    plan = SimulationPlan(header, names, number, seed, DECISION_LIMIT, keep_journals=True)
    for at in range(number):
        journal = play_batch(plan, at, at + 1)[0].journal
        assert journal is not None
        yield JournalSource(match_name(game, seed, at), journal)
