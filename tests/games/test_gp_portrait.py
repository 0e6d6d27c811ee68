"""What Globopolis tells of a position: queries agree with the rules, and everything can be said in both languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import pytest

from meridian import games
from meridian.core.chance import weighted
from meridian.core.game import begin, edition_of, new_header, speaker_for
from meridian.core.messages import LANGUAGES
from meridian.core.position import CHANCE
from meridian.core.rulebook import rulebook
from meridian.core.speaker import Speaker
from meridian.games.globopolis.actions import (
    Accept,
    Attack,
    AttackWith,
    BuyPoints,
    Develop,
    Die,
    Propose,
    RollBack,
    RollOn,
)
from meridian.games.globopolis.game import GlobopolisRules
from meridian.games.globopolis.queries import outlook
from meridian.games.globopolis.queries.deals import legs_of, points_after
from meridian.games.globopolis.rules.aggression import attack_refusal
from meridian.games.globopolis.rules.assessment import LINES
from meridian.games.globopolis.rules.constants import GOOD_EU, MISSION
from meridian.games.globopolis.rules.missions import fulfilled
from meridian.games.globopolis.rules.odds import odds_for
from meridian.games.globopolis.rules.state import State
from meridian.games.globopolis.text import portrait
from meridian.games.globopolis.text.conflicts import cleaning_chance
from meridian.scenarios.check import check
from meridian.scenarios.scenario import ExpectationFailed, read_one

GAME = games.load("globopolis")
RULES = GlobopolisRules()
PLAYERS = ["Ann", "Ben", "Cem", "Dora"]
OPENING = ["turn", "you", "titles", "hand"]
ON_DEMAND = ["players", "territories", "guilds", "independents", "supply", "ring", "missions", "cards"]


def positions(seed: int, seats: int = 3, every: int = 7, limit: int = 900, **options: Any) -> Iterator[State]:
    """Positions of a random game in which a seat is asked; the same object, growing."""
    random = Random(f"{seed}/{seats}")
    s = begin(GAME, new_header(GAME, seats, options))
    assert isinstance(s, State)
    for number in range(limit):
        if s.over:
            return
        actor = s.who()[0]
        if actor == CHANCE:
            chances = s.chances()
            s.play_checked(CHANCE, chances.outcomes[weighted(random, chances.weights)])
            continue
        if number % every == 0:
            yield s
        s.play_checked(actor, random.choice(s.options(actor)))


def asked(s: State) -> tuple[int, State]:
    """Who is asked, and what that seat sees."""
    seat = s.who()[0]
    return seat, RULES.view(s, seat)


def speaker(lang: str) -> Speaker:
    return speaker_for(GAME, edition_of(GAME), lang, PLAYERS)


def middle() -> State:
    """Somebody's Option Phase somewhere in the middle of a game, with a developed Territory and an offer."""
    for seed in range(20):
        for s in positions(seed, 3, 1, 1500):
            seat = s.who()[0]
            if s.rounds >= 4 and s.phase == seat and max(s.level) and s.sides[seat].eu:
                offer = Propose(((seat, (seat + 1) % 3, GOOD_EU, 1),), (), 4)
                if s.refusal(seat, offer) is None:
                    s.play_checked(seat, offer)
                    return s
    raise AssertionError("no such position")


# Queries agree with the rules


@pytest.mark.parametrize(
    "options", [{}, {"agents": False}, {"sma": "both", "multiplier": "printed_max5", "dice_cap": 0}]
)
def test_the_list_of_attacks_is_what_the_rules_accept(options: dict[str, Any]) -> None:
    now = later = 0
    for s in positions(1, 3, 2, 700, **options):
        seat, view = asked(s)
        found = GAME.rules.queries(view, seat)["attacks"]
        listed = {(row["source"], row["target"], row["card"]) for row in found}
        assert len(listed) == len(found)
        question = view.question(seat).key
        if question in outlook.ATTACK_QUESTIONS:
            accepted = {named(s, action) for action in every_attack(s) if view.refusal(seat, action) is None}
            assert all(row["now"] for row in found)
            now += len(found)
        else:
            accepted = {
                named(s, action)
                for action in every_attack(s)
                if attack_refusal(view, seat, action, action.source, -1) is None
            }
            assert not any(row["now"] for row in found)
            later += len(found)
        assert listed == accepted
    assert now > 5
    assert later > 100


