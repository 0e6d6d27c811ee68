"""Claims of Globopolis over many games: the final round is announced for a score that a side holds."""

from __future__ import annotations

from random import Random

import pytest

from meridian import games
from meridian.core.action import Action
from meridian.core.facts import collect
from meridian.core.game import begin, new_header
from meridian.core.position import CHANCE
from meridian.games.globopolis.actions import Accept, LayOut, Propose
from meridian.games.globopolis.rules.constants import KINDS
from meridian.games.globopolis.rules.option_phase import OptionPhase
from meridian.games.globopolis.rules.state import State

GAME = games.load("globopolis")
ENTRIES = 300
TABLES = 4


def swap(p: State, seat: int, random: Random) -> Propose | None:
    """An offer to exchange two Titles with another side."""
    side = p.side_of(seat)
    own = [title for title, owner in enumerate(p.owner) if owner == side]
    foreign = [title for title, owner in enumerate(p.owner) if owner not in (side, -1)]
    if not own or not foreign:
        return None
    give, take = random.choice(own), random.choice(foreign)
    first, second = p.board.good_title + give, p.board.good_title + take
    rows = [(side, p.owner[take], first, 1), (p.owner[take], side, second, 1)]
    random.shuffle(rows)
    return Propose(tuple(rows), (), 1)


def move(p: State, seat: int, random: Random) -> LayOut | None:
    """A unit goes from one own Territory to another, in either order of rows."""
    own = p.own_territories(p.side_of(seat))
    if len(own) < 2:
        return None
    source, target = random.sample(own, 2)
    kind = random.randrange(KINDS)
    rows = {title: p.units[title * KINDS : title * KINDS + KINDS] for title in (source, target)}
    rows[source][kind] -= 1
    rows[target][kind] += 1
    order = random.sample([source, target], 2)
    return LayOut(tuple((title, *rows[title]) for title in order))


def entries(p: State, random: Random) -> list[tuple[int, Action]]:
    """What is said next: a swap with its answer, a lay-out, or any listed answer."""
    actor = random.choice(p.who())
    if actor == CHANCE:
        return [(actor, random.choice(p.chances().outcomes))]
    if isinstance(p.stack[-1], OptionPhase):
        for made in (swap(p, actor, random), move(p, actor, random)):
            if made is not None and random.random() < 0.5 and p.refusal(actor, made) is None:
                if not isinstance(made, Propose):
                    return [(actor, made)]
                partner = next(row[0] for row in made.terms if row[0] != p.side_of(actor))
                return [(actor, made), (partner, Accept(p.offer_number + 1, ()))]
    return [(actor, random.choice(p.options(actor)))]


def opened(seed: int, claim_lock: bool, game: int) -> State:
    """A table whose mark is soon within reach."""
    options = {"victory_mark": 24 + 4 * game, "claim_lock": claim_lock, "stage": 1 + seed % 3}
    p = begin(GAME, new_header(GAME, 2 + seed % 4, options), recording=True)
    assert isinstance(p, State)
    return p


def at_mark(p: State) -> int:
    """The sides at the mark, as a mask."""
    mark = p.victory_mark()
    return sum(1 << side for side in range(len(p.sides)) if p.sides[side].points >= mark)


@pytest.mark.parametrize("claim_lock", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_a_final_round_is_announced_for_a_score_held_at_rest(seed: int, claim_lock: bool) -> None:
    """Whatever the score passes within an entry, the side stands at the mark when the entry is done."""
    random = Random(f"claims {seed} {claim_lock}")
    for game in range(TABLES):
        p = opened(seed, claim_lock, game)
        held = 0
        for _ in range(ENTRIES):
            for actor, action in [] if p.over else entries(p, random):
                if p.over or p.refusal(actor, action) is not None:
                    continue
                p.play_checked(actor, action)
                shown = sum(1 << side for side in range(len(p.sides)) if p.sides[side].shown)
                held |= at_mark(p) | shown
                for fact in collect(p):
                    if fact.key == "final-round" and "GP-176" in fact.clauses:
                        assert (at_mark(p) >> fact.args["seat"]) & 1
                assert p.claims & ~held == 0, "a claim was locked for a score that was never held"
