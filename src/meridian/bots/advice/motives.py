"""Why a player did something, as far as another one can know it.

Only what the asker may know is used: the asker's view before and after, and the facts that the asker heard. Worlds are
imagined that agree with the view; in each the answer is looked for after which the asker would have heard the same. It
is played on beside other answers, in the same worlds with the same luck, and the terms of the evaluation in which it
differs are its drivers (`reasons`). Where that shows nothing, what it brought at once is the driver, if anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

import msgspec

from meridian import bots
from meridian.bots.advice.reasons import FEWEST_SWEEPS, Outcome, Part, Reason, parts, reasons_for, rival_weights
from meridian.bots.deep import DeepBot
from meridian.bots.search import Search
from meridian.core.action import Action
from meridian.core.facts import Fact, heard
from meridian.core.game import Game
from meridian.core.position import Position
from meridian.core.thinking_time import ThinkingTime

SWEEPS: Final = 24
"""The number of worlds compared, if the time allows."""
TRIES: Final = 96
"""The most worlds imagined: in some the answer was not possible, because a hand differs."""
ALTERNATIVES: Final = 4
"""The most other answers that an answer is compared with."""
MOST_OPTIONS: Final = 400
"""The most options among which the answer is searched for."""
NOBODY: Final = -1


class Motive(msgspec.Struct, frozen=True):
    """Why a seat did something: its drivers, the weightiest first. `leader` is who was likeliest to win before, and
    `chance` how likely the seat itself was; `forced` if there was nothing else to do, `decided` is false where the seat
    decided nothing. `wronged_by` is the seat that attacked this one before and is attacked now. `about` is whom the
    line is about that was asked for, which may be another seat."""

    seat: int
    reasons: list[Reason] = []
    leader: int = NOBODY
    chance: float = 0.0
    forced: bool = False
    decided: bool = True
    wronged_by: int = NOBODY
    about: int = NOBODY


class SeenAnswer(NamedTuple):
    """What a seat did, as the asker (a seat, None: a spectator) saw it."""

    seat: int
    asker: int | None
    before: Position
    after: Position
    facts: list[Fact]
    wronged_by: int = NOBODY

    @classmethod
    def of(
        cls, game: Game, p: Position, seat: int, action: Action, asker: int | None, wronged_by: int = NOBODY
    ) -> SeenAnswer:
        """A seat's answer in a true position: from here on nothing is known of it but what the asker saw."""
        view = game.rules.view
        after = game.rules.copy(p)
        after.facts = []
        after.recording = True
        after.play_checked(seat, action)
        facts = heard(after, asker)
        return cls(seat, asker, view(p, asker), view(after, asker), facts, wronged_by)


class _Compared:
    """What came of the answer, of other answers, and what it changed at once, world by world."""

    def __init__(self) -> None:
        self.mine: Outcome = []
        self.others: Outcome = []
        self.at_once: Outcome = []
        self.before: Outcome = []
        self.choices = 0


def motive(game: Game, answer: SeenAnswer, seed: str, seconds: float) -> Motive:
    """Why a seat did what the asker saw. The seed must not depend on what the asker cannot see."""
    bot = bots.maker(game, "deep:playouts=1")(Random(seed)) if game.players.guide() is not None else None
    if not isinstance(bot, DeepBot):
        return Motive(answer.seat, wronged_by=answer.wronged_by)
    search = bot.search
    search.time = ThinkingTime(seconds)
    world = search.imagine(answer.before, search.draw)
    if world.over:
        return Motive(answer.seat, decided=False)
    chances = search.guide.chances(world)
    weights = rival_weights(search.guide, world, answer.seat)
    found = _compared(search, answer, weights)
    why = _drivers(found)
    if not found.mine:
        why = _drivers(_changed(search, answer, weights))
    return Motive(
        answer.seat,
        why,
        max(range(len(chances)), key=lambda seat: chances[seat]),
        round(chances[answer.seat], 4),
        forced=bool(found.mine) and not found.choices,
        wronged_by=answer.wronged_by,
    )


