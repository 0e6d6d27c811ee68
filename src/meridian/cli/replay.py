"""`meridian replay`: the log of a journal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich.console import Console

from meridian.cli.arguments import DEFAULT_LANG, Json
from meridian.cli.log import Log
from meridian.core.action import TEXT
from meridian.core.codec import words_for
from meridian.core.errors import BadInput
from meridian.core.facts import Fact
from meridian.core.game import Game, digest, edition_of, speaker_for
from meridian.core.journal import Journal
from meridian.core.replay import replay
from meridian.core.words import Words
from meridian.session import journals


def run(
    journal: Path,
    /,
    *,
    seat: int | None = None,
    to: int | None = None,
    why: bool = False,
    as_json: Json = False,
    lang: str = DEFAULT_LANG,
) -> int:
    """Show the log of a journal, each line with its clauses.

    Parameters
    ----------
    journal
        A journal file.
    seat
        Only what this seat (1, 2, ...) may know; 0 for a spectator. Without it, everything.
    to
        Stop after this many entries.
    why
        Print the text of each clause below the line that cites it.
    as_json
        Print one JSON object with all facts and the last position.
    lang
        The language of texts: en, de or another of `meridian languages`.
    """
    game, found = journals.load(journal)
    if seat is not None and not 0 <= seat <= found.header.seats:
        raise BadInput(f"--seat {seat}: this table has seats 1 to {found.header.seats} (0: a spectator)")
    if to is not None and not 0 <= to <= len(found.entries):
        raise BadInput(f"--to {to}: this journal has {len(found.entries)} entries")
    eyes = seat - 1 if seat else None
    try:
        if as_json:
            print(json.dumps(_plain(game, found, seat, eyes, to), ensure_ascii=False))
            return 0
        speaker = speaker_for(game, edition_of(game, found.header.overlay), lang)
        log = Log(Console(), game, speaker, eyes, why)
        for number, _, facts, _ in replay(game, found, to):
            log.tell(number, facts, everything=seat is None)
    except BadInput as error:
        raise BadInput(f"{journal}: {error}") from None
    return 0


def _plain(game: Game, journal: Journal, seat: int | None, eyes: int | None, to: int | None) -> dict[str, Any]:
    words = words_for(game, journal.header)
    log = []
    last = None
    for number, _, facts, position in replay(game, journal, to):
        last = position
        log += [_fact(words, number, fact) for fact in facts if seat is None or fact.heard_by(eyes)]
    assert last is not None
    shown = last if seat is None else game.rules.view(last, eyes)
    return {
        "game": game.name,
        "seat": seat,
        "entries": len(journal.entries) if to is None else to,
        "over": last.over,
        "digest": digest(game, shown),
        "facts": log,
        "position": game.rules.show(shown),
    }


def _fact(words: Words, number: int, fact: Fact) -> dict[str, Any]:
    args = {**words.args(fact.args), TEXT: fact.text} if fact.text else words.args(fact.args)
    return {"entry": number, "fact": fact.key, "args": args, "clauses": fact.clauses}
