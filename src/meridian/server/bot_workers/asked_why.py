"""Finds in a journal what a line of a viewer's log reports, and why that was done, as far as the asker can know."""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec.structs import replace

from meridian import games
from meridian.bots.advice import Motive, SeenAnswer, motive
from meridian.core.errors import BadInput
from meridian.core.facts import Fact
from meridian.core.game import Game
from meridian.core.journal import Entry
from meridian.core.position import Position
from meridian.server.bot_workers.request import WhyAsked, WorkerRequest
from meridian.server.journals.journaling import Actions, read_header
from meridian.server.journals.replayed_position import steps_of

ATTACK: Final = "attack-declared"
"""The fact that a player (`seat`) attacks another one (`other`)."""
NOBODY: Final = -1


class _Done(NamedTuple):
    """An entry of a seat, and the position before it."""

    p: Position
    entry: Entry


def explained(ask: WorkerRequest, why: WhyAsked) -> Motive:
    """Why a seat did what a line tells."""
    header = read_header(ask.header)
    game, actions = games.load(header.game), Actions(games.load(header.game))
    entries = [(actor, actions.read(data)) for actor, data in ask.rows]
    begins = NOBODY if ask.imagined is None else ask.imagined.number
    count = 0
    done: _Done | None = None
    before: Position | None = None
    attacks: set[tuple[int, int]] = set()
    for number, entry, facts, p in steps_of(game, header, entries, ask.imagined):
        if entry is not None and entry[0] >= 0 and before is not None:
            done = _Done(before, entry)
        heard = [] if number <= begins else [one for one in facts if why.everything or one.heard_by(why.asker)]
        if count + len(heard) >= why.number:
            return _motive(game, done, heard[why.number - count - 1], why, attacks)
        count += len(heard)
        attacks |= {(one.args["seat"], one.args["other"]) for one in heard if one.key == ATTACK}
        before = game.rules.copy(p)
    raise BadInput(f"there is no line {why.number}")


def _motive(game: Game, done: _Done | None, line: Fact, why: WhyAsked, attacks: set[tuple[int, int]]) -> Motive:
    about = line.args.get("seat", NOBODY)
    if done is None:
        return Motive(about, decided=False, about=about)
    seat, action = done.entry
    answer = SeenAnswer.of(game, done.p, seat, action, why.asker)
    struck = [one.args["other"] for one in answer.facts if one.key == ATTACK and one.args["seat"] == seat]
    wronged = next((other for other in struck if (other, seat) in attacks), NOBODY)
    if not answer.facts:
        return Motive(seat, decided=False, about=about)
    found = motive(game, answer._replace(wronged_by=wronged), f"{why.number}/why", why.seconds)
    return replace(found, about=about)