def every_attack(s: State) -> list[Attack | AttackWith]:
    n = range(s.board.territories)
    cards = [card for hand in s.sides for card in hand.hands[0].cards if card >= 0]
    plain: list[Attack | AttackWith] = [Attack(source, target) for source in n for target in n]
    return plain + [AttackWith(source, target, card) for source in n for target in n for card in set(cards)]


def named(s: State, action: Attack | AttackWith) -> tuple[str, str, str | None]:
    names = s.board.names
    card = names["card"][action.card] if isinstance(action, AttackWith) else None
    return names["title"][action.source], names["title"][action.target], card


@pytest.mark.parametrize("options", [{}, {"multiplier": "printed_max5", "dice_cap": 0, "sma": "both"}])
def test_chances_are_those_of_the_odds(options: dict[str, Any]) -> None:
    exact = odds_for(options.get("multiplier") == "printed_max5")
    book = rulebook(GAME.package)
    seen = 0
    for s in positions(2, 4, 9, 600, **options):
        seat, view = asked(s)
        answers = GAME.rules.queries(view, seat)
        for row in answers["attacks"] + answers["threats"]:
            a, d = row["dice"]
            assert [sum(line[1] for line in row["lines"]), sum(line[2] for line in row["lines"])] == [a, d]
            assert all(line[0] in LINES and all(clause in book for clause in line[3]) for line in row["lines"])
            assert row["win"] == float(exact.exact(a, d))
            assert row["percent"] == round(100 * row["win"], 2)
            assert row["rounds"] == float(exact.rounds(a, d)[0])
            seen += 1
        side = f"p{s.side_of(seat) + 1}"
        assert all(row["aggressor"] == side for row in answers["attacks"])
        assert all(row["defender"] == side for row in answers["threats"])
    assert seen > 100


def test_no_hidden_card_makes_a_threat() -> None:
    for s in positions(3, 3, 11):
        seat, view = asked(s)
        known = [card for hand in view.sides for sort in hand.hands for card in sort.cards if card >= 0]
        for row in GAME.rules.queries(view, seat)["threats"]:
            assert row["card"] is None or view.board.names["card"].index(row["card"]) in known


def test_development_tells_what_the_rules_would() -> None:
    rose = 0
    for s in positions(4, 3, 1, 900):
        seat, view = asked(s)
        for name, row in GAME.rules.queries(view, seat)["development"].items():
            title = s.board.names["title"].index(name)
            refusal = view.refusal(seat, Develop(title))
            assert row["can"] == (refusal is None)
            if view.question(seat).key == "option-phase":
                assert row["refusal"] == (refusal.key if refusal else None)
                assert row["clauses"] == (refusal.clauses.split() if refusal else [])
            if row["can"]:
                assert sum(row["missing"].values()) == 0
                rose += 1
    assert rose > 3


def test_missions_are_fulfilled_when_nothing_is_missing() -> None:
    met = 0
    for s in positions(6, 2, 5, 1500):
        for side in range(2):
            for card in range(s.board.first_of_sort[MISSION], s.board.first_of_sort[MISSION + 1]):
                needs = outlook.mission_needs(s, side, card)
                done = all(need.have >= need.need for need in needs)
                assert done == fulfilled(s, side, card, s.own_territories(side))
                assert {need.what for need in needs} <= set(outlook.NEEDS)
                met += done
    assert met