def _drivers(found: _Compared) -> list[Reason]:
    """The terms in which the answer differs from the others; else those in which it brought something at once."""
    why = reasons_for([found.mine, found.others], 0) if found.choices else []
    return why or _uplifts(found.at_once, found.before)


def _compared(search: Search, answer: SeenAnswer, weights: dict[int, float]) -> _Compared:
    found, guide = _Compared(), search.guide
    last: Action | None = None
    for _ in range(TRIES):
        if len(found.mine) == SWEEPS or search.time.is_up():
            break
        world = search.imagine(answer.before, search.draw)
        luck = search.random.getrandbits(30)
        asked = answer.seat in world.who()
        options = (world.options(answer.seat) if asked else world.interjections(answer.seat))[:MOST_OPTIONS]
        action = _alike(search, world, answer, options, last)
        if action is None:
            continue
        last = action
        others: Sequence[Action | None] = [None]
        if asked:
            ranked = guide.advisable(world, answer.seat, options, action) if len(options) > 1 else []
            others = [other for other in ranked if other != action][:ALTERNATIVES]
        tried = [_tried(search, world, answer.seat, other, luck, weights) for other in (action, *others)]
        if search.time.is_up():
            break  # the last playouts were cut short
        found.mine.append(tried[0])
        found.others.append(_average(tried[1:]) if others else tried[0])
        found.choices += bool(others)
        found.before.append(parts(guide, guide.copy(world), weights))
        done = guide.copy(world)
        done.play_checked(answer.seat, action)
        found.at_once.append(parts(guide, done, weights))
    return found


def _alike(
    search: Search, world: Position, answer: SeenAnswer, options: list[Action], last: Action | None
) -> Action | None:
    """An answer after which the asker would have heard the same; None if it is not possible in this world."""
    wanted = [(fact.key, fact.args) for fact in answer.facts]
    first = [last] if last is not None and last in options else []
    for option in (*first, *options):
        p = search.guide.copy(world)
        p.facts = []
        p.recording = True
        p.play_checked(answer.seat, option)
        if [(fact.key, fact.args) for fact in heard(p, answer.asker)] == wanted:
            return option
    return None


def _tried(
    search: Search, world: Position, seat: int, action: Action | None, luck: int, weights: dict[int, float]
) -> dict[tuple[int, str], Part]:
    """The terms after an answer, or after none, was played on."""
    p = search.guide.copy(world)
    p.recording = False
    search.luck.seed(luck)
    if action is not None:
        p.play_checked(seat, action)
    search.play_on(p)
    return parts(search.guide, p, weights)


def _changed(search: Search, answer: SeenAnswer, weights: dict[int, float]) -> _Compared:
    """What changed in the eyes of the asker, where no world was found in which the answer was possible."""
    found = _Compared()
    for _ in range(SWEEPS):
        if search.time.is_up():
            break
        before, after = search.imagine(answer.before, search.draw), search.imagine(answer.after, search.draw)
        found.before.append(parts(search.guide, before, weights))
        found.at_once.append(parts(search.guide, after, weights))
    return found


def _average(tried: list[dict[tuple[int, str], Part]]) -> dict[tuple[int, str], Part]:
    names = {name: None for one in tried for name in one}
    nothing = (0.0, 0.0)
    return {
        name: (
            sum(one.get(name, nothing)[0] for one in tried) / len(tried),
            sum(one.get(name, nothing)[1] for one in tried) / len(tried),
        )
        for name in names
    }


def _uplifts(after: Outcome, before: Outcome) -> list[Reason]:
    """The terms that something has raised, whatever it has cost."""
    if len(after) < FEWEST_SWEEPS:
        return []
    names = {name: None for part in (*after, *before) for name in part}
    nothing = (0.0, 0.0)
    raised = {
        name
        for name in names
        if sum(part.get(name, nothing)[0] for part in after) > sum(part.get(name, nothing)[0] for part in before)
    }
    if not raised:
        return []
    own = next(iter(names))

    def kept(outcome: Outcome) -> Outcome:
        """The raised terms; one of the seat itself stays first, for that tells whose answer it was."""
        return [{own: nothing, **{name: part for name, part in one.items() if name in raised}} for one in outcome]

    return reasons_for([kept(after), kept(before)], 0)
