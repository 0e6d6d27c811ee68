"""Information-set Monte Carlo tree search for any number of players.

Each sweep imagines one world that agrees with what the seat knows, and tries in it, with the same luck, every answer
that is still in the running: so answers are compared in pairs, not against the luck of the draw. After each part of the
budget the worse half is given up. Below the first answer the tree grows as in other searches: every seat looks after
itself (max-n), or all are against the searching one (paranoid); branches are added as a situation is seen more often,
the policy's own choice first; chance is rolled as the rules weigh it. Beyond the tree the policy plays on for a while,
and the game's guide says how likely each seat is to win.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from time import thread_time

from meridian.bots.settings import SearchLimits
from meridian.bots.tree import SearchNode, best_branch, room
from meridian.core.action import Action
from meridian.core.chance import weighted
from meridian.core.players import Guide, SearchSettings
from meridian.core.position import CHANCE, Position
from meridian.core.thinking_time import ThinkingTime

Imagine = Callable[[Position, Callable[[list[int]], int]], Position]

ADVISED_CANDIDATES = 12
"""Answers that are compared for a player who is advised."""
SETTLED_PLAYOUTS = 100
"""Playouts that rate an answer which needs no comparison."""


class Candidate:
    """An answer in the running: what came of it in each sweep."""

    __slots__ = ("action", "found", "node", "sum")

    def __init__(self, action: Action, node: SearchNode) -> None:
        self.action = action
        self.node = node
        self.found: list[float] = []
        self.sum: float = 0.0

    def add(self, value: float) -> None:
        """Count what came of it in one more sweep."""
        self.found.append(value)
        self.sum += value

    def mean(self) -> float:
        """What came of it on average."""
        return self.sum / len(self.found) if self.found else 0.0

    def better_than(self, other: Candidate) -> tuple[float, float]:
        """By how much it is better, over the sweeps that both have seen, and the standard error of that."""
        n = min(len(self.found), len(other.found))
        if n == 0:
            return 0.0, 1.0
        total = 0.0
        squares = 0.0
        for at in range(n):
            gap = self.found[at] - other.found[at]
            total += gap
            squares += gap * gap
        mean = total / n
        if n == 1:
            return mean, 1.0
        return mean, sqrt(max(0.0, squares - n * mean * mean) / (n - 1) / n) + 0.25 / (n * n)


class Search:
    """One seat's search. It is kept between questions: what was found out about a turn under way is not lost."""

    def __init__(
        self, random: Random, guide: Guide[Position], imagine: Imagine, limits: SearchLimits, settings: SearchSettings
    ) -> None:
        self.random = random
        self.guide = guide
        self.imagine = imagine
        self.limits = limits
        self.settings = settings
        self.luck = Random(0)
        self.policy = guide.policy(self.luck)
        self.quick = guide.quick(self.luck)
        self.kept: SearchNode | None = None
        self.playouts = 0
        self.time = ThinkingTime(limits.seconds)
        self.slowest = 0.0

    def draw(self, weights: list[int]) -> int:
        """An index, drawn with these weights."""
        return weighted(self.random, weights)

    def compare(self, view: Position, seat: int, options: list[Action], advising: bool = False) -> list[Candidate]:
        """The answers that were tried, best first; of all kinds of answers if a player is advised."""
        self.begin()
        world = self.imagine(view, self.draw)
        root = self.root(view)
        self.luck.seed(self.random.getrandbits(30))
        self.policy.hurry(ThinkingTime(self.limits.seconds / 2))
        first = self.policy.choose(self.guide.copy(world), seat, options)
        if advising:
            ranked = self.guide.advisable(world, seat, options, first)[:ADVISED_CANDIDATES]
        else:
            ranked = self.guide.ranked(world, seat, options, first)[: self.settings.root_candidates]
        running = [Candidate(action, root.branch(action)) for action in ranked]
        self.sweep_on(view, seat, running)
        order = self.ordered(running)
        self.kept = order[0].node
        return order

    def begin(self) -> None:
        """Begin to think."""
        self.playouts = 0
        self.slowest = 0.0
        self.time = ThinkingTime(self.limits.seconds)

    def root(self, view: Position) -> SearchNode:
        """The part of the last tree that begins here, or a new one."""
        frame = view.stack[-1]
        question = (frame.serial, frame.times)
        kept = self.kept
        self.kept = None
        if kept is not None:
            found = matching(kept, question, 6)
            if found is not None:
                return found
        return SearchNode(self.guide.seats(view))

    def sweep_on(self, view: Position, seat: int, candidates: list[Candidate]) -> None:
        """Sweep until the budget is used up or one answer is left, giving up the worse half from time to time."""
        running = candidates
        parts = 1
        while (1 << parts) < len(running):
            parts += 1
        part = 1
        while len(running) > 1 and not self.spent():
            world = self.imagine(view, self.draw)
            seed = self.random.getrandbits(30)
            for candidate in running:
                if self.spent():
                    return
                self.try_out(candidate, world, seat, seed)
            if part < parts and self.used() * parts >= part:
                part += 1
                running = better_half(running)

    def try_out(self, candidate: Candidate, world: Position, seat: int, seed: int) -> None:
        """One playout of an answer in a world, with the luck of a seed."""
        began: float = thread_time()
        p = self.guide.copy(world)
        self.luck.seed(seed)
        p.play(seat, candidate.action)
        candidate.add(self.descend(candidate.node, p, seat)[seat])
        self.playouts += 1
        self.slowest = max(self.slowest, thread_time() - began)

    def sound(self, view: Position, seat: int, candidate: Candidate) -> None:
        """Try out an answer that was compared with no other, as long as the budget allows."""
        while not self.spent() and len(candidate.found) < SETTLED_PLAYOUTS:
            self.try_out(candidate, self.imagine(view, self.draw), seat, self.random.getrandbits(30))

    def spent(self) -> bool:
        """Whether another playout would break the budget."""
        return self.playouts >= self.limits.playouts or self.time.is_up(self.slowest)

    def used(self) -> float:
        """The part of the budget that is used up."""
        return max(self.time.used(), self.playouts / self.limits.playouts)

    def descend(self, root: SearchNode, p: Position, seat: int) -> list[float]:
        """One playout: down the tree, on with the policy, and what came of it for everybody."""
        draw = self.luck.random
        path = [root]
        node = root
        while not p.over and node.visits > 0 and len(path) <= self.guide.depth:
            frame = p.stack[-1]
            actor = frame.who(p)[0]
            if actor == CHANCE:
                action = frame.chance(p, draw)
            else:
                options = frame.options(p, actor)
                if len(options) == 1:
                    p.play(actor, options[0])
                    continue
                if node.question[0] < 0:
                    node.question = (frame.serial, frame.times)
                action = self.choice(node, p, actor, options, seat)
            p.play(actor, action)
            node = node.branch(action)
            path.append(node)
        self.play_on(p)
        values = self.guide.judge(p, self.luck)
        for passed in path:
            passed.add(values)
        return values

    def choice(self, node: SearchNode, p: Position, actor: int, options: list[Action], seat: int) -> Action:
        """What a seat does in the tree: the best that was tried, or something new while there is room."""
        frame = p.stack[-1]
        tried: list[Action] = []
        for action in node.branches:
            # A policy may give legal answers that are not listed: a layout or an offer of its own.
            if action in options or frame.refusal(p, actor, action) is None:
                tried.append(action)
        if len(tried) < len(options) and len(tried) < room(node.visits, self.settings.width):
            first = self.quick.choose(p, actor, options)
            if first not in node.branches:
                node.branch(first)
                return first
            for action in self.guide.ranked(p, actor, options, first):
                if action not in node.branches:
                    node.branch(action)
                    return action
            if not tried:
                return first
        against = seat if self.settings.paranoid and actor != seat else -1
        return best_branch(node, tried, actor, against, self.settings.exploration)

    def play_on(self, p: Position) -> None:
        """Let the policy play for all, until nothing is half done after some decisions."""
        draw = self.luck.random
        left = self.guide.steps(p)
        policy = self.quick
        while not p.over:
            if left <= 0 and (left <= -40 or self.guide.settled(p)):
                return
            frame = p.stack[-1]
            actor = frame.who(p)[0]
            if actor == CHANCE:
                action = frame.chance(p, draw)
            else:
                options = frame.options(p, actor)
                if len(options) == 1:
                    action = options[0]
                else:
                    left -= 1
                    if left & 7 == 0 and self.time.is_up():
                        return
                    action = policy.choose(p, actor, options)
            p.play(actor, action)

    def ordered(self, candidates: list[Candidate]) -> list[Candidate]:
        """Best first: whatever is surely better than the policy's own choice, which comes first in the list."""
        home = candidates[0]
        longest = max(len(candidate.found) for candidate in candidates)
        rated: list[tuple[float, int]] = []
        for at in range(len(candidates)):
            candidate = candidates[at]
            if at == 0:
                rated.append((0.0, at))
                continue
            gap, error = candidate.better_than(home)
            given_up = len(candidate.found) * 2 < longest
            rated.append((1.0 - gap if given_up else self.settings.required_margin * error - gap, at))
        rated.sort()
        return [candidates[at] for _, at in rated]


def matching(node: SearchNode, question: tuple[int, int], depth: int) -> SearchNode | None:
    """The only node below this one at which a question was asked; None if chance could have led to several."""
    if node.question == question:
        return node
    if depth == 0 or len(node.branches) > 1:
        return None
    for branch in node.branches.values():
        return matching(branch, question, depth - 1)
    return None


def better_half(running: list[Candidate]) -> list[Candidate]:
    """The better half of the answers; the first, which is the policy's, stays to compare with."""
    rest = [(-running[at].mean(), at) for at in range(1, len(running))]
    rest.sort()
    kept = sorted(at for _, at in rest[: max(1, len(running) // 2)])
    return [running[0]] + [running[at] for at in kept]
