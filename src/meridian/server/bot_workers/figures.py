"""Statistics about bots for the operator."""

from __future__ import annotations

import msgspec

MAX_NAMES = 100  # counted separately, the rest as `other`: people choose the names
OTHER = "other"


class Figures(msgspec.Struct):
    """The statistics of one bot: answers, retries, default answers of the game in its place, seconds of thinking."""

    thoughts: int = 0
    repeats: int = 0
    defaults: int = 0
    seconds: float = 0.0


class Counts:
    """Statistics by bot name."""

    def __init__(self) -> None:
        self.by_bot: dict[str, Figures] = {}

    def bot_request(self, bot: str, seconds: float) -> None:
        """Counts an answer."""
        figures = self._of(bot)
        figures.thoughts += 1
        figures.seconds += seconds

    def repeated(self, bot: str) -> None:
        """Counts a failed attempt that is retried."""
        self._of(bot).repeats += 1

    def given_up(self, bot: str) -> None:
        """Counts a request on which the bot has failed for good: the game answers."""
        self._of(bot).defaults += 1

    def _of(self, bot: str) -> Figures:
        name = bot if bot in self.by_bot or len(self.by_bot) < MAX_NAMES else OTHER
        return self.by_bot.setdefault(name, Figures())
