"""Global Domination in text: what is on the table in whole sentences, and exact odds."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest

from meridian import games
from meridian.core.codec import words_for
from meridian.core.game import begin, digest, edition_of, new_header, speaker_for
from meridian.core.journal import Journal
from meridian.core.messages import LANGUAGES
from meridian.core.position import Position
from meridian.core.records import Section
from meridian.core.replay import replay
from meridian.core.speaker import Speaker
from meridian.games.global_domination.rules.state import State
from meridian.games.global_domination.text.advice import at_least_one, drawn_chances, percent
from meridian.testing.contract import positions, random_journal, twins

GAME = games.load("global-domination")
START: dict[str, Any] = {
    "on_turn": "p1",
    "turn": 3,
    "first_player": "p2",
    "areas": {
        "USA": "p1 full", "CAN": "p1 struggling", "MEX": "p1 full", "NAT": "p2 struggling", "EAS": "p1 struggling",
        "WEU": "p1 full",
    },
    "market": {"megastorm": 3, "show_of_force": 0},
    "players": {
        "p1": {"vp": 10, "hand": ["domination", "domination", "fog_of_war"], "deck": ["megastorm"]},
        "p2": {"vp": 7, "logistics": 5, "hand": ["airborne_forces", "domination"], "known": ["domination"],
               "deck": ["domination"], "discard": ["megastorm"], "passed": True},
    },
}  # fmt: skip


def speaker(lang: str = "en") -> Speaker:
    return speaker_for(GAME, edition_of(GAME), lang, ["Ann", "Ben"])


def began(start: dict[str, Any]) -> State:
    """A position in the middle of a Game Turn. The fog of Ben, which comes in scoring only, is put there by hand."""
    p = begin(GAME, new_header(GAME, 2, None, start))
    assert isinstance(p, State)
    p.fog = 1 << 1
    return p


def sections(seat: int | None, lang: str = "en") -> dict[str, Section]:
    view = GAME.rules.view(began(START), seat)
    return {section.name: section for section in GAME.text.portrait(view, seat, speaker(lang))}


def test_the_position_in_sentences() -> None:
    parts = sections(0)
    assert list(parts) == ["turn", "map", "players", "market", "hand", "cards", "decks", "borders"]
    assert [name for name, part in parts.items() if part.opening] == ["turn", "map", "players", "market", "hand"]
    assert parts["turn"].lines == [
        "Game Turn 3 of 8. First Player is Ben. Turns go in this order: Ben, Ann.",
        "Passed for this Game Turn: Ben.",
        "Fog of War was played by Ben: the Region Monopolies of all others earn no VP in this Game Turn.",
    ]
    assert parts["map"].lines[0] == (
        "North America: Canada (CAN, Communications) Struggling Force of Ann. "
        "United States (USA, Technology) Full Force of Ann. Mexico (MEX, Manufacturing) Full Force of Ann. "
        "Region Monopoly of Ann."
    )
    assert "North Atlantic (NAT) Struggling Force of Ben. South Atlantic (SAT) empty." in parts["map"].lines[6]
    assert parts["map"].lines[7] == "Resource Monopolies: Technology held by Ann."
    assert parts["players"].lines == [
        "Ann: 10 VP, 8 more if the scoring were now. Logistics 4. "
        "Cards in hand: 3, in the Draw Deck: 1, in the Discard Pile: 0. In the fog, no VP for North America.",
        "Ben: 7 VP, 2 more if the scoring were now. Logistics 5. "
        "Cards in hand: 2, in the Draw Deck: 1, in the Discard Pile: 1.",
    ]
    assert parts["market"].lines == [
        "Megastorm: 3 left, Build 4, Attack 4. Text: Every player, you too, suffers 1 Reduction p"
        "er 2 Forces they have on the map. You choose which Forces are hit.",
        "Show of Force: 0 left, Build 6, Attack 6. Text: Each Full Force you have on the map gives you 2 Reductions. "
        "Make at least 1 in all. Buying it also costs 1 step of Logistics.",
    ]
    assert parts["hand"].lines[0] == "Domination, 2 times: Build 3, Attack 3."
    assert parts["hand"].lines[1].startswith("Fog of War: Build 6, Attack 5. Text: Only in the scoring window: ")
    assert parts["decks"].lines == [
        "Ann has in the Draw Deck and unseen in hand: 1 Megastorm. In the Discard Pile: nothing.",
        "Ben is known to hold 1 Domination.",
        "Ben has in the Draw Deck and unseen in hand: 1 Domination, 1 Airborne Forces. "
        "In the Discard Pile: 1 Megastorm.",
    ]


def test_the_position_in_german() -> None:
    parts = sections(1, "de")
    assert parts["map"].lines[0].startswith("Nordamerika: Kanada (CAN, Kommunikation) angeschlagene Truppe von Ann. ")
    assert parts["hand"].lines[0] == "„Vorherrschaft“: Aufbau 3, Angriff 3."
    assert "Ann hat im Nachziehstapel und verdeckt auf der Hand: 2-mal „Vorherrschaft“" in parts["decks"].lines[0]


@pytest.mark.parametrize(("lang", "now"), [("en", "if the scoring were now"), ("de", "bei einer Wertung jetzt")])
def test_after_the_end_no_scoring_is_foretold(lang: str, now: str) -> None:
    voice = speaker_for(GAME, edition_of(GAME), lang)
    _, last = random_journal(GAME, 3, 1)
    assert last.over
    told = everything(GAME.rules.view(last, None), None, voice)
    assert not any(now in line for line in told)
    assert any(now in line for line in everything(GAME.rules.view(begin(GAME, new_header(GAME, 3)), None), None, voice))


def test_a_spectator_has_no_hand() -> None:
    assert "hand" not in sections(None)
    assert "airborne" not in sections(None)["players"].lines[1].lower()


def test_the_borders_are_those_of_the_map() -> None:
    lines = sections(0)["borders"].lines
    assert len(lines) == 25
    assert any(line.startswith("Canada (CAN) borders on United States (USA), ") for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_of_a_game_can_be_told(lang: str) -> None:
    voice = speaker_for(GAME, edition_of(GAME), lang)
    random = Random(3)
    told = 0
    for p in positions(GAME, 4, 2):
        if random.random() < 0.95:
            continue
        for seat in (*p.who(), None):
            text = everything(GAME.rules.view(p, seat), seat, voice)
            assert all(line and line == line.strip() for line in text)
            told += 1
    assert told > 10


def everything(view: Position, seat: int | None, voice: Speaker) -> list[str]:
    """All that a seat can be told of a moment."""
    parts = GAME.text.portrait(view, seat, voice)
    lines = [line for part in parts for line in (part.title, *part.lines)]
    if seat is not None:
        lines += [line for part in GAME.text.odds(view, seat, voice) for line in (part.title, *part.lines)]
        for action, _ in view.menu(seat) if seat in view.who() else []:
            detail = GAME.text.detail(view, seat, action, voice)
            warning = GAME.text.warning(view, seat, action, voice)
            lines += [said for said in (detail, warning) if said]
    return lines


def test_twins_are_told_alike() -> None:
    """What differs only in hidden cards is told alike, to the letter."""
    voice = speaker()
    voice.players = ["Ann", "Ben", "Cem"]
    compared = 0
    for seed in range(10):
        journal, _ = random_journal(GAME, 3, seed)
        for seat in (0, 1, 2):
            for twin in twins(GAME, journal, seat, Random(seed)):
                compared += told_alike(journal, twin, seat, voice)
        if compared > 10:
            return
    pytest.fail(f"only {compared} moments could be compared")


def told_alike(journal: Journal, twin: Journal, seat: int, voice: Speaker) -> int:
    """Whether a moment was found at which both are legal and differ; there the texts must be the same."""
    b = begin(GAME, journal.header)
    last: tuple[list[str], list[str]] | None = None
    for number, entry, _, a in replay(GAME, journal):
        if entry is not None:
            if b.refusal(*twin.entries[number - 1]) is not None:
                break
            b.play_checked(*twin.entries[number - 1])
        if number % 15 == 0 and not a.over and min(a.who()) >= 0 and digest(GAME, a) != digest(GAME, b):
            last = everything(GAME.rules.view(a, seat), seat, voice), everything(GAME.rules.view(b, seat), seat, voice)
            assert last[0] == last[1]
    return last is not None


def test_every_message_is_used() -> None:
    from importlib.resources import files

    folder = files(GAME.package)
    names = ("text/portrait.py", "text/advice.py", "position_checks.py")
    source = "".join(folder.joinpath(name).read_text(encoding="utf-8") for name in names)
    listed = source[source.index("LABELS = (") : source.index('"""The messages used here')]
    told = [label for label in GAME.labels if not label.startswith(("term-", "gain-"))]
    assert [label for label in told if f'"{label}"' not in source.replace(listed, "")] == []


