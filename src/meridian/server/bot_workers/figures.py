"""What bots have cost so far, for those who run the server."""

from __future__ import annotations

import msgspec

MAX_NAMES = 100  # counted one by one: names come from people
OTHER = "other"


class Figures(msgspec.Struct):
    """What one bot has done: answers, attempts that were repeated, answers the game gave in its place, seconds."""

    thoughts: int = 0
    repeats: int = 0
    defaults: int = 0
    seconds: float = 0.0


class Counts:
    """Figures by name of the bot."""

    def __init__(self) -> None:
        self.by_bot: dict[str, Figures] = {}

    def bot_request(self, bot: str, seconds: float) -> None:
        """It has answered."""
        figures = self._of(bot)
        figures.thoughts += 1
        figures.seconds += seconds

    def repeated(self, bot: str) -> None:
        """It has failed and is asked once more."""
        self._of(bot).repeats += 1

    def given_up(self, bot: str) -> None:
        """It has failed for good: the game answers."""
        self._of(bot).defaults += 1

    def _of(self, bot: str) -> Figures:
        name = bot if bot in self.by_bot or len(self.by_bot) < MAX_NAMES else OTHER
        return self.by_bot.setdefault(name, Figures())
