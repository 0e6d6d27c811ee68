"""`meridian tournament`: bots against each other in all seats, rated, resumable, with a report page."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from meridian import games, own_bots
from meridian.arena import estimates
from meridian.arena.engines import Engine, InProcess, ProcessPool
from meridian.arena.interrupts import later
from meridian.arena.match import DECISION_LIMIT
from meridian.arena.schedule import ROTATIONS, SEATINGS, lineups
from meridian.arena.tournament import Tournament, check_rules
from meridian.cli.arguments import DEFAULT_LANG, Json, check_language, read_bots
from meridian.cli.simulate import read_options
from meridian.cli.standings import tell
from meridian.core import edition_file
from meridian.core.errors import BadInput
from meridian.core.game import edition_of, new_header
from meridian.core.optional_imports import require
from meridian.core.suggestions import closest

if TYPE_CHECKING:
    import polars as pl

    from meridian.arena.folder import Folder

ENGINES: Final = ("pool", "here", "ray")
NEEDED: Final = ("polars", "altair", "vl_convert")

HELP: Final = """Play a round robin of bots in all seats and rate them; `report` makes a page of the results.

The same seed gives the same results, whatever the engine. Matches are written down while they are played: the same
command again goes on where it was stopped, and more --games add to what is there."""


def run(
    game: str,
    /,
    *,
    players: str = "random,greedy,steady",
    number: Annotated[int, Parameter(name="--games")] = 200,
    seats: int | None = None,
    seed: int = 1,
    seating: str = ROTATIONS,
    engine: str = "pool",
    jobs: int | None = None,
    address: str | None = None,
    out: Path | None = None,
    option: list[str] | None = None,
    edition: Path | None = None,
    max_decisions: int = DECISION_LIMIT,
    chances: str = "",
    save_journals: bool = False,
    report: bool = False,
    as_json: Json = False,
    lang: str = DEFAULT_LANG,
) -> int:
    """Play a tournament and print its ladder.

    Parameters
    ----------
    game
        The game, for example global-domination.
    players
        The bots, separated by commas, bots of your own (mybots.py:Trader) among them. Every choice of them meets, in
        all seats; too few for a table sit down twice.
    number
        How many games to play at least: the group that shares its dice is always played whole.
    seats
        How many sit at a table; without it as many as there are players, if the game allows.
    seed
        Where all chance comes from.
    seating
        A group sits in all rotations of one order, or in all permutations.
    engine
        Where games are played: pool (all cores of this machine), here (this process) or ray (a Ray cluster).
    jobs
        How many processes play side by side; without it one for each core.
    address
        The Ray cluster, as host:port or auto; without it one is started here.
    out
        The folder for the results; without it a new one named after game and seed.
    option
        An option of the table as name=value, or preset=NAME; may be given several times.
    edition
        Play with your own data: a file as `meridian edition new` writes it.
    max_decisions
        A game that takes more decisions than this is reported unfinished.
    chances
        Foretell win chances four times a game and hold them against the result: guide (what searching bots believe of
        a position), or playouts=20 (the number of games played on at random).
    save_journals
        Write a journal of each match into the folder too.
    report
        Write the report page too.
    as_json
        Print one JSON object instead of a table.
    lang
        The language of the report page: en, de or another of `meridian languages`.
    """
    check_language(lang)
    if engine not in ENGINES:
        raise BadInput(f"--engine {engine!r} is not one of {', '.join(ENGINES)}{closest(engine, list(ENGINES))}")
    if address is not None and engine != "ray":
        raise BadInput("--address is for --engine ray only")
    if number < 1 or max_decisions < 1 or (jobs is not None and jobs < 1):
        raise BadInput("--games, --jobs and --max-decisions must be at least 1")
    plan = _plan(game, players, number, seats, seed, seating, option or [], edition, max_decisions, chances)
    require("arena", *NEEDED)
    from meridian.arena.folder import Folder

    folder = Folder(out or Path(f"tournament-{game}-seed{seed}"))
    with folder.alone():
        folder.begin(plan)
        matches = _play(plan, folder, lambda: _engine(engine, address, jobs), save_journals, as_json)
    if matches is None:
        return 130
    with later():
        tell(plan, folder.path, matches, as_json)
        if report:
            _report(folder, folder.path / "report.html", lang)
    return 0


def _plan(
    game: str,
    players: str,
    number: int,
    seats: int | None,
    seed: int,
    seating: str,
    option: list[str],
    edition: Path | None,
    max_decisions: int,
    chances: str,
) -> Tournament:
    found = games.load(game)
    names = read_bots(players)
    for name in names:
        own_bots.check(found, name)
    if twice := [name for name in dict.fromkeys(names) if names.count(name) > 1]:
        raise BadInput(f"--players names {twice[0]} twice; with fewer players than seats each sits down several times")
    if seating not in SEATINGS:
        raise BadInput(f"--seating {seating!r} is not one of {', '.join(SEATINGS)}{closest(seating, list(SEATINGS))}")
    if chances:
        estimates.read(chances)
    data = edition_file.read(edition).edition(found) if edition is not None else edition_of(found)
    options = read_options(found, option, data)
    if seats is None:
        seats = min(max(len(names), found.seats[0]), found.seats[-1])
    header = new_header(found, seats, options, overlay=data.overlay)
    return Tournament(header, names, number, seed, seating, max_decisions, chances)


def _engine(name: str, address: str | None, jobs: int | None) -> Engine:
    if name == "ray":
        from meridian.arena.cluster import RayCluster

        return RayCluster(address, jobs)
    pool = ProcessPool(jobs)
    return InProcess() if name == "here" or pool.jobs == 1 else pool


def _play(plan: Tournament, folder: Folder, engine: Any, journals: bool, quiet: bool) -> pl.DataFrame | None:
    """Play what is missing; None if it was stopped."""
    from meridian.arena.runner import run_tournament

    total = len(plan.pairings())
    try:
        before = _announce(plan, folder, total)
        with _bar(before, total, quiet) as hear:
            return run_tournament(plan, folder, engine() if before < total else InProcess(), hear, journals)
    except KeyboardInterrupt:
        _say(f"stopped; {_kept(folder, total)}: the same command goes on")
        return None
    except BadInput as error:
        raise BadInput(f"{error} ({_kept(folder, total)})") from None


def _announce(plan: Tournament, folder: Folder, total: int) -> int:
    """Say what is there already and what will be missing; gives the number of matches that are played."""
    before = folder.parts().height
    for line in folder.complaints:
        _say(f"{line}; its matches are played again")
    if before:
        _say(f"{before} of {total} matches are already played")
    choices = len(lineups(len(plan.players), plan.header.seats))
    if choices * plan.header.seats > total:
        _say(f"{choices} line-ups in all seats would take more than {total} matches: not everybody meets everybody")
    return before


def _kept(folder: Folder, total: int) -> str:
    return f"{folder.parts().height} of {total} matches are kept in {folder.path}"


@contextmanager
def _bar(before: int, total: int, quiet: bool) -> Iterator[Any]:
    """A bar with time spent and time left, on standard error, on a terminal."""
    console = Console(stderr=True)
    if quiet or not console.is_terminal:
        yield None
        return
    columns = (TextColumn("matches"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("matches", total=total, completed=before)
        yield lambda match: bar.advance(task)


def report(
    folder: Path,
    /,
    *,
    html: Path | None = None,
    lang: str = DEFAULT_LANG,
) -> int:
    """Write the report page of a tournament, finished or not: one file that needs nothing else.

    Parameters
    ----------
    folder
        The folder of the tournament.
    html
        The file to write; without it report.html in the folder.
    lang
        The language of texts: en, de or another of `meridian languages`.
    """
    check_language(lang)
    require("arena", *NEEDED)
    from meridian.arena.folder import Folder

    with later():
        return _report(Folder(folder), html or folder / "report.html", lang)


def _report(folder: Folder, path: Path, lang: str) -> int:
    from meridian.arena.page import TournamentPage

    plan = folder.plan()
    check_rules(games.load(plan.header.game), plan.header)
    parts = folder.parts()
    for line in folder.complaints:
        _say(line)
    if not parts.height:
        raise BadInput(f"{folder.path}: no match is finished yet")
    half = path.with_name(f".{path.name}.half")
    try:
        half.write_text(TournamentPage(plan, parts, lang).html(), encoding="utf-8")
        half.replace(path)
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None
    _say(str(path))
    return 0


def _say(line: str) -> None:
    print(f"meridian: {line}", file=sys.stderr)


SUBCOMMANDS: Final = {"report": report}
