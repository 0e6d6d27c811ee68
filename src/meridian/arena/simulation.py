"""Many matches: on one core or several, with the same results."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from contextlib import closing
from statistics import fmean, median, stdev
from typing import Any

import msgspec

from meridian import games, own_bots
from meridian.arena.engines import ProcessPool
from meridian.arena.match import Match, digest_of, play_match
from meridian.core.codec import from_bytes, to_bytes
from meridian.core.journal import Header
from meridian.installation import compiled

BATCH = 8
Z = 1.96  # 95 %
Progress = Callable[[Match], None]


class SimulationPlan(msgspec.Struct, frozen=True):
    """Which games to play: the same plan gives the same games, on however many cores."""

    header: Header
    seats: list[str]
    games: int
    seed: int
    max_decisions: int
    keep_journals: bool = False


def play(plan: SimulationPlan, jobs: int, done: Progress | None = None) -> list[Match]:
    """Play all games of a plan; `done` hears of each as it ends, in any order."""
    matches: dict[int, Match] = {}
    with closing(_batches(plan, jobs)) as batches:
        for first, batch in batches:
            for number, match in enumerate(batch, start=first):
                matches[number] = match
                if done is not None:
                    done(match)
    return [matches[number] for number in range(plan.games)]


def _batches(plan: SimulationPlan, jobs: int) -> Generator[tuple[int, list[Match]]]:
    size = max(1, min(BATCH, plan.games // max(1, jobs * 4)))
    tasks = [(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]
    if jobs <= 1:
        for first, end in tasks:
            yield first, play_batch(plan, first, end)
        return
    packed = (msgspec.msgpack.encode(_Task(plan, first, end)) for first, end in tasks)
    with closing(ProcessPool(jobs).run(_play_packed, packed)) as results:
        for result in results:
            yield _unpack(plan, result)


class _Task(msgspec.Struct):
    plan: SimulationPlan
    first: int
    end: int


class _Packed(msgspec.Struct):
    match: Match
    journal: bytes


class _Result(msgspec.Struct):
    first: int
    matches: list[_Packed]


def _play_packed(packed: bytes) -> bytes:
    """Play a batch in another process: bytes in, bytes out, since rules objects cannot be pickled."""
    task = msgspec.msgpack.decode(packed, type=_Task)
    out = []
    for match in play_batch(task.plan, task.first, task.end):
        journal, match.journal = match.journal, None
        out.append(_Packed(match, to_bytes(journal) if journal is not None else b""))
    return msgspec.msgpack.encode(_Result(task.first, out))


def _unpack(plan: SimulationPlan, data: bytes) -> tuple[int, list[Match]]:
    game = games.load(plan.header.game)
    result = msgspec.msgpack.decode(data, type=_Result)
    for packed in result.matches:
        packed.match.journal = from_bytes(game, packed.journal) if packed.journal else None
    return result.first, [packed.match for packed in result.matches]


def play_batch(plan: SimulationPlan, first: int, end: int) -> list[Match]:
    """Play the games with these numbers here and now."""
    game = games.load(plan.header.game)
    makers = [own_bots.maker(game, name) for name in plan.seats]
    matches = []
    for number in range(first, end):
        match = play_match(game, plan.header, makers, plan.seed, number, plan.max_decisions)
        if not plan.keep_journals:
            match.journal = match.record = None
        matches.append(match)
    return matches


def summary(plan: SimulationPlan, matches: list[Match], seconds: float) -> dict[str, Any]:
    """What a series of games shows, as one plain object."""
    decisions = sum(match.decisions for match in matches)
    rounds = [match.rounds for match in matches] or [0]
    clauses: dict[str, int] = {}
    for match in matches:
        for clause, count in match.clauses.items():
            clauses[clause] = clauses.get(clause, 0) + count
    return {
        "game": plan.header.game,
        "seats": plan.seats,
        "games": len(matches),
        "unfinished": sum(not match.finished for match in matches),
        "decisions": decisions,
        "asked": sum(match.asked for match in matches),
        "seconds": round(seconds, 3),
        "games_per_second": round(len(matches) / seconds, 2) if seconds else 0.0,
        "decisions_per_second": round(decisions / seconds, 1) if seconds else 0.0,
        "rounds": lengths(rounds),
        "wins": wins(plan, matches),
        "clauses": dict(sorted(clauses.items())),
        "compiled": compiled(),
        "digest": digest_of([match.digest for match in matches]),
    }


def lengths(rounds: list[int]) -> dict[str, Any]:
    """How long games were, and their mean with its 95 % interval; the spread of a single game counts as none."""
    mean = fmean(rounds)
    half = Z * stdev(rounds) / len(rounds) ** 0.5 if len(rounds) > 1 else 0.0
    return {
        "min": min(rounds),
        "median": median(rounds),
        "max": max(rounds),
        "mean": round(mean, 2),
        "interval": [round(mean - half, 2), round(mean + half, 2)],
    }


def wins(plan: SimulationPlan, matches: list[Match]) -> dict[str, Any]:
    """Who won, by bot, by seat and by side of team games, with 95 % intervals; a shared win counts in parts."""
    finished = [match for match in matches if match.finished]
    share = [0.0] * len(plan.seats)
    for match in finished:
        for seat in match.winners:
            share[seat] += 1 / len(match.winners)
    by_bot = {
        bot: _rate(sum(share[at] for at, name in enumerate(plan.seats) if name == bot), len(finished))
        for bot in dict.fromkeys(plan.seats)
    }
    found: dict[str, Any] = {"by_bot": by_bot, "by_seat": [_rate(won, len(finished)) for won in share]}
    sides = plan.header.sides
    if sides:
        won = [sum(share[at] for at, side in enumerate(sides) if side == team) for team in range(max(sides) + 1)]
        found["by_side"] = [_rate(wins, len(finished)) for wins in won]
    return found


def _rate(won: float, games: int) -> dict[str, float | list[float]]:
    low, high = wilson(won, games)
    return {
        "wins": round(won, 3),
        "rate": round(won / games, 4) if games else 0.0,
        "interval": [round(low, 4), round(high, 4)],
    }


def wilson(won: float, games: int, z: float = Z) -> tuple[float, float]:
    """Wilson's interval for a rate."""
    if games == 0:
        return 0.0, 1.0
    rate = won / games
    centre = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * ((rate * (1 - rate) + z * z / (4 * games)) / games) ** 0.5 / (1 + z * z / games)
    return max(0.0, centre - half), min(1.0, centre + half)


class Stopwatch:
    """Wall time since it was made."""

    def __init__(self) -> None:
        self.start = time.perf_counter()

    def seconds(self) -> float:
        """Seconds so far."""
        return time.perf_counter() - self.start
