"""`meridian simulate`: games between bots."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from meridian import games, own_bots
from meridian.arena.match import DECISION_LIMIT, Match, match_name
from meridian.arena.simulation import SimulationPlan, Stopwatch, play, summary
from meridian.cli.arguments import DEFAULT_LANG, Json, read_bots
from meridian.cli.log import Log
from meridian.core import edition_file
from meridian.core.edition import Edition
from meridian.core.errors import BadInput
from meridian.core.game import Game, edition_of, new_header, speaker_for
from meridian.core.messages import bundle
from meridian.core.option import Option
from meridian.core.replay import replay
from meridian.core.speaker import Speaker
from meridian.core.suggestions import closest
from meridian.fair.source import Seeded
from meridian.fair.verifiable import Verifiable
from meridian.session import journals
from meridian.session.headers import preset_options

CHANCE = (Seeded.kind, Verifiable.kind)


def run(
    game: str,
    /,
    *,
    seats: str = "random,random",
    number: Annotated[int, Parameter(name="--games")] = 1,
    seed: int = 1,
    jobs: int = 1,
    option: list[str] | None = None,
    edition: Path | None = None,
    max_decisions: int = DECISION_LIMIT,
    chance: str = Seeded.kind,
    save: Path | None = None,
    show: bool = False,
    as_json: Json = False,
    lang: str = DEFAULT_LANG,
) -> int:
    """Play games between bots and report what came of them.

    The same seed gives the same games, whatever the number of jobs.

    Parameters
    ----------
    game
        The game, for example global-domination.
    seats
        A bot for each seat, separated by commas: random, greedy, steady, or one of your own (mybots.py:Trader).
    number
        How many games to play.
    seed
        Where all chance comes from.
    jobs
        How many processes play side by side.
    option
        An option of the table as name=value, or preset=NAME; may be given several times.
    edition
        Play with your own data: a file as `meridian edition new` writes it.
    max_decisions
        A game that takes more decisions than this is reported unfinished.
    chance
        Where dice and draws come from: seeded (fast), or verifiable, which keeps a record for meridian report.
    save
        Write a journal of each game into this folder, and beside it the record of verifiable chance. Nothing is
        written over.
    show
        Print the log of the first game.
    as_json
        Print one JSON object instead of a table.
    lang
        The language of texts: en, de or another of `meridian languages`.
    """
    found = games.load(game)
    bundle(found.package, lang)
    names = read_bots(seats)
    for name in names:
        own_bots.check(found, name)
    if number < 1 or jobs < 1 or max_decisions < 1:
        raise BadInput("--games, --jobs and --max-decisions must be at least 1")
    data = edition_file.read(edition).edition(found) if edition is not None else edition_of(found)
    header = new_header(found, len(names), read_options(found, option or [], data), overlay=data.overlay)
    if chance not in CHANCE:
        raise BadInput(f"--chance {chance!r} is not one of {', '.join(CHANCE)}{closest(chance, list(CHANCE))}")
    header = msgspec.structs.replace(header, chance=chance)
    plan = SimulationPlan(header, names, number, seed, max_decisions, keep_journals=save is not None or show)
    match_names = [match_name(found, seed, at) for at in range(number)] if save is not None else []
    if save is not None:
        _make_folder(save, match_names)
    console = Console()
    watch = Stopwatch()
    with progress(number, as_json) as done:
        matches = play(plan, jobs, done)
    report = summary(plan, matches, watch.seconds())
    if save is not None:
        for name, match in zip(match_names, matches, strict=True):
            assert match.journal is not None
            if match.record is not None:
                journals.save_record(save, name, match.record)
            journals.save(save, name, found, match.journal)
    if show:
        _show(console, found, matches[0], lang)
    if as_json:
        print(json.dumps(report, ensure_ascii=False))
    else:
        speaker = speaker_for(found, data, lang)
        _table(console, report, speaker)
        if save is not None:
            console.print(speaker.text("simulate-saved", count=len(matches), folder=str(save)), highlight=False)
    return 0


def read_options(game: Game, given: list[str], edition: Edition | None = None) -> dict[str, Any]:
    """Options written as name=value, with the ranges of an edition (of the shipped one, if none is given).

    `preset=NAME` stands for all options of a preset; single options beside it win over it.
    """
    known: dict[str, Option] = {option.name: option for option in game.edition.options(edition or edition_of(game))}
    read: dict[str, Any] = {}
    for text in sorted(given, key=lambda text: not text.startswith("preset=")):
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput(f"--option {text!r} should read name=value")
        if name == "preset":
            read.update(preset_options(game, value))
            continue
        if name not in known:
            raise BadInput(f"option {name!r} is unknown{closest(name, list(known))} (meridian games lists them)")
        read[name] = known[name].read(value)
    return read


def _make_folder(path: Path, match_names: list[str]) -> None:
    """A folder that holds none of the journals which are to be written; nothing is written over."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        held = {entry.name for entry in path.iterdir()}
    except OSError as error:
        raise BadInput(f"--save {path}: {error.strerror}") from None
    for name in match_names:
        if journals.file_name(name) in held:
            raise BadInput(f"--save {path}: holds {journals.file_name(name)} already; choose another folder or seed")


@contextmanager
def progress(number: int, quiet: bool) -> Iterator[Any]:
    """A bar with the time left, on standard error, on a terminal."""
    console = Console(stderr=True)
    if quiet or number == 1 or not console.is_terminal:
        yield None
        return
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("games", total=number)
        yield lambda match: bar.advance(task)


def _show(console: Console, game: Game, match: Match, lang: str) -> None:
    assert match.journal is not None
    speaker = speaker_for(game, edition_of(game, match.journal.header.overlay), lang)
    log = Log(console, game, speaker, None, why=False)
    for number, _, facts, _ in replay(game, match.journal):
        log.tell(number, facts, everything=False)


def _table(console: Console, report: dict[str, Any], speaker: Speaker) -> None:
    heads = [speaker.text(f"simulate-{head}") for head in ("bot", "wins", "rate", "interval")]
    table = Table(*heads, title=speaker.text("simulate-title", game=report["game"], games=report["games"]))
    for bot, rate in report["wins"]["by_bot"].items():
        table.add_row(bot, *_rate(rate, speaker))
    table.add_section()
    for at, rate in enumerate(report["wins"]["by_seat"]):
        seat = speaker.text("simulate-seat", seat=at + 1, bot=report["seats"][at])
        table.add_row(seat, *_rate(rate, speaker))
    table.add_section()
    for at, rate in enumerate(report["wins"].get("by_side", [])):
        table.add_row(speaker.text("simulate-side", side=at + 1), *_rate(rate, speaker))
    console.print(table)
    rounds = report["rounds"]
    course = speaker.text(
        "simulate-course",
        least=rounds["min"],
        most=rounds["max"],
        median=rounds["median"],
        mean=rounds["mean"],
        low=rounds["interval"][0],
        high=rounds["interval"][1],
        unfinished=report["unfinished"],
        clauses=len(report["clauses"]),
        decisions=report["decisions"],
        speed=round(report["decisions_per_second"]),
        digest=report["digest"][:16],
    )
    console.print(course, highlight=False)


def _rate(rate: dict[str, Any], speaker: Speaker) -> tuple[str, str, str]:
    def percent(share: float) -> str:
        return speaker.text("simulate-percent", percent=100 * share)

    low, high = map(percent, rate["interval"])
    return f"{rate['wins']:g}", percent(rate["rate"]), speaker.text("simulate-from-to", low=low, high=high)
