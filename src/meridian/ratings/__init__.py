"""Multi-player ratings with uncertainty, for tables and tournaments alike."""

from __future__ import annotations

from meridian.ratings.prediction import win_probabilities
from meridian.ratings.ratings import NEW, Rating, aged, conservative, fit, interval, rate, rate_sides

__all__ = ["NEW", "Rating", "aged", "conservative", "fit", "interval", "rate", "rate_sides", "win_probabilities"]