def test_a_roll_leads_where_the_reach_says() -> None:
    rolled = 0
    for s in positions(7, 3, 1, 700):
        seat, view = asked(s)
        if view.question(seat).key not in ("roll", "roll-again"):
            continue
        found = GAME.rules.queries(view, seat)["reach"]
        for way in ("on", "back"):
            for dice in ("1", "2", "3"):
                assert sum(row["chance"] for row in found[way][dice]) == pytest.approx(1)
        for action, way in ((RollOn(2), "on"), (RollBack(2), "back")):
            if s.refusal(seat, action) is not None:
                continue
            trial = s.copy()
            before = trial.sides[trial.side_of(seat)].eu
            trial.play_checked(seat, action)
            trial.play_checked(CHANCE, Die(3))
            trial.play_checked(CHANCE, Die(4))
            if trial.stack[-1].who(trial) == [seat] and trial.question(seat).key == "correct-course":
                continue
            row = next(row for row in found[way]["2"] if row["total"] == 7)
            field = s.board.names["field"].index(row["field"])
            if s.board.kind[field] in (4, 5):  # a card field does nothing to Governor or purse
                assert trial.field[seat] == field
                assert trial.sides[trial.side_of(seat)].eu - before == row["money"]
                rolled += 1
    assert rolled


def test_costs_prices_and_points_are_those_of_the_rules() -> None:
    owed = 0
    for s in positions(8, 3, 1, 1200):
        seat, view = asked(s)
        key = view.question(seat).key
        answers = GAME.rules.queries(view, seat)
        if key == "pay-or-attack":
            args = view.question(seat).args
            assert args["costs"] in (
                1 * answers["conference"][name_of(s, args["title"])],
                2 * answers["conference"][name_of(s, args["title"])],
            )
            owed += 1
        if key == "option-phase":
            refusal = view.refusal(seat, BuyPoints(1))
            may = answers["score"]["sides"][f"p{seat + 1}"]["may_buy"]
            assert may or refusal is not None
            assert not may or refusal is None or refusal.key != "too-near-the-mark"
    assert owed


def name_of(s: State, title: int) -> str:
    return s.board.names["title"][title]


SCENARIO = """
title = "An attack as things stand, and what threatens"
game = "globopolis"
clauses = ["GP-045"]
players = 3

[position.players.p1]
titles = ["CAN", "FWG"]
eu = 400
field = "ORSS-B"
hand = ["OP01", "M12"]

[position.players.p2]
titles = ["USA", "MEX", "JPN"]

[position.titles]
CAN.units = [1, 1, 1, 1, 1]

[[step]]
play = ["p1 develop CAN"]

[step.queries]
"attacks.#" = 2
"attacks.0.source" = "CAN"
"attacks.0.target" = "USA"
"attacks.0.lines.1" = ["ns-units", 1, 2, ["GP-149"]]
"attacks.0.dice" = [3, 4]
"attacks.0.chance" = "14.05 %"
"attacks.1.card" = "OP01"
"threats.#" = 1
"development.CAN.level" = 1
"development.CAN.refusal" = "one-level-a-turn"
"missions.M12.fulfilled" = true
"missions.M12.needs.eu.have" = 385
"guild_prices.FWG.price" = 5
"guild_prices.SSG.price" = "none"
"conference.USA" = 20
"conference.CAN" = 30
"reach.on.1.0.field" = "USA"
"reach.on.1.0.cost" = 20
"reach.on.2.#" = 11
"score.sides.p1.distance" = 113
"""


def test_scenario_files_can_ask() -> None:
    check(read_one(SCENARIO, "here"))
    with pytest.raises(ExpectationFailed):
        check(read_one(SCENARIO.replace("14.05", "14.09"), "here"))


# In words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_position_is_told_in_parts(lang: str) -> None:
    s = middle()
    seat, view = asked(s)
    sections = GAME.text.portrait(view, seat, speaker(lang))
    assert [section.name for section in sections if section.opening] == [*OPENING, "offers"]
    assert [section.name for section in sections if not section.opening] == ON_DEMAND
    told = {section.name: section for section in sections}
    assert all(section.title and section.lines for section in sections)
    assert PLAYERS[s.active_seat] in told["turn"].lines[0]
    assert len(told["players"].lines) == 3
    assert len(told["territories"].lines) == 32 + 4
    assert len(told["guilds"].lines) == 4
    assert len(told["ring"].lines) == 4
    assert sum(line.count("[") for line in told["ring"].lines) == len(set(s.field))
    held = [card for hand in s.sides[seat].hands for card in hand.cards]
    assert len(told["hand"].lines) == max(1, len(held))
    for card, line in zip(held, told["hand"].lines, strict=False):
        assert speaker(lang).titles["card_text"][card] in line
    assert len(told["titles"].lines) == len(outlook.own_titles(s, seat))
    assert len(told["offers"].lines) == len(view.offers)
    assert [section.name for section in GAME.text.odds(view, seat, speaker(lang))] == [
        "attacks",
        "threats",
        "reach",
        "score",
    ]


