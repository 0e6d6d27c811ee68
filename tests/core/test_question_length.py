"""A question fits on the one line that the action bar of the browser has for it, in both languages."""

from __future__ import annotations

import pytest

from meridian import games
from meridian.core.game import begin, edition_of, speaker_for
from meridian.core.messages import LANGUAGES
from meridian.testing.random_games import random_journal
from tests.any_game import seats_of

LONGEST = 60
PLAYERS = ["Heron", "Marco", "Humboldt", "Isabella"]
GAMES = 2
ENTRIES = 2500


@pytest.mark.parametrize("name", games.shipped())
def test_questions_fit_on_one_line(name: str) -> None:
    game = games.load(name)
    seats = seats_of(game, 4)
    long: set[str] = set()
    keys: set[str] = set()
    for seed in range(GAMES):
        journal, _ = random_journal(game, seats, seed, ENTRIES)
        edition = edition_of(game, journal.header.overlay)
        speakers = [speaker_for(game, edition, lang, PLAYERS[:seats]) for lang in LANGUAGES]
        p = begin(game, journal.header)
        for actor, action in journal.entries:
            for seat in p.who():
                if seat >= 0:
                    question = p.question(seat)
                    keys.add(question.key)
                    long |= {said for speaker in speakers if len(said := speaker.question(question)) > LONGEST}
            p.play_checked(actor, action)
    assert not long, "\n".join(sorted(long))
    assert len(keys) > len(game.questions) // 2
