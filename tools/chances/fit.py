"""Weights for what is known of a party, from branches of games.

The winner of each branch is the target of a multinomial logit over the parties. Beside it stands what a change did: how
much more the changed branches of a kind won than their unchanged twins, with its standard error, is compared with the
difference of their chances. Positions alone say what winners have; the twins say what having it does. Signs that are
known are held by bounds.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

from tools.chances.gather import AS_IT_WAS, Branch
from tools.chances.subject import Subject

Array = NDArray[np.float64]

RIDGE = 0.001
"""The penalty on the square of a weight, or of its distance from the prior, its number standardised."""
HELD_OUT = 5
"""Every fifth game is left out of the fit and scored."""
PADDING = -1e9


class Sample(msgspec.Struct):
    """Branches as arrays; parties are padded to the most there are."""

    rows: Array
    """Branch, party, number."""
    there: NDArray[np.bool_]
    won: Array
    games: NDArray[np.int64]
    done: Array
    changes: list[str]
    parties: NDArray[np.int64]
    more: NDArray[np.int64]
    twin: NDArray[np.int64]
    """The unchanged twin of each branch; -1 for those that are unchanged."""


class Effect(msgspec.Struct):
    """What a change did to the chance of the party, in points of a hundred; more of the thing is positive."""

    change: str
    pairs: int
    games_say: float
    error: float
    chances_say: float


def expanded(row: Array, done: float, last: bool) -> Array:
    """Early, the more the further the game has come, and instead of both in the last part."""
    none = np.zeros_like(row)
    return np.concatenate([none, none, row] if last else [row, row * done, none])


def sample(subject: Subject[Any], branches: list[Branch]) -> Sample:
    """Arrays of the branches."""
    most = max(len(branch.rows) for branch in branches)
    width = len(subject.names) * (3 if subject.by_phase else 1)
    rows = np.zeros((len(branches), most, width))
    there = np.zeros((len(branches), most), dtype=bool)
    won = np.zeros((len(branches), most))
    twins: dict[tuple[int, int], int] = {}
    for at, branch in enumerate(branches):
        if branch.change == AS_IT_WAS:
            twins[branch.game, branch.position] = at
        for party, numbers in enumerate(branch.rows):
            row = np.array(numbers)
            if subject.by_phase:
                row = expanded(row, branch.done, branch.last)
            rows[at, party] = row
            there[at, party] = True
        won[at, : len(branch.won)] = branch.won
    return Sample(
        rows=rows,
        there=there,
        won=won,
        games=np.array([branch.game for branch in branches]),
        done=np.array([branch.done for branch in branches]),
        changes=[branch.change for branch in branches],
        parties=np.array([branch.party for branch in branches]),
        more=np.array([branch.more for branch in branches]),
        twin=np.array(
            [-1 if branch.change == AS_IT_WAS else twins.get((branch.game, branch.position), -1) for branch in branches]
        ),
    )


def chances(data: Sample, weights: Array) -> Array:
    """How likely each party is to win in each branch."""
    worth = np.where(data.there, data.rows @ weights, PADDING)
    odds = np.exp(worth - worth.max(axis=1, keepdims=True)) * data.there
    shares: Array = odds / odds.sum(axis=1, keepdims=True)
    return shares


def fitted(
    data: Sample,
    bounds: list[tuple[float | None, float | None]],
    weight: float,
    prior: Array | None = None,
) -> Array:
    """The weights that fit best. With a prior, which earlier games gave, they stay near it for want of evidence."""
    spread = data.rows[data.there].std(axis=0)
    spread[spread == 0] = 1.0
    number = len(data.games)
    start = np.zeros(len(spread)) if prior is None else prior * spread
    kinds = [] if not weight else [changes_of(data, change) for change in sorted(set(data.changes) - {AS_IT_WAS})]

    def loss(scaled: Array) -> tuple[float, Array]:
        weights = scaled / spread
        shares = chances(data, weights)
        value = -(data.won * np.log(np.maximum(shares, 1e-12))).sum() / number
        push = (shares - data.won) / number
        for kind in kinds:
            said = (kind.sign * (shares[kind.at, kind.party] - shares[kind.twin, kind.party])).mean()
            value += weight / 2.0 * ((said - kind.mean) / kind.error) ** 2 / number
            pull = weight * (said - kind.mean) / kind.error**2 / number / len(kind.at) * kind.sign
            through(push, shares, kind.at, kind.party, pull)
            through(push, shares, kind.twin, kind.party, -pull)
        slope = np.einsum("bp,bpf->f", push, data.rows) / spread
        away = scaled - start
        return value + RIDGE * float(away @ away), slope + 2.0 * RIDGE * away

    found = minimize(loss, start, jac=True, method="L-BFGS-B", bounds=bounds, options={"maxiter": 500})
    best: Array = found.x / spread
    return best


def bounds_of(subject: Subject[Any]) -> list[tuple[float | None, float | None]]:
    """The signs that are known, for early, added and last weights alike. What is added as the game goes on may be
    negative, but not so much that the sum changes its sign: that is left to the data."""
    signs = [subject.signs.get(name, 0) for name in subject.names]
    plain: list[tuple[float | None, float | None]] = [
        (0.0, None) if sign > 0 else (None, 0.0) if sign < 0 else (None, None) for sign in signs
    ]
    return [*plain, *([(None, None)] * len(plain)), *plain] if subject.by_phase else plain


class Kind(msgspec.Struct):
    """The branches of one kind of change, and what it did."""

    at: NDArray[np.int64]
    twin: NDArray[np.int64]
    party: NDArray[np.int64]
    sign: NDArray[np.int64]
    mean: float
    error: float


def changes_of(data: Sample, change: str) -> Kind:
    """The branches of one kind of change that have a twin."""
    at = np.array([n for n, one in enumerate(data.changes) if one == change and data.twin[n] >= 0], dtype=np.int64)
    twin, party, sign = data.twin[at], data.parties[at], data.more[at]
    won = sign * (data.won[at, party] - data.won[twin, party])
    return Kind(at, twin, party, sign, float(won.mean()), max(float(won.std()), 1e-3) / np.sqrt(len(at)))


def through(push: Array, shares: Array, branches: NDArray[np.int64], parties: NDArray[np.int64], pull: Array) -> None:
    """A pull on the shares of some parties as a push on the worths that they come of."""
    own = shares[branches, parties]
    np.add.at(push, branches, -(pull * own)[:, None] * shares[branches])
    np.add.at(push, (branches, parties), pull * own)


def effects(data: Sample, weights: Array) -> list[Effect]:
    """What each change did, beside what the chances say it does."""
    shares = chances(data, weights)
    found: list[Effect] = []
    for change in sorted(set(data.changes) - {AS_IT_WAS}):
        kind = changes_of(data, change)
        said = kind.sign * (shares[kind.at, kind.party] - shares[kind.twin, kind.party])
        found.append(Effect(change, len(kind.at), 100.0 * kind.mean, 100.0 * kind.error, 100.0 * float(said.mean())))
    return found


def scores(data: Sample, weights: Array) -> tuple[float, float]:
    """Log-loss and Brier score for each party, averaged over the branches."""
    shares = chances(data, weights)
    log_loss = -(data.won * np.log(np.maximum(shares, 1e-12))).sum(axis=1)
    brier = ((shares - data.won) ** 2 * data.there).sum(axis=1) / data.there.sum(axis=1)
    return float(log_loss.mean()), float(brier.mean())


def part(data: Sample, chosen: NDArray[np.bool_]) -> Sample:
    """Some of the branches."""
    places = np.cumsum(chosen) - 1
    kept = np.flatnonzero(chosen)
    twin = np.array([places[t] if t >= 0 and chosen[t] else -1 for t in data.twin[kept]])
    return Sample(
        rows=data.rows[kept],
        there=data.there[kept],
        won=data.won[kept],
        games=data.games[kept],
        done=data.done[kept],
        changes=[data.changes[at] for at in kept],
        parties=data.parties[kept],
        more=data.more[kept],
        twin=twin,
    )
