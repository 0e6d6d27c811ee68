"""The text of a game that has not written its own: each part of a position by its name, as the browser draws it."""

from __future__ import annotations

from typing import Any, Final

from meridian.core.drawing import drawing
from meridian.core.kinds import NO_NAME, UNKNOWN_NAME
from meridian.core.parts import GameText, Rules
from meridian.core.position import P
from meridian.core.records import Section
from meridian.core.schema import UNDER_WAY_KEY
from meridian.core.speaker import Speaker

PLAYERS: Final = "players"
NOT_SAID: Final = ("over", UNDER_WAY_KEY, PLAYERS)
"""Parts of every position that are said in another way."""


class PlainGameText(GameText[P]):
    """Positions part by part: `part-KEY` of the game's messages names a part, `word-ID` a word that the edition does
    not name. What `drawing.toml` hides is not said."""

    def __init__(self, package: str, rules: Rules[P]) -> None:
        self._package = package
        self._rules = rules

    def labels(self) -> tuple[str, ...]:
        schemas = (self._rules.schema, self._rules.schema.nested()[PLAYERS])
        return tuple(f"part-{part.key}" for schema in schemas for part in schema.parts if self._is_said(part.key))

    def portrait(self, view: P, seat: int | None, speaker: Speaker) -> list[Section]:
        shown = self._rules.show(view)
        parts = self._parts(shown, speaker)
        players = [
            f"{speaker.name(name)}: {', '.join(self._parts(own, speaker))}" for name, own in shown[PLAYERS].items()
        ]
        table = [Section("table", speaker.text("plain-table"), parts)] if parts else []
        return [*table, Section("players", speaker.text("plain-players"), players, about=list(range(len(players))))]

    def _parts(self, shown: dict[str, Any], speaker: Speaker) -> list[str]:
        return [
            speaker.text("plain-part", part=speaker.text(f"part-{key}"), what=_said(what, speaker))
            for key, what in shown.items()
            if self._is_said(key)
        ]

    def _is_said(self, key: str) -> bool:
        return key not in NOT_SAID and key not in drawing(self._package).hidden


def _said(what: Any, speaker: Speaker) -> str:
    """What a part of a position holds, in words."""
    if isinstance(what, bool):
        return speaker.text("plain-yes" if what else "plain-no")
    if isinstance(what, list):
        return " ".join(_said(each, speaker) for each in what) or speaker.text("plain-nothing")
    if isinstance(what, dict):
        return " ".join(f"{speaker.name(key)} {_said(each, speaker)}" for key, each in what.items())
    if what in (None, NO_NAME, ""):
        return speaker.text("plain-nothing")
    return speaker.text("plain-hidden") if what == UNKNOWN_NAME else speaker.name(str(what))
