"""What stands behind an answer of Globetrotters: that going aboard ends the turn, how far a stop is, whom it bumps."""

from __future__ import annotations

import re

import pytest

from meridian import games
from meridian.cli.terminal import saved
from meridian.core.codec import words_for
from meridian.core.game import begin, edition_of, new_header, speaker_for
from meridian.core.position import CHANCE
from meridian.games.globetrotters.actions import Face, MoveTo
from meridian.games.globetrotters.rules.state import State
from meridian.lessons.course import lesson_of
from tests.cli.terminal_games import ANN, BEN, printed


@pytest.mark.parametrize(("lang", "words"), [("en", "ends your turn"), ("de", "beendet deinen Zug")])
def test_going_aboard_is_said_to_end_the_turn(lang: str, words: str) -> None:
    lesson = lesson_of("globetrotters", "gt-5")
    game, p, seat = lesson.game, lesson.begin(), lesson.learner
    speaker = speaker_for(game, edition_of(game), lang)

    def detail(said: str) -> str:
        return game.text.detail(p, seat, lesson.words.read(said), speaker)

    assert words in detail("sail cook_islands")
    assert words not in detail("move-to paris")


def test_stops_are_listed_from_near_to_far_and_say_how_far() -> None:
    """In the menus for people: scenario files and golden journals keep the order of the board."""
    game = games.load("globetrotters")
    start = {"on_turn": "p1", "players": {"p1": {"home": "winnipeg", "place": "paris", "cash": 900}}}
    header = new_header(game, 2, None, start)
    p = begin(game, header)
    words = words_for(game, header)
    assert isinstance(p, State)
    p.play_checked(0, words.read("roll"))
    p.play_checked(CHANCE, Face(p.board.faces.index(10)))
    stops = [action for action, _ in p.menu(0) if isinstance(action, MoveTo)]
    assert set(stops) <= set(p.options(0))
    place = p.players[0].place
    far = [next(far for far, ring in enumerate(p.board.reach[place]) if stop.place in ring) for stop in stops]
    assert far == sorted(far)
    assert len(set(far)) > 5
    for lang, one, more in (("en", "1 step,", "10 steps,"), ("de", "1 Schritt,", "10 Schritte,")):
        speaker = speaker_for(game, edition_of(game), lang)
        assert game.text.detail(p, 0, stops[0], speaker).startswith(one)
        assert game.text.detail(p, 0, stops[-1], speaker).startswith(more)


def test_the_text_table_numbers_the_nearest_stop_first() -> None:
    """Seed 3 rolls 8: so many stops are listed when one asks for them."""
    game = games.load("globetrotters")
    start = {"on_turn": "p1", "players": {"p1": {"home": "winnipeg", "place": "paris", "cash": 900}}}
    table = saved.new(game, new_header(game, 2, None, start), [ANN, BEN], "3", "seeded")
    said, _ = printed(table, ["", "roll", "move-to"])
    steps = [int(far) for far in re.findall(r"^ *\d+\. Stop at .*\((\d+) steps?,", said, re.MULTILINE)]
    assert len(set(steps)) > 1
    assert steps == sorted(steps)
