"""What a searching bot can tell people: good answers with chances to win, and how chances changed over a game."""

from __future__ import annotations

from meridian.bots.advice.advise import Advice, Advised, advise, advised_by
from meridian.bots.advice.estimate import Estimator
from meridian.bots.advice.judged import Judged, judge
from meridian.bots.advice.motives import Motive, SeenAnswer, motive
from meridian.bots.advice.reasons import Reason
from meridian.bots.advice.win_curve import Curve, Luck, Point, curve

__all__ = [
    "Advice", "Advised", "Curve", "Estimator", "Judged", "Luck", "Motive", "Point", "Reason", "SeenAnswer",
    "advise", "advised_by", "curve", "judge", "motive",
]  # fmt: skip
