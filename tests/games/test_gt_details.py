"""What stands behind an answer of Globetrotters: going aboard ends the turn, and the list says so."""

from __future__ import annotations

import pytest

from meridian.core.game import edition_of, speaker_for
from meridian.lessons.course import lesson_of


@pytest.mark.parametrize(("lang", "words"), [("en", "ends your turn"), ("de", "beendet deinen Zug")])
def test_going_aboard_is_said_to_end_the_turn(lang: str, words: str) -> None:
    lesson = lesson_of("globetrotters", "gt-5")
    game, p, seat = lesson.game, lesson.begin(), lesson.learner
    speaker = speaker_for(game, edition_of(game), lang)

    def detail(said: str) -> str:
        return game.text.detail(p, seat, lesson.words.read(said), speaker)

    assert words in detail("sail cook_islands")
    assert words not in detail("move-to paris")
