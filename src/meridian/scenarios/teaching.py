"""What makes a scenario a lesson: its `[lesson]` table, and the keys with which its steps teach."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from meridian.core.bilingual import Bilingual


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said to an answer that fits a pattern, right or wrong."""

    to: str
    en: str
    de: str
    further: dict[str, str] = {}

    def text(self) -> Bilingual:
        """What is said."""
        return Bilingual(self.en, self.de, self.further)


class QuizAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One answer of a quiz, and why it is right or wrong."""

    en: str
    de: str
    why_en: str
    why_de: str
    right: bool = False
    further: dict[str, str] = {}
    why_further: dict[str, str] = {}

    def text(self) -> Bilingual:
        """The answer."""
        return Bilingual(self.en, self.de, self.further)

    def why(self) -> Bilingual:
        """What is said to it."""
        return Bilingual(self.why_en, self.why_de, self.why_further)


class Quiz(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question beside the table, with one right answer."""

    en: str
    de: str
    answers: list[QuizAnswer]
    further: dict[str, str] = {}

    def text(self) -> Bilingual:
        """The question."""
        return Bilingual(self.en, self.de, self.further)


class Free(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Free play to a goal. `until` is a path of the position: play is over when its value changes, or after
    `answers` answers of the learner. Without `until` it is over as soon as the goal is reached."""

    goal: dict[str, str]
    answers: int
    hint: Bilingual
    until: str = ""
    stars: list[int] = []
    stars_for: Literal["value", "answers"] = "value"
    others: str = "random"
    seed: int = 1


class Teaching(msgspec.Struct, forbid_unknown_fields=True):
    """The keys of a step that only a lesson has. `since`: the version of the lesson that changed it last."""

    say: Bilingual | None = None
    after: Bilingual | None = None
    point: list[str] = []
    accept: str | list[str] | None = None
    reach: dict[str, Any] | None = None
    reply: list[Reply] = []
    show: bool = False
    quiz: Quiz | None = None
    free: Free | None = None
    sound: bool = False
    since: int | None = None


class LessonHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The `[lesson]` table: what a lesson is called, what it teaches, and who learns. `first_game`: a newcomer needs it
    before the first game with the coach."""

    id: str
    version: int
    minutes: int
    name: Bilingual
    goal: Bilingual
    wrong: Bilingual
    done: Bilingual
    learner: str = "p1"
    needs: list[str] = []
    names: dict[str, str] = {}
    stage: int | None = None
    first_game: bool = False
