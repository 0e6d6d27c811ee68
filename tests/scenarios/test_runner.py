"""The scenario runner itself: what it lets pass, what it fails, what it refuses as a typo."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meridian.core.errors import BadInput
from meridian.scenarios.check import check, check_file, find
from meridian.scenarios.scenario import ExpectationFailed, read_cases, read_one

HEAD = """
title = "A Build in an empty Area"
game = "global-domination"
clauses = ["GD-083"]
[position.players.p1]
hand = ["domination", "domination"]
"""

STEP = """
[[step]]
play = ["p1 build domination", "p1 build-in USA"]
"""


def run(text: str) -> None:
    check(read_one(text, "here.toml"))


def test_a_scenario_that_holds() -> None:
    run(HEAD + STEP + '[step.state]\n"areas.USA" = "p1 struggling"')


def test_clauses_must_be_cited() -> None:
    with pytest.raises(ExpectationFailed, match="GD-143 declared, but cited by no fact"):
        run(HEAD.replace("GD-083", "GD-143") + STEP + '[step.state]\n"areas.USA" = "p1 struggling"')


@pytest.mark.parametrize(
    ("expectation", "complaint"),
    [
        ('facts = ["force-placed p1 CAN"]', "step 1: facts: 'force-placed p1 CAN' did not happen"),
        ('never = ["force-placed p1"]', "step 1: never: 'force-placed p1 USA' happened"),
        ('asked = ["p2"]', r"asked: \['p1'\], expected \['p2'\]"),
        ('question = "use-card"', "question: 'spend-builds', expected 'use-card'"),
        ('offers = { p1 = ["build-in XXX"] }', "there is no area 'XXX'"),
        ('lacks = { p1 = ["done"] }', "'done' is among the options"),
        ('[step.state]\n"areas.USA" = "p1 full"', "areas.USA is 'p1 struggling', expected 'p1 full'"),
        ('[step.state]\n"players.p1.hand.#" = 2', "players.p1.hand.# is 1, expected 2"),
        ('[step.view.p2]\n"players.p1.hand" = ["domination"]', r"view of p2: players.p1.hand is \['\?'\]"),
        ('[[step.refused]]\nplay = "p1 build-in CAN"\nbecause = "area-occupied"', "'p1 build-in CAN' is legal"),
        ('[[step.refused]]\nplay = "p1 pass"\nbecause = "area-occupied"', "because 'not-now', expected"),
        ('chances = { "draw domination" = 1 }', "chances: {}, expected"),
    ],
)
def test_what_does_not_hold_is_told(expectation: str, complaint: str) -> None:
    with pytest.raises((ExpectationFailed, BadInput), match=complaint):
        run(HEAD + STEP + expectation)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("title = ", "here.toml:1: not TOML"),
        (HEAD + "[[stepp]]", "here.toml:7: 'stepp' is unknown; did you mean step"),
        (HEAD + STEP + "exspect = 1", "here.toml:10: step 1: 'exspect' is unknown"),
        (HEAD + STEP, "expects something"),
        (HEAD + STEP.replace("build-in", "bild-in") + "asked = []", "no action 'bild-in'; did you mean build-in"),
        (HEAD + STEP.replace("USA", "UAS") + "asked = []", "no area 'UAS'; did you mean USA"),
        (HEAD + STEP.replace('"p1 build d', '"p9 build d') + "asked = []", "'p9' is not p1 to p3"),
        (HEAD + STEP + 'facts = ["force-plased p1 USA"]', "no fact 'force-plased'; did you mean force-placed"),
        (HEAD.replace("GD-083", "GD-999") + STEP + "asked = []", "GD-999 is not in the rule book"),
        (HEAD.replace("global-d", "globel-d") + STEP + "asked = []", "no game 'globel-domination'; did you mean"),
        (HEAD.replace("hand", "hant") + STEP + "asked = []", "players.p1.hant is unknown; did you mean hand"),
        (HEAD.replace('"domination", ', '"dominatio", ') + STEP + "asked = []", "did you mean domination"),
    ],
)
def test_typos_are_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        run(text)


def test_what_cannot_go_two_ways_plays_itself_and_nothing_else() -> None:
    """An open chance is never decided by luck: the runner stops there."""
    text = """
title = "Draws from two kinds must be told"
game = "global-domination"
clauses = ["GD-018"]
players = 2
[position]
moment = "start"
[position.players.p1]
logistics = 1
deck = ["domination", "insurgents"]
[[step]]
asked = ["chance"]
chances = { "draw domination" = 1, "draw insurgents" = 1 }
[[step]]
play = ["chance draw insurgents"]
[step.state]
"players.p1.hand" = ["insurgents"]
"""
    run(text)


def test_files_are_found_and_named(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    path = tmp_path / "a" / "b.toml"
    path.write_text(HEAD + STEP + 'asked = ["p2"]', encoding="utf-8")
    assert find([tmp_path]) == [path]
    assert check_file(path)[0].line.startswith(f"{path}:10: step 1: asked")
    with pytest.raises(BadInput, match="no such file"):
        find([tmp_path / "none"])


def test_examples_of_the_document_hold() -> None:
    text = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    examples = [
        block for block in re.findall(r"^```toml\n(.*?)^```", text, re.DOTALL | re.MULTILINE) if "title" in block
    ]
    assert len(examples) >= 4
    for example in examples:
        for _, scenario in read_cases(example, "scenarios.md"):
            check(scenario)


@pytest.mark.parametrize(
    ("expectation", "complaint"),
    [
        ('exactly = { "force-placed p1" = 2 }', "exactly: 'force-placed p1' happened 1 times, expected 2"),
        ('exactly = { "force-placed p1" = 0 }', "0 times; what does not happen stands in never"),
        ('exactly = { "force-plaecd" = 1 }', "there is no fact 'force-plaecd'; did you mean force-placed"),
        ('exactly = { "force-placed p9" = 1 }', "there is no player p9"),
        ("exactly = {}", "exactly: nothing is expected here"),
        ('exactly = { "force-placed" = "1" }', "exactly"),
    ],
)
def test_a_count_of_facts_can_fail(expectation: str, complaint: str) -> None:
    with pytest.raises((ExpectationFailed, BadInput), match=complaint):
        run(HEAD + STEP + expectation)


def test_a_count_of_facts_holds() -> None:
    run(HEAD + STEP + 'exactly = { "force-placed p1 USA" = 1, "force-placed" = 1 }')


DATA = 'title = "Regions"\ngame = "global-domination"\nclauses = ["GD-092"]\n[data]\n'


def test_part_of_a_table_of_data_is_compared() -> None:
    run(DATA + '"areas_per_region.asia" = 3\n"areas_per_region.#" = 6')


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ('"areas_per_region.asia" = 4', "data: areas_per_region.asia is 3, expected 4"),
        ('"areas_per_region.aisa" = 3', "there is no areas_per_region.aisa; did you mean asia"),
        ('"areas_per_regoin.asia" = 3', "'areas_per_regoin' is unknown; did you mean areas_per_region"),
        ('"seas_in_a_region.asia" = 3', "nothing stands below it"),
    ],
)
def test_part_of_a_table_of_data_can_fail(line: str, complaint: str) -> None:
    with pytest.raises((ExpectationFailed, BadInput), match=complaint):
        run(DATA + line)
