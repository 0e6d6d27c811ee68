"""Why an answer is good, or not so good, in words: its reasons, or else what it does and how it compares."""

from __future__ import annotations

from collections.abc import Iterable

from meridian.bots.advice import Reason
from meridian.bots.advice.reasons import told
from meridian.core.action import Action
from meridian.core.game import Game
from meridian.core.position import Position
from meridian.core.speaker import Speaker


def because(
    game: Game, view: Position, seat: int, action: Action, reasons: Iterable[Reason], loss: float, speaker: Speaker
) -> list[str]:
    """Sentences for an answer that costs so much chance to win against the best. Where no single thing explains that,
    none is made up."""
    found = [one.text for one in told(reasons, seat, speaker)]
    if found:
        return found
    detail = game.text.detail(view, seat, action, speaker).strip().rstrip(".")
    sentences = [f"{detail[0].upper()}{detail[1:]}."] if detail else []
    return [*sentences, compared(loss, speaker)]


def compared(loss: float, speaker: Speaker) -> str:
    """How an answer compares with the best one."""
    games = round(100 * loss)
    if games > 0:
        return speaker.text("advice-behind", games=games)
    return speaker.text("advice-even" if loss > 0 else "advice-best")
