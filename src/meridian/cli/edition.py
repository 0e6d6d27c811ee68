"""`meridian edition`: the data a game is played with, shown, checked, begun, compared and merged."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter
from rich.console import Console

from meridian import bots, games
from meridian.arena.comparison import compare, paired_plans
from meridian.arena.simulation import SimulationPlan
from meridian.cli import edition_tables as tables
from meridian.cli.arguments import DEFAULT_LANG, Json, write_new
from meridian.cli.simulate import progress, read_options
from meridian.core import edition_file
from meridian.core.datum import dotted, written
from meridian.core.edition import Edition, changes, marks_of, without_marks
from meridian.core.edition_file import EditionFile
from meridian.core.edition_merge import merge as merged
from meridian.core.edition_template import template
from meridian.core.errors import BadInput
from meridian.core.game import Game, edition_of, new_header, speaker_for
from meridian.core.provenance import WORDS

SHIPPED: Final = "shipped"

HELP: Final = """Show, check, begin, compare or merge editions: the data a game is played with.

`meridian edition COMMAND --help` explains each command; all but `new` take --json."""


def show(
    game: str,
    /,
    *,
    provenance: bool = False,
    edition: Path | None = None,
    as_json: Json = False,
    lang: str = DEFAULT_LANG,
) -> int:
    """Show the data of a game: board, borders, cards, constants.

    Parameters
    ----------
    game
        The game, for example global-domination.
    provenance
        Show every datum with where it comes from, and count the marks.
    edition
        Show what your own file makes of the shipped data.
    as_json
        Print one JSON object with all data and marks.
    lang
        The language of texts: en, de or another of `meridian languages`.
    """
    found = games.load(game)
    data = edition_file.read(edition).edition(found) if edition is not None else edition_of(found)
    marks = marks_of(data, edition_of(found))
    if as_json:
        print(json.dumps(_plain(found, data, {dotted(key): mark for key, mark in marks.items()}), ensure_ascii=False))
        return 0
    speaker = speaker_for(found, data, lang)
    console = Console()
    tables.head(console, speaker, found.name, data, len(changes(edition_of(found), data)))
    if provenance:
        tables.with_marks(console, speaker, data, marks)
    else:
        tables.sections(console, speaker, data)
    return 0


def _plain(game: Game, edition: Edition, marks: dict[str, str]) -> dict[str, Any]:
    counted = list(marks.values())
    return {
        "game": game.name,
        "edition": edition.name,
        "source": edition.source,
        "hash": edition.hash,
        "changed": [dotted(change.key) for change in changes(edition_of(game), edition)],
        "data": without_marks(edition.data),
        "provenance": marks,
        "counts": {word: counted.count(word) for word in WORDS},
    }


def check(file: Path, /, *, game: str | None = None, as_json: Json = False, lang: str = DEFAULT_LANG) -> int:
    """Check an edition file: every key, every value, and what the game asks of its data.

    Parameters
    ----------
    file
        An edition file.
    game
        The game it is for, if the file does not say so under [edition].
    as_json
        Print one JSON object instead of lines.
    lang
        The language of texts: en, de or another of `meridian languages`.
    """
    own = edition_file.read(file)
    found = games.load(_game_of(own, game))
    speaker = speaker_for(found, edition_of(found), lang)
    faults = own.faults(found)
    changed = 0 if faults else len(changes(edition_of(found), own.edition(found)))
    if as_json:
        print(json.dumps({"ok": not faults, "changed": changed, "faults": faults}, ensure_ascii=False))
    elif not faults:
        print(speaker.text("edition-ok", count=changed))
    else:
        for fault in faults:
            print(f"meridian: {fault}", file=sys.stderr)
    return 2 if faults else 0


def new(
    game: str,
    file: Path | None = None,
    /,
    *,
    browser: bool = False,
    no_browser: bool = False,
    port: int | None = None,
    data: Path | None = None,
    lang: str = DEFAULT_LANG,
) -> int:
    """Write a file to fill in from an original copy: every datum, commented out. Nothing is overwritten. Or be asked in
    the browser, page by page.

    Parameters
    ----------
    game
        The game, for example global-domination.
    file
        Where to write it.
    browser
        Be asked in the browser instead, which writes the file in the end.
    no_browser
        With --browser: only say where the page is.
    port
        With --browser: the port to listen on (8420, or another one if that is taken).
    data
        With --browser: the folder where tables are kept.
    lang
        The language of texts: en, de or another of `meridian languages`; the file is in English.
    """
    found = games.load(game)
    if browser:
        if file is not None:
            raise BadInput("--browser: leave out the file, the page writes it in the end")
        from meridian.cli.play import in_browser

        return in_browser(f"#/owner/{found.name}/1", port, data, no_browser)
    if no_browser or port is not None or data is not None:
        raise BadInput("--no-browser, --port and --data are for --browser")
    if file is None:
        raise BadInput("edition new: name the file to be written, or add --browser")
    speaker = speaker_for(found, edition_of(found), lang)
    write_new(file, template(found))
    print(speaker.text("edition-written", file=str(file)))
    return 0


def diff(
    a: str,
    b: str,
    /,
    *,
    game: str | None = None,
    number: Annotated[int, Parameter(name="--games")] = 0,
    seats: str = "greedy,greedy,greedy",
    option: list[str] | None = None,
    seed: int = 1,
    jobs: int = 1,
    as_json: Json = False,
    lang: str = DEFAULT_LANG,
) -> int:
    """Compare two editions datum by datum; with --games also by playing on both.

    Parameters
    ----------
    a
        An edition file, or the word shipped.
    b
        An edition file, or the word shipped.
    game
        The game, if no file says it under [edition].
    number
        Play this many games on each edition, with the same seeds, and compare length, wins and card use.
    seats
        A bot for each seat, separated by commas.
    option
        An option of the table as name=value; may be given several times.
    seed
        Where all chance comes from.
    jobs
        How many processes play side by side.
    as_json
        Print one JSON object instead of tables.
    lang
        The language of texts: en, de or another of `meridian languages`.
    """
    files = [None if name == SHIPPED else edition_file.read(Path(name)) for name in (a, b)]
    found = games.load(_one_game(files, game))
    editions = [file.edition(found) if file is not None else edition_of(found) for file in files]
    speaker = speaker_for(found, editions[1], lang)
    differing = changes(*editions)
    report: dict[str, Any] = {
        "game": found.name,
        "editions": [{"file": at, "name": e.name, "hash": e.hash} for at, e in zip((a, b), editions, strict=True)],
        "changes": [{"key": dotted(c.key), "a": c.before, "b": c.after} for c in differing],
    }
    if number:
        plans = _plans(found, editions, seats, option or [], number, seed)
        if jobs < 1:
            raise BadInput("--jobs must be at least 1")
        with progress(2 * number, as_json) as done:
            report["played"] = compare(plans, found.edition.names(editions[0]).get("card", []), jobs, done)
    if as_json:
        print(json.dumps(report, ensure_ascii=False))
        return 0
    console = Console()
    tables.differences(console, speaker, differing, (a, b))
    if number:
        tables.comparison(console, speaker, report["played"], (a, b))
    return 0


def merge(
    a: Path, b: Path, file: Path, /, *, game: str | None = None, as_json: Json = False, lang: str = DEFAULT_LANG
) -> int:
    """Merge the edition files of two owners, and list where they disagree (exit status 1). Nothing is overwritten.

    Parameters
    ----------
    a
        An edition file.
    b
        Another one.
    file
        Where to write both in one; data on which they disagree are commented out there.
    game
        The game, if no file says it under [edition].
    as_json
        Print one JSON object instead of lines.
    lang
        The language of texts: en, de or another of `meridian languages`.
    """
    files = edition_file.read(a), edition_file.read(b)
    found = games.load(_one_game(list(files), game))
    result = merged(found, files)
    made = edition_file.parsed(str(file), result.text)
    if faults := made.faults(found):
        raise BadInput(f"{a} and {b} do not fit together: {faults[0].removeprefix(f'{file}: ')}")
    write_new(file, result.text)
    rows = [
        {"key": dotted(each.key), "a": each.values[0], "b": each.values[1], "lines": each.lines}
        for each in result.disagreements
    ]
    if as_json:
        print(json.dumps({"file": str(file), "data": result.data, "disagreements": rows}, ensure_ascii=False))
    else:
        speaker = speaker_for(found, edition_of(found), lang)
        print(speaker.text("edition-merged", file=str(file), count=result.data))
        for each in result.disagreements:
            first, second = map(written, each.values)
            names = {"a": str(a), "b": str(b), "first": first, "second": second}
            print(speaker.text("edition-disagreement", key=dotted(each.key), **names))
    return 1 if rows else 0


def _plans(
    game: Game, editions: list[Edition], seats: str, given: list[str], number: int, seed: int
) -> tuple[SimulationPlan, SimulationPlan]:
    if number < 2:
        raise BadInput("--games must be at least 2: an interval needs more than one game")
    names = [name.strip() for name in seats.split(",")]
    for name in names:
        bots.maker(game, name)
    headers = [
        new_header(game, len(names), read_options(game, given, edition), overlay=edition.overlay)
        for edition in editions
    ]
    return paired_plans((headers[0], headers[1]), names, number, seed)


def _game_of(file: EditionFile, given: str | None) -> str:
    name = given or file.game()
    if name is None:
        raise BadInput(f'{file.path}: which game? Say game = "..." under [edition], or give --game')
    return name


def _one_game(files: list[EditionFile | None], given: str | None) -> str:
    named = [file for file in files if file is not None and file.game() is not None]
    if given is None and not named:
        raise BadInput(f'which game? Say game = "..." under [edition] of a file, or give --game ({SHIPPED} has none)')
    return given or _game_of(named[0], None)


SUBCOMMANDS: Final = {"show": show, "check": check, "new": new, "diff": diff, "merge": merge}
