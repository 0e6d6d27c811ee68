"""What a searching bot can tell people: good answers with chances to win, and how chances changed over a game."""

from __future__ import annotations

from meridian.advice.advise import Advice, Advised, advise, advised_by
from meridian.advice.curve import Curve, Luck, Point, curve
from meridian.advice.estimate import Estimator

__all__ = ["Advice", "Advised", "Curve", "Estimator", "Luck", "Point", "advise", "advised_by", "curve"]
