"""What a person should confirm before an answer."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from meridian.core.action import Action, Rows
from meridian.core.speaker import Speaker
from meridian.games.globopolis import actions as a
from meridian.games.globopolis.queries import outlook
from meridian.games.globopolis.queries.deals import legs_of
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.deal_terms import is_title, title_of
from meridian.games.globopolis.rules.landing import ForeignTerritory
from meridian.games.globopolis.rules.layout import lay_out
from meridian.games.globopolis.rules.state import State
from meridian.games.globopolis.text.odds import percent
from meridian.games.globopolis.text.phrases import counts, owner_name, side_name

HALF: Final = Fraction(1, 2)


def warning(s: State, seat: int, action: Action, speaker: Speaker) -> str:
    """What a person should confirm: an attack that will rather fail, levels given up, a payment that is too high, a
    Title for the leader, points sold, giving up."""
    if isinstance(action, a.Attack | a.AttackWith):
        return _risky(s, action, speaker)
    if isinstance(action, a.LayOut):
        return _suspending(s, s.side_of(seat), action.layout, speaker)
    if isinstance(action, a.PayConference):
        return _too_dear(s, seat, speaker)
    if isinstance(action, a.Accept | a.Conclude):
        return _feeding(s, seat, action, speaker)
    if isinstance(action, a.SellPoints):
        left = s.sides[s.side_of(seat)].points - action.number
        return speaker.text("warning-sell", number=action.number, points=left)
    return speaker.text("warning-resign") if isinstance(action, a.Resign) else ""


def _risky(s: State, action: a.Attack | a.AttackWith, speaker: Speaker) -> str:
    found = outlook.prospect_of(s, action)
    if found.win >= HALF:
        return ""
    source = found.source
    lost = s.board.value[source] + s.active[source] * s.board.level_points
    return speaker.text(
        "warning-attack",
        percent=percent(found.win),
        source=speaker.titles["title"][source],
        other=owner_name(s, found.target, speaker),
        points=lost,
        units=counts(speaker.titles["resource"], s.units[source * t.KINDS : (source + 1) * t.KINDS], speaker),
        eds=s.level[source],
    )


def _suspending(s: State, side: int, layout: Rows, speaker: Speaker) -> str:
    trial = s.copy()
    lay_out(trial, side, layout)
    lost = [row[0] for row in layout if trial.active[row[0]] < s.active[row[0]]]
    if not lost:
        return ""
    levels = sum(s.active[title] - trial.active[title] for title in lost)
    names = ", ".join(speaker.titles["title"][title] for title in lost)
    return speaker.text("warning-suspended", number=levels, titles=names, points=levels * s.board.level_points)


def _too_dear(s: State, seat: int, speaker: Speaker) -> str:
    frame = outlook.frame_of(s)
    side = s.sides[s.side_of(seat)]
    if not isinstance(frame, ForeignTerritory) or frame.costs <= side.eu:
        return ""
    short = frame.costs - side.eu
    sold = min(side.points, -(-short // s.board.point_price))
    return speaker.text("warning-short", money=frame.costs, eu=side.eu, points=sold)


def _feeding(s: State, seat: int, action: Action, speaker: Speaker) -> str:
    """A deal after which another player who leads owns one more Title."""
    leading = outlook.leaders(s)
    for giver, taker, good, _ in legs_of(s, seat, action):
        if is_title(s, good) and taker in leading and taker != s.side_of(seat) and giver != taker:
            title = speaker.titles["title"][title_of(s, good)]
            return speaker.text("warning-leader", title=title, other=side_name(s, taker, speaker))
    return ""
