"""A position of Kuhn Poker in text, for one viewer."""

from __future__ import annotations

from typing import Final

from meridian.core.position import UNKNOWN
from meridian.core.records import Section
from meridian.core.speaker import Speaker

from ..rules.state import ANSWERS, State

LABELS: Final = (
    "portrait-players", "portrait-player", "portrait-hidden", "portrait-no-card",
    *(f"answer-{answer}" for answer in ANSWERS),
    *(f"part-{part}" for part in ("hand", "deck", "answer", "paid", "winner")),
)  # fmt: skip
"""The messages used here."""


def portrait(s: State, speaker: Speaker) -> list[Section]:
    """Both players: card, last answer, chips in the pot."""
    lines = [
        speaker.text(
            "portrait-player",
            seat=speaker.seat(seat),
            card=card_of(player.hand.cards, speaker),
            answer=speaker.text(f"answer-{ANSWERS[player.answer]}"),
            chips=s.paid(seat),
        )
        for seat, player in enumerate(s.players)
    ]
    return [Section("players", speaker.text("portrait-players"), lines, about=list(range(len(lines))))]


def card_of(cards: list[int], speaker: Speaker) -> str:
    """The card of a hand, as far as it is known."""
    if not cards:
        return speaker.text("portrait-no-card")
    return speaker.text("portrait-hidden") if cards[0] == UNKNOWN else speaker.titles["card"][cards[0]]