def test_an_english_position_reads_sensibly() -> None:
    start = {
        "players": {"p1": {"titles": ["CAN", "FWG"], "stock": {"water": 2}, "eu": 30}, "p2": {"titles": ["USA"]}},
        "titles": {"CAN": {"units": [1, 1, 1, 1, 0], "level": 1, "agents": {"p2": 2}}},
    }
    s = begin(GAME, new_header(GAME, 2, {}, start))
    told = {part.name: part.lines for part in GAME.text.portrait(GAME.rules.view(s, 0), 0, speaker("en"))}
    assert told["turn"] == [
        "Round 2: it is the turn of Ann.",
        "CR points, victory mark 150: Ann 7 (143 to go), Ben 4 (146 to go).",
    ]
    assert told["you"][0] == "30 EU and 7 CR points. Personal Stock: Water 2."
    assert told["titles"] == [
        "Canada (CAN), value 3, Developed but suspended: Water 1, Food 1, Energy 1, UCP 1, NS-Unit 0. "
        "The suspended level lacks NS-Unit 1. Agents: Ben 2.",
        "Fresh Water Guild (FWG), value 4, Guild: Water 15 in stock; others pay 5 EU a unit.",
    ]
    assert told["hand"] == ["You hold no cards."]


def test_spectators_are_told_what_all_may_know() -> None:
    s = middle()
    for lang in LANGUAGES:
        names = [section.name for section in GAME.text.portrait(GAME.rules.view(s, None), None, speaker(lang))]
        assert not {"you", "titles", "hand", "missions"} & set(names)
        assert "territories" in names


@pytest.mark.parametrize(
    "options",
    [{}, {"hidden_cash": True, "teams": 2}, {"allow_retreat": True, "sma": "both", "sma_foreign_units": True}],
)
def test_everything_can_be_told_of_every_answer(options: dict[str, Any]) -> None:
    """Parts, odds, details and warnings, in both languages, at every kind of question a random game asks."""
    speakers = [speaker(lang) for lang in LANGUAGES]
    questions: Counter[str] = Counter()
    seats = 4 if "teams" in options else 3
    for s in chain.from_iterable(positions(seed, seats, 1, 900, **options) for seed in (9, 19, 29)):
        seat, view = asked(s)
        key = view.question(seat).key
        questions[key] += 1
        if questions[key] > 4 and s.turns % 20:
            continue
        for told in speakers:
            for part in (
                GAME.text.portrait(view, seat, told) + GAME.text.odds(view, seat, told) if questions[key] < 3 else []
            ):
                assert all(line.strip() for line in part.lines)
            for action in view.options(seat) + view.interjections(seat):
                assert isinstance(GAME.text.detail(view, seat, action, told), str)
                assert isinstance(GAME.text.warning(view, seat, action, told), str)
    assert {"option-phase", "roll", "deploy"} <= set(questions)


def test_nothing_hidden_is_told() -> None:
    """What a seat is told of a position and of one imagined from its view are the same."""
    random = Random(3)
    for s in positions(10, 3, 40, 900, hidden_cash=True):
        seat, view = asked(s)
        other = GAME.rules.imagine(view, lambda weights: weighted(random, weights))
        again = GAME.rules.view(other, seat)
        assert GAME.rules.queries(again, seat) == GAME.rules.queries(view, seat)
        assert GAME.text.portrait(again, seat, speaker("en")) == GAME.text.portrait(view, seat, speaker("en"))


