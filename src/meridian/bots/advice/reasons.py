"""Why an answer is good: the terms of the evaluation in which it differs from the other answers.

The answers are played on once more, each in the same imagined worlds with the same luck, and the terms are taken where
the guide judges. A seat's odds grow with its own terms and fall with those of its rivals, weighed by how likely each of
them is to win. A term is a reason only if it explains a third of the difference and is more than noise.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Final

import msgspec
from msgspec.structs import replace

from meridian.bots.search import Search
from meridian.core.action import Action
from meridian.core.players import Guide, WorthTerm
from meridian.core.position import Position
from meridian.core.speaker import Speaker
from meridian.core.thinking_time import ThinkingTime

LEAST_SHARE: Final = 1 / 3
"""The part of a difference that a reason explains at least."""
MOST_REASONS: Final = 2
MAX_SWEEPS: Final = 24
FEWEST_SWEEPS: Final = 4
"""With fewer sweeps nothing stands out from noise."""
STANDARD_ERRORS: Final = 2.0
"""By how many standard errors a reason differs from nothing."""
LEAST_AMOUNT: Final = 0.05
"""Smaller amounts are not worth a sentence."""
WHOLE_NUMBERS: Final = 10
"""From here on amounts are written without a fraction."""
MOST_OF_TERM: Final = 2 / 3
"""From this part on, a single thing stands for its term."""
WON: Final = "won"
WON_VALUE: Final = 4.0
"""What a win counts beside the terms: it makes 50 to 1 of even odds."""

Name = tuple[int, str]
"""A term and the seat whose it is."""
Part = tuple[float, float]
"""What a term of one playout adds to the odds of the advised seat, and its amount."""
Outcome = list[dict[Name, Part]]
"""What came of an answer in each sweep."""


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """A term of the evaluation in which an answer differs: whose term it is, how much more of it there is, as players
    count, which part of the difference it explains, and the sentence for it, once it was made."""

    term: str
    seat: int
    amount: float
    share: float
    text: str = ""


def outcomes(search: Search, view: Position, seat: int, actions: list[Action], seconds: float) -> list[Outcome]:
    """Play each answer on, in the same worlds with the same luck, until the time is over."""
    guide = search.guide
    search.time = ThinkingTime(seconds)
    weights = rival_weights(guide, search.imagine(view, search.draw), seat)
    found: list[Outcome] = [[] for _ in actions]
    for _ in range(MAX_SWEEPS):
        world = search.imagine(view, search.draw)
        seed = search.random.getrandbits(30)
        sweep: list[dict[Name, Part]] = []
        for action in actions:
            p = guide.copy(world)
            search.luck.seed(seed)
            p.play(seat, action)
            search.play_on(p)
            if search.time.is_up():
                return found
            sweep.append(parts(guide, p, weights))
        for outcome, part in zip(found, sweep, strict=True):
            outcome.append(part)
    return found


def rival_weights(guide: Guide[Position], p: Position, seat: int) -> dict[int, float]:
    """What a term of each seat counts for the advised one: 1 for its own; rivals share -1 by their chances to win.
    Seats of one side count once."""
    terms, chances = guide.terms(p), guide.chances(p)
    rivals = [
        other
        for other in range(len(terms))
        if terms[other] is not terms[seat] and not any(terms[other] is terms[earlier] for earlier in range(other))
    ]
    whole = sum(chances[other] for other in rivals)
    weights = {other: -(chances[other] / whole if whole else 1 / len(rivals)) for other in rivals}
    return {seat: 1.0, **weights}


def parts(guide: Guide[Position], p: Position, weights: dict[int, float]) -> dict[Name, Part]:
    """What each term of a position adds to the odds of the advised seat."""
    terms = guide.terms(p)
    if p.over:
        won = guide.chances(p)
        for seat in weights:
            terms[seat] = {**terms[seat], WON: WorthTerm(WON_VALUE * won[seat], won[seat])}
    return {
        (seat, name): (weight * term.value, term.amount)
        for seat, weight in weights.items()
        for name, term in terms[seat].items()
    }


def reasons_for(found: list[Outcome], at: int) -> list[Reason]:
    """Why an answer is better than the others are on average."""
    others = [outcome for number, outcome in enumerate(found) if number != at]
    return _reasons(found[at], others, 1.0)


def reasons_against(found: list[Outcome], at: int, best: int) -> list[Reason]:
    """Why an answer is worse than the best one."""
    return _reasons(found[at], [found[best]], -1.0)


def _reasons(mine: Outcome, others: list[Outcome], sign: float) -> list[Reason]:
    """The terms that explain why an answer is better (sign 1) or worse (-1) than others, the weightiest first."""
    if len(mine) < FEWEST_SWEEPS or not others:
        return []
    names = sorted({name for outcome in (mine, *others) for part in outcome for name in part})

    def gaps(name: Name, which: int) -> list[float]:
        return [
            sign * (_at(mine, sweep, name, which) - sum(_at(one, sweep, name, which) for one in others) / len(others))
            for sweep in range(len(mine))
        ]

    values = {name: gaps(name, 0) for name in names}
    totals = [sum(gap[sweep] for gap in values.values()) for sweep in range(len(mine))]
    whole = _mean(totals)
    if whole <= 0 or whole < STANDARD_ERRORS * _error(totals):
        return []
    groups: dict[Name, list[Name]] = {}
    for seat, term in names:
        groups.setdefault((seat, term.partition(":")[0]), []).append((seat, term))
    found: list[Reason] = []
    for group, members in groups.items():
        series = [sum(values[name][sweep] for name in members) for sweep in range(len(mine))]
        if _mean(series) < LEAST_SHARE * whole or _mean(series) < STANDARD_ERRORS * _error(series):
            continue
        amounts = {name: sign * _mean(gaps(name, 1)) for name in members}
        largest = max(members, key=lambda name: _mean(values[name]))
        told = largest if _mean(values[largest]) >= MOST_OF_TERM * _mean(series) else group
        amount = amounts[told] if told in amounts else sum(amounts.values())
        better = sign if group[0] == _advised(mine) else -sign
        if abs(amount) >= LEAST_AMOUNT and amount * better > 0:
            found.append(Reason(told[1], told[0], round(amount, 2), round(_mean(series) / whole, 2)))
    return sorted(found, key=lambda reason: -reason.share)[:MOST_REASONS]


def _advised(outcome: Outcome) -> int:
    """The advised seat: its terms come first."""
    return next(iter(outcome[0]))[0]


def _at(outcome: Outcome, sweep: int, name: Name, which: int) -> float:
    part = outcome[sweep].get(name)
    return 0.0 if part is None else part[which]


def _mean(series: list[float]) -> float:
    return sum(series) / len(series)


def _error(series: list[float]) -> float:
    mean, n = _mean(series), len(series)
    return sqrt(sum((value - mean) ** 2 for value in series) / (n - 1) / n)


def told(reasons: Iterable[Reason], seat: int, speaker: Speaker) -> list[Reason]:
    """Reasons in sentences for the advised seat. Less than one whole thing, such as a fifth of a ticket, is no reason:
    nobody has ever had it."""
    return [replace(one, text=said(one, seat, speaker)) for one in reasons if is_whole(one, speaker)]


def is_whole(reason: Reason, speaker: Speaker) -> bool:
    """Whether there is at least one of what a reason counts. Chances, as games of 100, always are."""
    if round(abs(reason.amount), 1) >= 1:
        return True
    # A sentence that is the same for any number tells a chance.
    return _sentence(reason, speaker, 2) == _sentence(reason, speaker, 3)


def said(reason: Reason, seat: int, speaker: Speaker) -> str:
    """A reason in a sentence for the advised seat."""
    amount = abs(reason.amount)
    text = _sentence(reason, speaker, round(amount) if amount >= WHOLE_NUMBERS else round(amount, 1))
    return text if reason.seat == seat else speaker.text("reason-rival", player=speaker.seat(reason.seat), reason=text)


def _sentence(reason: Reason, speaker: Speaker, number: float) -> str:
    term, _, thing = reason.term.partition(":")
    return speaker.text(
        f"term-{term}-one" if thing else f"term-{term}",
        way="more" if reason.amount > 0 else "less",
        number=number,
        percent=round(100 * abs(reason.amount)),
        **(speaker.args({term: int(thing)}) if thing else {}),
    )
