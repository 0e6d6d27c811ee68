"""A bot of one's own: a class with one method.

meridian simulate globopolis --seats examples/bots/trader.py:Trader,steady
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meridian import BotQuestion


class Trader:
    """Buys and develops where it can, and leaves the rest to chance."""

    def choose(self, question: BotQuestion) -> str:
        """One of `question.options`; `question.view` is everything that this seat may know."""
        wanted = [option for option in question.options if option.startswith(("buy", "develop", "take"))]
        return question.random.choice(wanted or question.options)
