"""Reads along what a page is asked and answers over its socket."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.visitor import Visitor


class Watched:
    """What a page is asked and answers over its socket."""

    def __init__(self, visitor: Visitor) -> None:
        self.only: set[tuple[int, ...]] = set()
        self.answered: list[tuple[int, ...]] = []
        self.key = ""
        """The kind of the last question."""
        visitor.page.on("websocket", self._follow)

    def _follow(self, socket: Any) -> None:
        socket.on("framereceived", lambda frame: self._heard(json.loads(frame)))
        socket.on("framesent", lambda frame: self._said(json.loads(frame)))

    def _heard(self, messages: list[dict[str, Any]]) -> None:
        for message in messages:
            question = message.get("question")
            if isinstance(question, dict):
                self.key = question["key"]
                if question.get("only"):
                    self.only.add(tuple(question["id"]))

    def _said(self, message: dict[str, Any]) -> None:
        if message["type"] == "answer" and message.get("question"):
            self.answered.append(tuple(message["question"]))
