"""How often the coach warns, and whether it is right: `python -m benchmarks.coach [GAME ...] [--bot greedy]`.

Games like a newcomer's first one are played with the bot in every seat. Some answers of the first seat are shown to the
coach; where it would warn, the game is played on to its end many times, once with the answer and once with the one the
coach calls best, each pair with the same luck. Those who play on err now and then: sound players alone would play the
same game again and again.

Blunders are put in, too: at each of these questions any other answer that the coach compared. All of them are played
on, so that the table tells of how many that really cost much it would have warned, and of how many that cost nothing.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from typing import NamedTuple

from meridian import bots, games
from meridian.bots.advice import Advised, advise
from meridian.bots.advice.advise import COSTLY_LOSS
from meridian.core.action import Action
from meridian.core.codec import words_for
from meridian.core.errors import BadInput
from meridian.core.game import Game, begin, new_header
from meridian.core.players import Bot
from meridian.core.position import CHANCE, Position

SEATS = 3
LEARNER = 0
SURELY = 0.03
"""What an answer surely costs that is warned of: as in web/src/coach/fading.ts."""
COACH = "deep:playouts=120"
"""As many as the coach's 200 ms allow on one core of a small server, more or less."""
PLAYS_ON = "steady"
ERRS = 0.1
"""How often those who play on give any answer."""


class Given(NamedTuple):
    """An answer that the learner gave."""

    before: Position
    answer: Action


class Warned(NamedTuple):
    """What the coach says an answer costs, and what it cost on average when the game was played on."""

    said: float
    cost: float


class PutIn(NamedTuple):
    """An answer that nobody gave: whether the coach warns of it, and what it cost when the game was played on."""

    warned: bool
    cost: float


class Measured(NamedTuple):
    """How many answers were shown to the coach, those it warns of, and what was put in."""

    shown: int
    warned: list[Warned]
    put_in: list[PutIn]


def play(game: Game, p: Position, players: list[Bot], chance: Random, errs: float = 0.0) -> list[Given]:
    """Play to the end, with any answer now and then; the learner's answers to real choices."""
    given: list[Given] = []
    while not p.over:
        actor = p.who()[0]
        if actor == CHANCE:
            p.play(CHANCE, p.chances().drawn(chance.random))
            continue
        only = p.only_answer(actor)
        if only is not None:
            action = only
        elif chance.random() < errs:
            action = chance.choice(p.options(actor))
        else:
            action = players[actor].choose(game.rules.view(p, actor), actor, p.options(actor))
        if actor == LEARNER and only is None:
            given.append(Given(game.rules.copy(p), action))
        p.play(actor, action)
    return given


def seated(game: Game, bot: str, seed: str) -> list[Bot]:
    """A bot in every seat."""
    return [bots.maker(game, bot)(Random(f"{seed}/{seat}")) for seat in range(SEATS)]


def is_warned_of(answer: Advised) -> bool:
    """Whether the coach would ask for this answer once more."""
    return answer.loss > COSTLY_LOSS and answer.least_loss > SURELY


def cost(game: Game, before: Position, answers: tuple[Action, Action], times: int) -> float:
    """How much less the second answer wins than the first, played on with the same luck."""
    guide = bots.guide_of(game)
    total = 0.0
    for number in range(times):
        won = []
        for answer in answers:
            p = game.rules.copy(before)
            p.play(LEARNER, answer)
            play(game, p, seated(game, PLAYS_ON, str(number)), Random(f"luck/{number}"), ERRS)
            won.append(guide.chances(p)[LEARNER])
        total += won[0] - won[1]
    return total / times


def measure(game: Game, wishes: argparse.Namespace) -> Measured:
    """Show answers of some games to the coach, and play on from those that matter."""
    header = new_header(game, SEATS, game.presets.get(game.guided, {}))
    words = words_for(game, header)
    shown, warned, put_in = 0, [], []
    for seed in range(wishes.games):
        given = play(game, begin(game, header), seated(game, wishes.bot, str(seed)), Random(seed))
        random = Random(seed)
        for one in random.sample(given, min(len(given), wishes.answers)):
            shown += 1
            advice = advise(game, words, game.rules.view(one.before, LEARNER), LEARNER, COACH, 1)
            best, said = words.read(advice.best), words.say(one.answer)
            found = next((each for each in advice.answers if each.action == said), None)
            if found is not None and is_warned_of(found):
                warned.append(Warned(found.loss, cost(game, one.before, (best, one.answer), wishes.times)))
            others = [each for each in advice.answers if each.action not in (said, advice.best)]
            if others and wishes.blunders:
                other = random.choice(others)
                lost = cost(game, one.before, (best, words.read(other.action)), wishes.times)
                put_in.append(PutIn(is_warned_of(other), lost))
    return Measured(shown, warned, put_in)


def main() -> int:
    """Print a line of a table for each game."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.coach", description=__doc__)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--bot", default="greedy", help="who sits in the seats")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--answers", type=int, default=15, help="how many answers of a game are shown to the coach")
    parser.add_argument("--times", type=int, default=20, help="how often a game is played on")
    parser.add_argument("--blunders", action="store_true", help="put another answer in at each question, too")
    wishes = parser.parse_args()
    print("| game | bot | answers | warned of | the coach says | they cost | cost something | put in", end="")
    print(f" | cost over {100 * COSTLY_LOSS:.0f} | warned of | cost under {100 * SURELY:.0f} | warned of |")
    print("|---" * 12 + "|")
    try:
        for name in wishes.game or games.shipped():
            found = measure(games.load(name), wishes)
            told = f"{_summary(found.shown, found.warned)} | {_recall(found.put_in)}"
            print(f"| {name} | {wishes.bot} | {found.shown} | {told} |", flush=True)
    except BadInput as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _summary(shown: int, warned: list[Warned]) -> str:
    if not warned:
        return "0 | | |"
    said = sum(one.said for one in warned) / len(warned)
    cost = sum(one.cost for one in warned) / len(warned)
    right = sum(one.cost > 0 for one in warned)
    return (
        f"{len(warned)} ({len(warned) / shown:.0%}) | {100 * said:.0f} points | {100 * cost:.0f} points"
        f" | {right} of {len(warned)}"
    )


def _recall(put_in: list[PutIn]) -> str:
    """Of the answers that were put in: how many cost much or nothing, and of how many of each the coach warns."""
    much = [one.warned for one in put_in if one.cost > COSTLY_LOSS]
    nothing = [one.warned for one in put_in if one.cost < SURELY]
    return f"{len(put_in)} | {len(much)} | {sum(much)} | {len(nothing)} | {sum(nothing)}"


if __name__ == "__main__":
    sys.exit(main())
