"""What a deal gives and takes, and what it does to the scores."""

from __future__ import annotations

from typing import Any

from meridian.core.action import Action
from meridian.core.speaker import Speaker
from meridian.games.globopolis import actions as a
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.deal_terms import filled, find, has_open, is_card, is_title, owed, title_of
from meridian.games.globopolis.rules.holdings import check_bonus, refresh
from meridian.games.globopolis.rules.settling import give_open, give_title
from meridian.games.globopolis.rules.state import State
from meridian.games.globopolis.text.phrases import side_name

Legs = list[tuple[int, int, int, int]]


def changes_line(names: list[str], changes: list[int], speaker: Speaker) -> str:
    """What changes, each with its sign."""
    told = [
        speaker.text("detail-change", name=name, number=f"{change:+d}".replace("-", "−"))
        for name, change in zip(names, changes, strict=True)
        if change
    ]
    return ", ".join(told)


def legs_of(s: State, seat: int, action: Action) -> Legs:
    """The terms an answer to or of a deal is about, with this side in the place of whoever takes it up."""
    side = s.side_of(seat)
    if isinstance(action, a.Propose | a.Counter):
        return [(row[0], row[1], row[2], row[3]) for row in action.terms]
    offer = find(s, action.offer) if isinstance(action, a.Accept | a.Conclude) else None
    if offer is None:
        return []
    return filled(offer, action.other if isinstance(action, a.Conclude) else side)


def points_after(s: State, legs: Legs) -> list[int]:
    """How the points of all sides would change by a deal; cards bring none."""
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
    return [after.points - before.points for before, after in zip(s.sides, trial.sides, strict=True)]


def deal(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    """What one gives and gets, and what it does to the scores."""
    side = s.side_of(seat)
    legs = legs_of(s, seat, action)
    if not legs:
        return ""
    said: list[str] = []
    if isinstance(action, a.Accept | a.Conclude):  # an offer names its terms itself
        gives = _goods([leg for leg in legs if leg[0] == side], speaker)
        gets = _goods([leg for leg in legs if leg[1] == side], speaker)
        said.append(speaker.text("detail-deal", gives=gives, gets=gets))
    lacking = [leg[0] for leg in legs if _lacks(s, legs, leg)]
    if lacking:
        return "; ".join([*said, speaker.text("detail-void", other=side_name(s, lacking[0], speaker))])
    names = [side_name(s, at, speaker) for at in range(len(s.sides))]
    scores = changes_line(names, points_after(s, legs), speaker)
    if scores:
        said.append(speaker.text("detail-deal-points", scores=scores))
    return "; ".join(said)


def _lacks(s: State, legs: Legs, leg: tuple[int, int, int, int]) -> bool:
    """Whether a side openly does not have what it would give."""
    giver, taker, good, _ = leg
    if max(giver, taker) >= len(s.sides) or is_card(s, good) or (good == t.GOOD_EU and s.board.hidden_cash):
        return False
    return not has_open(s, giver, taker, good, owed(legs, giver, taker, good))


def _goods(legs: Legs, speaker: Speaker) -> str:
    told = [speaker.text("detail-good", good=speaker.titles["good"][leg[2]], number=leg[3]) for leg in legs]
    return ", ".join(told) or speaker.text("portrait-nothing")
