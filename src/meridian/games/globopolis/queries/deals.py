"""What a deal would do, worked out from a view: points and money of everybody in it, colour groups, levels."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from meridian.core.action import Action
from meridian.core.position import UNKNOWN
from meridian.games.globopolis import actions as a
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.deal_terms import (
    ANYBODY,
    filled,
    find,
    held,
    is_card,
    is_title,
    title_of,
    traded,
    window_refusal,
)
from meridian.games.globopolis.rules.holdings import check_bonus, refresh
from meridian.games.globopolis.rules.settling import give_open, give_title
from meridian.games.globopolis.rules.state import State

Legs = list[tuple[int, int, int, int]]

UNTOLD: Final = 999
"""The money that a player with a hidden purse is taken to have."""


class Effect(NamedTuple):
    """What a deal does to one side: before and after. Money that the view hides is None."""

    points: tuple[int, int]
    eu: tuple[int, int] | None
    completes: list[int]
    """Colour groups that it owns only afterwards."""
    breaks: list[int]
    """Colour groups that it owns no more."""
    levels: list[tuple[int, int, int]]
    """Own Titles whose active levels change: Title, before, after."""


def goods(s: State, asker: int) -> dict[str, dict[str, int]]:
    """What each side could give in a deal with another, and the most of it, as far as this view shows; of hidden cards
    only how many of each sort."""
    names = s.board.names["good"]
    found: dict[str, dict[str, int]] = {}
    for side in range(len(s.sides)):
        takers = [asker] if side != asker else s.sides_from(asker)
        most = {
            names[good]: max((_most(s, side, taker, good) for taker in takers), default=0)
            for good in range(s.board.goods)
            if traded(s, good)
        }
        found[f"p{side + 1}"] = {good: number for good, number in most.items() if number > 0}
    return found


def _most(s: State, giver: int, taker: int, good: int) -> int:
    if not is_card(s, good):
        # Money that is hidden in this view is below nothing.
        return UNTOLD if good == t.GOOD_EU and s.sides[giver].eu == UNKNOWN else held(s, giver, taker, good)
    if good >= s.board.good_any:
        return len(s.sides[giver].hands[good - s.board.good_any].cards)
    card = good - s.board.good_card
    return 1 if s.sides[giver].holds(card, s.board.cards[card].sort) else 0


def legs_of(s: State, seat: int, action: Action) -> Legs:
    """The terms an answer to or of a deal is about, with this side in the place of the player who takes it up."""
    side = s.side_of(seat)
    if isinstance(action, a.Propose | a.Counter):
        return [(row[0], row[1], row[2], row[3]) for row in action.terms]
    offer = find(s, action.offer) if isinstance(action, a.Accept | a.Conclude) else None
    if offer is None:
        return []
    return filled(offer, action.other if isinstance(action, a.Conclude) else side)


def settled(s: State, legs: Legs) -> State:
    """The position after a deal, as far as it is open: cards bring nothing that can be counted."""
    trial = s.copy()
    known = [leg for leg in legs if max(leg[:2]) < len(s.sides) and not is_card(s, leg[2])]
    for giver, taker, good, number in known:
        if not is_title(s, good):
            give_open(trial, known, giver, taker, good, number)
    for giver, taker, good, _ in known:
        if is_title(s, good) and trial.owner[title_of(s, good)] == giver:
            give_title(trial, known, giver, taker, good)
    for title in range(s.board.territories):
        refresh(trial, title)
    for group in {s.board.group[title_of(s, leg[2])] for leg in known if is_title(s, leg[2])}:
        for side in range(len(s.sides)):
            check_bonus(trial, side, group)
    return trial


def points_after(s: State, legs: Legs) -> list[int]:
    """How the points of all sides would change by a deal."""
    trial = settled(s, legs)
    return [after.points - before.points for before, after in zip(s.sides, trial.sides, strict=True)]


def effect_on(s: State, trial: State, side: int) -> Effect:
    """What a deal does to a side, from the positions before and after it."""
    before, after = s.sides[side], trial.sides[side]
    groups = range(s.board.groups)
    had = [group for group in groups if s.owns_group(side, group)]
    has = [group for group in groups if trial.owns_group(side, group)]
    return Effect(
        (before.points, after.points),
        None if before.eu < 0 else (before.eu, after.eu),
        [group for group in has if group not in had],
        [group for group in had if group not in has],
        [
            (title, s.active[title], trial.active[title])
            for title in range(s.board.territories)
            if side in (s.owner[title], trial.owner[title]) and s.active[title] != trial.active[title]
        ],
    )


def deal_effects(s: State, seat: int, action: Action) -> dict[str, Any] | None:
    """For an offer or an answer to one: `refusal` if it cannot be said now, `later` if the deal could not be settled
    at this moment, and for each side in it what it would have before and after. None for anything else."""
    if not isinstance(action, a.Propose | a.Counter | a.Accept | a.Conclude):
        return None
    side = s.side_of(seat)
    legs = legs_of(s, seat, action)
    if isinstance(action, a.Propose) and action.others:
        # It is not known who takes it up: one of them stands for all, and only the maker's own figures count.
        partner = action.others[0][0]
        legs = [
            (partner if giver == ANYBODY else giver, partner if taker == ANYBODY else taker, good, number)
            for giver, taker, good, number in legs
        ]
    refusal = s.refusal(seat, action)
    found: dict[str, Any] = {"refusal": refusal.key if refusal is not None else None, "later": None, "sides": {}}
    if refusal is not None or not legs:
        return found
    closed = window_refusal(s, legs)
    found["later"] = closed.key if closed is not None else None
    trial = settled(s, legs)
    parties = {party for leg in legs for party in leg[:2]}
    if isinstance(action, a.Propose) and action.others:
        parties = {side}
    names = s.board.names
    for party in sorted(parties):
        effect = effect_on(s, trial, party)
        found["sides"][f"p{party + 1}"] = {
            "points": list(effect.points),
            "eu": None if effect.eu is None else list(effect.eu),
            "completes": [names["group"][group] for group in effect.completes],
            "breaks": [names["group"][group] for group in effect.breaks],
            "levels": {names["title"][title]: [was, now] for title, was, now in effect.levels},
        }
    return found
