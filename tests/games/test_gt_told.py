"""Whoever is moved by others in Globetrotters is named, with the place he leaves; tickets say why they come."""

from __future__ import annotations

from random import Random

import pytest

from meridian import games
from meridian.core.codec import words_for
from meridian.core.facts import collect
from meridian.core.game import begin, edition_of, new_header, speaker_for
from meridian.core.position import CHANCE
from meridian.games.globetrotters.actions import Fly, MoveTo
from meridian.games.globetrotters.rules.state import NOWHERE, State

GAME = games.load("globetrotters")
MOVED_BY_OTHERS = {"bumped": "other", "switched": "other"}


@pytest.mark.parametrize("seed", range(4))
def test_who_is_moved_by_others_is_named_with_the_place(seed: int) -> None:
    random = Random(seed)
    p = begin(GAME, new_header(GAME, 5, {"round_limit": 30}), recording=True)
    assert isinstance(p, State)
    moved = asked = 0
    stood, mover = [NOWHERE] * 5, NOWHERE
    displaced: set[int] = set()
    while not p.over:
        facts = collect(p)
        for fact in facts:
            if fact.key == "bumped":
                assert fact.args["place"] == stood[fact.args["other"]], "it says from where"
            if fact.key in MOVED_BY_OTHERS:
                displaced.add(fact.args["other"])
        for seat in range(5):
            if p.players[seat].place != stood[seat]:
                if seat not in (mover, p.active):
                    assert seat in displaced, (seat, [fact.key for fact in facts])
                    moved += 1
                displaced.discard(seat)
        stood, mover = [player.place for player in p.players], p.active
        actor = p.who()[0]
        if actor == CHANCE:
            p.play(actor, p.chances().drawn(random.random))
            continue
        question = p.question(actor)
        if question.key == "send-to":
            said = speaker_for(GAME, edition_of(GAME), "en").question(question)
            assert GAME.edition.titles(edition_of(GAME), "en")["place"][question.args["place"]] in said
            asked += 1
        options = p.options(actor)
        bumps = [one for one in options if isinstance(one, MoveTo | Fly) and p.occupant(one.place, actor) != NOWHERE]
        p.play(actor, random.choice(bumps or options))
    assert moved > 5
    assert asked > 5


@pytest.mark.parametrize(("lang", "words"), [("en", "tickets out of the Jackpot"), ("de", "aus dem Jackpot")])
def test_tickets_of_the_jackpot_say_where_they_come_from(lang: str, words: str) -> None:
    start = {
        "on_turn": "p1",
        "jackpot": {"cash": 400, "tickets": ["TK010", "TK012"]},
        "players": {"p1": {"home": "winnipeg", "place": "las_vegas", "cash": 900, "gamble": True}},
    }
    header = new_header(GAME, 2, None, start)
    p = begin(GAME, header, recording=True)
    collect(p)
    reader = words_for(GAME, header)
    for actor, action in ((0, "try-jackpot"), (CHANCE, "die 3"), (CHANCE, "die 4")):
        p.play_checked(actor, reader.read(action))
    speaker = speaker_for(GAME, edition_of(GAME), lang)
    facts = [fact for fact in collect(p) if fact.heard_by(0)]
    keys = [fact.key for fact in facts]
    assert keys.index("jackpot-tickets") == keys.index("got-ticket") - 1
    assert words in speaker.fact(facts[keys.index("jackpot-tickets")])
