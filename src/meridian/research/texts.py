"""Positions, options and facts in words, for environments that are asked for them."""

from __future__ import annotations

from typing import Any

from meridian.core.facts import Fact
from meridian.core.game import edition_of, speaker_for
from meridian.research.encoding import Encoding
from meridian.research.episode import Episode


class SeatTexts:
    """Says what a seat sees and hears, and keeps what each has heard since it was last asked."""

    def __init__(self, encoding: Encoding, lang: str = "en") -> None:
        game, header = encoding.game, encoding.header
        self.encoding = encoding
        self.speaker = speaker_for(game, edition_of(game, header.overlay), lang)
        self.heard: list[list[dict[str, Any]]] = [[] for _ in range(header.seats)]

    def hear(self, facts: list[Fact]) -> None:
        """Facts reach those who may know them, each with its clauses."""
        for fact in facts:
            told = {"text": self.speaker.fact(fact), "clauses": fact.clauses}
            for seat, heard in enumerate(self.heard):
                if fact.heard_by(seat):
                    heard.append(told)

    def info(self, episode: Episode, seat: int) -> dict[str, Any]:
        """What is asked, the options by number, and what was heard since the last time."""
        heard, self.heard[seat] = self.heard[seat], []
        if not episode.options or seat != episode.seat:
            return {"heard": heard}
        question = self.speaker.question(episode.p.question(seat))
        options = {number: self.speaker.action(action) for number, action in episode.options.items()}
        return {"question": question, "options": options, "heard": heard}

    def portrait(self, episode: Episode, seat: int) -> str:
        """What a seat sees, in sentences."""
        game = self.encoding.game
        view = game.rules.view(episode.p, seat)
        sections = game.text.portrait(view, seat, self.speaker)
        return "\n\n".join("\n".join([section.title, *section.lines]) for section in sections)
