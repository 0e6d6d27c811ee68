"""`meridian advise`: what a bot would answer in a player's place, and how likely that is to win."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import msgspec
from rich.console import Console
from rich.table import Table

from meridian import bots, own_bots
from meridian.bots.advice import Advice, Curve, advised_by, curve
from meridian.bots.advice.win_curve import DEFAULT_PLAYOUTS
from meridian.cli.arguments import DEFAULT_LANG, Json
from meridian.cli.simulate import progress
from meridian.core.codec import words_for
from meridian.core.errors import BadInput
from meridian.core.game import Game, edition_of, speaker_for
from meridian.core.journal import Journal
from meridian.core.replay import final
from meridian.core.speaker import Speaker
from meridian.session import journals

SHOWN = 10
SUPPOSED = "supposes that everybody plays on soundly; the interval is that of the playouts, not of people"
"""What chances rest on: they are fitted to games of sound players, with some weaker and some searching ones."""
BOT = "deep:playouts=500"


def run(
    journal: Path,
    /,
    *,
    to: int | None = None,
    seat: int | None = None,
    bot: str = BOT,
    seed: int = 1,
    story: bool = False,
    playouts: int = DEFAULT_PLAYOUTS,
    as_json: Json = False,
    lang: str = DEFAULT_LANG,
) -> int:
    """Advise the seat that is asked at a moment of a journal: the best answers with their chances to win.

    The bot is given what the seat may know at that moment, nothing else. With --story the whole game is gone through
    instead: the chances to win at every turn of events, and what of the result was luck.

    Parameters
    ----------
    journal
        A journal file.
    to
        The moment: after this many entries. Without it, the end of the journal.
    seat
        The seat to advise (1, 2, ...). Without it, the first that is asked.
    bot
        Who advises, for example deep:playouts=500, deep:budget=2s, or a bot of your own: mybots.py:Trader. Only deep
        tells chances to win.
    seed
        Where the bot's own chance comes from: the same seed and number of playouts give the same advice.
    story
        Go through the whole finished game.
    playouts
        How many games are played on in all for a story; more make it surer.
    as_json
        Print one JSON object.
    lang
        The language of texts: en, de or another of `meridian languages`.
    """
    game, found = journals.load(journal)
    if to is not None and not 0 <= to <= len(found.entries):
        raise BadInput(f"--to {to}: this journal has {len(found.entries)} entries")
    if seat is not None and not 1 <= seat <= found.header.seats:
        raise BadInput(f"--seat {seat}: this table has seats 1 to {found.header.seats}")
    if playouts < 1:
        raise BadInput("--playouts must be at least 1")
    bot = bots.given(game, bot, BOT)
    own_bots.check(game, bot)
    speaker = speaker_for(game, edition_of(game, found.header.overlay), lang)
    try:
        if story:
            return _story(game, found, seed, playouts, as_json)
        advice = at_moment(game, found, to, None if seat is None else seat - 1, bot, seed)
    except BadInput as error:
        raise BadInput(f"{journal}: {error}") from None
    if as_json:
        print(msgspec.json.encode(advice).decode())
    else:
        _print(Console(), game, found, speaker, advice)
    return 0


def at_moment(game: Game, journal: Journal, to: int | None, seat: int | None, bot: str, seed: int) -> Advice:
    """Advice for a seat (None: the first that is asked) after a number of entries."""
    p = final(game, journal, to)
    if p.over:
        raise BadInput("the game is over there: nobody is asked anything (--to N chooses another moment)")
    asked = [one for one in p.who() if one >= 0]
    if seat is None and not asked:
        raise BadInput("chance is to decide there: nobody is asked anything (--to N chooses another moment)")
    if seat is None:
        seat = asked[0]
    if seat not in asked:
        others = ", ".join(str(one + 1) for one in asked) or "nobody"
        raise BadInput(f"seat {seat + 1} is not asked anything there (asked: {others})")
    adviser = own_bots.maker(game, bot)(Random(f"{seed}/advice"))
    return advised_by(adviser, bot, words_for(game, journal.header), game.rules.view(p, seat), seat)


def _print(console: Console, game: Game, journal: Journal, speaker: Speaker, advice: Advice) -> None:
    words = words_for(game, journal.header)
    table = Table(
        "answer",
        "chance to win",
        "95 % interval",
        "playouts",
        title=f"seat {advice.seat + 1}, {advice.bot}",
        caption=SUPPOSED,
    )
    for row in advice.answers[:SHOWN]:
        low, high = row.interval
        said = speaker.action(words.read(row.action))
        table.add_row(said, f"{row.chance:.1%}", f"{low:.1%} to {high:.1%}", str(row.playouts))
    if not advice.answers:
        table.add_row(speaker.action(words.read(advice.best)), "", "", "")
    console.print(table)


def _story(game: Game, journal: Journal, seed: int, playouts: int, as_json: bool) -> int:
    shown = 0
    with progress(100, as_json) as advance:

        def done(part: float) -> None:
            nonlocal shown
            while advance is not None and shown < int(part * 100):
                shown += 1
                advance(None)

        found = curve(game, journal, seed, playouts, done)
    if as_json:
        print(json.dumps(msgspec.to_builtins(found)))
    else:
        _print_story(Console(), found)
    return 0


def _print_story(console: Console, found: Curve) -> None:
    seats = [f"seat {row.seat + 1}" for row in found.luck]
    table = Table("entry", *seats, title=f"chances to win, {found.playouts} playouts a point", caption=SUPPOSED)
    step = max(1, len(found.points) // 20)
    for at, point in enumerate(found.points):
        if at % step == 0 or at == len(found.points) - 1:
            table.add_row(str(point.number), *(f"{chance:.0%}" for chance in point.chances))
    table.add_section()
    for name, values in (
        ("luck", [row.luck for row in found.luck]),
        ("own answers", [row.skill for row in found.luck]),
        ("others", [row.others for row in found.luck]),
    ):
        table.add_row(name, *(f"{100 * value:+.0f}" for value in values))
    console.print(table)
