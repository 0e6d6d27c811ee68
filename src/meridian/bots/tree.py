"""The tree of a search: what was tried after what, and how it ended for each seat."""

from __future__ import annotations

from math import log, sqrt

from meridian.core.action import Action


class SearchNode:
    """What is known of the situation after a row of answers and rolls, whatever the hidden cards were.

    Answers of all seats and results of chance are the branches. Which of them are possible depends on the imagined
    cards, so a branch counts only where it is among the options.
    """

    __slots__ = ("branches", "question", "totals", "visits")

    def __init__(self, seats: int) -> None:
        self.visits: int = 0
        self.totals: list[float] = [0.0] * seats
        self.branches: dict[Action, SearchNode] = {}
        self.question: tuple[int, int] = (-1, -1)

    def add(self, values: list[float]) -> None:
        """Count one more ending."""
        self.visits += 1
        totals = self.totals
        for at in range(len(values)):
            totals[at] += values[at]

    def branch(self, action: Action) -> SearchNode:
        """What comes after an answer or a roll."""
        found = self.branches.get(action)
        if found is None:
            found = SearchNode(len(self.totals))
            self.branches[action] = found
        return found

    def mean(self, seat: int) -> float:
        """How well it ended for a seat."""
        return self.totals[seat] / self.visits if self.visits else 0.0


def room(visits: int, width: float) -> int:
    """How many branches are worth trying after this many visits: progressive widening."""
    return 1 + int(sqrt(visits / width))


def best_branch(node: SearchNode, tried: list[Action], seat: int, against: int, exploration: float) -> Action:
    """The branch that looks best for a seat, or worst for another (`against`, if not negative), the less tried the more
    hopeful."""
    total = 0
    for action in tried:
        total += node.branches[action].visits
    spread = log(total + 1.0)
    best = tried[0]
    most = -1e300
    for action in tried:
        branch = node.branches[action]
        if branch.visits == 0:
            return action
        mean = -branch.mean(against) if against >= 0 else branch.mean(seat)
        hope = mean + exploration * sqrt(spread / branch.visits)
        if hope > most:
            best, most = action, hope
    return best
