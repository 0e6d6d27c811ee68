"""What a deal gives and takes, and what it does to the scores."""

from __future__ import annotations

from typing import Any

from meridian.core.speaker import Speaker
from meridian.games.globopolis import actions as a
from meridian.games.globopolis.queries.deals import Legs, legs_of, points_after
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.deal_terms import has_open, is_card, owed
from meridian.games.globopolis.rules.state import State
from meridian.games.globopolis.text.phrases import side_name


def changes_line(names: list[str], changes: list[int], speaker: Speaker) -> str:
    """What changes, each with its sign."""
    told = [
        speaker.text("detail-change", name=name, number=f"{change:+d}".replace("-", "−"))
        for name, change in zip(names, changes, strict=True)
        if change
    ]
    return ", ".join(told)


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
