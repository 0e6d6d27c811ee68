"""What goes wrong through no fault of the program: one clear line each."""

from __future__ import annotations

from meridian.core.action import Action, Refusal


class BadInput(Exception):
    """Something given to Meridian cannot be used; the message says what and where."""


class Refused(Exception):
    """An action was not legal; nothing has changed."""

    def __init__(self, seat: int, action: Action, refusal: Refusal) -> None:
        super().__init__(f"{refusal.key} ({refusal.clauses})")
        self.seat = seat
        self.action = action
        self.refusal = refusal