# Before an answer


def test_what_lies_behind_an_answer() -> None:
    p = began(START)
    words = words_for(GAME, new_header(GAME, 2))
    view = GAME.rules.view(p, 0)

    def detail(said: str) -> str:
        return GAME.text.detail(view, 0, words.read(said), speaker())

    assert detail("build fog_of_war") == "6 points"
    assert detail("attack fog_of_war") == "5 points"
    assert detail("take megastorm").startswith("Build 4, Attack 4; 3 left. Every player, you too, suffers 1 Reduction")
    assert detail("build-in BRA") == "South America, Manufacturing; empty"
    assert detail("reduce NAT") == "Sea; Struggling Force of Ben"
    assert detail("choose p2") == "7 VP, 2 more if the scoring were now"
    assert detail("pass") == ""


def test_only_a_pass_with_cards_is_warned_of() -> None:
    words = words_for(GAME, new_header(GAME, 2))
    view = GAME.rules.view(began(START), 0)
    assert "you still hold 3 cards" in GAME.text.warning(view, 0, words.read("pass"), speaker())
    assert GAME.text.warning(view, 0, words.read("end-turn"), speaker()) == ""
    empty = {**START, "on_turn": "p2", "players": {"p2": {"hand": ["domination"]}}}
    view = GAME.rules.view(begin(GAME, new_header(GAME, 2, None, empty)), 0)
    assert GAME.text.warning(view, 0, words.read("pass"), speaker()) == ""


