"""`meridian simulate`: games between bots."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from meridian import bots, games
from meridian.arena.match import Match
from meridian.arena.simulation import Plan, Stopwatch, play, summary
from meridian.cli import journals
from meridian.cli.log import Log
from meridian.core.errors import BadInput
from meridian.core.game import Game
from meridian.core.messages import Speaker, bundle
from meridian.core.option import Option
from meridian.core.plain import closest
from meridian.core.replay import replay


def run(
    game: str,
    /,
    *,
    seats: str = "random,random",
    number: Annotated[int, Parameter(name="--games")] = 1,
    seed: int = 1,
    jobs: int = 1,
    option: list[str] | None = None,
    max_decisions: int = 100_000,
    save: Path | None = None,
    show: bool = False,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
    lang: str = "en",
) -> int:
    """Play games between bots and report what came of them.

    The same seed gives the same games, whatever the number of jobs.

    Parameters
    ----------
    game
        The game, for example global-domination.
    seats
        A bot for each seat, separated by commas: random, greedy, steady.
    number
        How many games to play.
    seed
        Where all chance comes from.
    jobs
        How many processes play side by side.
    option
        An option of the table as name=value; may be given several times.
    max_decisions
        A game that takes more decisions than this is reported unfinished.
    save
        Write a journal of each game into this folder.
    show
        Print the log of the first game.
    as_json
        Print one JSON object instead of a table.
    lang
        Texts in English (en) or German (de).
    """
    found = games.load(game)
    bundle(found.package, lang)
    names = [name.strip() for name in seats.split(",")]
    for name in names:
        bots.maker(found, name)
    if number < 1 or jobs < 1 or max_decisions < 1:
        raise BadInput("--games, --jobs and --max-decisions must be at least 1")
    header = found.header(len(names), read_options(found, option or []))
    plan = Plan(header, names, number, seed, max_decisions, keep_journals=save is not None or show)
    if save is not None:
        _make_folder(save)
    console = Console()
    watch = Stopwatch()
    with _progress(number, as_json) as done:
        matches = play(plan, jobs, done)
    report = summary(plan, matches, watch.seconds())
    if save is not None:
        for at, match in enumerate(matches, start=1):
            assert match.journal is not None
            journals.save(save, f"{found.name}-seed{seed}-game{at:05}", found, match.journal)
    if show:
        _show(console, found, matches[0], lang)
    if as_json:
        print(json.dumps(report, ensure_ascii=False))
    else:
        _table(console, report)
        if save is not None:
            console.print(f"{len(matches)} journals in {save}", highlight=False)
    return 0


def read_options(game: Game, given: list[str]) -> dict[str, Any]:
    """Options written as name=value."""
    known: dict[str, Option] = {option.name: option for option in game.settings}
    read: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput(f"--option {text!r} should read name=value")
        if name not in known:
            raise BadInput(f"option {name!r} is unknown{closest(name, list(known))} (meridian games lists them)")
        read[name] = known[name].read(value)
    return read


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"--save {path}: {error.strerror}") from None


@contextmanager
def _progress(number: int, quiet: bool) -> Iterator[Any]:
    """A bar with the time left, on standard error, where somebody is watching."""
    console = Console(stderr=True)
    if quiet or number == 1 or not console.is_terminal:
        yield None
        return
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("games", total=number)
        yield lambda match: progress.advance(task)


def _show(console: Console, game: Game, match: Match, lang: str) -> None:
    assert match.journal is not None
    speaker = Speaker(game, game.edition(), lang)
    log = Log(console, game, speaker, None, why=False)
    for number, _, facts, _ in replay(game, match.journal):
        log.tell(number, facts, everything=False)


def _table(console: Console, report: dict[str, Any]) -> None:
    table = Table("bot", "wins", "rate", "95 % interval", title=f"{report['game']}: {report['games']} games")
    for bot, rate in report["wins"]["by_bot"].items():
        table.add_row(bot, *_rate(rate))
    table.add_section()
    for at, rate in enumerate(report["wins"]["by_seat"]):
        table.add_row(f"seat {at + 1} ({report['seats'][at]})", *_rate(rate))
    console.print(table)
    rounds = report["rounds"]
    console.print(
        f"rounds {rounds['min']} to {rounds['max']}, median {rounds['median']:g}; unfinished {report['unfinished']}; "
        f"{len(report['clauses'])} clauses cited; {report['decisions']} decisions, "
        f"{report['decisions_per_second']:.0f} a second; digest {report['digest'][:16]}",
        highlight=False,
    )


def _rate(rate: dict[str, Any]) -> tuple[str, str, str]:
    low, high = rate["interval"]
    return f"{rate['wins']:g}", f"{rate['rate']:.1%}", f"{low:.1%} to {high:.1%}"
