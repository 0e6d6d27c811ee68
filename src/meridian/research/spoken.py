"""Answers in words: whatever is legal may be said, also what no list of options holds, such as a deal of one's own."""

from __future__ import annotations

from meridian.core.action import Action
from meridian.core.errors import BadInput
from meridian.research.encoding import Encoding
from meridian.research.tables import Table


def read_answer(code: Encoding, table: Table, text: str) -> Action:
    """What the seat that is asked says; what is no legal answer now is refused."""
    action = code.actions.words.read(text)
    if not table.answers or not table.p.answers(table.seat, action):
        raise BadInput(f"{text!r} is not legal for player_{table.seat} now")
    return action
