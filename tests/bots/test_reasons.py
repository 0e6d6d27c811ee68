"""The terms of an evaluation add up to it, each can be said in both languages, and reasons name what differs."""

from __future__ import annotations

from random import Random

import pytest

from meridian import bots, games
from meridian.bots.advice import Reason, advise, reasons
from meridian.core.codec import words_for
from meridian.core.game import Game, begin, edition_of, new_header, speaker_for
from meridian.core.messages import LANGUAGES
from meridian.core.players import total
from meridian.core.playout import playout
from meridian.core.position import Position
from meridian.games.globopolis.actions import Propose
from tests.any_game import SEARCHED, seats_of

POSITIONS = (0, 30, 90, 200, 400, 1_000_000)
"""How many answers were given before: the last game is over."""
UNWEIGHED = {Propose}
"""Nobody answers a proposal in a playout."""
every_game = pytest.mark.parametrize("name", SEARCHED)


def positions(game: Game) -> list[Position]:
    found = []
    for seed, answers in enumerate(POSITIONS):
        p = begin(game, new_header(game, seats_of(game)))
        playout(p, Random(seed), answers)
        found.append(p)
    return found


@every_game
def test_terms_add_up_to_the_worth(name: str) -> None:
    game = games.load(name)
    guide = bots.guide_of(game)
    for p in positions(game):
        for seen in (p, *(game.rules.view(p, seat) for seat in range(guide.seats(p)))):
            assert [total(terms) for terms in guide.terms(seen)] == pytest.approx(guide.worth(seen))


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_has_its_sentences(name: str, lang: str) -> None:
    """In both directions, for oneself and for a rival."""
    game = games.load(name)
    guide = bots.guide_of(game)
    speaker = speaker_for(game, edition_of(game), lang)
    told = {term for p in positions(game) for terms in guide.terms(p) for term in terms if terms[term].amount}
    told |= {term.partition(":")[0] for term in told}
    for term in told:
        more, less = (reasons.said(Reason(term, 0, amount, 0.5), 0, speaker) for amount in (1.26, -1.26))
        assert more != less
        assert "{" not in more + less
        assert reasons.said(Reason(term, 1, 1.26, 0.5), 0, speaker).endswith(more)
    assert len(told) > 1 or name not in games.shipped()


def outcome(*sweeps: dict[tuple[int, str], tuple[float, float]]) -> reasons.Outcome:
    return [{(0, "vp"): (0.0, 0.0), **sweep} for sweep in sweeps]


def test_a_reason_explains_a_third_and_more_than_noise() -> None:
    steady = outcome(*[{(0, "vp"): (0.4, 4.0), (0, "map"): (0.1, 1.0)}] * 5)
    nothing = outcome(*[{}] * 5)
    assert reasons.reasons_for([steady, nothing], 0) == [Reason("vp", 0, 4.0, 0.8)]
    assert reasons.reasons_against([steady, nothing], 1, 0) == [Reason("vp", 0, -4.0, 0.8)]
    assert reasons.reasons_for([steady, nothing], 1) == []
    luck = outcome(*({(0, "vp"): (value, 1.0)} for value in (9.0, -9.0, 9.0, -9.0, 2.0)))
    assert reasons.reasons_for([luck, nothing], 0) == []
    assert reasons.reasons_for([steady[:3], nothing[:3]], 0) == []


def test_a_reason_names_the_thing_and_the_rival() -> None:
    held = outcome(*[{(0, "region:1"): (0.5, 5.0), (0, "region:2"): (0.1, 1.0)}] * 5)
    shared = outcome(*[{(0, "region:1"): (0.3, 3.0), (0, "region:2"): (0.3, 3.0)}] * 5)
    robbed = outcome(*[{(1, "region:1"): (0.6, -6.0)}] * 5)
    nothing = outcome(*[{}] * 5)
    assert reasons.reasons_for([held, nothing], 0)[0].term == "region:1"
    assert reasons.reasons_for([shared, nothing], 0)[0] == Reason("region", 0, 6.0, 1.0)
    assert reasons.reasons_for([robbed, nothing], 0)[0] == Reason("region:1", 1, -6.0, 1.0)
    misleading = outcome(*[{(0, "vp"): (0.5, -5.0)}] * 5)
    assert reasons.reasons_for([misleading, nothing], 0) == []


@every_game
def test_advice_weighs_every_kind_of_answer(name: str) -> None:
    """What a search leaves to its policy is compared for a person who asks; loss counts from the best answer."""
    game = games.load(name)
    words = words_for(game, new_header(game, seats_of(game)))
    guide = bots.guide_of(game)
    for seed in range(2):
        p = begin(game, new_header(game, seats_of(game)))
        playout(p, Random(seed), 60)
        seat = next(iter(p.who()))
        options = p.options(seat) if seat >= 0 else []
        if len(options) < 2:
            continue
        compared = guide.advisable(p, seat, options, options[0])
        assert compared[0] == options[0]
        assert len(set(map(repr, compared))) == len(compared)
        assert {type(one) for one in options} - {type(one) for one in compared} <= UNWEIGHED
        found = advise(game, words, game.rules.view(p, seat), seat, "deep:playouts=60", 1, explains=True)
        assert len(found.answers) > 1
        assert found.answers[0].loss == 0
        assert all(0 <= one.least_loss <= one.loss <= 1 for one in found.answers)
        assert found == advise(game, words, game.rules.view(p, seat), seat, "deep:playouts=60", 1, explains=True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_part_of_a_thing_is_no_reason(lang: str) -> None:
    """Nobody gets a fifth of a ticket; a chance is told however small the number is."""
    game = games.load("globetrotters")
    speaker = speaker_for(game, edition_of(game), lang)
    found = [Reason("tickets", 0, 0.2, 0.5), Reason("tickets", 0, 0.97, 0.5), Reason("lead", 0, 0.2, 0.5)]
    told = reasons.told(found, 0, speaker)
    assert [one.term for one in told] == ["tickets", "lead"]
    assert "20" in told[1].text
    assert "1 " in told[0].text
