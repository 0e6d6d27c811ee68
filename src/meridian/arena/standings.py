"""The standings of a competition: points, then tie-breaks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

import msgspec

from meridian.arena.meetings import Meeting, Round, meetings_of


class EntrantStanding(msgspec.Struct, frozen=True, kw_only=True):
    """How an entrant stands. Entrants that no tie-break tells apart share a rank.

    The tie-breaks, in this order: `opposition` is what the opponents of each table have scored on average, summed up
    (Buchholz); `beaten` is the same for opponents that came in behind (Sonneborn-Berger); `wins` are tables won.
    """

    entrant: int
    rank: int
    points: float
    opposition: float
    beaten: float
    wins: int
    played: int
    forfeits: int


class _Sums(msgspec.Struct, frozen=True):
    entrant: int
    points: Fraction
    opposition: Fraction
    beaten: Fraction
    wins: int
    last_round: int
    last_points: Fraction
    meetings: list[Meeting]


def standings(entrants: Sequence[int], rounds: Sequence[Round], *, knock_out: bool = False) -> list[EntrantStanding]:
    """The entrants, best first. In a knock-out those who got further stand higher, then who did better there.

    Only meetings with a result count. Entrants that share a rank stay in the order they were given in.
    """
    played = [[meeting for meeting in tables if meeting.over] for tables in rounds]
    scores = {one: sum((meeting.points(one) for meeting in meetings_of(played, one)), Fraction(0)) for one in entrants}
    found = sorted((_sums(one, played, scores) for one in entrants), key=_stage if knock_out else _score)
    key: Callable[[_Sums], Any] = _stage if knock_out else _score
    ranks: list[int] = []
    for at, one in enumerate(found):
        ranks.append(ranks[-1] if at and key(one) == key(found[at - 1]) else at + 1)
    return [_standing(one, rank) for one, rank in zip(found, ranks, strict=True)]


def _score(one: _Sums) -> tuple[Any, ...]:
    return -one.points, -one.opposition, -one.beaten, -one.wins


def _stage(one: _Sums) -> tuple[Any, ...]:
    return -one.last_round, -one.last_points


def _sums(entrant: int, rounds: Sequence[Round], scores: dict[int, Fraction]) -> _Sums:
    met = [meeting for meeting in meetings_of(rounds, entrant) if len(meeting.entrants) > 1]
    in_round = [(at, meeting) for at, tables in enumerate(rounds) for meeting in meetings_of([tables], entrant)]
    last_round, last = in_round[-1] if in_round else (-1, None)
    return _Sums(
        entrant=entrant,
        points=scores[entrant],
        opposition=sum((_shared(one, entrant, scores, weighed=False) for one in met), Fraction(0)),
        beaten=sum((_shared(one, entrant, scores, weighed=True) for one in met), Fraction(0)),
        wins=sum(meeting.won(entrant) for meeting in met),
        last_round=last_round,
        last_points=last.points(entrant) if last is not None else Fraction(0),
        meetings=met,
    )


def _shared(meeting: Meeting, entrant: int, scores: dict[int, Fraction], *, weighed: bool) -> Fraction:
    """What the opponents of a table have scored on average, each as far as the entrant came in before them."""
    others = meeting.opponents(entrant)
    counted = [scores[one] * (meeting.score_against(entrant, one) if weighed else 1) for one in others]
    return sum(counted, Fraction(0)) / len(others)


def _standing(one: _Sums, rank: int) -> EntrantStanding:
    return EntrantStanding(
        entrant=one.entrant,
        rank=rank,
        points=round(float(one.points), 3),
        opposition=round(float(one.opposition), 3),
        beaten=round(float(one.beaten), 3),
        wins=one.wins,
        played=len(one.meetings),
        forfeits=sum(one.entrant in meeting.forfeits for meeting in one.meetings),
    )