# Odds


def test_odds_of_a_position() -> None:
    view = GAME.rules.view(began(START), 0)
    scoring, draws, held = GAME.text.odds(view, 0, speaker())
    assert scoring.lines[0] == "Ann: 10 VP and 8 from the map make 18."
    assert draws.lines[1:] == ["Megastorm: at least one with 100 %."]
    assert held.lines == ["Ben holds Airborne Forces with 50 %, if every unseen card is equally likely."]
    last = {**START, "turn": 8}
    view = GAME.rules.view(begin(GAME, new_header(GAME, 2, None, last)), 0)
    assert GAME.text.odds(view, 0, speaker())[1].lines == ["This is the last Game Turn, and you draw no more cards."]


@pytest.mark.parametrize(
    ("pool", "discard", "draws"),
    [([2, 1, 0], [0, 0, 3], 2), ([2, 1, 0], [1, 0, 2], 4), ([0, 0, 0], [2, 2, 1], 3), ([1, 0, 0], [1, 1, 0], 7),
     ([3, 1, 1], [0, 0, 0], 5), ([0, 0, 0], [0, 0, 0], 4)],
)  # fmt: skip
def test_chances_agree_with_going_through_every_order(pool: list[int], discard: list[int], draws: int) -> None:
    counts: Counter[int] = Counter()
    orders = 0
    deck = [card for card, number in enumerate(pool) for _ in range(number)]
    pile = [card for card, number in enumerate(discard) for _ in range(number)]
    for first in permutations(deck):
        for second in permutations(pile):
            orders += 1
            counts.update(set((*first, *second)[:draws]))
    assert drawn_chances(pool, discard, draws) == pytest.approx([counts[card] / orders for card in range(3)])


def test_only_what_is_certain_is_called_certain() -> None:
    assert [percent(chance) for chance in (0.0, 0.0001, 0.5, 0.9999, 1.0)] == [0, 1, 50, 99, 100]
    assert at_least_one(1, 3, 1) == pytest.approx(1 / 3)