def test_a_deal_changes_the_scores_as_told() -> None:
    closed = 0
    words = GAME.edition.names(edition_of(GAME))["title"]
    for s in positions(11, 3, 1, 900):
        seat, view = asked(s)
        for offer in view.options(seat):
            if not isinstance(offer, Propose):
                continue
            told = points_after(view, legs_of(view, seat, offer))
            effects = GAME.text.effects(view, seat, offer)
            assert effects is not None
            assert effects["refusal"] is None
            other = next(row[0] for row in offer.terms if row[0] != seat)
            trial = s.copy()
            trial.play_checked(seat, offer)
            answer = Accept(trial.offer_number, ())
            before = [side.points for side in trial.sides]
            trial.play_checked(other, answer)
            assert [side.points - was for side, was in zip(trial.sides, before, strict=True)] == told
            for name, effect in effects["sides"].items():
                side = trial.sides[int(name[1:]) - 1]
                assert [effect["points"][1], effect["eu"][1]] == [side.points, side.eu]
                for title, (_, levels) in effect["levels"].items():
                    assert trial.active[words.index(title)] == levels
            closed += any(told)
    assert closed


def test_warnings_name_what_is_at_stake() -> None:
    words = GAME.edition.names(edition_of(GAME))["title"]
    start = {
        "moment": "landing",
        "players": {"p1": {"titles": ["CAN", "DEU"], "field": "USA", "eu": 3, "points": 20}, "p2": {"titles": ["USA"]}},
        "titles": {"CAN": {"units": [1, 1, 1, 1, 1], "level": 1}, "USA": {"units": [2, 2, 2, 2, 2], "level": 2}},
    }
    s = begin(GAME, new_header(GAME, 2, {}, start))
    view, told = GAME.rules.view(s, 0), speaker("en")
    pay = next(action for action in s.options(0) if not isinstance(action, Attack))
    attack = Attack(words.index("CAN"), words.index("USA"))
    assert GAME.text.warning(view, 0, attack, told) == (
        "You win this attack with only 1.7 %. If you lose, Canada goes to Ben: 8 CR points, the units there "
        "(Water 1, Food 1, Energy 1, UCP 1, NS-Unit 1), all Agents, and 1 ED."
    )
    assert GAME.text.detail(view, 0, attack, told).endswith("d6 of Ben: 1.7 %")
    assert GAME.text.warning(view, 0, pay, told) == "You owe 65 EU and have 3: 13 CR points will be sold."


@pytest.mark.parametrize(("own", "theirs", "wins"), [(8, 8, 2), (12, 8, 2), (8, 12, 2), (10, 10, 3)])
def test_the_chance_of_cleaning_house_is_exact(own: int, theirs: int, wins: int) -> None:
    random = Random(7)
    won = 0
    for _ in range(20000):
        score = [0, 0]
        while max(score) < wins:
            mine, yours = random.randint(1, own), random.randint(1, theirs)
            if mine != yours:
                score[mine < yours] += 1
        won += score[0] == wins
    assert won / 20000 == pytest.approx(float(cleaning_chance(own, theirs, wins)), abs=0.015)


def test_every_label_is_used() -> None:
    folder = Path(str(portrait.__file__)).parent
    others = [file for file in sorted(folder.glob("*.py")) if file.name not in ("portrait.py", "inquiries.py")]
    files = [folder / "portrait.py", *others]
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    listed = source[source.index("LABELS = (") : source.index('"""The messages used here')]
    rest = source.replace(listed, "").replace("'", '"')
    assert [label for label in portrait.LABELS if f'"{label}"' not in rest] == []
    assert games.load("globopolis").labels[: len(portrait.LABELS)] == portrait.LABELS


@pytest.mark.parametrize(
    ("lang", "bare", "chosen"),
    [
        ("en", "Accept offer 2", "Accept offer 2 (cards you choose to give: {card})"),
        ("de", "Angebot 2 annehmen", "Angebot 2 annehmen (selbst gewählte Karten: „{card}“)"),
    ],
)
def test_an_empty_list_is_not_spoken_of(lang: str, bare: str, chosen: str) -> None:
    speaker = speaker_for(GAME, edition_of(GAME), lang, PLAYERS)
    assert speaker.action(Accept(2, ())) == bare
    assert speaker.action(Accept(2, ((0,),))) == chosen.format(card=speaker.titles["card"][0])
