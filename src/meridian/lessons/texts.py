"""The texts of a lesson: names and numbers filled in, and what a spotlight is called."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Final

from meridian.core.bilingual import Bilingual
from meridian.core.errors import BadInput
from meridian.core.game import edition_of, speaker_for
from meridian.core.position import Position
from meridian.core.speaker import Speaker
from meridian.core.suggestions import closest
from meridian.lessons.lesson import Lesson
from meridian.scenarios.paths import names_of, value_at

PLACEHOLDER: Final = re.compile(r"\{([^{}]*)\}")
STATE: Final = "state"
SEAT: Final = "seat"
ANSWER: Final = "answer"
NAMED: Final = {
    "area": "area", "region": "region", "card": "card", "stack": "card", "resource": "resource", "place": "place",
    "continent": "continent", "ticket": "ticket", "key": "key", "title": "title", "guild": "title", "field": "field",
    "unit": "resource",
}  # fmt: skip
"""Kinds of spotlights and placeholders that name something of the edition, and the field that holds the ids."""
PARTS: Final = ("panel", "track", "die")
"""Kinds of spotlights that name a part of the table, one of the game's `table_parts`."""


class LessonTexts:
    """Says the texts of a lesson in one language."""

    def __init__(self, lesson: Lesson, lang: str, learner: str) -> None:
        self.lesson = lesson
        self.lang = lang
        edition = edition_of(lesson.game, lesson.header.overlay)
        self.speaker: Speaker = speaker_for(lesson.game, edition, lang, lesson.names(learner))
        self._names = names_of(lesson.game.schema.tables(), lesson.words)

    def say(self, text: Bilingual, p: Position) -> str:
        """A text with its names and numbers, as the learner may know them."""
        return PLACEHOLDER.sub(lambda found: self._filled(found.group(1), p), text.said(self.lang))

    def _filled(self, said: str, p: Position) -> str:
        kind, colon, name = said.partition(":")
        if not colon or (kind not in (STATE, SEAT) and kind not in NAMED):
            kinds = [STATE, SEAT, *NAMED]
            raise BadInput(
                f"{{{said}}}: a placeholder begins with {', '.join(kinds)} and a colon{closest(kind, kinds)}"
            )
        if kind == STATE:
            rules = self.lesson.game.rules
            return str(value_at(rules.show(rules.view(p, self.lesson.learner)), name, self._names))
        return self.named(kind, name)

    def named(self, kind: str, name: str) -> str:
        """What people call something of the edition, or a player."""
        if kind == SEAT:
            seat = self.lesson.words.read_actor(name)
            if seat < 0:
                raise BadInput(f"{name} is not a player")
            return self.speaker.seat(seat)
        field = NAMED[kind]
        ids = self.lesson.words.names.get(field)
        if ids is None:
            raise BadInput(f"{kind}:{name}: {self.lesson.game.name} has no {kind}")
        if name not in ids:
            raise BadInput(f"{kind}:{name}: there is no such {kind}{closest(name, ids)}")
        return (self.speaker.titles.get(field) or ids)[ids.index(name)]

    def point(self, point: str, options: Sequence[str]) -> str:
        """What a spotlight is called; `options` are the learner's answers in words."""
        kind, colon, name = point.partition(":")
        if kind == ANSWER:
            fits = next((said for said in options if fnmatchcase(said, name)), None)
            if fits is None:
                raise BadInput(f"{point}: this answer is not offered{closest(name, list(options))}")
            return self.speaker.action(self.lesson.words.read(fits))
        if kind in PARTS:
            known = [part.removeprefix(f"{kind}-") for part in self.lesson.game.table_parts if part.startswith(kind)]
            if name not in known:
                raise BadInput(f"{point}: there is no such {kind}{closest(name, known)} ({', '.join(known) or 'none'})")
            return self.speaker.text(f"point-{kind}-{name}")
        if not colon or (kind != SEAT and kind not in NAMED):
            kinds = [SEAT, ANSWER, *NAMED, *PARTS]
            raise BadInput(
                f"{point}: a spotlight is one of {', '.join(kinds)}, a colon and a name{closest(kind, kinds)}"
            )
        return self.named(kind, name)
