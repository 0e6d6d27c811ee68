"""What goes wrong through no fault of the program: one clear line each."""

from __future__ import annotations

from typing import Any

from meridian.core.action import Action, Refusal


class BadInput(Exception):
    """Something given to Meridian cannot be used; the message says what and where. What people meet often has a key
    and its arguments beside the message, so that it can be told in another language."""

    def __init__(self, line: str, key: str = "", /, **about: Any) -> None:
        super().__init__(line)
        self.key = key
        self.about = about


class BadPosition(BadInput):
    """A starting position that cannot be used: `where` in it, by its dotted keys, and why."""

    def __init__(self, where: str, reason: str, key: str = "", /, **about: Any) -> None:
        super().__init__(f"position: {where}: {reason}" if where else f"position: {reason}", key, **about)
        self.at: tuple[str | int, ...] = tuple(where.split(".")) if where else ()


class Refused(Exception):
    """An action was not legal; nothing has changed."""

    def __init__(self, seat: int, action: Action, refusal: Refusal) -> None:
        super().__init__(f"{refusal.key} ({refusal.clauses})")
        self.seat = seat
        self.action = action
        self.refusal = refusal
